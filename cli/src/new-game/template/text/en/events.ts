import type { Catalogue } from '@tavola/web/text/game.ts';
import type { NewgameEvent } from '../../rules/events.ts';

/** The names at the table, by seat. */
type Names = readonly string[];

/** A sentence for each event: what is missing does not compile. */
export const en: Catalogue<NewgameEvent, Names> = {
  rolled: ({ round, die }) => `Round ${round}: a ${die} is for sale.`,
  bids: ({ bids }, names) => `Bids: ${bids.map((bid, seat) => `${names[seat]} ${bid}`).join(', ')}.`,
  sold: ({ by, die, price }, names) => `${names[by]} pays ${price} for the ${die}.`,
  lost: ({ die }) => `Nobody gets the ${die}.`,
  lucky: ({ numbers }, names) =>
    `Lucky numbers: ${numbers.map((lucky, seat) => `${names[seat]} ${lucky}`).join(', ')}.`,
};
