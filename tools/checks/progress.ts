/** How far a step of `npm test` has come: the step prints marked lines, and check.ts shows them. */

export interface Failure {
  readonly test: string;
  readonly message: string;
}

export interface StepProgress {
  /** The current activity, in a few words. */
  readonly doing?: string;
  readonly passed?: number;
  readonly failed?: number;
  /** How many tests are known; the number grows while files are being loaded. */
  readonly known?: number;
  /** The tests that have begun and not ended, or their files while these are loaded. */
  readonly running?: readonly string[];
  readonly failures?: readonly Failure[];
}

export interface RunningStep {
  readonly name: string;
  readonly startedMs: number;
  readonly progress: StepProgress;
}

/** Only a step that check.ts has started marks its lines, so that a vitest typed by hand stays quiet. */
export const PROGRESS_VARIABLE = 'CHECK_PROGRESS';
const MARK = '@progress ';

export const reportProgress = (progress: StepProgress): void => {
  if (process.env[PROGRESS_VARIABLE]) process.stdout.write(`\n${MARK}${JSON.stringify(progress)}\n`);
};

/** Splits what a step printed into its progress and everything else; the last line may still be incomplete. */
export const takeProgress = (
  output: string,
): { readonly rest: string; readonly progress: readonly StepProgress[] } => {
  const progress: StepProgress[] = [];
  const rest = output.replace(/\n?^@progress (.*)\n/gm, (line, json: string) => {
    try {
      progress.push(JSON.parse(json) as StepProgress);
      return '';
    } catch {
      return line;
    }
  });
  return { rest, progress };
};

const describeTests = ({ passed, failed = 0, known }: StepProgress): string => {
  if (passed === undefined) return '';
  const failures = failed > 0 ? `, ${failed} failed` : '';
  return `${passed + failed}${known === undefined ? '' : ` of ${known}`} tests${failures}`;
};

/** One line for a running step, cut to the terminal's width. */
export const describeStep = (step: RunningStep, nowMs: number, width: number): string => {
  const seconds = `${Math.round((nowMs - step.startedMs) / 1000)} s`;
  const tests = describeTests(step.progress);
  const words = [step.name.padEnd(14), seconds.padStart(6), tests, step.progress.doing ?? ''];
  return `  …  ${words.filter(word => word !== '').join('  ')}`.slice(0, width);
};
