import type { G, Seat } from '@tavola/kernel';
import type { TownTable, Verona } from '../types.ts';
import { florinsOf, pay } from '../purse.ts';
import { talkInSecretPhases } from '../talk.ts';
import { openQuestion, order, secretQuestion } from '../rulebook.ts';

/** V-E30 In florins. */
export const MERCENARY_PRICE = 5;
const ENOUGH_FOR_ANOTHER_GO = 2;

export const beginArming = (g: G<Verona>): void => {
  g.table.arming = true;
  g.table.armingGoes = 0;
};

export const isArming = (table: TownTable): boolean => table.arming;

/** V-E32 Asked in every go, a player may say beforehand: nobody after the first go. */
const hireNoMore = order({ name: 'hire-no-more', rule: 'V-E32', answer: () => 0 });

/** V-E31 And: no call for another go. */
const callNoMore = order({ name: 'call-no-more', rule: 'V-E31', answer: () => 0 });

/** V-E30 All hire at the same time, in secret, for 5 florins a mercenary; then they reveal and pay. */
export const hire = secretQuestion({
  name: 'hire',
  talk: talkInSecretPhases,
  // V-E32 In every go all players are asked.
  who: table => table.seats,
  choice: ({ hand }) => ({
    kind: 'amount',
    what: 'mercenaries',
    min: 0,
    max: Math.floor(florinsOf(hand) / MERCENARY_PRICE),
  }),
  absent: () => 0,
  orders: { covers: table => table.armingGoes > 0, list: [hireNoMore] },
  settle: (g, hired) => {
    for (const [seat, mercenaries] of hired.entries()) {
      pay(g, seat, MERCENARY_PRICE * mercenaries);
      g.table.mercenaries[seat]! += mercenaries;
      g.table.hired[seat] = mercenaries;
    }
    g.emit?.({ t: 'hired', hired: [...hired] });
  },
});

/** V-E31 The seats that hired two or more in this go, not in the round (V-X25). */
const possibleCallers = (table: TownTable): Seat[] =>
  table.seats.filter(seat => table.hired[seat]! >= ENOUGH_FOR_ANOTHER_GO);

/** V-E32 All entitled seats answer at the same time whether another go follows; one call is enough. */
export const anotherGo = openQuestion({
  name: 'another-go',
  talk: talkInSecretPhases,
  who: possibleCallers,
  choice: () => ({ kind: 'one', what: 'yes-no', of: [0, 1] }),
  absent: () => 0,
  orders: { list: [callNoMore] },
  settle: (g, answers, who) => {
    const callers = who.filter(seat => answers[seat] === 1);
    g.table.arming = callers.length > 0;
    g.table.armingGoes = callers.length > 0 ? g.table.armingGoes + 1 : 0;
    g.table.hired.fill(0);
    if (who.length > 0) g.emit?.({ t: 'rearming', callers });
  },
});
