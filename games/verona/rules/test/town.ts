import { seal, seedDice, type Answer, type SetupState, type Roll, type Seat } from '@tavola/kernel';
import { answer, at, type TestPosition } from '@tavola/kernel/suite';
import { numberOf, type Building } from '../round/buildings.ts';
import { verona, type Verona } from '../index.ts';
import { ACTIONS, type Action } from '../names.ts';

/** A town in mid-game; streets and buildings have their ids, and lists are by seat. */
export interface Town {
  readonly seats?: number;
  readonly options?: object;
  /** The version of the rules; by default the newest. */
  readonly rules?: number;
  /** The line at which play begins, which is the pick of a street by default. */
  readonly at?: string;
  readonly current?: Seat;
  readonly rolls?: readonly (Roll | number)[];
  readonly first?: Seat;
  readonly round?: number;
  readonly allies?: { readonly [street: string]: readonly number[] };
  readonly plans?: { readonly [street: string]: readonly (Action | null)[] };
  readonly florins?: readonly number[];
  readonly mercenaries?: readonly number[];
  /** Allies that are neither in the supply nor in the named streets stand on this street, to empty the supply. */
  readonly owners?: { readonly [building in Building]?: Seat };
  readonly offer?: readonly Building[];
  /** The top card comes first. */
  readonly deck?: readonly Building[];
  /** The numbers of each seat's missions, counted from 1 as in their ids. */
  readonly missions?: readonly (readonly number[])[];
  readonly change?: (dealt: SetupState<Verona>) => void;
}

const probe = at(verona, { seats: 2 }).state.table.board;
export const street = (id: string): number => probe.streets.findIndex(known => known.id === id);
export const mission = (n: number): number => n - 1;
/** V-C54 The naming of these missions, best first. */
export const naming = (...missions: readonly number[]): [number][] => missions.map(n => [mission(n)]);

const lay = (dealt: SetupState<Verona>, { allies = {}, plans = {} }: Town): void => {
  const { table, hands } = dealt;
  const n = table.seats.length;
  for (const [id, row] of Object.entries(allies))
    for (const [seat, count] of row.entries()) {
      table.allies[street(id) * n + seat] = count;
      table.supply[seat]! -= count;
    }
  for (const [id, row] of Object.entries(plans))
    for (const [seat, action] of row.entries()) {
      if (!action) continue;
      table.tokens[street(id)]! |= 1 << seat;
      hands[seat]!.plan[street(id)] = seal(ACTIONS.indexOf(action));
    }
};

const deal = (
  { table, hands, box }: SetupState<Verona>,
  { missions, deck, owners = {}, offer }: Town,
): void => {
  for (const [building, owner] of Object.entries(owners)) {
    table.owner[numberOf(building as Building)] = owner;
    table.manned[numberOf(building as Building)] = true;
    table.supply[owner]!--;
  }
  if (offer) table.offer = offer.map(numberOf);
  const elsewhere = [...table.offer, ...table.owner.flatMap((owner, b) => (owner < 0 ? [] : [b]))];
  const below = box.deck.filter(card => !elsewhere.some(b => seal(b) === card));
  const top = (deck ?? []).map(building => seal(numberOf(building)));
  box.deck = [...below.filter(card => !top.includes(card)), ...top.toReversed()];
  table.deck = box.deck.length;
  if (!missions) return;
  const held = missions.map(list => list.map(mission));
  for (const [seat, list] of held.entries()) {
    hands[seat]!.missions = list.map(card => seal(card));
    table.unshown[seat] = list.length;
  }
  box.missions = table.board.missions.flatMap((_, m) => (held.flat().includes(m) ? [] : [seal(m)]));
};

export const town = (set: Town): TestPosition<Verona> =>
  at(verona, {
    seats: set.seats ?? 3,
    options: { first: set.first ?? 0, ...set.options },
    ...(set.rules !== undefined && { rules: set.rules }),
    at: set.at ?? 'V-C01:next-street',
    ...(set.current !== undefined && { current: set.current }),
    rolls: set.rolls ?? [],
    change: dealt => {
      const { table, hands, box } = dealt;
      table.round = set.round ?? 1;
      table.turn = table.first;
      lay(dealt, set);
      deal(dealt, set);
      const top = box.deck.at(-1);
      if (table.round > 0) table.next = top === undefined ? -1 : (top as unknown as number);
      for (const [seat, florins] of (set.florins ?? []).entries()) hands[seat]!.florins = seal(florins);
      for (const [seat, n] of (set.mercenaries ?? []).entries()) table.mercenaries[seat] = n;
      set.change?.(dealt);
    },
  });

/** Empties a seat's supply by moving the rest of it to one street. */
export const crowd =
  (seat: Seat, id: string) =>
  ({ table }: SetupState<Verona>): void => {
    table.allies[street(id) * table.seats.length + seat]! += table.supply[seat]!;
    table.supply[seat] = 0;
  };

/** Lets the player on turn pick the street; the game picks the last street itself. */
export const resolve = (
  scene: TestPosition<Verona>,
  id: string,
  rolls: readonly (Roll | number)[] = [],
): TestPosition<Verona> => answer(scene, { [scene.state.table.turn]: street(id) }, rolls);

/** The seat leaves a standing order. */
export const leaveOrder = (
  scene: TestPosition<Verona>,
  seat: Seat,
  order: string,
  said: Answer = [],
): TestPosition<Verona> => {
  const turn = verona.leaveOrder(scene.state, seat, order, said, seedDice(1));
  if (!turn.ok) throw new Error(`seat ${seat} is refused ${order}: ${JSON.stringify(turn.error)}`);
  return { ...scene, ...turn.value };
};

export const alliesIn = ({ state }: TestPosition<Verona>, id: string): number[] =>
  state.table.seats.map(seat => state.table.allies[street(id) * state.table.seats.length + seat]!);

export const florins = ({ state }: TestPosition<Verona>): number[] =>
  state.hands.map(hand => hand.florins as unknown as number);

export const supply = (scene: TestPosition<Verona>): number[] => scene.state.table.supply;
