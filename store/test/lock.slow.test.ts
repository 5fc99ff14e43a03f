import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sqlitePlace } from '../contract/index.ts';

test.each(['', '{"token":"x","pid":1,"began":"","place":"elsewhere"}'])(
  '[S21] a lock %j that nobody touches is taken over after a while',
  async text => {
    const place = await sqlitePlace();
    writeFileSync(`${place.file}.pid`, text);
    const store = await place.open();
    expect(await store.tables('', 9)).toEqual([]);
    await store.close();
    await place.remove();
  },
);
