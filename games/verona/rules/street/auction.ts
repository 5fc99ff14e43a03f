import type { G, Seat, Sight } from '@tavola/kernel';
import { CONVENTO } from '../round/buildings.ts';
import type { DieRoll } from '../events.ts';
import type { TownTable, Verona } from '../types.ts';
import { NONE } from '../names.ts';
import { florinsOf, pay } from '../purse.ts';
import { rollDice, sumOf } from './roll.ts';
import { clockwise } from '../setup/seats.ts';
import { talkInSecretPhases } from '../talk.ts';
import { drawRanking } from '../ranking.ts';
import { order, secretQuestion } from '../rulebook.ts';

const attackers = (table: TownTable): Seat[] =>
  clockwise(table).filter(seat => table.fight.role[seat] === 'attacker');

/** V-C20 Without attackers, and after an intrigue that succeeded (V-C14), there is no auction. */
export const isAuction = (table: TownTable): boolean =>
  table.fight.success === NONE && table.fight.role.includes('attacker');

/** V-G02 Opponents of the Convento's owner bid at most 4 mercenaries; V-X06 says in which streets. */
const CONVENTO_LIMIT = 4;

const isLimited = (table: TownTable, seat: Seat): boolean => {
  const owner = table.owner[CONVENTO]!;
  if (owner === NONE || owner === seat) return false;
  if (table.convento === 'everywhere') return true;
  const role = table.fight.role[owner];
  return role === 'attacker' || role === 'defender';
};

const mostMercenaries = (table: TownTable, seat: Seat): number =>
  isLimited(table, seat) ? Math.min(CONVENTO_LIMIT, table.mercenaries[seat]!) : table.mercenaries[seat]!;

const isViolent = (table: TownTable, seat: Seat): boolean => table.fight.action[seat] === 'violence';

const mostBid = ({ table, hand, seat }: Sight<Verona>): number =>
  isViolent(table, seat) ? mostMercenaries(table, seat) : florinsOf(hand);

/** What a bid may be planned to be; it is lowered to what the seat has and may bid. */
const MOST_PLANNED = 999;

/** V-C21 Bids laid down beforehand for streets of this round: florins or mercenaries, and nothing elsewhere. */
const bidAsPlanned = order({
  name: 'bid-as-planned',
  rule: 'V-C21',
  choice: ({ table }) => ({
    kind: 'list',
    what: 'bids',
    parts: [
      { kind: 'one', what: 'street', of: table.board.all },
      { kind: 'amount', what: 'bid', min: 0, max: MOST_PLANNED },
    ],
    min: 0,
    max: table.board.all.length,
  }),
  refuse: (_, bids) =>
    new Set(bids.map(([street]) => street)).size < bids.length ? { code: 'twice' } : undefined,
  sample: ({ table }, dice) =>
    drawRanking(table.board.all, 0, dice).map(([street]) => [street, dice.below(20)] as const),
  answer: (me, bids) => {
    const planned = bids.find(([street]) => street === me.table.fight.street);
    return Math.min(planned?.[1] ?? 0, mostBid(me));
  },
});

/** V-C21 All attackers bid at the same time, in secret: florins for corruption, mercenaries for violence. */
export const bids = secretQuestion({
  name: 'bids',
  talk: talkInSecretPhases,
  // V-S14 A seat without mercenaries can visibly bid none only, so it is not asked; a secret empty purse is asked like a full one.
  who: table => attackers(table).filter(seat => !isViolent(table, seat) || table.mercenaries[seat]! > 0),
  choice: me => ({
    kind: 'amount',
    what: isViolent(me.table, me.seat) ? 'mercenaries' : 'florins',
    min: 0,
    max: mostBid(me),
  }),
  why: ({ table, seat }, bid) => {
    const isStopped = isViolent(table, seat) && isLimited(table, seat) && bid > CONVENTO_LIMIT;
    return isStopped ? { code: 'convento', rule: 'V-G02', about: { max: CONVENTO_LIMIT } } : undefined;
  },
  absent: () => 0,
  orders: { period: table => table.round, list: [bidAsPlanned] },
  settle: (g, answers) => {
    const { fight } = g.table;
    for (const seat of attackers(g.table)) {
      const bid = answers[seat] ?? 0;
      fight.bid[seat] = bid;
      // V-C22 Every bid is lost, even a losing one.
      if (isViolent(g.table, seat)) g.table.mercenaries[seat]! -= bid;
      else pay(g, seat, bid);
    }
    g.emit?.({
      t: 'bids',
      bids: attackers(g.table).map(seat => ({ seat, action: fight.action[seat]!, bid: fight.bid[seat]! })),
    });
  },
});

/** V-C23 */
export const MERCENARY_STRENGTH = 5;

/** V-C23 Corruption is as strong as its florins; violence counts 5 a mercenary plus two dice. V-C24 No bid, no dice. */
export const computeStrengths = (g: G<Verona>): void => {
  const { fight } = g.table;
  const of: { seat: Seat; dice: readonly DieRoll[]; strength: number }[] = [];
  for (const seat of attackers(g.table)) {
    const bid = fight.bid[seat]!;
    const dice = isViolent(g.table, seat) && bid > 0 ? rollDice(g.dice, 2) : [];
    const strength = isViolent(g.table, seat) ? MERCENARY_STRENGTH * bid + sumOf(dice) : bid;
    fight.strength[seat] = strength;
    of.push({ seat, dice, strength });
  }
  fight.strongest = strongestOf(g.table);
  g.emit?.({ t: 'strength', of, strongest: fight.strongest });
};

/** V-C25 The seat with the highest strength among the bidders, or NONE on a tie or without bids (V-X16). */
const strongestOf = (table: TownTable): Seat => {
  const { bid, strength } = table.fight;
  let best: Seat = NONE;
  let isTied = false;
  for (const seat of attackers(table)) {
    if (bid[seat] === 0) continue;
    const lead = best === NONE ? 1 : strength[seat]! - strength[best]!;
    if (lead > 0) best = seat;
    isTied = lead === 0 || (isTied && lead < 0);
  }
  return isTied ? NONE : best;
};
