import type { Answer, Choice, SimpleAnswer } from '@tavola/kernel';

type Either = Extract<Choice, { kind: 'either' }>;

/** A placeholder for texts, which are chosen only for the final answer. */
export const WORDLESS = '·';

/** The answer that takes the branch of this name, its parts filled by their names; texts are left for later. */
export const branchOf = (
  { branches }: Either,
  what: string,
  values: { readonly [part: string]: SimpleAnswer },
): Answer | undefined => {
  const branch = branches.findIndex(offer => offer.what === what);
  if (branch < 0) return undefined;
  const offer = branches[branch]!;
  return {
    branch,
    answer:
      offer.kind === 'all' ? offer.parts.map(part => values[part.what] ?? WORDLESS) : (values[what] ?? 0),
  };
};
