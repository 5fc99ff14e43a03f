import {
  BUILDS,
  checkComponents,
  countVotes,
  GOALS,
  goalsOf,
  NONE,
  countGoalProgress,
  pileAt,
  wayOf,
  type Graenaland,
  type GraenalandEvent,
  type GraenalandTable,
} from './rules/index.ts';
import { ok, type Answer, type View } from '@tavola/kernel';
import { placesFrom } from '../seat-order.ts';
import type { CliExtras, Heard, OrderToLeave } from '../cli-extras.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Counts events that the final table does not show. */
const hear = (event: GraenalandEvent, add: (what: string, n: number) => void): void => {
  switch (event.t) {
    case 'produced':
    case 'road':
      add('produced', 1);
      return;
    case 'improvement':
      add(event.stays ? 'produced' : 'missed', 1);
      return;
    case 'full':
      add('full', event.lost);
      return;
    case 'vote':
      add('votes', 1);
      add('carried', event.carried ? 1 : 0);
      return;
    case 'settled':
      if (event.warrior) add(`warrior of ${event.seat}`, 1 + event.territory);
      return;
    case 'called':
      add('called', 1);
      return;
    case 'built':
      add(event.build, 1);
      if (event.paid.some(({ by }) => by !== event.seat)) add('helped', 1);
      return;
    default:
  }
};

/** The goals by which a game was won, in a fixed order; all combinations that can win, so that none is left out. */
const combinations = (): string[] => {
  const all: string[] = [];
  for (let set = 0; set < 1 << GOALS.length; set++) {
    const names = GOALS.filter((_, goal) => (set >> goal) & 1);
    if (names.length >= 3) all.push(names.join(' + '));
  }
  return all.toSorted((a, b) => a.length - b.length);
};
const COMBINATIONS = combinations();

const wonBy = (table: GraenalandTable): { readonly [name: string]: number } => {
  const { declarer, goals } = table;
  if (goals === 'cards') return winnersSteps(table);
  const won = declarer === NONE ? 'nobody declared' : goalsOf(table, declarer).join(' + ');
  return Object.fromEntries([...COMBINATIONS, 'nobody declared'].map(name => [name, name === won ? 1 : 0]));
};

/** With victory cards: in which goals the winner has steps. */
const winnersSteps = (table: GraenalandTable): { readonly [name: string]: number } => {
  const { declarer, stock, shown } = table;
  const reached = declarer === NONE ? [] : countGoalProgress(table, declarer);
  const steps = (goal: number): number =>
    declarer === NONE
      ? 0
      : stock.victory[shown[declarer]!]!.steps[goal]!.filter(n => n <= reached[goal]!).length;
  const some = GOALS.map((name, goal) => [`steps of ${name}`, steps(goal) > 0 ? 1 : 0] as const);
  return Object.fromEntries([...some, ['nobody declared', declarer === NONE ? 1 : 0]]);
};

const left = (table: GraenalandTable): number =>
  sum(table.down) + sum(table.beside.map(cards => cards.length));

/**
 * A proposal that others can refuse together is left to them: one is made only where the seat has as many votes as all
 * others, if the heroes of the others stay.
 */
const ordersToLeave = ({ seat, table, asked }: View<Graenaland>, answer: Answer): OrderToLeave[] => {
  if (seat === null) return [];
  const lasting: OrderToLeave[] = [
    { order: 'no-without-card', said: [], lasts: true },
    { order: 'no-offer', said: [], lasts: true },
  ];
  if (asked?.name !== 'orders' || !Array.isArray(answer)) return lasting;
  const [hero, direction] = [Number(answer[0]), Number(answer[1])];
  const { from, to, swapped } = wayOf(table, seat, hero, direction);
  let heroes = table.heroes.with(seat * 3 + hero, to);
  if (swapped !== NONE) heroes = heroes.with(seat * 3 + swapped, from);
  const moved = { ...table, heroes };
  const carries = table.down.some((_, territory) => {
    const votes = countVotes(moved, territory);
    return pileAt(table, territory).length > 0 && 2 * votes[seat]! >= sum(votes) && votes[seat]! > 0;
  });
  return carries ? lasting : [...lasting, { order: 'no-proposal', said: [], lasts: false }];
};

export const extras: CliExtras<Graenaland> = {
  rounds: table => table.round,
  // How many goals of the basic game each seat had reached, goal by goal.
  sources: table =>
    Object.fromEntries(
      GOALS.map(goal => [goal, table.seats.map(seat => (goalsOf(table, seat).includes(goal) ? 1 : 0))]),
    ),
  hear,
  holdings: (table, heard) => ({
    place: placesFrom(table.first, table.seats.length),
    'warrior begins in': Object.fromEntries(
      table.land.tiles
        .slice(0, table.land.coast)
        .map((tile, territory) => [
          tile,
          table.seats.filter(seat => heard(`warrior of ${seat}`) === 1 + territory),
        ]),
    ),
    goals: Object.fromEntries(
      GOALS.map(goal => [goal, table.seats.filter(seat => goalsOf(table, seat).includes(goal))]),
    ),
    'victory cards': Object.fromEntries(
      table.goals === 'cards'
        ? table.stock.victory.map(({ id }, card) => [
            id,
            table.seats.filter(seat => table.shown[seat] === card),
          ])
        : [],
    ),
  }),
  tallies: [
    { name: 'won by', kind: 'share', count: wonBy },
    {
      name: 'wins by place, from the first player clockwise',
      kind: 'share',
      count: ({ first, declarer, seats }) =>
        Object.fromEntries(
          seats.map((_, place) => [
            `place ${place + 1}`,
            declarer === (first + place) % seats.length ? 1 : 0,
          ]),
        ),
    },
    {
      name: 'resource cards a game',
      kind: 'mean',
      count: (table: GraenalandTable, heard: Heard) => ({
        produced: heard('produced'),
        'wasted: missed by an improvement': heard('missed'),
        'wasted: no room beside the territory': heard('full'),
        'left beside territories': left(table),
        'left in hands': sum(table.backs),
      }),
    },
    {
      name: 'proposals a game',
      kind: 'mean',
      count: (_, heard) => ({
        made: heard('votes'),
        'share passed': heard('votes') === 0 ? 0 : heard('carried') / heard('votes'),
      }),
    },
    {
      name: 'builds a game',
      kind: 'mean',
      count: (_, heard) => ({
        ...Object.fromEntries(BUILDS.map(name => [name, heard(name)])),
        'joint works called': heard('called'),
        'joint works paid by several': heard('helped'),
      }),
    },
    {
      name: 'goals reached a seat',
      kind: 'mean',
      count: table => {
        const reached = table.seats.flatMap(seat => goalsOf(table, seat));
        return Object.fromEntries(
          GOALS.map(goal => [goal, reached.filter(one => one === goal).length / table.seats.length]),
        );
      },
    },
  ],
  orders: ordersToLeave,
  checkBoard: raw => {
    const checked = checkComponents(raw);
    if (!checked.ok) return checked;
    const { name, tiles, supplies, victoryCards } = checked.value;
    return ok({ name, tiles: tiles.length, supplies: supplies.length, 'victory cards': victoryCards.length });
  },
};
