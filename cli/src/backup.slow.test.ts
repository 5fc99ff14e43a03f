import { openStore } from '@tavola/store';
import { afterAll, expect, test } from 'vitest';
import { desk } from '../test/desk.ts';

const here = desk();
afterAll(here.remove);
const { path } = here;
const command = (line: string) => here.run(...line.split(' '));

test('a backup of one store is restored into another, once', async () => {
  const store = await openStore(path('one.sqlite'));
  await store.write([{ t: 'table', id: 'T', after: 0, doc: '{"x":1}', at: 1, deletes: null }]);
  await store.close();
  const file = path('all.jsonl');
  expect(await command(`backup ${file} --store ${path('one.sqlite')}`)).toMatchObject({ code: 0 });
  expect(await command(`restore ${file} --store ${path('two.sqlite')}`)).toMatchObject({ code: 0 });
  const other = await openStore(path('two.sqlite'));
  expect((await other.table('T'))!.doc).toBe('{"x":1}');
  await other.close();
  expect(await command(`restore ${file} --store ${path('two.sqlite')}`)).toMatchObject({ code: 2 });
  expect(await command(`restore ${path('none')} --store ${path('three.sqlite')}`)).toMatchObject({
    code: 2,
  });
  expect(await command(`backup ${file}`)).toMatchObject({ code: 2 });
});
