import type { Choice, GameTypes, Refusal, RuleId, Seat, View } from '@tavola/kernel';
import type { Reason } from '@tavola/match';
import type { Mark } from '../board-kit/contract.ts';
import type { Language } from './language.ts';

/** A sentence for each kind of event: a language that lacks one does not compile. */
export type Catalogue<E extends { readonly t: string }, S> = {
  readonly [T in E['t']]: (event: Extract<E, { readonly t: T }>, speaker: S) => string;
};

/** A question as it is put to the player, and as others see what is being decided. */
export interface QuestionText {
  readonly ask: string;
  /** One sentence on what the answer is for. */
  readonly hint: string;
  readonly others: string;
}

/** A standing order: what the player orders, and one sentence on what follows from it. */
export interface OrderText {
  readonly title: string;
  readonly hint: string;
}

/** The part of the match that is played now, and the parts of the same round around it. */
export interface PhaseLine {
  readonly round: string;
  readonly phases: readonly string[];
  /** The number of the phase in play; -1 for none of them. */
  readonly current: number;
}

/** The texts of one game in every language, as far as the frame needs them. */
export interface GameText<K extends GameTypes> {
  readonly name: string;
  sentence(language: Language, event: K['event'], view: View<K>, names: readonly string[]): string;
  /** Changes when a line of the log has to be told anew, for example because its words were taken back. */
  versionOf?(event: K['event'], view: View<K>): string | undefined;
  whisper(language: Language, event: K['whisper'], view: View<K>, names: readonly string[]): string;
  /** The rule behind a whisper, and the things on the table that it mentions. */
  aboutWhisper?(event: K['whisper']): { readonly rule: RuleId; readonly marks: readonly Mark[] };
  /** The kind and number of whispers that give this player details of an event; the log shows them below it. */
  whispersFor?(
    event: K['event'],
    to: Seat,
  ): { readonly t: K['whisper']['t']; readonly n: number } | undefined;
  ruleOf(event: K['event']): RuleId;
  /** The things on the table that an event mentions. */
  marksOf(event: K['event']): readonly Mark[];
  /** The heading of a part of the match that begins with this event, if one does. */
  headingOf(language: Language, event: K['event']): string | undefined;
  /** Which round it is and which of its phases; undefined once the match is over. */
  phaseLine?(language: Language, view: View<K>, names: readonly string[]): PhaseLine | undefined;
  questionText(language: Language, question: string, view: View<K>, names: readonly string[]): QuestionText;
  /** The words of a standing order; undefined for one that the game does not have. */
  orderText?(language: Language, order: string): OrderText | undefined;
  /** The name of a number in a choice: a street, a seat, a card. */
  nameOf(language: Language, what: string, n: number, view: View<K>, names: readonly string[]): string;
  /** A short noun for a branch, a part or an amount, used in labels. */
  noun(language: Language, what: string, choice: Choice | undefined, view: View<K>): string;
  /** The kind of place on which pieces of a `lay` are laid, by the kind of piece: tokens lie on streets. */
  readonly places?: { readonly [what: string]: string };
  refusal(language: Language, refusal: Refusal, view: View<K>, names: readonly string[]): string | undefined;
  /** Why a bot answered as it did, to follow its name; undefined for a reason without a text. */
  reason(
    language: Language,
    by: Seat,
    reason: Reason,
    view: View<K>,
    names: readonly string[],
  ): string | undefined;
  /** Whether this event shows the result of the reason; without this function the first event of the line does. */
  isResultOf?(by: Seat, reason: Reason, event: K['event']): boolean;
  option(language: Language, name: string): { readonly title: string; value(value: unknown): string };
  /** The name that the game gives a seat, such as a noble house; the same in every language. */
  house?(seat: Seat): string | undefined;
  /** The sources of points, for the table at the end. */
  sources(language: Language): readonly { readonly id: string; readonly title: string }[];
  score(view: View<K>, seat: Seat): { readonly [source: string]: number };
  /**
   * How things stood in the past of a match that is over, for the chart over rounds, by what is known at its end;
   * undefined where there is nothing yet.
   */
  standing(
    view: View<K>,
    end: View<K>,
  ): { readonly label: number; readonly points: readonly number[] } | undefined;
}
