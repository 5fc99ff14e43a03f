import {
  copyTable,
  erect,
  goalsOf,
  GOALS_TO_WIN,
  isSupply,
  mayMove,
  NONE,
  owedFor,
  priceFor,
  sitesFor,
  thriftyPayment,
  whyNoSite,
  worksFor,
  type Build,
  type IslandTable,
} from '../../rules/index.ts';
import type { Seat } from '@tavola/kernel';
import { aimsOf, type Aim } from '../evaluation/aims.ts';
import { lackOf, lossesOf, meansOf, needOf } from '../evaluation/need.ts';
import type { IslandEvaluation } from '../evaluation/evaluation.ts';
import { sightOf } from '../evaluation/public-knowledge.ts';
import { marketsOf, standingOf } from '../evaluation/standing.ts';

/** A stage of an imagined building phase: some builds are done and their cards spent. */
interface Stage {
  readonly table: IslandTable;
  readonly hand: readonly number[];
  readonly builds: readonly Build[];
  /** Our strength if the phase ended here. */
  readonly strength: number;
}

/** The planning seat and its victory card. */
export interface BuildPlanner {
  readonly seat: Seat;
  readonly card: number;
  /** G-W03 After a declaration nothing counts but goals, so there is no use in saving. */
  readonly isLast: boolean;
}

const WON = 100;
/** The number of aims that a playout follows. */
const FEW = 2;
/** The limits of the search: aims followed, stages kept from one build to the next, builds in a row. */
const AIMS = 8;
const WIDTH = 3;
const DEPTH = 5;

const phaseEnd = (
  { seat, card, isLast }: BuildPlanner,
  table: IslandTable,
  hand: readonly number[],
): number => {
  if (table.goals === 'basic') {
    const goals = goalsOf(table, seat).length;
    if (isLast) return goals;
    if (goals >= GOALS_TO_WIN) return WON;
  }
  const need = needOf(aimsOf(table, seat, card), meansOf(hand), marketsOf(table, seat));
  return standingOf(table, seat, need, sightOf(table).incomes);
};

export const stageOf = (planner: BuildPlanner, table: IslandTable, hand: readonly number[]): Stage => ({
  table,
  hand,
  builds: [],
  strength: phaseEnd(planner, table, hand),
});

/** The aims that lack least. */
const nearestAims = (aims: readonly Aim[], hand: readonly number[], markets: number): Aim[] => {
  const means = meansOf(hand);
  return aims
    .map(aim => ({ aim, lack: lackOf(aim, means, markets) }))
    .toSorted((a, b) => a.lack - b.lack)
    .slice(0, AIMS)
    .map(({ aim }) => aim);
};

/** The useful next builds: steps of the nearest aims, and public works. */
const codesWorthBuilding = ({ seat, card }: BuildPlanner, { table, hand }: Stage): number[] => {
  const sites = new Set(sitesFor(table, seat));
  const codes = new Set(table.limits === 'closing' ? [] : worksFor(table, seat));
  for (const { codes: steps } of nearestAims(aimsOf(table, seat, card), hand, marketsOf(table, seat)))
    for (const code of steps) codes.add(code);
  return [...codes].filter(code => sites.has(code));
};

/** G-B41 Gives the least missed cards to the creditors; undefined if there are not enough. */
const giftsOf = (
  table: IslandTable,
  seat: Seat,
  code: number,
  left: readonly number[],
  costs: readonly number[],
): number[] | undefined => {
  const gifts = table.seats.map(() => NONE);
  const rest = left.slice();
  for (const to of owedFor(table, seat, code)) {
    let least = NONE;
    for (let kind = 0; kind < rest.length && !isSupply(kind); kind++)
      if (rest[kind]! > 0 && (least === NONE || costs[kind]! < costs[least]!)) least = kind;
    if (least === NONE) return undefined;
    gifts[to] = least;
    rest[least]!--;
  }
  return gifts;
};

/** A build paid with the least missed cards, or undefined if it cannot be paid. */
const paidBuild = (
  table: IslandTable,
  seat: Seat,
  hand: readonly number[],
  code: number,
  costs: readonly number[],
): Build | undefined => {
  const payment = thriftyPayment(priceFor(table, code), hand, Math.max(0, freeMarkets(table, seat)), costs);
  if (!payment) return undefined;
  const left = hand.map((n, kind) => n - payment.cards[kind]!);
  const gifts = giftsOf(table, seat, code, left, costs);
  return gifts && { code, cards: payment.cards, markets: payment.markets, gifts, move: false };
};

/** G-O20 By favour one builds without markets. */
const freeMarkets = (table: IslandTable, seat: Seat): number =>
  table.limits === 'favour' ? 0 : marketsOf(table, seat);

const stageAfter = (planner: BuildPlanner, stage: Stage, build: Build): Stage => {
  const table = copyTable(stage.table);
  erect(table, planner.seat, build.code, build.move);
  table.marketsUsed += build.markets;
  const hand = stage.hand.map((n, kind) => n - build.cards[kind]!);
  for (const kind of build.gifts) if (kind !== NONE) hand[kind]!--;
  const strength = phaseEnd(planner, table, hand);
  return { table, hand, builds: [...stage.builds, build], strength };
};

/** A step of one of the nearest aims that can be paid now, if there is one. */
export const quickBuild = (eye: IslandEvaluation): Build | undefined => {
  const { table, seat, hand } = eye;
  const markets = marketsOf(table, seat);
  const aims = nearestAims(eye.aims(seat), hand, markets).slice(0, FEW);
  let costs: readonly number[] | undefined;
  for (const { codes } of aims)
    for (const code of codes) {
      if (whyNoSite(table, seat, code)) continue;
      costs ??= lossesOf(table, eye.aims(seat), hand, markets);
      const build = paidBuild(table, seat, hand, code, costs);
      if (build) return build;
    }
  return undefined;
};

/** Every position one build further on. */
const nextStages = (planner: BuildPlanner, stage: Stage): Stage[] => {
  const { table, hand } = stage;
  const { seat, card } = planner;
  const costs = lossesOf(table, aimsOf(table, seat, card), hand, marketsOf(table, seat));
  return codesWorthBuilding(planner, stage).flatMap(code => {
    const build = paidBuild(table, seat, hand, code, costs);
    if (!build) return [];
    const stays = stageAfter(planner, stage, build);
    return mayMove(table, seat, code)
      ? [stays, stageAfter(planner, stage, { ...build, move: true })]
      : [stays];
  });
};

const byStrength = (a: Stage, b: Stage): number => b.strength - a.strength;

/** The best sequences of builds from here, one for each first build; stopping is one of them. */
export const sequences = (planner: BuildPlanner, from: Stage): Stage[] => {
  const best = new Map<string, Stage>();
  const note = (stage: Stage): void => {
    const first = stage.builds[0];
    const key = first ? `${first.code}:${first.move}` : '';
    const known = best.get(key);
    if (!known || stage.strength > known.strength) best.set(key, stage);
  };
  note(from);
  let front = [from];
  for (let depth = 0; depth < DEPTH && front.length > 0; depth++) {
    const next = front.flatMap(stage => nextStages(planner, stage)).toSorted(byStrength);
    for (const stage of next) note(stage);
    // More first builds are followed, because a poor one may open the way.
    front = next.slice(0, depth === 0 ? 2 * WIDTH : WIDTH);
  }
  return [...best.values()].toSorted(byStrength);
};
