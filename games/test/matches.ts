import { verona, type Verona } from '@tavola/games/verona';
import { seedDice, type Seat, type State } from '@tavola/kernel';
import type { Budget, Decision } from '@tavola/bots';
import { levels } from '@tavola/bots';

const begin = (seats: number, seed: number, options = {}): State<Verona> => {
  const turn = verona.begin(seats, options, seedDice(seed));
  if (!turn.ok) throw new Error(turn.error.code);
  return turn.value.state;
};

const unanswered = (state: State<Verona>): Seat =>
  state.asked!.who.find(seat => state.asked!.answers[seat] === null)!;

export const decide = (
  level: string,
  state: State<Verona>,
  seat: Seat,
  seed: number,
  budget: Budget = {},
): Decision =>
  levels.get(level)!(verona).decide(
    verona.view(state, seat),
    dice => verona.resample(state, seat, dice),
    seedDice(seed),
    budget,
  );

/** The levels by seat, and their thinking budget. */
export interface Party {
  readonly levels: readonly string[];
  readonly budget?: Budget;
  readonly options?: object;
  /** Sees every position, with the seat that is to answer; `true` is enough, and the match goes no further. */
  look?(state: State<Verona>, seat: Seat): unknown;
}

/** Far more answers than any match takes. */
const MOST = 20_000;

/** A match to its end, or until enough was seen of it; an answer that is refused is an error. */
export const match = (seed: number, party: Party): State<Verona> => {
  const dice = seedDice(seed);
  let state = begin(party.levels.length, seed, party.options);
  for (let steps = 0; state.asked; steps++) {
    if (steps > MOST) throw new Error(`match ${seed} does not end: ${verona.question(state)} is asked`);
    const seat = unanswered(state);
    if (party.look?.(state, seat) === true) return state;
    const { answer } = decide(party.levels[seat]!, state, seat, dice.below(1 << 30), party.budget);
    const turn = verona.submit(state, seat, state.asked.id, answer, dice);
    if (!turn.ok) throw new Error(`${verona.view(state, seat).asked!.name}: ${turn.error.code}`);
    state = turn.value.state;
  }
  return state;
};

/** The first position of a match between steady bots that is like this. */
export const findPosition = (
  seed: number,
  isIt: (state: State<Verona>, seat: Seat) => boolean,
): [State<Verona>, Seat] => {
  let first: [State<Verona>, Seat] | undefined;
  const look = (state: State<Verona>, seat: Seat): boolean => {
    if (isIt(state, seat)) first = [state, seat];
    return first !== undefined;
  };
  match(seed, { levels: ['steady', 'steady', 'steady', 'steady'], look });
  if (!first) throw new Error('there is no such position');
  return first;
};

/** The share of victories of the first of these levels, and how many points it is ahead, seats rotated. */
export const duel = (
  levelsOf: readonly string[],
  games: number,
  budget: Budget = {},
): { readonly wins: number; readonly lead: number } => {
  const n = levelsOf.length;
  let [wins, lead] = [0, 0];
  for (let game = 0; game < games; game++) {
    const own = game % n;
    const seated = levelsOf.map((_, seat) => levelsOf[(seat - own + n) % n]!);
    const { points, ranks } = verona.outcome(match(1000 + Math.floor(game / n), { levels: seated, budget }));
    if (ranks[own] === 1) wins += 1 / ranks.filter(rank => rank === 1).length / games;
    const rest = points.reduce((sum, p) => sum + p, -points[own]!) / (n - 1);
    lead += (points[own]! - rest) / games;
  }
  return { wins, lead };
};
