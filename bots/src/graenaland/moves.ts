import { countVotes, graenaland, type Graenaland } from '@tavola/games/graenaland';
import type { Dice, Seat, State, View } from '@tavola/kernel';
import type { Thought } from '../lore.ts';
import { softly } from '../mix.ts';
import { reopened } from '../playout.ts';
import type { Table } from './aims.ts';
import { pileAt, type Worth } from './sharing.ts';

/** What can be hoped of all piles, by share of votes; a majority is worth more than its share. */
const hopes = (table: Table, seat: Seat, worth: Worth): number => {
  let hope = 0;
  for (let t = 0; t < table.down.length; t++) {
    const pile = pileAt(table, t);
    if (pile.length === 0) continue;
    const votes = countVotes(table, t);
    const own = votes[seat]!;
    if (own === 0) continue;
    const all = votes.reduce((sum, n) => sum + n, 0);
    const worths = pile.reduce((sum, kind) => sum + worth(kind), 0);
    // Only one proposal can be made, and others take part in it: what is elsewhere counts less.
    hope = Math.max(hope, (2 * own > all ? 1 : own / all) * worths) + 0.3 * (own / all) * worths;
  }
  return hope;
};

/** G-M01 Every order, as if the others stayed: towards votes that carry something. */
export const orders = (
  view: View<Graenaland>,
  world: State<Graenaland>,
  worth: Worth,
  dice: Dice,
): Thought[] => {
  const seat = view.seat!;
  const { choice } = view.asked!;
  const [heroes, directions] = choice?.kind === 'all' ? choice.parts : [];
  if (heroes?.kind !== 'one' || directions?.kind !== 'one') return [];
  const asked = world.asked!.who;
  return heroes.of
    .flatMap(hero => directions.of.map(direction => [hero, direction] as const))
    .map(answer => {
      const next = reopened(graenaland.clone(world));
      for (const other of asked)
        if (other !== seat) graenaland.play(next, other, graenaland.absent(next, other), dice);
      graenaland.play(next, seat, answer, dice);
      const net = hopes(next.table, seat, worth);
      return { answer, weight: net, reason: { code: 'goes-for-votes', about: { hero: answer[0] } } };
    });
};

export const order = (
  view: View<Graenaland>,
  world: State<Graenaland>,
  worth: Worth,
  dice: Dice,
): Thought => {
  const all = orders(view, world, worth, dice);
  return all[
    softly(
      all.map(({ weight }) => weight ?? 0),
      0.2,
      dice,
    )
  ]!;
};
