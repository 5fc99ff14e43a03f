/** What is known about the machine that the tests run on. */
export interface Machine {
  /** A database that was named for the tests. */
  readonly given: string | undefined;
  /** The folder of PostgreSQL's programs. */
  readonly programs: string | undefined;
  /** Whether one may be installed. */
  readonly mayInstall: boolean;
}

export type Plan =
  | { readonly t: 'given'; readonly url: string }
  | { readonly t: 'found'; readonly programs: string }
  | { readonly t: 'install' }
  | { readonly t: 'missing'; readonly why: string };

/** Decides which PostgreSQL the tests use: a named one, one that is installed, or one that may be installed. */
export const postgresPlan = ({ given, programs, mayInstall }: Machine): Plan => {
  if (given) return { t: 'given', url: given };
  if (programs !== undefined) return { t: 'found', programs };
  if (mayInstall) return { t: 'install' };
  return {
    t: 'missing',
    why: 'set TEST_DATABASE_URL, or install PostgreSQL so that initdb is on the PATH',
  };
};
