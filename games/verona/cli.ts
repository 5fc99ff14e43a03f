import {
  BUILDINGS,
  CARDS,
  checkBoard,
  CORRUPTION,
  INTRIGUE,
  NONE,
  VIOLENCE,
  type Verona,
} from './rules/index.ts';
import { ok, peek, type Answer, type View } from '@tavola/kernel';
import { placesFrom } from '../seat-order.ts';
import type { CliExtras, OrderToLeave } from '../cli-extras.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

const REWARDS = ['florins', 'mercenaries', 'steps', 'remove', 'add', 'none'];

const holder = (seat: number): number[] => (seat === NONE ? [] : [seat]);

const rows = (numbers: readonly number[]) => numbers.map(n => [n]);

/** What is public, and what the person has just planned. */
const ordersToLeave = ({ seat, table, hand, asked }: View<Verona>, answer: Answer): OrderToLeave[] => {
  if (seat === null || !hand) return [];
  const { board, round, mercenaries } = table;
  const missions = hand.missions.map(card => peek(card));
  const byPoints = missions.toSorted((a, b) => board.missions[b]!.points - board.missions[a]!.points);
  const lasting: OrderToLeave[] = [
    { order: 'show-when-able', said: rows(byPoints), lasts: true },
    { order: 'hire-no-more', said: [], lasts: true },
    { order: 'call-no-more', said: [], lasts: true },
    { order: 'place-in-order', said: rows([...new Set(streetsOfMissions(board, byPoints))]), lasts: false },
  ];
  if (asked?.name !== 'plan' || !Array.isArray(answer)) return lasting;
  const planned = (tokens: readonly number[]): number[] =>
    board.all.filter(street => tokens.includes(Number(answer[street])));
  const share = (means: number, token: number) =>
    planned([token]).map((street, _, all) => [street, Math.floor(means / all.length)]);
  return [
    ...lasting,
    { order: 'pick-in-order', said: rows(planned([CORRUPTION, VIOLENCE, INTRIGUE])), lasts: false },
    {
      order: 'bid-as-planned',
      said: [...share(peek(hand.florins), CORRUPTION), ...share(mercenaries[seat]!, VIOLENCE)],
      lasts: false,
    },
    {
      order: 'cards-as-planned',
      said: [(round + seat) % CARDS.length, (round + 2 * seat + 1) % CARDS.length],
      lasts: false,
    },
  ];
};

const streetsOfMissions = (board: Verona['table']['board'], missions: readonly number[]): number[] =>
  missions.flatMap(mission => board.missions[mission]!.streets);

export const extras: CliExtras<Verona> = {
  rounds: table => table.round,
  tallies: [
    {
      name: 'buildings taken',
      kind: 'share',
      count: table =>
        Object.fromEntries(BUILDINGS.map(({ id }, building) => [id, table.owner[building] === NONE ? 0 : 1])),
    },
    {
      name: 'missions shown',
      kind: 'share',
      count: ({ board, shownBy }) =>
        Object.fromEntries(board.missions.map(({ id }, mission) => [id, shownBy[mission] === NONE ? 0 : 1])),
    },
    {
      name: 'points a seat',
      kind: 'mean',
      count: ({ score }) => {
        const mean = (of: 'alone' | 'shared' | 'buildings' | 'missions'): number =>
          sum(score.map(points => points[of])) / score.length;
        return {
          alone: mean('alone'),
          shared: mean('shared'),
          buildings: mean('buildings'),
          missions: mean('missions'),
        };
      },
    },
  ],
  sources: ({ score }) => ({
    alone: score.map(points => points.alone),
    shared: score.map(points => points.shared),
    buildings: score.map(points => points.buildings),
    missions: score.map(points => points.missions),
  }),
  holdings: ({ board, owner, shownBy, seats, first, round }) => ({
    // V-E40 Counts back from the first player of the last round to that of the first round.
    place: placesFrom((first - (round - 1) + round * seats.length) % seats.length, seats.length),
    buildings: Object.fromEntries(BUILDINGS.map(({ id }, building) => [id, holder(owner[building]!)])),
    missions: Object.fromEntries(board.missions.map(({ id }, mission) => [id, holder(shownBy[mission]!)])),
    'missions by reward': Object.fromEntries(
      REWARDS.map(reward => [
        reward,
        board.missions.flatMap((mission, m) => (mission.reward === reward ? holder(shownBy[m]!) : [])),
      ]),
    ),
  }),
  orders: ordersToLeave,
  checkBoard: raw => {
    const checked = checkBoard(raw);
    if (!checked.ok) return checked;
    const { name, streets, neighbours, missions } = checked.value;
    return ok({ name, streets: streets.length, neighbours: neighbours.length, missions: missions.length });
  },
};
