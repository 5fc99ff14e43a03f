import {
  peek,
  seal,
  shuffle,
  shuffleAcross,
  type Dice,
  type Sealed,
  type Seat,
  type State,
} from '@tavola/kernel';
import { DECKS, deckOf, KINDS } from './cards.ts';
import type { Graenaland } from './kinds.ts';
import { NONE } from './names.ts';

/**
 * What `seat` cannot know: the order of decks, discards nobody saw, cards that lie face down, and of other hands what
 * is not certain. Backs stay where they are, as everybody sees them; so do cards that were openly taken, handed out
 * or offered and cannot have left the hand since (`known`). What a giver of palisade cards alone remembers is not
 * kept: it is one card now and then, and it may have been spent.
 */
export const guess = (s: State<Graenaland>, seat: Seat | undefined, dice: Dice): void => {
  const others = s.table.seats.filter(other => other !== seat);
  for (let deck = 0; deck < DECKS; deck++) redeal(s, others, deck, dice);
  guessVictoryCards(s, others, dice);
};

/** All cards with one back that the seat cannot place, shuffled and put back where such cards lie. */
const redeal = (s: State<Graenaland>, others: readonly Seat[], deck: number, dice: Dice): void => {
  const piles = [s.box.decks[deck]!, s.box.buried[deck]!];
  for (const [territory, cards] of s.box.down.entries())
    if (s.table.land.terrain[territory] === deck && cards.length > 0) piles.push(cards);
  const unsure = others.map(other => uncertain(s, other, deck));
  shuffleAcross(dice, [...piles, ...unsure]);
  for (const [i, other] of others.entries()) {
    const hand = peek(s.hands[other]!.cards);
    for (const card of unsure[i]!) hand[peek(card)]!++;
  }
};

/** Takes the cards that nobody else can be sure of out of a hand. */
const uncertain = (s: State<Graenaland>, seat: Seat, deck: number): Sealed<number>[] => {
  const hand = peek(s.hands[seat]!.cards);
  const cards: Sealed<number>[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    if (deckOf(kind) !== deck) continue;
    const known = s.table.known[seat * KINDS + kind]!;
    for (let n = hand[kind]! - known; n > 0; n--) cards.push(seal(kind));
    hand[kind] = Math.min(hand[kind]!, known);
  }
  return cards;
};

/** G-O10 Victory cards of others, and those nobody was dealt: any could be any, until shown. */
const guessVictoryCards = (s: State<Graenaland>, others: readonly Seat[], dice: Dice): void => {
  const secret = others.filter(other => s.table.shown[other] === NONE);
  // A shown card stays with its owner; the two that it was chosen from are as unknown as any.
  const shown = others.filter(other => s.table.shown[other] !== NONE);
  const apart = shown.map(other => s.hands[other]!.dealt.filter(card => card !== s.hands[other]!.kept));
  const places = secret.map(other => s.hands[other]!.dealt.indexOf(s.hands[other]!.kept));
  shuffleAcross(dice, [s.box.victory, ...secret.map(other => s.hands[other]!.dealt), ...apart]);
  for (const [i, other] of secret.entries()) {
    const hand = s.hands[other]!;
    if (places[i] !== NONE) hand.kept = hand.dealt[places[i]!]!;
    shuffle(dice, hand.dealt);
  }
  for (const [i, other] of shown.entries()) {
    const hand = s.hands[other]!;
    hand.dealt = [hand.kept, ...apart[i]!];
  }
};
