import type { Choice, GameTypes, Refusal, RuleId, Seat, View } from '@tavola/kernel';
import type { Reason } from '@tavola/match';
import type { Mark } from '../board-kit/contract.ts';
import type { Language } from './language.ts';

/** A sentence for each kind of event: a language that lacks one does not compile. */
export type Catalogue<E extends { readonly t: string }, S> = {
  readonly [T in E['t']]: (event: Extract<E, { readonly t: T }>, speaker: S) => string;
};

/** What a question asks of me, and what others are told that is being decided. */
export interface QuestionText {
  readonly ask: string;
  /** One thought on what it is for. */
  readonly hint: string;
  readonly others: string;
}

/** The words of one game in every language: all that the frame needs to speak of it. */
export interface GameText<K extends GameTypes> {
  readonly name: string;
  sentence(language: Language, event: K['event'], view: View<K>, names: readonly string[]): string;
  whisper(language: Language, event: K['whisper'], view: View<K>, names: readonly string[]): string;
  /** The rule behind what one player alone is told, and what on the table it speaks of. */
  aboutWhisper?(event: K['whisper']): { readonly rule: RuleId; readonly marks: readonly Mark[] };
  /** Of which kind of whisper how many tell this player more of this event: they stand below it. */
  whispersFor?(
    event: K['event'],
    to: Seat,
  ): { readonly t: K['whisper']['t']; readonly n: number } | undefined;
  ruleOf(event: K['event']): RuleId;
  /** What on the table an event speaks of. */
  marksOf(event: K['event']): readonly Mark[];
  /** A heading, where a new part of the match begins with this event. */
  headingOf(language: Language, event: K['event']): string | undefined;
  questionText(language: Language, question: string, view: View<K>, names: readonly string[]): QuestionText;
  /** The name of a number in a choice: a street, a seat, a card. */
  nameOf(language: Language, what: string, n: number, view: View<K>, names: readonly string[]): string;
  /** What a branch, a part or an amount is about: a short noun for labels. */
  noun(language: Language, what: string, choice: Choice | undefined, view: View<K>): string;
  /** What the places are on which the pieces of a `lay` are laid, by what the pieces are: tokens lie on streets. */
  readonly places?: { readonly [what: string]: string };
  refusal(language: Language, refusal: Refusal, view: View<K>, names: readonly string[]): string | undefined;
  /** Why a bot at this seat answered as it did, to stand behind its name; undefined for what nobody has words for. */
  reason(
    language: Language,
    by: Seat,
    reason: Reason,
    view: View<K>,
    names: readonly string[],
  ): string | undefined;
  /** Whether this event tells what came of it; without this, what happens first does. */
  isResultOf?(by: Seat, reason: Reason, event: K['event']): boolean;
  option(language: Language, name: string): { readonly title: string; value(value: unknown): string };
  /** What whoever sits at a seat is called in the game, such as a noble house; a name, the same in each language. */
  house?(seat: Seat): string | undefined;
  /** Where points came from, for the table at the end. */
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
