import type { GameTypes, OrderUsed, RuleId, View } from '@tavola/kernel';
import type { Mark } from '../../board-kit/contract.ts';
import { FRAME } from '../../text/frame.ts';
import type { GameText } from '../../text/game.ts';
import type { Language } from '../../text/language.ts';
import { findOrderText } from '../orders/order-text.ts';
import { isOrderUsed, type LogItem } from './items.ts';
import type { LogReason } from './log-reasons.ts';

export interface LogLine {
  readonly at: number;
  readonly sentence: string;
  readonly rule: RuleId | undefined;
  readonly marks: readonly Mark[];
  /** The reasons behind the line, with names. */
  readonly whys: readonly { readonly name: string; readonly sentence: string }[];
}

export interface LogPart {
  readonly heading: string;
  readonly lines: readonly LogLine[];
}

export interface LogWriterInput {
  readonly text: GameText<GameTypes>;
  readonly names: readonly string[];
  readonly language: Language;
  /** The heading of the lines before the game's first own heading. */
  readonly beginning: string;
}

/**
 * The log in the viewer's language, under the game's own headings. Lines are cached, so that an event does not rewrite
 * the log of a long match.
 */
export const createLogWriter = ({ text, names, language, beginning }: LogWriterInput) => {
  const written = new WeakMap<LogItem, { readonly version: string | undefined; readonly line: LogLine }>();
  const tellOrder = (at: number, { order }: OrderUsed, view: View<GameTypes>): LogLine => ({
    at,
    sentence: FRAME[language].orderUsed(findOrderText(text, language, order).title),
    rule: view.orders.find(({ name }) => name === order)?.rule,
    marks: [],
    whys: [],
  });
  const tell = ({ at, event, isWhisper }: LogItem, view: View<GameTypes>): LogLine => {
    if (isWhisper && isOrderUsed(event)) return tellOrder(at, event, view);
    return isWhisper
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
  };
  const because = ({ seat, reason }: LogReason, view: View<GameTypes>): LogLine['whys'] => {
    const sentence = text.reason(language, seat, reason, view, names);
    return sentence === undefined ? [] : [{ name: names[seat] ?? '', sentence }];
  };
  /** A reason follows the first line that shows its result; a reason without a result is left out. */
  const reasonsBelow = (
    items: readonly LogItem[],
    reasons: readonly LogReason[],
  ): ReadonlyMap<LogItem, readonly LogReason[]> => {
    const below = new Map<LogItem, LogReason[]>();
    let from = 0;
    for (const why of reasons) {
      // Items and reasons are both in the order of the match.
      while (items[from] && items[from]!.at < why.at) from++;
      for (let i = from; items[i]?.at === why.at; i++) {
        const item = items[i]!;
        if (item.isWhisper || text.isResultOf?.(why.seat, why.reason, item.event) === false) continue;
        below.set(item, [...(below.get(item) ?? []), why]);
        break;
      }
    }
    return below;
  };
  return (
    items: readonly LogItem[],
    view: View<GameTypes>,
    reasons: readonly LogReason[] = [],
  ): readonly LogPart[] => {
    const told = reasonsBelow(items, reasons);
    const parts: { heading: string; lines: LogLine[] }[] = [{ heading: beginning, lines: [] }];
    for (const item of items) {
      const heading = item.isWhisper ? undefined : text.headingOf(language, item.event);
      if (heading !== undefined) parts.push({ heading, lines: [] });
      const version = item.isWhisper ? undefined : text.versionOf?.(item.event, view);
      let known = written.get(item);
      if (known?.version !== version || !known)
        written.set(item, (known = { version, line: tell(item, view) }));
      const { line } = known;
      const whys = (told.get(item) ?? []).flatMap(why => because(why, view));
      parts.at(-1)!.lines.push(whys.length > 0 ? { ...line, whys } : line);
    }
    return parts.filter(part => part.lines.length > 0);
  };
};
