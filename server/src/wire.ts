import type { Kinds, Seat, View } from '@tavola/kernel';
import type { Reader } from '@tavola/match';
import { difference, type ClockSetting, type ClockView } from '@tavola/protocol';
import { duesOf } from './clock.ts';
import type { AnyGame } from './games.ts';
import { lineFor, SILENT } from './hearing.ts';
import { heardBy, type Position, type Stored } from './position.ts';

/** The kernel's view as JSON can say it: null for what is absent. */
export interface WireView {
  readonly seat: Seat | null;
  readonly table: unknown;
  readonly hand: unknown;
  readonly asked: unknown;
  readonly asides: unknown;
  readonly over: boolean;
  readonly outcome: unknown;
}

/** Positions never change, so a view of one is made once. They go when the position goes. */
const views = new WeakMap<Position, Map<Reader, WireView>>();

export const wireView = (game: AnyGame, position: Position, reader: Reader): WireView => {
  let made = views.get(position);
  if (!made) views.set(position, (made = new Map<Reader, WireView>()));
  let view = made.get(reader);
  if (!view) made.set(reader, (view = makeView(game, position, reader)));
  return view;
};

const makeView = (game: AnyGame, { match, ended }: Position, reader: Reader): WireView => {
  const view: View<Kinds> = game.view(match.state, reader ?? undefined);
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

const listed = (items: readonly unknown[]): string => {
  const text = JSON.stringify(items);
  return text.slice(1, -1);
};
const joined = (a: string, b: string): string => (a === '' || b === '' ? a + b : `${a},${b}`);

/**
 * The messages about one entry, by reader; undefined for a reader who is told nothing. What is the same for all
 * is written once: the change of the table, and the line as everybody hears it.
 */
export const turnMessages = (
  game: AnyGame,
  before: Position,
  after: Position,
  entry: Stored,
  clock: ClockView | null,
): ((reader: Reader) => string | undefined) => {
  if (!('line' in entry)) return () => undefined;
  let publicLine: string | undefined;
  let table: { readonly set: string; readonly cut: string } | undefined;
  const clockText = clock === null ? '' : `,"clock":${JSON.stringify(clock)}`;
  return reader => {
    const version = heardBy(after, reader);
    if (version === heardBy(before, reader)) return undefined;
    const was = wireView(game, before, reader);
    const is = wireView(game, after, reader);
    if (!table) {
      const { set, cut } = difference(was.table, is.table, ['table']);
      table = { set: listed(set), cut: listed(cut) };
    }
    // The table was compared already: with itself it is the same at once.
    const { set, cut } = difference({ ...was, table: is.table }, is);
    const line = isPublicTo(entry, reader)
      ? (publicLine ??= JSON.stringify(lineFor(entry, null) ?? SILENT))
      : JSON.stringify(lineFor(entry, reader) ?? SILENT);
    const sets = joined(table.set, listed(set));
    const cuts = joined(table.cut, listed(cut));
    return `{"t":"turn","v":${version},"line":${line},"set":[${sets}],"cut":[${cuts}]${clockText}}`;
  };
};

/** Whether the reader hears the line as a spectator does. */
const isPublicTo = ({ line }: Extract<Stored, { readonly line: unknown }>, reader: Reader): boolean =>
  line.t === 'end' || (line.seat !== reader && line.whispers.every(({ to }) => to !== reader));

export const viewMessage = (
  game: AnyGame,
  match: string,
  position: Position,
  reader: Reader,
  clock: ClockView | null,
): string =>
  JSON.stringify({
    t: 'view',
    v: heardBy(position, reader),
    match,
    view: wireView(game, position, reader),
    clock,
  });
