import type { Verona } from '@tavola/games/verona';
import { verona } from '@tavola/games/verona';
import type { State, View } from '@tavola/kernel';
import type { Lore, Thought } from '../lore.ts';
import { eyeOf } from './eye.ts';
import { imagine } from './imagine.ts';
import { quick } from './quick.ts';
import { steady, weighed } from './steady.ts';
import { wealth } from './worth.ts';

/** Decided at once, in secret, and worth searching together. */
const CONTESTS = new Set(['bids', 'cards', 'municipio']);
/** Where the rules of thumb decide alone: what comes of it lies beyond the horizon, or it is plain. */
const PLAIN = new Set(['hire', 'another-go', 'try-again', 'next-token']);

const candidates: Lore<Verona>['candidates'] = (view, world, dice, most) => {
  const { name } = view.asked!;
  if (PLAIN.has(name)) return [steady(view, world, dice)];
  if (name === 'plan') return Array.from({ length: most }, (): Thought => steady(view, world, dice));
  const { options, rule } = weighed(view, world, dice);
  const best = options.toSorted((a, b) => b.net - a.net).slice(0, most);
  return best.map(option => ({ ...option, weight: Math.exp((option.net - best[0]!.net) / rule.heat) }));
};

/** A lead of so many points is worth a good deal of the victory; less, the more rounds are to come. */
const heatOf = (left: number): number => 5 + 1.5 * left;

const prospects = (world: State<Verona>): number[] => {
  if (world.over) {
    const { ranks } = verona.outcome(world);
    const winners = ranks.filter(rank => rank === 1).length;
    return ranks.map(rank => (rank === 1 ? 1 / winners : 0));
  }
  const eye = eyeOf(world, 'all');
  const heat = heatOf(eye.left);
  const worths = world.table.seats.map(seat => wealth(eye, seat));
  const best = Math.max(...worths);
  const shares = worths.map(w => Math.exp((w - best) / heat));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map(share => share / all);
};

export const veronaLore: Lore<Verona> = {
  steady,
  candidates,
  isContest: (view: View<Verona>) => CONTESTS.has(view.asked!.name),
  isOpen: () => true,
  quick,
  imagine,
  // To the end of the round, when buildings are settled and profits paid; the preparation ends with the first plan.
  isFarEnough: (start, { table }) => table.arming || table.round !== start.table.round,
  prospects,
};
