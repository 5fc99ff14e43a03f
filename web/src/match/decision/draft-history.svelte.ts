import type { Draft } from '../../board-kit/contract.ts';

/** The draft of an answer with its earlier states, for undo. */
export class DraftHistory {
  #draft = $state.raw<Draft>();
  #before: readonly Draft[] = [];
  /** Whether the player tried to confirm the draft once and was warned. */
  isDoubted = $state(false);

  get draft(): Draft {
    return this.#draft;
  }

  /** Starts a new draft. */
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

  /** Undoes one step; false if there is no step to undo. */
  undo(): boolean {
    if (this.#before.length === 0) return false;
    this.#draft = this.#before.at(-1);
    this.#before = this.#before.slice(0, -1);
    this.isDoubted = false;
    return true;
  }
}
