import {
  ARMY,
  codeOf,
  FORT,
  hasHouse,
  MOUNTAINS,
  priceFor,
  countGoalProgress,
  SETTLEMENT,
  type IslandTable,
} from '../../rules/index.ts';
import type { Seat } from '@tavola/kernel';
import { targetsFor, type Target } from './targets.ts';

/** Builds that together win the game for a clan, and what they cost. */
export interface Aim {
  readonly codes: readonly number[];
  /** By resource, gold apart. */
  readonly price: readonly number[];
  readonly units: number;
}

const [HOUSES, TERRITORIES, LARGEST, BUILDINGS, STRENGTH] = [0, 1, 2, 3, 4];
/** The orders in which fort, church and hall are tried. */
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 2, 0],
];
/** The number of aims kept, those with the fewest units. */
const MOST = 24;

/** A clan's houses while an aim adds builds. */
class Sketch {
  readonly codes: number[] = [];
  readonly houses: number[] = [];
  private readonly settled: number[] = [];
  private readonly taken: boolean[];
  private forts: number[] = [];
  private readonly table: IslandTable;

  constructor(table: IslandTable, seat: Seat) {
    this.table = table;
    this.taken = table.buildings.map(owner => owner >= 0);
    for (let t = 0; t < table.down.length; t++) {
      this.settled[t] = table.settlements[t * table.seats.length + seat]!;
      this.houses[t] = this.settled[t]!;
      for (let b = 0; b < 3; b++) if (table.buildings[t * 3 + b] === seat) this.houses[t]!++;
      if (table.buildings[t * 3] === seat) this.forts.push(table.land.terrain[t]!);
    }
  }

  settle(t: number): void {
    this.codes.push(codeOf(SETTLEMENT, t));
    this.settled[t]!++;
    this.houses[t]!++;
  }

  /** Builds this kind at the base, or else at any possible place; false if there is none. */
  erect(kind: number, base: number): boolean {
    const { terrain } = this.table.land;
    const can = (t: number): boolean =>
      this.settled[t]! > 0 && terrain[t] !== MOUNTAINS && !this.taken[t * 3 + kind];
    const t = can(base) ? base : this.settled.findIndex((_, other) => can(other));
    if (t < 0) return false;
    this.taken[t * 3 + kind] = true;
    this.codes.push(codeOf(FORT + kind, t));
    this.houses[t]!++;
    if (kind === 0) this.forts.push(terrain[t]!);
    return true;
  }

  enlist(): void {
    const { armyPrices } = this.table.stock;
    const terrain = this.forts.find(known => armyPrices[1 + known]);
    this.codes.push(codeOf(ARMY, terrain === undefined ? 0 : 1 + terrain));
  }

  /** The territory among these where one more settlement costs least, or undefined. */
  cheapest(isIt: (houses: number, t: number) => boolean): number | undefined {
    let best: number | undefined;
    const { coast, terrain } = this.table.land;
    const cost = (t: number): number => (t < coast ? 4 : terrain[t] === MOUNTAINS ? 6 : 5);
    for (let t = 0; t < this.houses.length; t++)
      if (isIt(this.houses[t]!, t) && (best === undefined || cost(t) < cost(best))) best = t;
    return best;
  }

  touches(t: number): boolean {
    return this.table.land.near[t]!.some(near => this.houses[near]! > 0);
  }
}

/** The builds that reach a target: buildings at the base first, then the largest territory, others, all houses, army. */
const sketchAim = (
  table: IslandTable,
  seat: Seat,
  reached: readonly number[],
  target: Target,
  base: number,
  order: readonly number[],
): Aim | undefined => {
  const sketch = new Sketch(table, seat);
  let buildings = target[BUILDINGS]! - reached[BUILDINGS]!;
  for (let i = 0; buildings > 0; i++) {
    if (i === 2 * order.length) return undefined;
    if (sketch.erect(order[i % order.length]!, base)) buildings--;
  }
  while (sketch.houses[base]! < target[LARGEST]!) sketch.settle(base);
  const doubles = (): number => sketch.houses.filter(n => n >= 2).length;
  while (doubles() < target[TERRITORIES]!) {
    const t = sketch.cheapest(n => n === 1) ?? sketch.cheapest((n, at) => n === 0 && sketch.touches(at));
    if (t === undefined) return undefined;
    sketch.settle(t);
  }
  let houses = sketch.houses.reduce((sum, n) => sum + n, 0);
  for (; houses < target[HOUSES]!; houses++) sketch.settle(sketch.cheapest(n => n > 0)!);
  if (houses > table.stock.houses) return undefined;
  for (let a = reached[STRENGTH]!; a < target[STRENGTH]!; a++) sketch.enlist();
  return toAim(table, sketch.codes);
};

const toAim = (table: IslandTable, codes: readonly number[]): Aim => {
  const price = [0, 0, 0, 0];
  for (const code of codes) for (const [r, n] of priceFor(table, code).entries()) price[r]! += n;
  return { codes, price, units: price.reduce((sum, n) => sum + n, 0) };
};

/** The shortest ways to win. */
const findAims = (table: IslandTable, seat: Seat, card: number): Aim[] => {
  const reached = countGoalProgress(table, seat);
  // G-T03 With three players the first building does not count: `progress` shows one fewer, so one is to be added.
  const uncounted = table.seats.length === 3 && !table.buildings.includes(seat) ? 1 : 0;
  reached[BUILDINGS]! -= uncounted;
  const own = table.down.flatMap((_, t) => (hasHouse(table, t, seat) ? [t] : []));
  const rough = (target: Target): number =>
    sketchAim(table, seat, reached, target, own[0] ?? 0, ORDERS[0]!)?.units ?? Infinity;
  const drafts = targetsFor(table, reached, card, rough).flatMap(target => {
    const bases = target[LARGEST]! > 0 || target[BUILDINGS]! > 0 ? own : own.slice(0, 1);
    const orders = target[BUILDINGS]! > reached[BUILDINGS]! ? ORDERS : ORDERS.slice(0, 1);
    return bases.flatMap(base => orders.map(order => sketchAim(table, seat, reached, target, base, order)));
  });
  const aims = new Map<string, Aim>();
  for (const aim of drafts) if (aim) aims.set(aim.price.join(), aim);
  return [...aims.values()].toSorted((a, b) => a.units - b.units).slice(0, MOST);
};

/**
 * Ways to win depend only on public builds, which many imagined worlds share, so they are memoized. The memo changes no
 * answer.
 */
const memos = new WeakMap<IslandTable['land'], Map<string, readonly Aim[]>>();
const MEMOS = 4000;

const keyOf = ({ settlements, buildings, army, seats }: IslandTable, seat: Seat, card: number): string => {
  let key = `${seats.length},${seat},${card},${army[seat]};`;
  for (let at = seat; at < settlements.length; at += seats.length) key += settlements[at]!;
  for (let at = 0; at < buildings.length; at++) {
    const owner = buildings[at]!;
    key += owner < 0 ? '.' : owner === seat ? 'm' : 'x';
  }
  return key;
};

export const aimsOf = (table: IslandTable, seat: Seat, card = -1): readonly Aim[] => {
  let memo = memos.get(table.land);
  if (!memo || memo.size > MEMOS) memos.set(table.land, (memo = new Map<string, readonly Aim[]>()));
  const key = keyOf(table, seat, card);
  let aims = memo.get(key);
  if (!aims) memo.set(key, (aims = findAims(table, seat, card)));
  return aims;
};
