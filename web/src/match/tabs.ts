import type { Snippet } from 'svelte';

/** A page beside the log. */
export interface Tab {
  readonly id: string;
  readonly title: string;
  /** How much there is new, and in words; nothing is shown for 0. */
  readonly badge?: number;
  readonly badgeText?: string;
  readonly body: Snippet;
}

/** How the people of a match play again. */
export interface Rematch {
  readonly label: string;
  readonly hint: string;
  /** Until when the match can be had. */
  readonly until?: string | undefined;
  go(): void;
}
