import type { Kinds, RuleId, View } from '@tavola/kernel';
import type { Mark } from '../../boards/contract.ts';
import type { GameText } from '../../text/game.ts';
import type { Language } from '../../text/language.ts';
import type { LogItem } from './items.ts';

export interface LogLine {
  readonly at: number;
  readonly sentence: string;
  readonly rule: RuleId | undefined;
  readonly marks: readonly Mark[];
}

export interface LogPart {
  readonly heading: string;
  readonly lines: readonly LogLine[];
}

/** The log in the viewer's language, divided as the game divides itself. */
export const divided = (
  items: readonly LogItem[],
  text: GameText<Kinds>,
  view: View<Kinds>,
  names: readonly string[],
  language: Language,
  beginning: string,
): readonly LogPart[] => {
  const parts: { heading: string; lines: LogLine[] }[] = [{ heading: beginning, lines: [] }];
  for (const { at, event, isWhisper } of items) {
    if (isWhisper) {
      const sentence = text.whisper(language, event, view);
      parts.at(-1)!.lines.push({ at, sentence, rule: undefined, marks: [] });
      continue;
    }
    const heading = text.divides(language, event);
    if (heading !== undefined) parts.push({ heading, lines: [] });
    parts.at(-1)!.lines.push({
      at,
      sentence: text.sentence(language, event, view, names),
      rule: text.ruleOf(event),
      marks: text.marksOf(event),
    });
  }
  return parts.filter(part => part.lines.length > 0);
};
