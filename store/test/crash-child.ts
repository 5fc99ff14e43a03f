/**
 * Writes into a store as fast as it can until it is killed, and prints each confirmed write at once as a line with
 * match and version. Its argument is the address of the store.
 */
import { writeSync } from 'node:fs';
import { openStore, type Store } from '../src/index.ts';

/** The matches into which it writes. */
export const MATCHES = Array.from({ length: 20 }, (_, i) => `m${i}`);

const tableOf = (match: string): string => `T${match}`;

const play = async (store: Store, match: string): Promise<void> => {
  const table = tableOf(match);
  let head = await store.readHead(match);
  let version = head?.version ?? 0;
  let tableVersion = (await store.readTable(table))?.version ?? 0;
  for (let turn = 0; ; turn++) {
    const size = 1 + (turn % 3);
    const entries = Array.from({ length: size }, (_, i) =>
      JSON.stringify({ match, version: version + 1 + i }),
    );
    const next = version + size;
    const append = {
      t: 'append',
      match,
      table,
      after: version,
      entries,
      at: next,
      due: next,
      brief: `${next}`,
    } as const;
    const isRound = version === 0 || turn % 5 === 0;
    const written = await store.write(
      isRound
        ? [
            { t: 'table', id: table, after: tableVersion, doc: `${next}`, at: next, deletes: null },
            append,
            { t: 'snapshot', match, version: next, saved: `${next}` },
            { t: 'say', room: match, table, at: next, from: null, to: null, doc: `${next}` },
          ]
        : [append],
    );
    if (!written.ok) throw new Error(`conflict: ${JSON.stringify(written.error)}`);
    if (isRound) tableVersion++;
    version = next;
    writeSync(1, `${match} ${version}\n`);
  }
};

if (process.argv[1] === import.meta.filename) {
  const store = await openStore(process.argv[2]!, {
    onFatal: error => {
      writeSync(2, `${error.message}\n`);
      process.exit(3);
    },
  });
  await Promise.all(MATCHES.map(match => play(store, match)));
}
