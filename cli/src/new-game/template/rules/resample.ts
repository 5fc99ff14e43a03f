import { peek, seal, type Dice, type Seat, type State } from '@tavola/kernel';
import type { Newgame } from './kinds.ts';

/**
 * Replaces what `seat` cannot know by something that it could be: here the lucky numbers of the others, until they are
 * shown. The new numbers come from the dice alone, so that bots cannot read the true ones from many guesses.
 */
export const resample = ({ table, hands }: State<Newgame>, seat: Seat | undefined, dice: Dice): void => {
  for (const [other, hand] of hands.entries())
    if (other !== seat && table.shown[other] === 0 && peek(hand.lucky) !== 0)
      hand.lucky = seal(1 + dice.below(6));
};
