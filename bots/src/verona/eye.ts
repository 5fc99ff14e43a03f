import type { Verona } from '@tavola/games/verona';
import { peek, type DeepReadonly, type Seat, type State } from '@tavola/kernel';

export type Table = DeepReadonly<Verona['table']>;

/** A town as a judge looks at it: what stands where, in lists that may be changed to see what would be. */
export interface Eye {
  readonly table: Table;
  readonly n: number;
  /** allies[street * n + seat], a copy: whoever changes it changes it back. */
  readonly allies: number[];
  readonly mercenaries: readonly number[];
  /** Everybody who keeps the open log can reckon them (V-S14). */
  readonly florins: readonly number[];
  /** By seat: the unshown missions that are taken into account. */
  readonly missions: readonly (readonly number[])[];
  /** How many rounds are likely to come after this one. */
  readonly left: number;
}

const LAST_BUILDING = 5;
const ROUNDS_A_BUILDING = 1.15;
const NOTHING_KNOWN: readonly number[] = [];

const roundsLeft = ({ owner }: Table): number => {
  let taken = 0;
  for (let b = 0; b < owner.length; b++) if (owner[b]! >= 0) taken++;
  return Math.max(0, (LAST_BUILDING - taken) * ROUNDS_A_BUILDING - 1);
};

/** As `seat` may look at it, with the own missions alone; or as one who imagines everything, with all. */
export const eyeOf = (world: State<Verona>, seat: Seat | 'all'): Eye => ({
  table: world.table,
  n: world.table.seats.length,
  allies: world.table.allies.slice(),
  mercenaries: world.table.mercenaries,
  florins: world.hands.map(hand => peek(hand.florins)),
  missions: world.hands.map((hand, s) =>
    seat === 'all' || s === seat ? hand.missions.map(card => peek(card)) : NOTHING_KNOWN,
  ),
  left: roundsLeft(world.table),
});

export const at = ({ allies, n }: Eye, seat: Seat, street: number): number => allies[street * n + seat]!;

export const isAlone = ({ allies, n }: Eye, seat: Seat, street: number): boolean => {
  for (let s = 0; s < n; s++) if (s !== seat && allies[street * n + s]! > 0) return false;
  return true;
};

/** The other seats that have allies in a street. */
export const rivalsIn = (eye: Eye, seat: Seat, street: number): Seat[] => {
  const rivals: Seat[] = [];
  for (let s = 0; s < eye.n; s++) if (s !== seat && at(eye, s, street) > 0) rivals.push(s);
  return rivals;
};

export const isNear = (eye: Eye, seat: Seat, street: number): boolean =>
  eye.table.board.neighbours[street]!.some(near => at(eye, seat, near) > 0);
