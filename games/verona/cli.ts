import { BUILDINGS, checkBoard, NONE, type Verona } from './rules/index.ts';
import { ok } from '@tavola/kernel';
import { placesFrom } from '../seat-order.ts';
import type { CliExtras } from '../cli-extras.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

const REWARDS = ['florins', 'mercenaries', 'steps', 'remove', 'add', 'none'];

const holder = (seat: number): number[] => (seat === NONE ? [] : [seat]);

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
  checkBoard: raw => {
    const checked = checkBoard(raw);
    if (!checked.ok) return checked;
    const { name, streets, neighbours, missions } = checked.value;
    return ok({ name, streets: streets.length, neighbours: neighbours.length, missions: missions.length });
  },
};
