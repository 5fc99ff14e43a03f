import { openStore, type Store } from '@tavola/store';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { desk } from '../../test/desk.ts';

const here = desk();
afterAll(here.remove);
const { path } = here;
const command = (line: string) => here.run(...line.split(' '));
/** Closed with the test, well or not. */
const opened = async (address: string): Promise<Store> => {
  const store = await openStore(address);
  onTestFinished(() => store.close().catch(() => undefined));
  return store;
};

test('a backup is taken while a server has the file open', async () => {
  const address = path('running.sqlite');
  const store = await opened(address);
  await store.write([{ t: 'table', id: 'T', after: 0, doc: '{"x":1}', at: 1, deletes: null }]);
  const file = path('running.jsonl');
  expect(await command(`backup ${file} --store ${address}`)).toMatchObject({ code: 0 });
  // It goes on meanwhile, and can be asked again.
  expect(await store.write([{ t: 'table', id: 'U', after: 0, doc: '{}', at: 1, deletes: null }])).toEqual({
    ok: true,
    value: [1],
  });
  expect(await command(`backup ${path('no/such/folder.jsonl')} --store ${address}`)).toMatchObject({
    code: 2,
  });
  expect(await command(`backup ${file} --store ${address}`)).toMatchObject({ code: 0 });
  await store.close();
  expect(await command(`restore ${file} --store ${path('copy.sqlite')}`)).toMatchObject({ code: 0 });
  const copy = await opened(path('copy.sqlite'));
  expect(await copy.listTableIds('', 10)).toEqual(['T', 'U']);
  await copy.close();
});

test('a backup of one store is restored into another, once', async () => {
  const store = await opened(path('one.sqlite'));
  await store.write([{ t: 'table', id: 'T', after: 0, doc: '{"x":1}', at: 1, deletes: null }]);
  await store.close();
  const file = path('all.jsonl');
  expect(await command(`backup ${file} --store ${path('one.sqlite')}`)).toMatchObject({ code: 0 });
  expect(await command(`restore ${file} --store ${path('two.sqlite')}`)).toMatchObject({ code: 0 });
  const other = await opened(path('two.sqlite'));
  expect((await other.readTable('T'))!.doc).toBe('{"x":1}');
  await other.close();
  expect(await command(`restore ${file} --store ${path('two.sqlite')}`)).toMatchObject({ code: 2 });
  expect(await command(`restore ${path('none')} --store ${path('three.sqlite')}`)).toMatchObject({
    code: 2,
  });
  expect(await command(`backup ${file}`)).toMatchObject({ code: 2 });
});
