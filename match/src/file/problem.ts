import type * as v from 'valibot';

/** A fault in data from outside: its place, and words for the person who wrote the data. */
export interface Problem {
  /** The line, counted from 1, in files of lines. */
  readonly line?: number;
  /** `answers[2].seat`; empty for the whole. */
  readonly path: string;
  /** Continues the sentence after the path: "must be a whole number, not "x"". */
  readonly message: string;
}

/** Formats a problem as one sentence without a full stop. */
export const describeProblem = ({ line, path, message }: Problem): string => {
  const place = line === undefined ? '' : `line ${line}: `;
  return `${place}${path === '' ? 'it' : path} ${message}`;
};

/** Formats a value so that it fits into one line. */
export const show = (found: unknown): string => {
  if (found === undefined) return 'nothing';
  const text = JSON.stringify(found) ?? typeof found;
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
};

/** Extends a path: `a`, `a.b`, `a[3]`, `[3]`. It quotes a name that could be misread. */
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

/** Turns an issue into a problem. The message of our schemas says what is expected, such as "a whole number". */
export const problemOf = (issue: v.BaseIssue<unknown>, line?: number): Problem => {
  const at = { ...(line !== undefined && { line }), path: pathOf(issue) };
  if (issue.expected === 'never' && issue.path) return { ...at, message: 'is not known here' };
  if (issue.input === undefined && issue.path) return { ...at, message: 'is missing' };
  return { ...at, message: `must be ${issue.message}, not ${show(issue.input)}` };
};
