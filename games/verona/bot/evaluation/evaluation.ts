import { BUILDINGS_TO_END, countTaken, type TownTable, type Verona } from '../../rules/index.ts';
import { peek, type Seat, type State } from '@tavola/kernel';
import { chancesOf, unseenMissions } from './chased-missions.ts';
import { reachOf, type Reach } from './reach.ts';

/** A town as a bot evaluates it. The lists may be changed to try a position. */
export interface TownEvaluation {
  readonly table: TownTable;
  readonly n: number;
  readonly reach: Reach;
  /** allies[street * n + seat]; a caller that changes it must restore it. */
  readonly allies: number[];
  readonly mercenaries: readonly number[];
  /** The open log gives the purses away (V-S14). */
  readonly florins: readonly number[];
  /** By seat: the unshown missions that the evaluation includes. */
  readonly missions: readonly (readonly number[])[];
  /** By seat: the chance that it holds each of them; undefined if they are certain. */
  readonly chances: readonly (readonly number[] | undefined)[];
  /** The expected number of rounds after this one. */
  readonly left: number;
}

const ROUNDS_A_BUILDING = 1.15;
const NOTHING_KNOWN: readonly number[] = [];
const NOT_IN_DOUBT: TownEvaluation['chances'] = [];

const roundsLeft = (table: TownTable): number =>
  Math.max(0, (BUILDINGS_TO_END - countTaken(table)) * ROUNDS_A_BUILDING - 1);

type Missions = Pick<TownEvaluation, 'missions' | 'chances'>;

/** All missions as they are in this world. */
const missionsIn = ({ hands }: State<Verona>): Missions => ({
  missions: hands.map(hand => hand.missions.map(card => peek(card))),
  chances: NOT_IN_DOUBT,
});

/** A rival's mission counts from this chance on; many unlikely ones would only blur the evaluation. */
const LIKELY = 0.35;

/** The own missions, and those that rivals seem to chase: their number is public, their names are not. */
const missionsFor = ({ table, hands }: State<Verona>, seat: Seat): Missions => {
  const own = hands[seat]!.missions.map(card => peek(card));
  const unseen = unseenMissions(table, own);
  const missions: number[][] = [];
  const chances: (number[] | undefined)[] = [];
  for (let s = 0; s < hands.length; s++) {
    const all = s === seat ? [] : chancesOf(table, s, unseen, hands[s]!.missions.length);
    missions.push(s === seat ? own : unseen.filter((_, i) => all[i]! >= LIKELY));
    chances.push(s === seat ? undefined : all.filter(chance => chance >= LIKELY));
  }
  return { missions, chances };
};

/** The evaluation with the knowledge of `seat`, or with all missions of an imagined world. */
export const eyeOf = (world: State<Verona>, seat: Seat | 'all'): TownEvaluation => ({
  table: world.table,
  n: world.table.seats.length,
  reach: reachOf(world.table.board),
  allies: world.table.allies.slice(),
  mercenaries: world.table.mercenaries,
  florins: world.hands.map(hand => peek(hand.florins)),
  ...(seat === 'all' ? missionsIn(world) : missionsFor(world, seat)),
  left: roundsLeft(world.table),
});

/** The same for playouts, with the own missions alone and without a copy; a caller that changes allies must restore them. */
export const eyeFor = (world: State<Verona>, seat: Seat): TownEvaluation => {
  const { table, hands } = world;
  const florins: number[] = [];
  const missions: (readonly number[])[] = [];
  for (let s = 0; s < hands.length; s++) {
    florins.push(peek(hands[s]!.florins));
    missions.push(s === seat ? hands[s]!.missions.map(card => peek(card)) : NOTHING_KNOWN);
  }
  return {
    table,
    n: hands.length,
    reach: reachOf(table.board),
    allies: table.allies,
    mercenaries: table.mercenaries,
    florins,
    missions,
    chances: NOT_IN_DOUBT,
    left: roundsLeft(table),
  };
};

export const at = ({ allies, n }: TownEvaluation, seat: Seat, street: number): number =>
  allies[street * n + seat]!;

export const isAlone = ({ allies, n }: TownEvaluation, seat: Seat, street: number): boolean => {
  for (let s = 0; s < n; s++) if (s !== seat && allies[street * n + s]! > 0) return false;
  return true;
};

/** The other seats that have allies in a street. */
export const rivalsIn = (eye: TownEvaluation, seat: Seat, street: number): Seat[] => {
  const rivals: Seat[] = [];
  for (let s = 0; s < eye.n; s++) if (s !== seat && at(eye, s, street) > 0) rivals.push(s);
  return rivals;
};

export const isNear = (eye: TownEvaluation, seat: Seat, street: number): boolean =>
  eye.table.board.neighbours[street]!.some(near => at(eye, seat, near) > 0);
