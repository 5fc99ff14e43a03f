/**
 * `npm run test:soak -- --times 10 --busy`: runs the browser and slow tests again and again, with `--busy` beside a load
 * on all cores, and prints how often each test failed. Words after the options choose test files, as with vitest.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Display } from './display.ts';
import { countFailures, listFailures } from './failures.ts';
import type { Failure, StepProgress } from './progress.ts';
import { run } from './run.ts';
import { allSteps, type CheckStep } from './steps.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '10' }, busy: { type: 'boolean', default: false } },
});
const times = Number(values.times);
if (!Number.isInteger(times) || times < 1 || times > 1000) {
  console.error(`--times takes a whole number from 1 to 1000, not ${values.times}`);
  process.exit(2);
}

const steps = allSteps.filter(step => step.slow && step.report !== undefined);
const failures: Failure[] = [];
const load: ChildProcess[] = [];
const startedMs = Date.now();
let runs = 0;

const endLoad = (): void => {
  for (const child of load.splice(0)) child.kill('SIGKILL');
};

const printSummary = (): void => {
  const counted = countFailures(failures);
  for (const { test, times: often, message } of counted)
    console.log(`${String(often).padStart(4)} of ${runs}  ${test}\n             ${message}`);
  const minutes = ((Date.now() - startedMs) / 60_000).toFixed(1);
  const kind = values.busy ? 'busy ' : '';
  console.log(`${runs} ${kind}runs in ${minutes} min: ${counted.length} tests failed at least once`);
};

process.once('exit', endLoad);
// run.ts ends the running step and then this process.
process.prependOnceListener('SIGINT', printSummary);

const display = new Display();
if (values.busy)
  for (let core = 0; core < availableParallelism(); core += 1)
    load.push(spawn(process.execPath, ['-e', 'for (;;) {}'], { stdio: 'ignore' }));

const perform = async (step: CheckStep, label: string): Promise<void> => {
  display.start(step.name);
  const command = [step.command, '--passWithNoTests', ...positionals].join(' ');
  const report = step.report ?? '';
  // A report of an earlier run must not be counted.
  rmSync(report, { force: true });
  let told: StepProgress = {};
  const { ok, seconds } = await run(command, step.limit, progress => {
    told = { ...told, ...progress };
    display.update(step.name, progress);
  });
  const found = listFailures(report, ok, told);
  failures.push(...found);
  display.finish(step.name, [
    `${found.length === 0 ? 'ok  ' : 'FAIL'} ${label} ${step.name} ${seconds.toFixed(0)} s`,
    ...found.map(failure => `     ${failure.test}\n     ${failure.message}`),
  ]);
};

for (let round = 1; round <= times; round += 1) {
  await Promise.all(steps.map(step => perform(step, `${round}/${times}`)));
  runs = round;
}
display.close();
endLoad();
printSummary();
process.exitCode = failures.length === 0 ? 0 : 1;
