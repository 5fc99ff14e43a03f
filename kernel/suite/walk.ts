import {
  seedDice,
  type Answer,
  type Dice,
  type GameTypes,
  type Seat,
  type Result,
  type State,
  type Turn,
} from '../src/index.ts';
import type { SuiteSetup, Subject } from './subject.ts';

/** An action that is possible in a position. */
export type PlayerAction =
  | { readonly kind: 'answer'; readonly seat: Seat; readonly answer: Answer }
  | { readonly kind: 'aside'; readonly seat: Seat; readonly name: string; readonly answer: Answer }
  /** A standing order is left, or cleared if there is nothing said with it. */
  | { readonly kind: 'order'; readonly seat: Seat; readonly name: string; readonly answer: Answer | null };

export interface SampledPosition<K extends GameTypes> {
  readonly setup: SuiteSetup;
  readonly state: State<K>;
  /** Dice for the law itself. Rolling them does not change the walk. */
  readonly dice: Dice;
  readonly deed: PlayerAction;
}

/** The start of a set-up in its version of the rules. */
export const rulesOf = ({ rules }: SuiteSetup) => (rules === undefined ? {} : { rules });

export const beginSubject = <K extends GameTypes>(
  { game }: Subject<K>,
  setup: SuiteSetup,
  dice: Dice,
): State<K> => {
  const turn = game.begin(setup.seats, setup.options, dice, rulesOf(setup));
  if (!turn.ok) throw new Error(`${game.name} with ${JSON.stringify(setup)}: ${JSON.stringify(turn.error)}`);
  return turn.value.state;
};

/** Attempts to find an aside that is possible during a halt. */
const MAX_TRIES = 10_000;

/** Chooses a random answer of a random seat that has not answered, sometimes an aside, and in a halt always an aside. */
export const chooseRandomAction = <K extends GameTypes>(
  subject: Subject<K>,
  s: State<K>,
  dice: Dice,
): PlayerAction => {
  const { game } = subject;
  if (game.whyHalted(s)) {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const aside = chooseRandomAside(subject, s, dice);
      if (aside) return aside;
    }
    throw new Error('no aside ends this halt');
  }
  const order =
    game.orders.length > 0 && dice.below(4) === 0 ? chooseRandomOrder(subject, s, dice) : undefined;
  if (order) return order;
  const aside =
    game.asides.length > 0 && dice.below(4) === 0 ? chooseRandomAside(subject, s, dice) : undefined;
  if (aside) return aside;
  const waiting = s.asked!.who.filter(seat => s.asked!.answers[seat] === null);
  const seat = waiting[dice.below(waiting.length)]!;
  return { kind: 'answer', seat, answer: game.sample(s, seat, dice) };
};

const chooseRandomAside = <K extends GameTypes>(
  { game }: Subject<K>,
  s: State<K>,
  dice: Dice,
): PlayerAction | undefined => {
  const seat = dice.below(s.hands.length);
  const name = game.asides[dice.below(game.asides.length)]!;
  const answer = game.sampleAside(s, seat, name, dice);
  return answer === undefined ? undefined : { kind: 'aside', seat, name, answer };
};

const chooseRandomOrder = <K extends GameTypes>(
  { game }: Subject<K>,
  s: State<K>,
  dice: Dice,
): PlayerAction | undefined => {
  const seat = dice.below(s.hands.length);
  const left = game.view(s, seat).orders.find(order => order.left !== null);
  if (left && dice.below(3) === 0) return { kind: 'order', seat, name: left.name, answer: null };
  const { name } = game.orders[dice.below(game.orders.length)]!;
  const answer = game.sampleOrder(s, seat, name, dice);
  return answer === undefined ? undefined : { kind: 'order', seat, name, answer };
};

export const perform = <K extends GameTypes>(
  { game }: Subject<K>,
  s: State<K>,
  deed: PlayerAction,
  dice: Dice,
): Result<Turn<K>> => {
  switch (deed.kind) {
    case 'answer':
      return game.submit(s, deed.seat, s.asked?.id ?? -1, deed.answer, dice);
    case 'aside':
      return game.interject(s, deed.seat, deed.name, deed.answer, dice);
    case 'order':
      return deed.answer === null
        ? game.clearOrder(s, deed.seat, deed.name)
        : game.leaveOrder(s, deed.seat, deed.name, deed.answer, dice);
  }
};

export const performOrThrow = <K extends GameTypes>(
  subject: Subject<K>,
  s: State<K>,
  deed: PlayerAction,
  dice: Dice,
) => {
  const turn = perform(subject, s, deed, dice);
  if (!turn.ok) throw new Error(`refused: ${JSON.stringify(deed)}: ${JSON.stringify(turn.error)}`);
  return turn.value;
};

/** How much of random play the laws look at. */
export interface Walk {
  readonly games: number;
  readonly every: number;
}

/**
 * Actions allowed for each answer that a game may take, since asides take their share and some hand answers back. A
 * game that exceeds it does not end, and the law reports that instead of waiting.
 */
const ACTIONS_PER_ANSWER = 100;

export const refuseEndless = <K extends GameTypes>({ bound }: Subject<K>, deeds: number): void => {
  if (deeds > ACTIONS_PER_ANSWER * bound) throw new Error(`no end after ${deeds} actions`);
};

/** Yields about one in `every` positions of seeded random play of every set-up. */
export function* walkPositions<K extends GameTypes>(
  subject: Subject<K>,
  { games, every }: Walk,
): Generator<SampledPosition<K>> {
  for (const [i, setup] of subject.setups.entries())
    for (let n = 0; n < games; n++) yield* positionsOfOne(subject, setup, every, 1000 * i + n);
}

function* positionsOfOne<K extends GameTypes>(
  subject: Subject<K>,
  setup: SuiteSetup,
  every: number,
  seed: number,
): Generator<SampledPosition<K>> {
  const dice = seedDice(seed + 1);
  const own = seedDice(seed + 500_000);
  let state = beginSubject(subject, setup, dice);
  for (let deeds = 0; !state.over; deeds++) {
    refuseEndless(subject, deeds);
    const deed = chooseRandomAction(subject, state, dice);
    if (own.below(every) === 0) yield { setup, state, dice: own, deed };
    state = performOrThrow(subject, state, deed, dice).state;
  }
}

/** Makes two dice that roll alike. */
export const createTwinDice = (dice: Dice): readonly [Dice, Dice] => {
  const seed = dice.below(1_000_000_000);
  return [seedDice(seed), seedDice(seed)];
};
