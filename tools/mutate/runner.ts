/**
 * This process runs tests on request, with some sources replaced in memory. It is separate because a mutant may loop
 * for ever, and then only the end of the process stops its thread.
 */
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';

export interface Job {
  /** The sources by path that replace those on the disk. */
  readonly texts: Readonly<Record<string, string>>;
  /** The paths of test files in their order. */
  readonly tests: readonly string[];
}

export interface MutantOutcome {
  readonly ok: boolean;
  /** The first failed test, or the error that kept tests from running. */
  readonly by?: string;
}

/** Keeps the order of the job, which begins with the tests most likely to fail. */
class GivenOrder {
  sort(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}

let texts = new Map<string, string>();

const open = (root: string, isProbing: boolean): Promise<Vitest> =>
  createVitest(
    'test',
    {
      root,
      config: false,
      watch: false,
      include: ['**/*.test.ts'],
      reporters: [{}],
      silent: true,
      pool: 'threads',
      maxWorkers: 1,
      // One worker that loads the game once for all test files takes a third of the time; probing needs a worker for
      // each file.
      isolate: isProbing,
      ...(isProbing && { setupFiles: [fileURLToPath(new URL('reached.ts', import.meta.url))] }),
      bail: isProbing ? 0 : 1,
      testTimeout: 120_000,
      sequence: { sequencer: GivenOrder },
    },
    { cacheDir: '.cache/vite', plugins: [{ name: 'mutant', enforce: 'pre', load: id => texts.get(id) }] },
  );

const perform = async (vitest: Vitest, job: Job): Promise<MutantOutcome> => {
  const next = new Map(Object.entries(job.texts));
  for (const file of [...texts.keys(), ...next.keys()]) vitest.invalidateFile(file);
  texts = next;
  const project = vitest.getRootProject();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    job.tests.map(test => project.createSpecification(test)),
  );
  const [failed] = testModules.flatMap(module => [...module.children.allTests('failed')]);
  if (failed) return { ok: false, by: failed.fullName };
  const errors = [...testModules.flatMap(module => module.errors()), ...unhandledErrors];
  if (errors.length === 0) return { ok: true };
  const [error] = errors;
  return { ok: false, by: error instanceof Error ? error.message : JSON.stringify(error) };
};

// People on the same machine have priority.
setPriority(10);
const [, , root, mode] = process.argv;
if (root === undefined) throw new Error('runner.ts is started by pool.ts');
const vitest = await open(root, mode === 'probe');
await vitest.standalone();
process.on('disconnect', () => process.exit());
process.on('message', (job: Job) => {
  void perform(vitest, job).then(
    outcome => process.send!(outcome),
    (error: unknown) => process.send!({ ok: false, by: String(error) } satisfies MutantOutcome),
  );
});
process.send!('ready');
