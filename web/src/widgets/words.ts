import type { Choice, Kinds, Seat, View } from '@tavola/kernel';
import type { Mark } from '../../boards/contract.ts';
import type { FrameText } from '../../text/frame.ts';
import type { GameText } from '../../text/game.ts';
import type { Language } from '../../text/language.ts';

/** What widgets need to speak of a choice: names for its numbers, and the frame's own words. */
export interface WidgetWords {
  readonly t: FrameText;
  named(what: string, n: number): string;
  noun(what: string, choice?: Choice): string;
  player(seat: Seat): string;
  highlight(marks: readonly Mark[]): void;
}

export const widgetWords = (
  t: FrameText,
  language: Language,
  text: GameText<Kinds>,
  view: View<Kinds>,
  names: readonly string[],
  highlight: (marks: readonly Mark[]) => void,
): WidgetWords => ({
  t,
  named: (what, n) => text.named(language, what, n, view, names),
  noun: (what, choice) => text.noun(language, what, choice),
  player: seat => names[seat] ?? '',
  highlight,
});
