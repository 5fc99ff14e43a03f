import type { Kinds, RuleId, View } from '@tavola/kernel';
import type { Mark } from '../../boards/contract.ts';
import type { GameText } from '../../text/game.ts';
import type { Language } from '../../text/language.ts';
import type { LogItem } from './items.ts';
import type { Why } from './whys.ts';

export interface LogLine {
  readonly at: number;
  readonly sentence: string;
  readonly rule: RuleId | undefined;
  readonly marks: readonly Mark[];
  /** Why somebody did so, with their names. */
  readonly whys: readonly { readonly name: string; readonly sentence: string }[];
}

export interface LogPart {
  readonly heading: string;
  readonly lines: readonly LogLine[];
}

export interface Teller {
  readonly text: GameText<Kinds>;
  readonly names: readonly string[];
  readonly language: Language;
  /** The heading of what comes before the game divides itself. */
  readonly beginning: string;
}

/**
 * The log in the viewer's language, divided as the game divides itself. What has been told once is kept, so that a
 * long match does not have its whole log written anew at each event.
 */
export const teller = ({ text, names, language, beginning }: Teller) => {
  const told = new WeakMap<LogItem, LogLine>();
  const tell = ({ at, event, isWhisper }: LogItem, view: View<Kinds>): LogLine =>
    isWhisper
      ? {
          at,
          sentence: text.whisper(language, event, view, names),
          rule: undefined,
          marks: [],
          whys: [],
          ...text.aboutWhisper?.(event),
        }
      : {
          at,
          sentence: text.sentence(language, event, view, names),
          rule: text.ruleOf(event),
          marks: text.marksOf(event),
          whys: [],
        };
  const because = ({ seat, reason }: Why, view: View<Kinds>): LogLine['whys'] => {
    const sentence = text.reason(language, seat, reason, view, names);
    return sentence === undefined ? [] : [{ name: names[seat] ?? '', sentence }];
  };
  return (items: readonly LogItem[], view: View<Kinds>, reasons: readonly Why[] = []): readonly LogPart[] => {
    let next = 0;
    const parts: { heading: string; lines: LogLine[] }[] = [{ heading: beginning, lines: [] }];
    for (const item of items) {
      const heading = item.isWhisper ? undefined : text.divides(language, item.event);
      if (heading !== undefined) parts.push({ heading, lines: [] });
      let line = told.get(item);
      if (!line) told.set(item, (line = tell(item, view)));
      const whys: LogLine['whys'][number][] = [];
      // Below the first sentence that tells what came of it; where nothing came of it, nowhere.
      for (; !item.isWhisper && reasons[next] && reasons[next]!.at <= item.at; next++)
        if (reasons[next]!.at === item.at) whys.push(...because(reasons[next]!, view));
      parts.at(-1)!.lines.push(whys.length > 0 ? { ...line, whys } : line);
    }
    return parts.filter(part => part.lines.length > 0);
  };
};
