import type { Verona } from '../../rules/index.ts';
import { OUTSIDE } from './sides.ts';

export type TownBoard = Verona['table']['board'];

/** An edge separates two adjacent streets, or a street from the country. */
export type Edge = 'border' | 'gate' | 'bridge' | 'wall' | 'river' | 'rim';

/** Streets that people can reach from each other without a bridge share a bank. */
export const banksOf = (board: TownBoard): readonly number[] => {
  const bank = board.all.map(street => street);
  let isChanged = true;
  while (isChanged) {
    isChanged = false;
    for (const { a, b, by } of board.joins) {
      if (by === 'bridge' || bank[a] === bank[b]) continue;
      bank[a] = bank[b] = Math.min(bank[a]!, bank[b]!);
      isChanged = true;
    }
  }
  return bank;
};

/** V-S04 Walls and the river separate streets; a border, a gate or a bridge joins them. */
export const edgeBetween = (board: TownBoard, banks: readonly number[]) => {
  const joins = new Map(
    board.joins.flatMap(({ a, b, by }) => [[a * 1000 + b, by] as const, [b * 1000 + a, by] as const]),
  );
  return (street: number, beyond: number): Edge => {
    if (beyond === OUTSIDE) return 'rim';
    return joins.get(street * 1000 + beyond) ?? (banks[street] === banks[beyond] ? 'wall' : 'river');
  };
};

/** The houses of a street keep this distance from the edge of its area. */
export const SET_BACK: { readonly [E in Edge]: number } = {
  border: 4,
  gate: 9,
  wall: 9,
  bridge: 24,
  river: 24,
  rim: 13,
};
