import type { RatedAnswer as AnyThought } from '@tavola/bots/strategy.ts';
import type { ReasonOf } from '@tavola/bots/reason.ts';

/** Why a bot does something in Graenaland: each code with the names of the numbers it is about. */
export interface GraenalandCodes {
  readonly agrees: never;
  /** The number of a victory card. */
  readonly 'easiest-card': 'victory';
  readonly 'good-place': 'territory';
  readonly 'leaves-a-crowd': 'territory';
  readonly 'goes-for-votes': 'hero' | 'territory';
  readonly 'keeps-votes': 'hero' | 'territory';
  /** Proposals: the seat is a partner's. */
  readonly passes: never;
  readonly 'takes-all': 'territory';
  readonly 'cheapest-majority': 'territory' | 'seat';
  readonly 'old-friends': 'territory' | 'seat';
  /** Votes: the seat is the proposer's. */
  readonly 'own-proposal': never;
  readonly 'good-share': 'seat' | 'territory';
  readonly 'owes-it': 'seat' | 'territory';
  readonly 'gets-nothing': 'seat' | 'territory';
  readonly 'feeds-a-leader': 'seat' | 'territory';
  readonly 'too-little': 'seat' | 'territory';
  /** Building: the card is a kind of card, the build a code of what and where. */
  readonly 'takes-supply': 'card';
  readonly builds: 'build';
  readonly 'pays-back': 'build';
  readonly 'wins-now': 'build';
  readonly saves: never;
  readonly 'calls-for-help': 'build';
  readonly helps: 'build';
  readonly 'keeps-cards': 'build';
  readonly 'builds-together': 'build';
  readonly 'gives-up': never;
  readonly 'can-win': 'points';
  readonly 'cannot-win-yet': 'points';
  readonly 'has-won': never;
}

export type GraenalandReason = ReasonOf<GraenalandCodes>;
export type RatedGraenalandAnswer = AnyThought<GraenalandReason>;
