import type { Snippet } from 'svelte';

/** A tab beside the log. */
export interface Tab {
  readonly id: string;
  readonly title: string;
  /** The number of new things; nothing is shown for 0. */
  readonly badge?: number;
  readonly badgeText?: string;
  readonly body: Snippet;
}

/** How the players of a match start another one. */
export interface Rematch {
  readonly label: string;
  readonly hint: string;
  /** The date until which the match is kept. */
  readonly until?: string | undefined;
  go(): void;
  /** Starts one that goes on from the end of this one, for games with a campaign. */
  goOn(): void;
}
