import { peek, seal, type G, type Seat } from '@tavola/kernel';
import { hasAlly, hasOthers, isStreet } from './allies.ts';
import type { TownTable, Verona } from '../types.ts';
import { ACTIONS, NONE, type Role } from '../names.ts';
import { leftOf } from '../setup/seats.ts';
import { newFight } from '../setup/setup.ts';
import { drawRanking, firstOf, refuseTwice, streetRanking } from '../ranking.ts';
import { openQuestion, order } from '../rulebook.ts';

const streetsWithTokens = (table: TownTable): number[] =>
  table.board.all.filter(street => table.tokens[street] !== 0);

export const hasTokens = (table: TownTable): boolean => table.tokens.some(mask => mask !== 0);

/** V-C01 The streets in which to pick them, in this round; then the others as they stand on the board. */
const pickInOrder = order({
  name: 'pick-in-order',
  rule: 'V-C01',
  choice: ({ table }) => streetRanking(table, 0),
  refuse: refuseTwice,
  sample: ({ table }, dice) => drawRanking(table.board.all, 0, dice),
  answer: ({ table }, ranking) => firstOf(ranking, streetsWithTokens(table)),
});

/** V-C01 The player on turn picks any street with tokens, own or not. */
export const nextStreet = openQuestion({
  name: 'next-street',
  talk: 'open',
  who: table => [table.turn],
  choice: ({ table }) => ({ kind: 'one', what: 'street', of: streetsWithTokens(table) }),
  why: ({ table }, street) =>
    isStreet(table, street) ? { code: 'no-tokens', rule: 'V-C01', about: { street } } : undefined,
  absent: ({ table }) => streetsWithTokens(table)[0]!,
  orders: { period: table => table.round, list: [pickInOrder] },
  settle: (g, answers) => turnUp(g, answers[g.table.turn]!),
});

/** V-C01 All tokens of the street are turned up. V-C07 Roles are fixed until the street ends. */
const turnUp = (g: G<Verona>, street: number): void => {
  const { table } = g;
  const fight = newFight(table.seats.length);
  table.fight = fight;
  fight.street = street;
  for (const seat of table.seats) {
    if ((table.tokens[street]! & (1 << seat)) === 0) continue;
    const { plan } = g.hands[seat]!;
    const token = peek(plan[street]!);
    plan[street] = seal(NONE);
    table.shown[seat * ACTIONS.length + token]!++;
    fight.action[seat] = ACTIONS[token]!;
  }
  table.tokens[street] = 0;
  for (const seat of table.seats) fight.role[seat] = roleOf(table, seat);
  const schemers = table.seats.filter(seat => fight.role[seat] === 'schemer');
  g.emit?.({ t: 'street', by: table.turn, street, tokens: [...fight.action], roles: [...fight.role] });
  // V-C10 Two or more schemers cancel each other; none of them has named an ally, so none is lost (V-X09).
  if (schemers.length === 1) fight.schemer = schemers[0]!;
  if (schemers.length > 1) g.emit?.({ t: 'cancelled', schemers });
};

/**
 * V-C03, V-C04, V-C05, V-C06: one player, one role. An impossible action counts as a bluff (V-X22, V-X23), so its
 * player defends with an ally here like any other (V-X15).
 */
const roleOf = (table: TownTable, seat: Seat): Role => {
  const { street, action } = table.fight;
  const isHere = hasAlly(table, seat, street);
  if (action[seat] === 'intrigue' && !isHere && hasAllyNear(table, seat, street)) return 'schemer';
  if (action[seat] === 'corruption') return 'attacker';
  if (action[seat] === 'violence' && isHere && hasOthers(table, seat, street)) return 'attacker';
  return isHere ? 'defender' : 'bystander';
};

const hasAllyNear = (table: TownTable, seat: Seat, street: number): boolean =>
  table.board.neighbours[street]!.some(near => hasAlly(table, seat, near));

/** V-C01 Tokens return to their owners, and the player on the left picks the next street. */
export const leaveStreet = (g: G<Verona>): void => {
  g.table.fight = newFight(g.table.seats.length);
  g.table.turn = leftOf(g.table, g.table.turn);
};
