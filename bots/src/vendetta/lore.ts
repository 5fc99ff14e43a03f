import { vendetta, type Vendetta } from '@tavola/games/vendetta';
import { seeded, type Answer, type Dice, type Seat, type State, type View } from '@tavola/kernel';
import type { Lore, Thought } from '../lore.ts';
import { softly } from '../mix.ts';
import { reopened } from '../playout.ts';
import { advantage, standings } from './standing.ts';

/** Questions whose answers are weighed by what comes of them; the rest is story, and any answer will do. */
const WEIGHED = new Set(['turn', 'reaction', 'interruption', 'lock-up', 'layout']);
const DRAWN = 18;
const SEEDS = 0x4000_0000;
const TRIES = 4;
/** How much worse an answer may be and still be taken, in points. */
const HEAT = 0.25;

/** Different answers drawn from what is legal; doing nothing is always among them. */
const drawnAnswers = (view: View<Vendetta>, world: State<Vendetta>, dice: Dice, most: number): Answer[] => {
  const seat = view.seat!;
  const absent = vendetta.absent(world, seat);
  const found = new Map<string, Answer>([[JSON.stringify(absent), absent]]);
  for (let tries = 0; tries < 2 * most && found.size < most; tries++) {
    const answer = vendetta.sample(world, seat, dice);
    found.set(JSON.stringify(answer), answer);
  }
  return [...found.values()];
};

/** N-V05 A defender pulls floors down where that turns the scene and enough are left. */
const quickInterruption = ({ table }: State<Vendetta>, seat: Seat): number => {
  const [caller, defender] = table.scene!.totals;
  const lacks = caller - defender + 1;
  return lacks >= 1 && lacks <= 2 && table.floors[seat]! >= 4 ? lacks : 0;
};

const quick: Lore<Vendetta>['quick'] = (world, seat, dice) => {
  const { name } = vendetta.view(world, seat).asked!;
  if (name === 'interruption') return quickInterruption(world, seat);
  if (name === 'last-floor' || name === 'last-floor-of-defender') return 0;
  return name === 'turn' || name === 'reaction'
    ? vendetta.sample(world, seat, dice)
    : vendetta.absent(world, seat);
};

/** Until somebody may do something in a turn again: a scene is over then, with its dice and what it cost. */
const isFarEnough = (_: State<Vendetta>, { table }: State<Vendetta>): boolean =>
  table.stage === 'turn' || table.result !== null;

/** What comes of an answer, in the mean of a few tries with the same dice for all. */
const outlook = (world: State<Vendetta>, seat: Seat, answer: Answer, seeds: readonly number[]): number => {
  let sum = 0;
  for (const seed of seeds) {
    const next = reopened(vendetta.clone(world));
    const dice = seeded(seed);
    for (const other of next.asked!.who)
      if (other !== seat) vendetta.play(next, other, vendetta.absent(next, other), dice);
    vendetta.play(next, seat, answer, dice);
    while (next.asked && !isFarEnough(world, next)) {
      const who = next.asked.who.find(asked => next.asked!.answers[asked] === null)!;
      vendetta.play(next, who, quick(next, who, dice), dice);
    }
    sum += advantage(next.table, seat);
  }
  return sum / seeds.length;
};

/** Which reason goes with which thing done in a turn. */
const reasonFor = (view: View<Vendetta>, answer: Answer): Thought['reason'] => {
  const { choice, name } = view.asked!;
  const isBranch = typeof answer === 'object' && 'branch' in answer;
  const what = choice?.kind === 'either' && isBranch ? choice.branches[answer.branch]!.what : name;
  return { code: what };
};

const weighed = (view: View<Vendetta>, world: State<Vendetta>, dice: Dice, most: number): Thought[] => {
  const seeds = Array.from({ length: TRIES }, () => dice.below(SEEDS));
  return drawnAnswers(view, world, dice, most).map(answer => ({
    answer,
    weight: outlook(world, view.seat!, answer, seeds),
    reason: reasonFor(view, answer),
  }));
};

const steady: Lore<Vendetta>['steady'] = (view, world, dice) => {
  const { name } = view.asked!;
  if (name.startsWith('last-floor')) return { answer: 0, reason: { code: 'keeps-standing' } };
  if (!WEIGHED.has(name))
    return { answer: vendetta.sample(world, view.seat!, dice), reason: { code: 'story' } };
  const thoughts = weighed(view, world, dice, DRAWN);
  const worths = thoughts.map(({ weight }) => weight!);
  return thoughts[softly(worths, HEAT, dice)]!;
};

const prospects = (world: State<Vendetta>): number[] => {
  if (world.over) {
    const { ranks } = vendetta.outcome(world);
    const winners = Math.max(1, ranks.filter(rank => rank === 1).length);
    return ranks.map(rank => (rank === 1 ? 1 / winners : 0));
  }
  const worths = standings(world.table);
  const top = Math.max(...worths);
  const shares = worths.map(worth => Math.exp((worth - top) / 10));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map(share => share / all);
};

export const vendettaLore: Lore<Vendetta> = {
  steady,
  candidates: (view, world, dice, most) => {
    if (!WEIGHED.has(view.asked!.name)) return [steady(view, world, dice)];
    // Many are drawn, and those that look best in a few tries are looked at closely.
    const thoughts = weighed(view, world, dice, 3 * most);
    return thoughts.toSorted((a, b) => b.weight! - a.weight!).slice(0, Math.ceil(most / 2));
  },
  isContest: () => false,
  isOpen: () => true,
  quick,
  imagine: () => undefined,
  isFarEnough,
  prospects,
};
