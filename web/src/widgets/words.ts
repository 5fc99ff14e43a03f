import type { Choice, GameTypes, RuleId, Seat, View } from '@tavola/kernel';
import type { Mark, WhyNot } from '../board-kit/contract.ts';
import type { FrameText } from '../text/frame.ts';
import type { GameText } from '../text/game.ts';
import type { Language } from '../text/language.ts';
import { fillIn, REFUSALS, type RefusalCode } from '../text/refusals.ts';

/** The names for the numbers of a choice, and the frame's own words. */
export interface WidgetWords {
  readonly t: FrameText;
  named(what: string, n: number): string;
  noun(what: string, choice?: Choice): string;
  /** Names the places that hold pieces of this kind. */
  placeOf(what: string): string;
  player(seat: Seat): string;
  highlight(marks: readonly Mark[]): void;
  /** Explains why a visible item is not available, with the rule of the question. */
  because(code: RefusalCode, about?: { readonly [name: string]: number }): WhyNot;
  readRule(rule: RuleId): void;
}

export const widgetWords = (
  t: FrameText,
  language: Language,
  text: GameText<GameTypes>,
  view: View<GameTypes>,
  names: readonly string[],
  highlight: (marks: readonly Mark[]) => void,
  readRule: (rule: RuleId) => void,
): WidgetWords => ({
  t,
  named: (what, n) => text.nameOf(language, what, n, view, names),
  noun: (what, choice) => text.noun(language, what, choice, view),
  placeOf: what => text.places?.[what] ?? what,
  player: seat => names[seat] ?? '',
  highlight,
  because: (code, about) => ({
    code,
    sentence: fillIn(REFUSALS[language][code], about),
    ...(view.asked && { rule: view.asked.rule }),
  }),
  readRule,
});
