import type { Seat } from '@tavola/kernel';
import {
  nameAgainOrAddPlace,
  charactersOf,
  clockwise,
  laidOutPower,
  standingSeats,
  isStanding,
} from './city-plan.ts';
import { openQuestion, type VendettaContext } from './rulebook.ts';
import { pickNth, pick, suggestions } from './setup/suggestions.ts';
import { optionalText, name } from './setup/texts.ts';
import { HEAD, NONE } from './names.ts';

type Rolls = readonly (readonly [Seat, number])[];

const highest = (rolls: Rolls): Seat[] => {
  const most = Math.max(...rolls.map(([, roll]) => roll));
  return rolls.filter(([, roll]) => roll === most).map(([seat]) => seat);
};

/**
 * N-R01 Starting with the last house of the previous round, each standing house rolls a die, clockwise. The
 * highest goes first, then clockwise. N-R09 Equal highest rolls are repeated until one is highest.
 */
export const rollOrder = (g: VendettaContext): void => {
  const { table: t, dice } = g;
  const roll = (seats: readonly Seat[]): Rolls => seats.map(seat => [seat, 1 + dice.below(6)]);
  t.round++;
  t.stage = 'round';
  // N-E03 If the last house has fallen, the next standing house clockwise begins.
  const rolls = roll(clockwise(t, t.begins).filter(seat => isStanding(t, seat)));
  const again: Rolls[] = [];
  let first = highest(rolls);
  while (first.length > 1) {
    again.push(roll(first));
    first = highest(again.at(-1)!);
  }
  t.order = clockwise(t, first[0]!).filter(seat => isStanding(t, seat));
  g.emit?.({ t: 'order', round: t.round, thrown: rolls, again, order: t.order.slice() });
  fallInDisfavour(g, rolls);
};

/**
 * N-R02 The first to roll falls into disfavour on a 1, the second on 1 or 2, and so on; only one house falls. N-R10 The
 * sixth falls on any roll. N-X23 Repeated rolls do not count and are not passed here.
 */
const fallInDisfavour = (g: VendettaContext, rolls: Rolls): void => {
  const at = rolls.findIndex(([, roll], i) => roll <= i + 1);
  if (at < 0) return;
  const [seat, roll] = rolls[at]!;
  g.table.disfavour = seat;
  g.emit?.({ t: 'disfavour', seat, roll, upTo: at + 1 });
};

/**
 * N-R03, N-R05 The house in disfavour picks at once, before the first turn (N-X09), a side character or its head to be
 * locked up, never a prop.
 */
export const lockUp = openQuestion({
  name: 'lock-up',
  talk: 'open',
  who: t => [t.disfavour],
  choice: me => ({ kind: 'one', what: 'locked', of: [HEAD, ...charactersOf(me.table, me.seat)] }),
  absent: () => HEAD,
  settle: (g, answers, [seat]) => {
    g.table.locked = answers[seat!]!;
    g.emit?.({ t: 'locked', seat: seat!, piece: g.table.locked });
  },
});

/** N-R03, N-X22 The place of a head's arrest is named by the player and has no value. */
export const arrest = openQuestion({
  name: 'arrest',
  talk: 'open',
  who: t => [t.disfavour],
  choice: () => ({ kind: 'all', what: 'arrest', parts: [name(), optionalText('text')] }),
  absent: me => [pickNth(suggestions.arrests, me.table.round), ''] as const,
  sample: (_, dice) => [pick(dice, suggestions.arrests), ''] as const,
  settle: (g, answers, [seat]) => {
    const [called, text] = answers[seat!]!;
    g.table.arrest = nameAgainOrAddPlace(g, { name: called, text, value: 0, outside: false, by: seat! });
  },
});

/** N-R05, N-C07 The lock and every absence end with the round. N-R09 The last house in the order begins the next rolls. */
export const endRound = (g: VendettaContext): void => {
  const { table: t } = g;
  t.stage = 'round';
  t.begins = t.order.at(-1)!;
  t.disfavour = NONE;
  t.locked = NONE;
  t.arrest = NONE;
  t.away.fill(NONE);
  g.emit?.({
    t: 'round-ended',
    round: t.round,
    floors: t.floors.slice(),
    reserve: t.reserve.slice(),
    power: t.seats.map(seat => (standingSeats(t).includes(seat) ? laidOutPower(t, seat) : 0)),
  });
};
