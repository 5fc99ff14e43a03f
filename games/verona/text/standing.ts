import type { View } from '@tavola/kernel';
import type { Verona } from '../rules/index.ts';
import { BUILDINGS } from '../rules/round/buildings.ts';

/** V-F01 as it would count now, for the chart over rounds. Only shown missions count, since others are secret. */
export const standing = ({
  table,
}: View<Verona>): { label: number; points: readonly number[] } | undefined => {
  if (table.round === 0) return undefined;
  const { board, seats, allies, owner, shownBy } = table;
  const points = seats.map(seat => {
    let sum = 0;
    for (const street of board.all) {
      const own = allies[street * seats.length + seat]!;
      const isAlone = seats.every(other => other === seat || allies[street * seats.length + other] === 0);
      sum += own > 0 && isAlone ? 5 : own;
    }
    owner.forEach((of, b) => (sum += of === seat ? BUILDINGS[b]!.points : 0));
    shownBy.forEach((by, mission) => (sum += by === seat ? board.missions[mission]!.points : 0));
    return sum;
  });
  return { label: table.round, points };
};
