import type { Mark } from '@tavola/web/board-kit/contract.ts';

/** The interactions with the plan, shared by towers, people and places. */
export interface Hands {
  isOpen(mark: Mark): boolean;
  isPicked(mark: Mark): boolean;
  isLit(mark: Mark): boolean;
  /** Tells whether the Tab key lands on this mark, because the plan is a single tab stop. */
  isCurrent(mark: Mark): boolean;
  /** Picks the mark, or explains why the viewer cannot pick it. */
  pick(mark: Mark): void;
  /** Reports that the keyboard focus has reached the mark. */
  enter(mark: Mark): void;
  point(marks: readonly Mark[]): void;
}

export const has = (marks: readonly Mark[], { what, number }: Mark): boolean =>
  marks.some(mark => mark.what === what && mark.number === number);
