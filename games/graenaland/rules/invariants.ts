import { peek, type State } from '@tavola/kernel';
import { DECKS, deckOf, KINDS, noCards } from './components/cards.ts';
import { housesOf, housesOn } from './building/houses.ts';
import type { Graenaland } from './types.ts';
import { NONE } from './names.ts';

type S = State<Graenaland>;

/** G-S04 Every card is in exactly one place. */
const cards = ({ table, hands, box }: S): boolean => {
  const counts = noCards();
  const see = (kind: number): void => void counts[kind]!++;
  for (const pile of [...box.decks, ...box.buried, ...box.down]) for (const card of pile) see(peek(card));
  for (const pile of [...table.beside, table.supplies]) for (const card of pile) see(card);
  for (const hand of hands) for (const [kind, n] of peek(hand.cards).entries()) counts[kind]! += n;
  return counts.every((n, kind) => table.stock.cards[kind] === n + table.discards[kind]!);
};

/** G-S08 Public counts agree with the hidden cards. */
const counts = ({ table, hands, box }: S): boolean =>
  box.decks.every(
    (deck, i) => deck.length === table.decks[i] && deck.every(card => deckOf(peek(card)) === i),
  ) &&
  box.buried.every((pile, i) => pile.length === table.buried[i]) &&
  box.down.every((pile, territory) => pile.length === table.down[territory]) &&
  hands.every((hand, seat) => {
    const backs = Array.from({ length: DECKS }, () => 0);
    for (const [kind, n] of peek(hand.cards).entries()) backs[deckOf(kind)]! += n;
    return backs.every((n, deck) => n === table.backs[seat * DECKS + deck]);
  });

/** A hand holds its known and its offered cards. */
const known = ({ table, hands }: S): boolean =>
  hands.every((hand, seat) =>
    peek(hand.cards).every(
      (n, kind) =>
        n >= 0 &&
        table.known[seat * KINDS + kind]! <= n &&
        (table.offers[seat * KINDS + kind] ?? 0) <= table.known[seat * KINDS + kind]!,
    ),
  );

/** G-X04 No clan has more houses or soldiers than the box holds. */
const limits = ({ table }: S): boolean =>
  table.seats.every(
    seat =>
      housesOf(table, seat) <= table.stock.houses &&
      table.army[seat]! >= 1 &&
      table.army[seat]! <= table.stock.army,
  );

/** G-P04 Cards beside a territory never outnumber its houses by more than one, the draft's apart. */
const beside = ({ table }: S): boolean =>
  table.arrivals.length > 0 ||
  table.beside.every(
    (open, t) =>
      open.length + table.down[t]! <= Math.max(0, housesOn(table, t) + (housesOn(table, t) > 0 ? 1 : 0)),
  );

/** G-M04 Two heroes of one clan never share a territory. */
const heroes = ({ table }: S): boolean =>
  table.seats.every(seat => {
    const own = table.heroes.slice(seat * 3, seat * 3 + 3).filter(territory => territory !== NONE);
    return new Set(own).size === own.length;
  });

/** G-S06 Tokens in the box and on the island. */
const tokens = ({ table }: S): boolean =>
  table.stock.tokens.every((n, work) => {
    let placed = 0;
    for (let at = work; at < table.works.length; at += 4) placed += table.works[at]!;
    return table.tokens[work]! + placed === n;
  });

/** G-O10 Each victory card once. */
const victoryCards = ({ table, hands, box }: S): boolean => {
  const all = [...box.victory, ...hands.flatMap(hand => hand.dealt)].map(peek);
  const keeps = hands.every(({ kept, dealt }) => peek(kept) === NONE || dealt.includes(kept));
  return keeps && all.length === table.stock.victory.length && new Set(all).size === all.length;
};

export const invariants = { cards, counts, known, limits, beside, heroes, tokens, victoryCards };
