import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Job, MutantOutcome } from './runner.ts';

/** The verdict is undefined after a stop from outside. */
export type MutantVerdict = MutantOutcome | 'timeout' | undefined;

export interface Runner {
  /** Runs one job at a time; the caller waits for the verdict before the next. */
  readonly run: (job: Job, limit: number) => Promise<MutantVerdict>;
  readonly end: () => void;
}

/** vitest may take this long to start on a busy machine. */
const START = 120_000;

/** Waits for the next message, or says why none came. */
const listen = <T>(from: ChildProcess, limit: number): Promise<T | 'timeout' | 'exit'> =>
  new Promise(done => {
    const finish = (answer: T | 'timeout' | 'exit'): void => {
      clearTimeout(timer);
      from.off('message', hear).off('exit', miss);
      done(answer);
    };
    const hear = (answer: unknown): void => finish(answer as T);
    const miss = (): void => finish('exit');
    const timer = setTimeout(() => finish('timeout'), limit);
    from.once('message', hear).once('exit', miss);
  });

/** Starts a process that runs tests, and restarts it after a mutant that made it hang or crash. */
export const startRunner = (
  copy: string,
  mode: 'probe' | 'mutate',
  env: Readonly<Record<string, string>> = {},
): Runner => {
  let child: ChildProcess | undefined;
  let isEnded = false;

  const kill = (): void => {
    child?.kill('SIGKILL');
    child = undefined;
  };

  const start = async (): Promise<ChildProcess> => {
    const started = fork(fileURLToPath(new URL('runner.ts', import.meta.url)), [copy, mode], {
      // A mutant must not fill the memory of the machine.
      execArgv: [...process.execArgv, '--max-old-space-size=1024'],
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // Ctrl-C is for the main process, which reports before it ends the others.
      detached: true,
    });
    child = started;
    const answer = await listen<string>(started, START);
    if (answer !== 'ready' && !isEnded) throw new Error(`vitest did not start: ${answer}`);
    return started;
  };

  return {
    run: async (job, limit) => {
      const ready = child?.connected ? child : await start();
      if (isEnded) return undefined;
      ready.send(job);
      const answer = await listen<MutantOutcome>(ready, limit);
      if (isEnded) return undefined;
      if (answer === 'timeout' || answer === 'exit') kill();
      return answer === 'exit' ? { ok: false, by: 'the process broke down' } : answer;
    },
    end: () => {
      isEnded = true;
      child?.kill('SIGKILL');
    },
  };
};
