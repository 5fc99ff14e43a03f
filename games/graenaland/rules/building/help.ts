import { peek, type Seat } from '@tavola/kernel';
import { addUp, DECKS, kindsIn, KINDS, listCards } from '../components/cards.ts';
import type { GraenalandContext, GraenalandSight, IslandTable } from '../types.ts';
import { NONE } from '../names.ts';
import { offerOf } from './offers.ts';
import { aside, order, secretQuestion } from '../rulebook.ts';

const offerChoice = (me: GraenalandSight) => {
  const hand = peek(me.hand.cards);
  const kinds = kindsIn(hand);
  const caps = kinds.map(kind => hand[kind]!);
  return { kind: 'spread', what: 'offer', over: kinds, min: 0, max: addUp(hand), caps } as const;
};

/** Replaces what a seat offers; the answer counts cards by the kinds in its hand. */
const setOffer = (g: GraenalandContext, seat: Seat, spread: readonly number[]): void => {
  const kinds = kindsIn(peek(g.hands[seat]!.cards));
  const offers = g.table.offers.slice();
  const known = g.table.known.slice();
  for (let kind = 0; kind < KINDS; kind++) offers[seat * KINDS + kind] = 0;
  for (const [i, kind] of kinds.entries()) {
    const at = seat * KINDS + kind;
    offers[at] = spread[i]!;
    // G-S11 All players have seen the offered cards, so the clan certainly holds them.
    known[at] = Math.max(known[at]!, spread[i]!);
  }
  g.table.offers = offers;
  g.table.known = known;
  g.emit?.({ t: 'offered', seat, cards: listCards(offerOf(g.table, seat)) });
};

/** G-S08 Everybody sees which hands are empty. */
const hasCards = ({ backs }: IslandTable, seat: Seat): boolean =>
  addUp(backs.slice(seat * DECKS, (seat + 1) * DECKS)) > 0;

const nothingFrom = (me: GraenalandSight): number[] => kindsIn(peek(me.hand.cards)).map(() => 0);

/** G-B31, G-B32 All others say at once what they offer to the joint work, and then everybody sees it. */
export const help = secretQuestion({
  name: 'help',
  talk: 'open',
  who: table => table.seats.filter(seat => seat !== table.builder && hasCards(table, seat)),
  choice: offerChoice,
  absent: nothingFrom,
  orders: { list: [order({ name: 'no-offer', rule: 'G-B31', answer: nothingFrom })] },
  settle: (g, answers, who) => {
    g.table.invited = false;
    for (const seat of who) if (answers[seat]!.some(n => n > 0)) setOffer(g, seat, answers[seat]!);
  },
});

/** G-B32 Until the joint work is closed the others may offer cards, change what they offer, or withdraw it. */
export const offer = aside({
  name: 'offer',
  rule: 'G-B32',
  who: table =>
    table.joint === NONE || table.invited ? [] : table.seats.filter(seat => seat !== table.builder),
  choice: offerChoice,
  refuse: (me, spread) => {
    const before = offerOf(me.table, me.seat);
    const kinds = kindsIn(peek(me.hand.cards));
    return kinds.every((kind, i) => before[kind] === spread[i]) ? { code: 'same-offer' } : undefined;
  },
  settle: setOffer,
});
