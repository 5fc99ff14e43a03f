import type { GameTypes, View } from '@tavola/kernel';
import type { Reader } from '@tavola/match';
import { createPatch, type ClockSetting, type ClockView } from '@tavola/protocol';
import { findDeadlines } from '../clock/clock.ts';
import type { AnyGame } from '../match/games.ts';
import { redactFor, EMPTY_UPDATE } from './visibility.ts';
import { versionFor, type MatchPosition, type LogEntry } from '../match/position.ts';

export type AnyView = View<GameTypes>;

/** The view of each reader at one position. Positions never change, so each view is made once. */
export class ReaderViews {
  readonly position: MatchPosition;
  private readonly game: AnyGame;
  private readonly made = new Map<Reader, AnyView>();

  constructor(game: AnyGame, position: MatchPosition) {
    this.game = game;
    this.position = position;
  }

  of(reader: Reader): AnyView {
    let view = this.made.get(reader);
    if (!view) this.made.set(reader, (view = makeView(this.game, this.position, reader)));
    return view;
  }
}

const makeView = (game: AnyGame, { match, ended }: MatchPosition, reader: Reader): AnyView => {
  const view = game.view(match.state, reader ?? undefined);
  return ended ? { ...view, asked: null, asides: [], orders: [], over: true } : view;
};

export const makeClockView = (
  game: AnyGame,
  setting: ClockSetting,
  { clock, match }: MatchPosition,
  now: number,
  writtenAt?: number,
): ClockView | null => {
  const silence = game.silence(match.state);
  return setting.kind === 'none' && silence?.seconds === undefined
    ? null
    : { now, due: findDeadlines(setting, clock, match.state, silence, writtenAt), bank: [...clock.bank] };
};

const formatItems = (items: readonly unknown[]): string =>
  items.length === 0 ? '' : JSON.stringify(items).slice(1, -1);
const joinItems = (a: string, b: string): string => (a === '' || b === '' ? a + b : `${a},${b}`);

/**
 * Makes the message about one entry for each reader, or undefined if the reader gets none. The parts that all
 * readers share, the change of the table and the public line, are formatted once.
 */
export const makeTurnMessages = (
  before: ReaderViews,
  after: ReaderViews,
  entry: LogEntry,
  clock: ClockView | null,
): ((reader: Reader) => string | undefined) => {
  if (!('line' in entry)) return () => undefined;
  let publicLine: string | undefined;
  let shared: ChangeTexts | undefined;
  let sharedAsked: ChangeTexts | undefined;
  const clockText = clock === null ? '' : `,"clock":${JSON.stringify(clock)}`;
  return reader => {
    const version = versionFor(after.position, reader);
    if (version === versionFor(before.position, reader)) return undefined;
    const was = before.of(reader);
    const is = after.of(reader);
    shared ??= diffParts(was, is, PUBLIC_PARTS);
    const own = diffParts(was, is, OWN_PARTS);
    // Readers who are not asked all see the same question.
    const isOutside = !was.asked?.choice && !is.asked?.choice;
    const asked = isOutside
      ? (sharedAsked ??= diffParts(was, is, QUESTION_PARTS))
      : diffParts(was, is, QUESTION_PARTS);
    const line = isPublicTo(entry, reader)
      ? (publicLine ??= JSON.stringify(redactFor(entry, null) ?? EMPTY_UPDATE))
      : JSON.stringify(redactFor(entry, reader) ?? EMPTY_UPDATE);
    const sets = joinItems(joinItems(shared.set, own.set), asked.set);
    const cuts = joinItems(joinItems(shared.cut, own.cut), asked.cut);
    return `{"t":"turn","v":${version},"line":${line},"set":[${sets}],"cut":[${cuts}]${clockText}}`;
  };
};

/** A change as the inside of two JSON lists. */
interface ChangeTexts {
  readonly set: string;
  readonly cut: string;
}
const NO_CHANGES: ChangeTexts = { set: '', cut: '' };
const diffParts = (was: AnyView, is: AnyView, parts: readonly (keyof AnyView)[]): ChangeTexts => {
  let texts = NO_CHANGES;
  for (const part of parts) {
    const { set, cut } = createPatch(was[part], is[part], [part]);
    if (set.length + cut.length > 0)
      texts = { set: joinItems(texts.set, formatItems(set)), cut: joinItems(texts.cut, formatItems(cut)) };
  }
  return texts;
};

/** The parts of a view that are public, private, and private only for the seats that are asked. */
const PUBLIC_PARTS = ['table', 'over', 'outcome'] as const;
const OWN_PARTS = ['hand', 'asides', 'orders'] as const;
const QUESTION_PARTS = ['asked'] as const;

/** Whether the reader gets the same line as a spectator. */
const isPublicTo = ({ line }: Extract<LogEntry, { readonly line: unknown }>, reader: Reader): boolean =>
  line.t === 'end' || (line.seat !== reader && line.whispers.every(({ to }) => to !== reader));

export const makeViewMessage = (
  match: string,
  views: ReaderViews,
  reader: Reader,
  clock: ClockView | null,
): string =>
  JSON.stringify({
    t: 'view',
    v: versionFor(views.position, reader),
    match,
    view: views.of(reader),
    clock,
    commitment: views.position.header.commitment,
    ...(views.position.header.shares && { shares: views.position.header.shares }),
  });
