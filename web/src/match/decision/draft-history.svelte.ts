import type { Draft } from '../../board-kit/contract.ts';

/** The answer that is being composed, with the steps that led to it. */
export class DraftHistory {
  #draft = $state.raw<Draft>();
  #before: readonly Draft[] = [];
  /** Whether it was asked for as it is, although something speaks against it. */
  isDoubted = $state(false);

  get draft(): Draft {
    return this.#draft;
  }

  /** Another question, or the same one anew. */
  begin(draft: Draft): void {
    this.#draft = draft;
    this.#before = [];
    this.isDoubted = false;
  }

  change(draft: Draft): void {
    this.#before = [...this.#before, this.#draft];
    this.#draft = draft;
    this.isDoubted = false;
  }

  /** As it was one step before; false if it is where it began. */
  undo(): boolean {
    if (this.#before.length === 0) return false;
    this.#draft = this.#before.at(-1);
    this.#before = this.#before.slice(0, -1);
    this.isDoubted = false;
    return true;
  }
}
