import { countFates, type MutantResult } from './report.ts';

const WIDTH = 20;

const showTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Shows on one line how many mutants are done, their fates, and the remaining time at this rate. */
export const showProgress = (
  results: readonly MutantResult[],
  all: number,
  worked: number,
  longest: number,
): string => {
  const done = results.length;
  const { killed, timeout, survived, unreached } = countFates(results);
  const filled = all === 0 ? WIDTH : Math.floor((WIDTH * done) / all);
  const bar = '#'.repeat(filled) + '-'.repeat(WIDTH - filled);
  const rest = Math.min(done === 0 ? Infinity : (worked / done) * (all - done), longest);
  const left = Number.isFinite(rest) ? `${showTime(Math.max(0, rest))} left` : 'starting';
  return `[${bar}] ${done}/${all}  killed ${killed + timeout}  survived ${survived + unreached}  ${left}`;
};

/** Redraws one line on a terminal, and elsewhere prints one every half minute; returns a function that stops it. */
export const keepShowing = (line: () => string): (() => void) => {
  const { stdout } = process;
  const timer = setInterval(
    () => (stdout.isTTY ? stdout.write(`\r\u001B[K${line()}`) : console.log(line())),
    stdout.isTTY ? 200 : 30_000,
  );
  return () => {
    clearInterval(timer);
    if (stdout.isTTY) stdout.write(`\r\u001B[K`);
  };
};
