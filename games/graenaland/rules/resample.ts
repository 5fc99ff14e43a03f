import { peek, seal, shuffle, type Dice, type Sealed, type Seat, type State } from '@tavola/kernel';
import { DECKS, deckOf, FIRST_SUPPLY, KINDS, kindOf, noCards, SUPPLY } from './components/cards.ts';
import type { Graenaland } from './types.ts';
import { NONE } from './names.ts';

/**
 * Redraws everything that `seat` cannot know: the order of decks, unseen discards, face-down cards, and the uncertain
 * cards of other hands. Public backs stay in place, and so do cards that were openly taken, handed out or offered and
 * cannot have left the hand since (`known`). The giver's memory of palisade cards is not modelled: it is a rare card,
 * and it may be spent by now.
 *
 * Hidden cards are counted before they are dealt, never taken in the order in which they lie. So worlds that look the
 * same to a seat give the same guess with the same dice, and a bot cannot tell them apart.
 */
export const resample = (s: State<Graenaland>, seat: Seat | undefined, dice: Dice): void => {
  const hidden = noCards();
  const others = s.table.seats.filter(other => other !== seat);
  for (let deck = 0; deck < DECKS; deck++) {
    countHidden(s.box.decks[deck]!, hidden);
    countHidden(s.box.buried[deck]!, hidden);
  }
  for (let t = 0; t < s.box.down.length; t++) countHidden(s.box.down[t]!, hidden);
  const unsure = others.map(other => takeUncertain(s, other, hidden));
  for (let deck = 0; deck < DECKS; deck++) redeal(s, others, unsure, deck, hidden, dice);
  if (s.table.goals === 'cards') guessVictoryCards(s, others, dice);
};

const countHidden = (cards: readonly Sealed<number>[], hidden: number[]): void => {
  for (let i = 0; i < cards.length; i++) hidden[peek(cards[i]!)]!++;
};

/** Takes the publicly uncertain cards out of a hand and returns their number by deck. */
const takeUncertain = ({ table, hands }: State<Graenaland>, seat: Seat, hidden: number[]): number[] => {
  const hand = peek(hands[seat]!.cards);
  const taken = [0, 0, 0, 0, 0];
  for (let kind = 0; kind < KINDS; kind++) {
    const n = hand[kind]! - table.known[seat * KINDS + kind]!;
    if (n <= 0) continue;
    hidden[kind]! += n;
    hand[kind]! -= n;
    taken[deckOf(kind)]! += n;
  }
  return taken;
};

/** All cards with one back that the seat cannot place, shuffled and put where such cards lie. */
const redeal = (
  { table, hands, box }: State<Graenaland>,
  others: readonly Seat[],
  unsure: readonly (readonly number[])[],
  deck: number,
  hidden: readonly number[],
  dice: Dice,
): void => {
  const pool: Sealed<number>[] = [];
  const end = deck === SUPPLY ? KINDS : kindOf(deck + 1, 0);
  for (let kind = deck === SUPPLY ? FIRST_SUPPLY : kindOf(deck, 0); kind < end; kind++)
    for (let n = hidden[kind]!; n > 0; n--) pool.push(seal(kind));
  shuffle(dice, pool);
  let next = 0;
  for (let i = 0; i < others.length; i++) {
    const hand = peek(hands[others[i]!]!.cards);
    for (let n = unsure[i]![deck]!; n > 0; n--) hand[peek(pool[next++]!)]!++;
  }
  for (let t = 0; t < box.down.length; t++)
    if (table.land.terrain[t] === deck && box.down[t]!.length > 0)
      box.down[t] = pool.slice(next, (next += box.down[t]!.length));
  if (box.buried[deck]!.length > 0) box.buried[deck] = pool.slice(next, (next += box.buried[deck]!.length));
  box.decks[deck] = next === 0 ? pool : pool.slice(next);
};

/** G-O10 Redraws the others' victory cards and those in the box, except shown ones. */
const guessVictoryCards = (s: State<Graenaland>, others: readonly Seat[], dice: Dice): void => {
  // A shown card stays with its owner; the two that it was chosen from are as unknown as any.
  const isSecret = (other: Seat): boolean => s.table.shown[other] === NONE;
  const secret: Sealed<number>[] = s.box.victory.slice();
  for (const other of others) {
    const { dealt, kept } = s.hands[other]!;
    secret.push(...(isSecret(other) ? dealt : dealt.filter(card => card !== kept)));
  }
  const pool = shuffle(
    dice,
    secret.toSorted((a, b) => peek(a) - peek(b)),
  );
  let next = 0;
  for (const other of others) {
    const hand = s.hands[other]!;
    const rest = hand.dealt.length - (isSecret(other) ? 0 : 1);
    const cards = pool.slice(next, (next += rest));
    if (!isSecret(other)) hand.dealt = [hand.kept, ...cards];
    else {
      hand.dealt = cards;
      if (peek(hand.kept) !== NONE) hand.kept = cards[0]!;
    }
  }
  s.box.victory = pool.slice(next);
};
