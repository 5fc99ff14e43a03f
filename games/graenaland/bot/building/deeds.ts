import { isWork, menu, nameOf, sayBuild, type Build } from '../../rules/index.ts';
import type { Answer, Choice, Dice } from '@tavola/kernel';
import type { GraenalandReason, RatedGraenalandAnswer } from '../reasons.ts';
import { drawNoise } from '@tavola/bots/search/sampling.ts';
import type { IslandEvaluation } from '../evaluation/evaluation.ts';
import { callForHelp } from './joint-work.ts';
import { quickBuild, sequences, stageOf, type BuildPlanner } from './build-sequences.ts';

const WON = 99;

const branchOf = (choice: Choice, what: string): number =>
  choice.kind === 'either' ? choice.branches.findIndex(branch => branch.what === what) : -1;

const reasonOf = ({ code }: Build, strength: number): GraenalandReason => {
  const about = { build: code };
  if (strength > WON) return { code: 'wins-now', about };
  return { code: isWork(nameOf(code)) ? 'pays-back' : 'builds', about };
};

/** G-B01 The open supplies, by how much nearer they bring the win. */
const supplies = (eye: IslandEvaluation, branch: number): RatedGraenalandAnswer[] =>
  eye.table.supplies.map((kind, index) => ({
    answer: { branch, answer: index },
    weight: eye.worth(eye.seat, kind),
    reason: { code: 'takes-supply', about: { card: kind } },
  }));

export const plannerOf = ({ table, seat, card }: IslandEvaluation): BuildPlanner => ({
  seat,
  card,
  isLast: table.limits === 'closing',
});

/** G-B02 For playouts: the supply card that helps most, then a step of the nearest aim that can be paid, then the end. */
export const quickDeed = (eye: IslandEvaluation): Answer => {
  const { table, seat, hand } = eye;
  const items = table.limits === 'favour' ? [] : menu(table);
  if (items[0]?.what === 'supply') {
    const worths = table.supplies.map(kind => eye.worth(seat, kind));
    return { branch: 0, answer: worths.indexOf(Math.max(...worths)) };
  }
  const build = quickBuild(eye);
  // In a favour declining is the first branch and builds follow.
  return build ? { branch: Math.max(1, items.length), answer: sayBuild(table, seat, hand, build) } : END;
};

/** The noise of the choice between deeds. */
const BLUR = 0.02;

/** G-B02 The next deeds, best first: the supply card, then builds as first steps of sequences. */
export const listDeeds = (eye: IslandEvaluation, choice: Choice): RatedGraenalandAnswer[] => {
  const { table, seat, hand } = eye;
  const supply = branchOf(choice, 'supply');
  if (supply >= 0) return supplies(eye, supply);
  const branch = branchOf(choice, 'build');
  const planner = plannerOf(eye);
  const from = stageOf(planner, table, hand);
  const found = branch < 0 ? [from] : sequences(planner, from);
  const call = callForHelp(eye, choice);
  return found.map(({ builds: [first], strength }): RatedGraenalandAnswer => {
    if (!first) return call ? { ...call, weight: strength } : { ...stop, weight: strength };
    const said = sayBuild(table, seat, hand, first);
    return { answer: { branch, answer: said }, weight: strength, reason: reasonOf(first, strength) };
  });
};

/** G-B02, G-O21 The first item ends the phase, or declines a favour. */
const END: Answer = { branch: 0, answer: 0 };
const stop: RatedGraenalandAnswer = { answer: END, reason: { code: 'saves' } };

export const chooseDeed = (eye: IslandEvaluation, choice: Choice, dice: Dice): RatedGraenalandAnswer => {
  let best: RatedGraenalandAnswer | undefined;
  let top = -Infinity;
  for (const thought of listDeeds(eye, choice)) {
    const weight = (thought.weight ?? 0) + drawNoise(BLUR, dice);
    if (weight > top) [best, top] = [thought, weight];
  }
  return best ?? stop;
};
