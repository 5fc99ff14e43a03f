import { peek, seal, shuffle, type Dice, type Sealed, type Seat, type State } from '@tavola/kernel';
import type { Verona } from './types.ts';
import { guessNaming } from './street/naming.ts';
import { ACTIONS, NONE, TOKENS_PER_HOUSE } from './names.ts';

/**
 * Redraws everything that `seat` cannot know: the other hands' unshown missions and those in the box, the order of the
 * deck below its visible card, the others' face-down tokens, and what they have named to show. Purses stay, because the open log gives them away
 * (V-S14). Cards are sorted before they are dealt again: the same dice make the same world whatever the truth is, so
 * many samples reveal nothing.
 */
export const resample = (s: State<Verona>, seat: Seat | undefined, dice: Dice): void => {
  guessMissions(s, seat, dice);
  guessDeck(s, dice);
  for (const other of s.table.seats) {
    if (other === seat) continue;
    guessTokens(s, other, dice);
    guessNaming(s.table, s.hands[other]!, other, dice);
  }
};

const rising = (a: Sealed<number>, b: Sealed<number>): number => peek(a) - peek(b);

/** V-S06 Each hand keeps its number of missions. */
const guessMissions = (s: State<Verona>, seat: Seat | undefined, dice: Dice): void => {
  const piles = [s.box.missions];
  for (const other of s.table.seats) if (other !== seat) piles.push(s.hands[other]!.missions);
  const pool = shuffle(dice, piles.flat().toSorted(rising));
  for (const pile of piles) for (let i = 0; i < pile.length; i++) pile[i] = pool.pop()!;
};

const guessDeck = ({ box, table }: State<Verona>, dice: Dice): void => {
  // V-S07 During the preparation the whole deck is hidden; later its top card is public.
  const top = table.next === NONE ? undefined : box.deck.pop();
  box.deck = shuffle(dice, box.deck.toSorted(rising));
  if (top !== undefined) box.deck.push(top);
};

/** V-B02 The places of tokens are public; each can be any token of the house that was not turned up this round. */
const guessTokens = (s: State<Verona>, seat: Seat, dice: Dice): void => {
  const { tokens, shown } = s.table;
  const { plan } = s.hands[seat]!;
  const pool: Sealed<number>[] = [];
  for (let action = 0; action < ACTIONS.length; action++) {
    const left = TOKENS_PER_HOUSE[action]! - shown[seat * ACTIONS.length + action]!;
    for (let i = 0; i < left; i++) pool.push(seal(action));
  }
  for (let street = 0; street < plan.length; street++) {
    if ((tokens[street]! & (1 << seat)) === 0) continue;
    const i = dice.below(pool.length);
    plan[street] = pool[i]!;
    pool[i] = pool[pool.length - 1]!;
    pool.pop();
  }
};

/** For tests: changes the others' purses too, because no view, choice or event may reveal them. */
export const disguise = (s: State<Verona>, seat: Seat | undefined, dice: Dice): void => {
  for (const [other, hand] of s.hands.entries())
    if (other !== seat) hand.florins = seal(Math.max(0, peek(hand.florins) + dice.below(21) - 10));
};
