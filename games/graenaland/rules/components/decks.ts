import { peek, seal, shuffle, type Sealed, type Seat } from '@tavola/kernel';
import { DECKS, deckOf, KINDS, SUPPLY, type Counts } from './cards.ts';
import type { GraenalandContext } from '../types.ts';

/** G-S04 Draws the top card of a deck, remade from its discards if it is empty; undefined if those are empty too. */
export const draw = (g: GraenalandContext, deck: number): Sealed<number> | undefined => {
  if (g.box.decks[deck]!.length === 0) remake(g, deck);
  const pile = g.box.decks[deck]!;
  if (pile.length === 0) return undefined;
  g.box.decks[deck] = pile.slice(0, -1);
  g.table.decks[deck]!--;
  return pile.at(-1);
};

/** G-S04, G-B02, G-X10 The discards of a deck, seen and unseen, shuffled; supplies have their own. */
const remake = (g: GraenalandContext, deck: number): void => {
  const discards = g.table.discards.slice();
  const pile: Sealed<number>[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    if (deckOf(kind) !== deck) continue;
    for (let n = discards[kind]!; n > 0; n--) pile.push(seal(kind));
    discards[kind] = 0;
  }
  g.table.discards = discards;
  pile.push(...g.box.buried[deck]!);
  g.box.buried[deck] = [];
  g.table.buried[deck] = 0;
  if (pile.length === 0) return;
  // The order before the shuffle depends on hidden faces, which does no harm.
  g.box.decks[deck] = shuffle(g.dice, pile);
  g.table.decks[deck] = pile.length;
  g.emit?.({ t: 'reshuffled', deck, cards: pile.length });
};

/** G-S11 Open cards go to hands, the first kind to the first seat and so on. */
export const receiveOpen = (g: GraenalandContext, seats: readonly Seat[], kinds: readonly number[]): void => {
  const known = g.table.known.slice();
  for (let i = 0; i < kinds.length; i++) {
    const [seat, kind] = [seats[i]!, kinds[i]!];
    peek(g.hands[seat]!.cards)[kind]!++;
    g.table.backs[seat * DECKS + deckOf(kind)]!++;
    known[seat * KINDS + kind]!++;
  }
  g.table.known = known;
};

/** G-S08 A hidden card goes to a hand; all players see its back. */
export const receiveHidden = (g: GraenalandContext, seat: Seat, card: Sealed<number>): void => {
  const kind = peek(card);
  peek(g.hands[seat]!.cards)[kind]!++;
  g.table.backs[seat * DECKS + deckOf(kind)]!++;
  g.whisper?.(seat, { t: 'drew', card });
};

/**
 * G-B02 Spent cards go openly from a hand to the discards of their deck. G-B06 There is no hand limit: cards leave a
 * hand only here and by `give`.
 */
export const spend = (g: GraenalandContext, seat: Seat, cards: Counts): void => {
  const hand = peek(g.hands[seat]!.cards);
  const { backs } = g.table;
  const known = g.table.known.slice();
  const discards = g.table.discards.slice();
  for (let kind = 0; kind < KINDS; kind++) {
    const n = cards[kind]!;
    if (n === 0) continue;
    hand[kind]! -= n;
    backs[seat * DECKS + deckOf(kind)]! -= n;
    discards[kind]! += n;
    const at = seat * KINDS + kind;
    known[at] = Math.max(0, known[at]! - n);
  }
  g.table.known = known;
  g.table.discards = discards;
};

/** G-H05 Taking a build back returns its cards to the hand. G-S11 All players have seen them. */
export const unspend = (g: GraenalandContext, seat: Seat, kinds: readonly number[]): void => {
  const discards = g.table.discards.slice();
  for (const kind of kinds) discards[kind]!--;
  g.table.discards = discards;
  receiveOpen(
    g,
    kinds.map(() => seat),
    kinds,
  );
};

/** G-B43 A card goes from hand to hand: giver and receiver see its face, the others its back. */
export const give = (g: GraenalandContext, from: Seat, to: Seat, kind: number): void => {
  const deck = deckOf(kind);
  peek(g.hands[from]!.cards)[kind]!--;
  peek(g.hands[to]!.cards)[kind]!++;
  g.table.backs[from * DECKS + deck]!--;
  g.table.backs[to * DECKS + deck]!++;
  const known = g.table.known.slice();
  // The card may be any with this back, so of each such kind one fewer is certain.
  for (let other = 0; other < KINDS; other++) {
    const at = from * KINDS + other;
    if (deckOf(other) === deck) known[at] = Math.max(0, known[at]! - 1);
  }
  g.table.known = known;
  const card = seal(kind);
  g.whisper?.(from, { t: 'gift', from, to, card });
  g.whisper?.(to, { t: 'gift', from, to, card });
};

const OPEN_SUPPLIES = 4;

/** G-S05, G-E01 Turns supplies until four lie open or the deck is empty. */
export const turnSupplies = (g: GraenalandContext): void => {
  const turned: number[] = [];
  while (g.table.supplies.length + turned.length < OPEN_SUPPLIES) {
    const card = draw(g, SUPPLY);
    if (card === undefined) break;
    turned.push(peek(card));
  }
  if (turned.length === 0) return;
  g.table.supplies = [...g.table.supplies, ...turned];
  g.emit?.({ t: 'supplies', cards: turned });
};
