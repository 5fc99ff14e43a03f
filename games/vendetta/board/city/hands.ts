import type { Mark } from '@tavola/web/board-kit/contract.ts';

/** What can be done on the plan, and what is shown of it: the same for towers, people and places. */
export interface Hands {
  isOpen(mark: Mark): boolean;
  isPicked(mark: Mark): boolean;
  isLit(mark: Mark): boolean;
  /** The one that the Tab key comes to: a plan is one stop. */
  isCurrent(mark: Mark): boolean;
  /** Picks it, or says why it cannot be picked. */
  pick(mark: Mark): void;
  /** Somebody has come to it by keyboard. */
  enter(mark: Mark): void;
  point(marks: readonly Mark[]): void;
}

export const has = (marks: readonly Mark[], { what, number }: Mark): boolean =>
  marks.some(mark => mark.what === what && mark.number === number);
