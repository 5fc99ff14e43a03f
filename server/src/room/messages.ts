import type { GameTypes, Seat, View } from '@tavola/kernel';
import type { Reader } from '@tavola/match';
import { createPatch, type ClockSetting, type ClockView } from '@tavola/protocol';
import { duesOf } from '../clock/clock.ts';
import type { AnyGame } from '../match/games.ts';
import { lineFor, EMPTY_UPDATE } from './visibility.ts';
import { heardBy, type Position, type Stored } from '../match/position.ts';

/** The kernel's view as JSON can say it: null for what is absent. */
export interface WireView {
  readonly seat: Seat | null;
  readonly table: unknown;
  readonly hand: unknown;
  readonly asked: { readonly choice: unknown; readonly given: unknown } | null;
  readonly asides: unknown;
  readonly over: boolean;
  readonly outcome: unknown;
}

/** What each reader sees of one position. Positions never change, so each view is made once. */
export class Views {
  readonly position: Position;
  private readonly game: AnyGame;
  private readonly made = new Map<Reader, WireView>();

  constructor(game: AnyGame, position: Position) {
    this.game = game;
    this.position = position;
  }

  of(reader: Reader): WireView {
    let view = this.made.get(reader);
    if (!view) this.made.set(reader, (view = makeView(this.game, this.position, reader)));
    return view;
  }
}

const makeView = (game: AnyGame, { match, ended }: Position, reader: Reader): WireView => {
  const view: View<GameTypes> = game.view(match.state, reader ?? undefined);
  const { table, hand = null, asked, asides, over, outcome = null } = view;
  const open = ended ? undefined : asked;
  return {
    seat: reader,
    table,
    hand,
    asked: open ? { ...open, choice: open.choice ?? null, given: open.given ?? null } : null,
    asides: ended ? [] : asides,
    over: over || ended,
    outcome,
  };
};

export const clockView = (
  setting: ClockSetting,
  { clock, match }: Position,
  now: number,
): ClockView | null =>
  setting.kind === 'none' ? null : { now, due: duesOf(setting, clock, match.state), bank: [...clock.bank] };

const listed = (items: readonly unknown[]): string =>
  items.length === 0 ? '' : JSON.stringify(items).slice(1, -1);
const joined = (a: string, b: string): string => (a === '' || b === '' ? a + b : `${a},${b}`);

/**
 * The messages about one entry, by reader; undefined for a reader who is told nothing. What is the same for all
 * is written once: the change of the table, and the line as everybody hears it.
 */
export const turnMessages = (
  before: Views,
  after: Views,
  entry: Stored,
  clock: ClockView | null,
): ((reader: Reader) => string | undefined) => {
  if (!('line' in entry)) return () => undefined;
  let publicLine: string | undefined;
  let shared: Texts | undefined;
  let sharedAsked: Texts | undefined;
  const clockText = clock === null ? '' : `,"clock":${JSON.stringify(clock)}`;
  return reader => {
    const version = heardBy(after.position, reader);
    if (version === heardBy(before.position, reader)) return undefined;
    const was = before.of(reader);
    const is = after.of(reader);
    shared ??= changes(was, is, PUBLIC);
    const own = changes(was, is, OWN);
    // Those who are not asked see the question as everybody does.
    const isOutside = (was.asked?.choice ?? null) === null && (is.asked?.choice ?? null) === null;
    const asked = isOutside ? (sharedAsked ??= changes(was, is, ASKED)) : changes(was, is, ASKED);
    const line = isPublicTo(entry, reader)
      ? (publicLine ??= JSON.stringify(lineFor(entry, null) ?? EMPTY_UPDATE))
      : JSON.stringify(lineFor(entry, reader) ?? EMPTY_UPDATE);
    const sets = joined(joined(shared.set, own.set), asked.set);
    const cuts = joined(joined(shared.cut, own.cut), asked.cut);
    return `{"t":"turn","v":${version},"line":${line},"set":[${sets}],"cut":[${cuts}]${clockText}}`;
  };
};

/** A change as the inside of two JSON lists. */
interface Texts {
  readonly set: string;
  readonly cut: string;
}
const NOTHING: Texts = { set: '', cut: '' };
const changes = (was: WireView, is: WireView, parts: readonly (keyof WireView)[]): Texts => {
  let texts = NOTHING;
  for (const part of parts) {
    const { set, cut } = createPatch(was[part], is[part], [part]);
    if (set.length + cut.length > 0)
      texts = { set: joined(texts.set, listed(set)), cut: joined(texts.cut, listed(cut)) };
  }
  return texts;
};

/** What everybody sees, what is the reader's own, and the question, which is the reader's own if it is put to them. */
const PUBLIC = ['table', 'over', 'outcome'] as const;
const OWN = ['hand', 'asides'] as const;
const ASKED = ['asked'] as const;

/** Whether the reader hears the line as a spectator does. */
const isPublicTo = ({ line }: Extract<Stored, { readonly line: unknown }>, reader: Reader): boolean =>
  line.t === 'end' || (line.seat !== reader && line.whispers.every(({ to }) => to !== reader));

export const viewMessage = (match: string, views: Views, reader: Reader, clock: ClockView | null): string =>
  JSON.stringify({
    t: 'view',
    v: heardBy(views.position, reader),
    match,
    view: views.of(reader),
    clock,
    commitment: views.position.header.commitment,
  });
