import type { Draft, Keep } from '@tavola/web/board-kit/contract.ts';

const SLOT = 'answer';

/** Players write these answers at length, so their drafts survive a reload. */
const WRITTEN: readonly string[] = [
  'city',
  'house',
  'naming',
  'places',
  'layout',
  'arrest',
  'fate',
  'epilogue',
];
export const isWritten = (question: string): boolean => WRITTEN.includes(question);

/** Saves the draft of a question over the one of the question before. */
export const keepDraft = (keep: Keep | undefined, question: number, draft: Draft): void =>
  keep?.set(SLOT, draft === undefined ? '' : JSON.stringify([question, draft]));

/** JSON turns a missing part into null. */
const restoreParts = (kept: unknown): unknown =>
  Array.isArray(kept) ? kept.map(restoreParts) : kept === null ? undefined : kept;

/** Restores the draft only for the question that it belongs to. */
export const readDraft = (keep: Keep | undefined, question: number): Draft => {
  const kept = keep?.get(SLOT) ?? '';
  if (kept === '') return undefined;
  const [id, draft] = JSON.parse(kept) as readonly [number, unknown];
  return id === question ? (restoreParts(draft) as Draft) : undefined;
};
