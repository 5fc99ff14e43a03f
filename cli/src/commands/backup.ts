import { defineCommand } from 'citty';
import { rejectInput, BadInput } from '../input/bad.ts';
import { json } from '../input/flags.ts';
import { outJson, type Io } from '../output/io.ts';
import { countNouns } from '../output/text.ts';

const store = {
  type: 'string',
  description: 'postgres://… or the path of a SQLite file',
  valueHint: 'address',
} as const;

const addressOf = (given: string | undefined): string =>
  given ?? rejectInput('--store is missing: postgres://… or the path of a SQLite file');

/** The library of the store takes a moment to load, so only the commands that need it load it. */
const openTarget = async (address: string) => {
  const library = await import('@tavola/store');
  try {
    return { library, place: await library.openStore(address) };
  } catch (error) {
    return rejectInput(`--store cannot be opened: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** What the system says about a file, in one sentence; our own complaints stay as they are. */
const complain = (file: string, error: unknown): never => {
  if (error instanceof BadInput) throw error;
  return rejectInput(`${file}: ${error instanceof Error ? error.message : String(error)}`);
};

export const backup = (io: Io) =>
  defineCommand({
    meta: {
      name: 'backup',
      description: 'Writes every table with its matches into one file, also while a server runs',
    },
    args: {
      file: { type: 'positional', required: true, description: 'the file to write; it holds secrets' },
      store,
      json,
    },
    run: async ({ args }) => {
      const address = addressOf(args.store);
      const { backUpAddress } = await import('@tavola/store');
      try {
        const { tables } = await backUpAddress(address, args.file);
        if (args.json) outJson(io, { tables });
        else io.out(`${countNouns(tables, 'table')} in ${args.file}\n`);
        return 0;
      } catch (error) {
        return complain(args.file, error);
      }
    },
  });

export const restore = (io: Io) =>
  defineCommand({
    meta: { name: 'restore', description: 'Puts a backup into an empty store, of whatever kind' },
    args: {
      file: { type: 'positional', required: true, description: 'what backup has written' },
      store,
      json,
    },
    run: async ({ args }) => {
      const { library, place } = await openTarget(addressOf(args.store));
      try {
        const restored = await library.restore(place, args.file);
        if (!restored.ok) {
          const { line, message } = restored.error;
          return rejectInput(`${args.file}: ${line === undefined ? '' : `line ${line}: `}${message}`);
        }
        const { tables } = restored.value;
        if (args.json) outJson(io, { tables });
        else io.out(`${countNouns(tables, 'table')} from ${args.file}\n`);
        return 0;
      } catch (error) {
        return complain(args.file, error);
      } finally {
        await place.close();
      }
    },
  });
