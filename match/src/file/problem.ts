import type * as v from 'valibot';

/** What is wrong with something from outside: where, and in words for the person who wrote it. */
export interface Problem {
  /** In files of lines, counted from 1. */
  readonly line?: number;
  /** `answers[2].seat`; empty for the whole. */
  readonly path: string;
  /** Goes on after the path: "must be a whole number, not "x"". */
  readonly message: string;
}

/** One sentence without a full stop. */
export const describeProblem = ({ line, path, message }: Problem): string => {
  const place = line === undefined ? '' : `line ${line}: `;
  return `${place}${path === '' ? 'it' : path} ${message}`;
};

/** What was found, short enough for one line. */
export const show = (found: unknown): string => {
  if (found === undefined) return 'nothing';
  const text = JSON.stringify(found) ?? typeof found;
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
};

/** `a`, `a.b`, `a[3]`, `[3]`; a name that would be misread is quoted. */
export const join = (path: string, key: string | number): string => {
  if (typeof key === 'number') return `${path}[${key}]`;
  if (!/^[A-Za-z_$][\w$-]*$/.test(key)) return `${path}[${show(key)}]`;
  return path === '' ? key : `${path}.${key}`;
};

const pathOf = (issue: v.BaseIssue<unknown>): string => {
  let path = '';
  for (const { key } of issue.path ?? []) path = join(path, typeof key === 'number' ? key : String(key));
  return path;
};

/** Our schemas carry what is expected as their message: "a whole number". */
export const problemOf = (issue: v.BaseIssue<unknown>, line?: number): Problem => {
  const at = { ...(line !== undefined && { line }), path: pathOf(issue) };
  if (issue.expected === 'never' && issue.path) return { ...at, message: 'is not known here' };
  if (issue.input === undefined && issue.path) return { ...at, message: 'is missing' };
  return { ...at, message: `must be ${issue.message}, not ${show(issue.input)}` };
};
