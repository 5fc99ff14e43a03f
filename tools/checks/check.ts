/** `npm run check`: all that must hold before a commit. `npm test` adds `--slow`, which may take minutes. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Display } from './display.ts';
import type { StepProgress } from './progress.ts';
import { run } from './run.ts';
import { allSteps, type CheckStep } from './steps.ts';
import { add, countProgress, countTests, type NotedTally, type TestTally } from './tally.ts';

const ci = process.env['CI'] === 'true';
const steps = allSteps.filter(step => process.argv.includes('--slow') || !step.slow);
const display = new Display();

let total: TestTally = { passed: 0, failed: 0, skipped: 0 };
/** The running steps and how far each has come. */
const running = new Map<CheckStep, StepProgress>();

const perform = async (step: CheckStep): Promise<TestTally> => {
  // A report of an earlier run must not be counted.
  if (step.report) rmSync(step.report, { force: true });
  display.start(step.name);
  running.set(step, {});
  const { ok, output, seconds } = await run(step.command, step.limit, progress => {
    running.set(step, { ...running.get(step), ...progress });
    display.update(step.name, progress);
  });
  const { notes, ...tally }: NotedTally = step.report
    ? countTests(step.report, ok, ci, running.get(step))
    : { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, notes: [] };
  running.delete(step);
  const mark = tally.failed === 0 ? 'ok  ' : 'FAIL';
  const count = step.report ? `  ${tally.passed} passed, ${tally.failed} failed` : '';
  const lines = [`${mark} ${step.name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s${count}`];
  for (const note of notes) lines.push(`     ${note}`);
  // A message goes on as long as its lines are indented.
  const messages = output.trim().split(/\n(?=\S)/);
  const shownOutput = (step.once ? [...new Set(messages)] : messages).join('\n');
  if (tally.failed > 0) lines.push(`\n$ ${step.command}\n${shownOutput}\n`);
  display.finish(step.name, lines);
  return tally;
};

/** Writes the file from which test.mjs prints the last line, even if this program breaks. */
const writeTally = (tally: TestTally): void => {
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/tally.json', JSON.stringify(tally));
};

/** Somebody who ends the run from outside learns what it has found so far. */
const countUnfinished = (): void => {
  display.close();
  for (const [step, progress] of running) {
    const { notes, ...tally } = countProgress(progress);
    total = add(total, tally);
    console.log(`FAIL ${step.name} was ended  ${tally.passed} passed, ${tally.failed} failed`);
    for (const note of notes) console.log(`     ${note}`);
  }
  writeTally(total);
};
// run.ts ends the running steps and then this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.prependOnceListener(signal, countUnfinished);

const started = Date.now();
const waiting = [...steps];
const failed: string[] = [];
const worker = async (): Promise<void> => {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const tally = await perform(step);
    total = add(total, tally);
    if (tally.failed > 0) failed.push(step.name);
  }
};
await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, worker));
display.close();

writeTally(total);
const seconds = ((Date.now() - started) / 1000).toFixed(1);
console.log(
  failed.length === 0
    ? `all steps passed after ${seconds} s`
    : `failed after ${seconds} s: ${failed.join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
