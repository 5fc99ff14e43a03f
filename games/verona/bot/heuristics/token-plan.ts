import { BLUFF, CORRUPTION, INTRIGUE, VIOLENCE } from '../../rules/index.ts';
import { NOTHING, type Dice } from '@tavola/kernel';
import type { RatedVeronaAnswer } from '../reasons.ts';
import { rateCorruption, rateIntrigue, violence } from './actions.ts';
import { denialIn } from '../evaluation/denial.ts';
import { at, rivalsIn, type TownEvaluation } from '../evaluation/evaluation.ts';
import { judgeOf, type Judge } from '../evaluation/gain.ts';
import { drawNoise, drawSoftmax } from '@tavola/bots/search/sampling.ts';
import { leadFor } from '../evaluation/worth.ts';

/** Noise in points, so that similar positions do not give the same plan. */
const SHAKE = 1.2;

interface Idea {
  readonly street: number;
  readonly token: number;
  readonly net: number;
  readonly cost: number;
}

/** The useful ideas for one kind of token. */
const findIdeas = (
  judge: Judge,
  token: number,
  prospect: (judge: Judge, street: number) => Omit<Idea, 'street' | 'token'>,
): Idea[] => {
  const found: Idea[] = [];
  for (const street of judge.eye.table.board.all) {
    const { net, cost } = prospect(judge, street);
    if (net > 0) found.push({ street, token, net, cost });
  }
  return found;
};

const shakeIdeas = (found: readonly Idea[], dice: Dice): Idea[] =>
  found.map(idea => ({ ...idea, net: idea.net + drawNoise(SHAKE, dice) }));

/** The part that all plans of one position share, computed once. */
export interface TokenPlanner {
  readonly judge: Judge;
  readonly byForce: readonly Idea[];
}

export const plannerOf = (eye: TownEvaluation, seat: number): TokenPlanner => {
  const judge = judgeOf(eye, seat);
  return {
    judge,
    byForce: [...findIdeas(judge, VIOLENCE, violence), ...findIdeas(judge, INTRIGUE, rateIntrigue)],
  };
};

/** The best idea for a free street and a remaining token. */
const bestOf = (
  found: readonly Idea[],
  plan: readonly number[],
  left: readonly number[],
): Idea | undefined => {
  let best: Idea | undefined;
  for (const idea of found)
    if (plan[idea.street] === NOTHING && left[idea.token]! > 0 && (!best || idea.net > best.net)) best = idea;
  return best;
};

/** Lays the remaining tokens as bluffs: near rivals, where they cannot act. */
const layBluffs = (eye: TownEvaluation, seat: number, laid: number[], left: number[], dice: Dice): void => {
  for (const token of [CORRUPTION, VIOLENCE, INTRIGUE, BLUFF])
    for (; left[token]! > 0; left[token]!--) {
      const free = eye.table.board.all.filter(street => {
        if (laid[street] !== NOTHING) return false;
        // An attacker does not defend, so no idle corruption goes home; an idle violence must be impossible.
        if (token === BLUFF) return true;
        return token === INTRIGUE ? at(eye, seat, street) > 0 : at(eye, seat, street) === 0;
      });
      if (free.length === 0) continue;
      const look = free.map(
        street => rivalsIn(eye, seat, street).length + (at(eye, seat, street) > 0 ? 0.7 : 0.3),
      );
      laid[free[drawSoftmax(look, 0.8, dice)]!] = token;
    }
};

/** Takes the best idea first and assumes its success: two allies may make a majority that one does not. */
export const planFor = (
  { judge, byForce }: TokenPlanner,
  pieces: readonly number[],
  dice: Dice,
  already: readonly number[] = [],
): { readonly plan: number[]; readonly best: number } => {
  const { eye, seat } = judge;
  const plan = eye.table.board.all.map(street => already[street] ?? NOTHING);
  const left = [...pieces];
  const done: Idea[] = [];
  let purse = eye.florins[seat]!;
  const force = shakeIdeas(byForce, dice);
  for (;;) {
    const means = Math.max(1, purse - 2 * left[CORRUPTION]!);
    const byMoney =
      left[CORRUPTION]! > 0
        ? findIdeas(judge, CORRUPTION, (j, street) => rateCorruption(j, street, means))
        : [];
    const best = bestOf([...shakeIdeas(byMoney, dice), ...force], plan, left);
    if (!best) break;
    plan[best.street] = best.token;
    left[best.token]!--;
    done.push(best);
    if (best.token !== CORRUPTION) continue;
    purse = Math.max(0, purse - best.cost);
    eye.allies[best.street * eye.n + seat]!++;
  }
  for (const { street, token } of done) if (token === CORRUPTION) eye.allies[street * eye.n + seat]!--;
  layBluffs(eye, seat, plan, left, dice);
  return { plan, best: done[0]?.street ?? NOTHING };
};

/** The share of a good plan that a variation keeps. */
const KEPT = 0.6;

/** Keeps some of a good plan and replans the rest. */
export const planLike = (
  planner: TokenPlanner,
  pieces: readonly number[],
  dice: Dice,
  good: readonly number[],
): ReturnType<typeof planFor> => {
  const left = [...pieces];
  const kept = good.map(token => {
    if (token === NOTHING || token === BLUFF || dice.below(100) >= 100 * KEPT) return NOTHING;
    left[token]!--;
    return token;
  });
  return planFor(planner, left, dice, kept);
};

/** The reason of a plan: the closest building, or the most important street. */
export const reasonFor = (eye: TownEvaluation, seat: number, street: number): RatedVeronaAnswer['reason'] => {
  if (street === NOTHING) return { code: 'bluffs' };
  const building = eye.table.offer.find(
    b => eye.table.board.claims[b]!.includes(street) && Math.abs(leadFor(eye, seat, b)) <= 1,
  );
  if (building !== undefined) {
    const code = leadFor(eye, seat, building) > 0 ? 'holds-majority' : 'contests-majority';
    return { code, about: { building, street } };
  }
  const mission = eye.missions[seat]!.find(m => eye.table.board.missions[m]!.streets.includes(street));
  if (mission !== undefined) return { code: 'pursues-mission', about: { mission, street } };
  return denialIn(eye, seat, street) ?? { code: 'takes-street', about: { street } };
};
