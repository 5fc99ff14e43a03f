import { type CityTable, vendetta, type Vendetta } from '../rules/index.ts';
import type { Choice, Dice, Seat, State } from '@tavola/kernel';
import type { Strategy as AnyStrategy } from '@tavola/bots/strategy.ts';
import { drawSoftmax } from '@tavola/bots/search/sampling.ts';
import type { Width } from './scene/calling.ts';
import { listInterruptions, lockUps, reactions } from './scene/defence.ts';
import { layouts } from './opening.ts';
import type { RatedVendettaAnswer, VendettaReason } from './reasons.ts';
import { ledgerOf, pricesOf, standings } from './standing.ts';
import { turnThoughts } from './turn.ts';
import type { WeighedAnswer } from './weighed-answer.ts';

type Strategy = AnyStrategy<Vendetta, VendettaReason>;

/** How much worse an answer may be and still be taken, in points. */
const HEAT = 0.25;
/** What is weighed at a glance in playouts is taken less exactly. */
const GLANCE = 0.4;

/** Weighs the useful answers in points; a question about the story alone has none. */
const weighAnswers = (
  t: CityTable,
  seat: Seat,
  choice: Choice,
  dice: Dice,
  width: Width,
): WeighedAnswer[] => {
  switch (choice.what) {
    case 'turn':
      return choice.kind === 'either' ? turnThoughts(t, seat, choice, width) : [];
    case 'reaction':
      return choice.kind === 'either' ? reactions(t, seat, choice) : [];
    case 'floors':
      return choice.kind === 'amount' ? listInterruptions(t, seat, choice.max) : [];
    case 'locked':
      return choice.kind === 'one' ? lockUps(t, choice.of) : [];
    case 'pieces':
      return layouts(dice);
    case 'last-floor':
      return [{ weight: 0, thought: () => ({ answer: 0, reason: { code: 'keeps-standing' } }) }];
    default:
      return [];
  }
};

/**
 * Two equally strong houses could play for ever. After a dozen rounds the bots become bolder from round to round and try
 * worse answers as well, until one is ahead.
 */
const LONGEST_TURN = 12;
const BOLDER = 0.75;
const boldness = ({ round }: CityTable): number => BOLDER * Math.max(0, round - LONGEST_TURN);

const chooseAnswer = (
  of: readonly WeighedAnswer[],
  heat: number,
  dice: Dice,
): RatedVendettaAnswer | undefined =>
  of.length === 0
    ? undefined
    : of[
        drawSoftmax(
          of.map(({ weight }) => weight),
          heat,
          dice,
        )
      ]!.thought();

/** N-S06 No bot vetoes a name; of all else that is only story any answer will do. */
const story = (world: State<Vendetta>, seat: Seat, choice: Choice, dice: Dice): RatedVendettaAnswer => ({
  answer: choice.what === 'veto' ? 0 : choice.what === 'vetoes' ? [] : vendetta.sample(world, seat, dice),
  reason: { code: 'story' },
});

const steady: Strategy['steady'] = ({ table, seat, asked }, world, dice) =>
  chooseAnswer(weighAnswers(table, seat!, asked!.choice!, dice, 'kinds'), HEAT + boldness(table), dice) ??
  story(world, seat!, asked!.choice!, dice);

/**
 * Each turn, and the scene in it, are equally lucky in all playouts: whatever was done before, the dice of the next
 * scene fall the same.
 */
const beat = ({ table }: State<Vendetta>): number =>
  4 * turnsBegun(table) + (table.stage === 'turn' ? (table.called ? 2 : 0) : 1);

/** So many turns have begun by now, as far as it matters here. */
const turnsBegun = ({ round, order, turn, seats }: CityTable): number =>
  round * seats.length + order.indexOf(turn);

const prospects = (world: State<Vendetta>): number[] => {
  if (world.over || world.table.result) {
    const { ranks } = vendetta.outcome(world);
    const winners = Math.max(1, ranks.filter(rank => rank === 1).length);
    return ranks.map(rank => (rank === 1 ? 1 / winners : 0));
  }
  const worths = standings(ledgerOf(world.table), pricesOf(world.table));
  const top = Math.max(...worths);
  const shares = worths.map(worth => Math.exp((worth - top) / 10));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map(share => share / all);
};

export const vendettaStrategy: Strategy = {
  steady,
  candidates: (view, world, dice, most) => {
    const of = weighAnswers(view.table, view.seat!, view.asked!.choice!, dice, 'ways');
    if (of.length === 0) return [steady(view, world, dice)];
    return of
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, most)
      .map(({ thought }) => thought());
  },
  isBig: () => false,
  /** N-S08 All lay out at once, in secret. */
  isSimultaneous: ({ asked }) => asked?.name === 'layout',
  isOpen: () => true,
  quick: (world, seat, dice) => {
    const choice = vendetta.choice(world, seat)!;
    const glimpsed = weighAnswers(world.table, seat, choice, dice, 'glance');
    const thought = chooseAnswer(glimpsed, GLANCE + boldness(world.table), dice);
    return thought ? thought.answer : vendetta.absent(world, seat);
  },
  imagine: () => undefined,
  beat,
  /** Until everybody has had another turn: what was done is answered by then. */
  isFarEnough: ({ table: from }, { table: now }) =>
    now.result !== null ||
    (now.stage === 'turn' && turnsBegun(now) >= Math.max(0, turnsBegun(from)) + now.seats.length),
  prospects,
};
