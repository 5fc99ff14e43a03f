import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

export interface MutationOptions {
  /** The folder whose sources are mutated and whose tests run, as `games/NAME/rules`. */
  readonly folder: string;
  /** Names or paths within the folder; none means all. */
  readonly files: readonly string[];
  readonly sample: number;
  readonly seed: number;
  readonly seconds: number;
  readonly workers: number;
  readonly json: string | undefined;
}

export const USAGE = `npm run mutate -- <folder> [options]
  --files a.ts,b.ts   only these files of the folder
  --sample N          N mutants, drawn by the seed
  --seed N            1 if not given
  --seconds N         stop after so long and report what is done
  --workers N         processes that run tests, one for each core if not given
  --json FILE         write all mutants and what became of them`;

const toNumber = (name: string, given: string | undefined, absent: number): number => {
  if (given === undefined) return absent;
  const number = Number(given);
  if (!Number.isSafeInteger(number) || number < 1) throw new Error(`--${name} is a whole number from 1 on`);
  return number;
};

/** Throws with a sentence for people if the arguments are invalid. */
export const readOptions = (args: readonly string[]): MutationOptions => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      files: { type: 'string', multiple: true, default: [] },
      sample: { type: 'string' },
      seed: { type: 'string' },
      seconds: { type: 'string' },
      workers: { type: 'string' },
      json: { type: 'string' },
    },
  });
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) throw new Error('exactly one folder is expected');
  return {
    folder: folder.replace(/^[.]\/|\/+$/g, ''),
    files: values.files.flatMap(names => names.split(',')).filter(name => name !== ''),
    sample: toNumber('sample', values.sample, Infinity),
    seed: toNumber('seed', values.seed, 1),
    seconds: toNumber('seconds', values.seconds, Infinity),
    workers: toNumber('workers', values.workers, availableParallelism()),
    json: values.json,
  };
};
