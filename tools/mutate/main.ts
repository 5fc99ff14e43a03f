/** `npm run mutate -- games/NAME/rules`: changes the rules a little, one place at a time, and tells which changes no test notices. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseSources, shuffle } from './choose.ts';
import { copyTree, listFiles, readSource } from './copy.ts';
import { applyMutant, findMutants, type Mutant } from './changes/mutants.ts';
import { readOptions, USAGE, type MutationOptions } from './options.ts';
import { startRunner, type Runner } from './pool.ts';
import { addProbes, probeAround, type Probe } from './changes/probes.ts';
import { keepShowing, showProgress } from './progress.ts';
import { reportJson, showReport, type MutantResult } from './report.ts';
import { prepareTests } from './tests.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** This is long enough even for a machine with other work. */
const PROBING = 600_000;
const LEAST = 5000;
const TIMES = 4;

/** Aborted by Ctrl-C, after which the report shows the results so far. */
const runners = new Set<Runner>();
let isStopped = false;
/** One press arrives more than once, from the terminal and from npm. */
const stop = (): void => {
  isStopped = true;
  process.exitCode = 130;
  for (const runner of runners) runner.end();
};

const open = (...args: Parameters<typeof startRunner>): Runner => {
  const runner = startRunner(...args);
  runners.add(runner);
  return runner;
};

/** Writes the prepared tests into the copy, and returns their paths there and the omitted tests. */
const writeTests = (copy: string, paths: readonly string[]): { tests: string[]; skipped: string[] } => {
  const tests: string[] = [];
  const skipped: string[] = [];
  for (const path of paths) {
    const prepared = prepareTests(path, readSource(copy, path));
    skipped.push(...prepared.skipped);
    if (prepared.text === undefined) continue;
    writeFileSync(join(copy, path), prepared.text);
    tests.push(join(copy, path));
  }
  return { tests, skipped };
};

interface Plan {
  readonly copy: string;
  readonly mutants: readonly Mutant[];
  readonly sources: ReadonlyMap<string, string>;
  readonly tests: readonly string[];
}

/** Lists the test files that reach a mutant, with those first that reach most of its file. */
type Reach = (mutant: Mutant) => string[];

const findReach = async ({ copy, sources, tests }: Plan): Promise<Reach> => {
  const probes = new Map<string, readonly Probe[]>();
  const texts: Record<string, string> = {};
  let count = 0;
  for (const [file, source] of sources) {
    const probed = addProbes(source, count);
    count += probed.probes.length;
    probes.set(file, probed.probes);
    texts[join(copy, file)] = probed.text;
  }
  const log = join(copy, 'reached.jsonl');
  const runner = open(copy, 'probe', { MUTATE_REACHED: log });
  const verdict = await runner.run({ texts, tests }, PROBING);
  runner.end();
  if (verdict === undefined) return () => [];
  if (verdict === 'timeout' || !verdict.ok)
    throw new Error(`tests fail without any mutant: ${verdict === 'timeout' ? verdict : verdict.by}`);
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  const reached = lines.map(line => JSON.parse(line) as { test: string; reached: number[] });
  const sets = reached.map(({ test, reached: numbers }) => ({ test, numbers: new Set(numbers) }));
  return ({ file, start, end }) => {
    const own = probes.get(file) ?? [];
    const around = probeAround(own, start, end);
    const share = (numbers: ReadonlySet<number>): number =>
      own.filter(probe => numbers.has(probe.number)).length;
    return sets
      .filter(({ numbers }) => around !== undefined && numbers.has(around.number))
      .toSorted((a, b) => share(b.numbers) - share(a.numbers))
      .map(({ test }) => test);
  };
};

const judge = async (runner: Runner, plan: Plan, mutant: Mutant, tests: string[], limit: number) => {
  const source = plan.sources.get(mutant.file)!;
  const texts = { [join(plan.copy, mutant.file)]: applyMutant(source, mutant) };
  return runner.run({ texts, tests }, limit);
};

/** Tests all mutants and adds each result to the list as it comes. */
const testMutants = async (
  plan: Plan,
  reach: Reach,
  results: MutantResult[],
  workers: number,
  ends: number,
): Promise<void> => {
  const waiting = [...plan.mutants];
  const work = async (): Promise<void> => {
    if (isStopped) return;
    const runner = open(plan.copy, 'mutate');
    const whole = { texts: {}, tests: plan.tests };
    await runner.run(whole, PROBING);
    const before = Date.now();
    const verdict = await runner.run(whole, PROBING);
    if (verdict !== undefined && (verdict === 'timeout' || !verdict.ok))
      throw new Error('tests fail without any mutant when they share a process');
    const limit = LEAST + TIMES * (Date.now() - before);
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      if (isStopped || Date.now() >= ends) break;
      const tests = reach(mutant);
      if (tests.length === 0) {
        results.push({ mutant, fate: 'unreached' });
        continue;
      }
      const fate = await judge(runner, plan, mutant, tests, limit);
      if (fate === undefined) break;
      if (fate === 'timeout') results.push({ mutant, fate });
      else if (fate.ok) results.push({ mutant, fate: 'survived' });
      else results.push({ mutant, fate: 'killed', ...(fate.by !== undefined && { by: fate.by }) });
    }
    runner.end();
  };
  await Promise.all(Array.from({ length: workers }, work));
};

const main = async (options: MutationOptions): Promise<void> => {
  const started = Date.now();
  const paths = listFiles(root);
  const chosen = chooseSources(paths, options);
  const copy = copyTree(root, paths);
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  const testPaths = paths.filter(path => path.startsWith(`${options.folder}/`) && path.endsWith('.test.ts'));
  const { tests, skipped } = writeTests(copy, testPaths);
  const sources = new Map(chosen.map(path => [path, readSource(copy, path)]));
  const all = [...sources].flatMap(([file, source]) => findMutants(file, source));
  const mutants = shuffle(all, options.seed).slice(0, options.sample);
  console.log(
    `${mutants.length} of ${all.length} mutants, ${tests.length} test files; left out as they prove no rule:`,
  );
  for (const title of skipped) console.log(`  ${title}`);
  const results: MutantResult[] = [];
  const ends = started + options.seconds * 1000;
  let began = started;
  const show = keepShowing(() => {
    const now = Date.now();
    return showProgress(results, mutants.length, (now - began) / 1000, (ends - now) / 1000);
  });
  try {
    const plan = { copy, mutants, sources, tests };
    const reach = await findReach(plan);
    began = Date.now();
    await testMutants(plan, reach, results, options.workers, ends);
  } finally {
    show();
    for (const runner of runners) runner.end();
  }
  console.log(`\n${showReport(results, all.length)}`);
  if (options.json !== undefined) writeFileSync(options.json, reportJson(results, all.length, skipped));
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
try {
  await main(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(USAGE);
  process.exitCode = 2;
}
