import { graenaland, nameOf, payments, priceFor, type Graenaland } from '@tavola/games/graenaland';
import { NOTHING, peek, type Answer, type Choice, type Dice, type State, type View } from '@tavola/kernel';
import type { Thought } from '../lore.ts';
import { noise } from '../mix.ts';
import { gainOf } from './aims.ts';
import { wishesOf, worthTo, type Wishes } from './cards.ts';

/** Less than this is not worth the cards. */
const LEAST = 0.012;
const TRIES = 24;

const branchOf = (choice: Choice, what: string): number =>
  choice.kind === 'either' ? choice.branches.findIndex(branch => branch.what === what) : -1;

/** The cheapest payment for us that the rules accept; where cards are owed, one found by chance. */
const paid = (
  view: View<Graenaland>,
  world: State<Graenaland>,
  code: number,
  wishes: Wishes,
  dice: Dice,
): Answer | undefined => {
  const { choice, id } = view.asked!;
  const branch = branchOf(choice!, 'build');
  const build = choice?.kind === 'either' ? choice.branches[branch] : undefined;
  const [, spread, markets, gifts] = build?.kind === 'all' ? build.parts : [];
  if (spread?.kind !== 'spread' || markets?.kind !== 'amount' || gifts?.kind !== 'lay') return undefined;
  const hand = peek(view.hand!.cards);
  const ways = payments(priceFor(view.table, code), hand, markets.max);
  const cost = (cards: readonly number[]): number =>
    cards.reduce((sum, kind) => sum + worthTo(wishes, kind), 0);
  let best: { readonly answer: Answer; readonly cost: number } | undefined;
  for (const { cards, markets: used } of ways) {
    const price = cost(cards) + 0.1 * used;
    if (best && price >= best.cost) continue;
    const counts = spread.over.map(kind => cards.filter(card => card === kind).length);
    const none = gifts.over.map(() => NOTHING);
    best = { cost: price, answer: { branch, answer: [code, counts, used, none, 0] } };
  }
  const seat = view.seat!;
  if (best && graenaland.submit(world, seat, id, best.answer, dice).ok) return best.answer;
  for (let tries = 0; tries < TRIES; tries++) {
    const answer = graenaland.sample(world, seat, dice);
    if (typeof answer !== 'object' || !('branch' in answer) || answer.branch !== branch) continue;
    if (Array.isArray(answer.answer) && answer.answer[0] === code) return answer;
  }
  return undefined;
};

/** G-B02 A supply card first, the one that helps most; then what brings us nearest, as long as it is worth its cards. */
export const build = (view: View<Graenaland>, world: State<Graenaland>, dice: Dice): Thought => {
  const { table } = view;
  const choice = view.asked!.choice!;
  const seat = view.seat!;
  const wishes = wishesOf(view, seat);
  const supply = branchOf(choice, 'supply');
  if (supply >= 0) {
    const worths = table.supplies.map(kind => worthTo(wishes, kind) + noise(0.1, dice));
    const index = worths.indexOf(Math.max(...worths));
    return {
      answer: { branch: supply, answer: index },
      reason: { code: 'takes-supply', about: { card: index } },
    };
  }
  const builds = choice.kind === 'either' ? choice.branches[branchOf(choice, 'build')] : undefined;
  const codes = builds?.kind === 'all' && builds.parts[0]?.kind === 'one' ? builds.parts[0].of : [];
  const card = table.goals === 'cards' ? peek(view.hand!.kept) : -1;
  const ranked = codes
    .map(code => ({ code, gain: gainOf(table, seat, code, card) + noise(0.01, dice) }))
    .filter(({ gain }) => gain > LEAST)
    .toSorted((a, b) => b.gain - a.gain);
  for (const { code } of ranked.slice(0, 4)) {
    const answer = paid(view, world, code, wishes, dice);
    if (answer !== undefined) return { answer, reason: { code: 'builds', about: { build: nameOf(code) } } };
  }
  return { answer: { branch: 0, answer: 0 }, reason: { code: 'saves' } };
};
