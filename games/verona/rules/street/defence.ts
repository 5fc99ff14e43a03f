import type { G, Seat } from '@tavola/kernel';
import { alliesOf } from './allies.ts';
import type { DieRoll } from '../events.ts';
import type { TownTable, Verona } from '../types.ts';
import { NONE } from '../names.ts';
import { rollDice, sumOf } from './roll.ts';
import { clockwise } from '../setup/seats.ts';

export const hasStrongest = (table: TownTable): boolean => table.fight.strongest !== NONE;

/** V-C30 Each defender rolls alone: a die per own ally here against corruption, two dice against violence; all roll. */
export const rollDefence = (g: G<Verona>): void => {
  const { fight } = g.table;
  const { street, strongest } = fight;
  const strength = fight.strength[strongest]!;
  const of: { seat: Seat; dice: readonly DieRoll[]; total: number }[] = [];
  let isStopped = false;
  for (const seat of clockwise(g.table)) {
    if (fight.role[seat] !== 'defender') continue;
    const n = fight.action[strongest] === 'violence' ? 2 : alliesOf(g.table, seat, street);
    const dice = rollDice(g.dice, n);
    const total = sumOf(dice);
    of.push({ seat, dice, total });
    // V-C31 A defender who equals or beats the strength stops the action; rolls are never added up (V-X24).
    if (total >= strength) isStopped = true;
  }
  if (!isStopped) fight.success = strongest;
  if (of.length > 0) g.emit?.({ t: 'defence', against: strongest, strength, of, stopped: isStopped });
};
