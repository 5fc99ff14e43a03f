import type { Draft, Keep } from '@tavola/web/board-kit/contract.ts';

const SLOT = 'answer';

/** Questions whose answers are written, and not merely picked. */
const WRITTEN: readonly string[] = ['city', 'house', 'naming', 'layout', 'arrest', 'fate'];
export const isWritten = (question: string): boolean => WRITTEN.includes(question);

/** Keeps the draft of a question and forgets the one of the question before. */
export const keepDraft = (keep: Keep | undefined, question: number, draft: Draft): void =>
  keep?.set(SLOT, draft === undefined ? '' : JSON.stringify([question, draft]));

/** JSON has null where a part is still missing. */
const parts = (kept: unknown): unknown =>
  Array.isArray(kept) ? kept.map(parts) : kept === null ? undefined : kept;

/** What was being written for this very question when the page was left. */
export const readDraft = (keep: Keep | undefined, question: number): Draft => {
  const kept = keep?.get(SLOT) ?? '';
  if (kept === '') return undefined;
  const [id, draft] = JSON.parse(kept) as readonly [number, unknown];
  return id === question ? (parts(draft) as Draft) : undefined;
};
