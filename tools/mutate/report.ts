import type { Mutant } from './changes/mutants.ts';

export type Fate = 'killed' | 'timeout' | 'survived' | 'unreached';

export interface MutantResult {
  readonly mutant: Mutant;
  readonly fate: Fate;
  /** The test that noticed the mutant. */
  readonly by?: string;
}

export const countFates = (results: readonly MutantResult[]): Record<Fate, number> => {
  const counts = { killed: 0, timeout: 0, survived: 0, unreached: 0 };
  for (const { fate } of results) counts[fate]++;
  return counts;
};

/** The percentage of mutants that some test noticed, including those that made a test hang. */
export const scoreOf = (results: readonly MutantResult[]): number => {
  const { killed, timeout } = countFates(results);
  return results.length === 0 ? 0 : (100 * (killed + timeout)) / results.length;
};

/** This many unchanged characters appear on either side of a change. */
const CONTEXT = 40;

const cut = (text: string, start: number, end: number): string =>
  (start > 0 ? '…' : '') + text.slice(start, end) + (end < text.length ? '…' : '');

/** Shows a change on one line, with enough context to locate it. */
export const showChange = (before: string, after: string): string => {
  const [from, to] = [before, after].map(text => text.replace(/\s+/g, ' '));
  if (from === undefined || to === undefined) return '';
  const short = Math.min(from.length, to.length);
  let head = 0;
  while (head < short && from[head] === to[head]) head++;
  let tail = 0;
  while (tail < short - head && from[from.length - 1 - tail] === to[to.length - 1 - tail]) tail++;
  const [start, rest] = [Math.max(0, head - CONTEXT), Math.max(0, tail - CONTEXT)];
  return `${cut(from, start, from.length - rest)} → ${cut(to, start, to.length - rest)}`;
};

const showResult = ({ mutant }: MutantResult): string =>
  `  ${mutant.file}:${mutant.line}  ${showChange(mutant.before, mutant.after)}`;

const sortResults = (results: readonly MutantResult[]): MutantResult[] =>
  results.toSorted((a, b) => a.mutant.file.localeCompare(b.mutant.file) || a.mutant.start - b.mutant.start);

const showFiles = (results: readonly MutantResult[]): string[] => {
  const files = [...new Set(results.map(({ mutant }) => mutant.file))];
  return files.map(file => {
    const own = results.filter(({ mutant }) => mutant.file === file);
    const { survived, unreached } = countFates(own);
    const left = survived + unreached;
    return `  ${scoreOf(own).toFixed(0).padStart(3)} %  ${file}  ${own.length} mutants, ${left} left`;
  });
};

/** Writes the report for people: files, survivors and, last, the score. */
export const showReport = (given: readonly MutantResult[], total: number): string => {
  const results = sortResults(given);
  const list = (title: string, fate: Fate): string[] => {
    const own = results.filter(result => result.fate === fate);
    return own.length === 0 ? [] : [`${title}:`, ...own.map(showResult), ''];
  };
  const { killed, timeout, survived, unreached } = countFates(results);
  const counts = `${killed} killed, ${timeout} timed out, ${survived} survived, ${unreached} not reached by any test`;
  return [
    'files:',
    ...showFiles(results),
    '',
    ...list('survived', 'survived'),
    ...list('not reached by any test', 'unreached'),
    `${results.length} of ${total} mutants: ${counts}`,
    `score ${scoreOf(results).toFixed(1)} %`,
  ].join('\n');
};

/** Writes the report for programs. */
export const reportJson = (
  results: readonly MutantResult[],
  total: number,
  skipped: readonly string[],
): string => {
  const mutants = sortResults(results).map(({ mutant: { file, line, before, after }, fate, by }) => ({
    file,
    line,
    before,
    after,
    fate,
    ...(by !== undefined && { by }),
  }));
  const counts = countFates(results);
  return `${JSON.stringify({ score: scoreOf(results), total, ...counts, skipped, mutants }, null, 2)}\n`;
};
