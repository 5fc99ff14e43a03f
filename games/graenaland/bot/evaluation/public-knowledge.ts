import { countVotes, type IslandTable } from '../../rules/index.ts';
import type { Seat } from '@tavola/kernel';
import { aimsOf } from './aims.ts';
import { likelyMeans, needOf, wishesOf, type Means } from './need.ts';
import { incomesOf, marketsOf, rateUrgency } from './standing.ts';

/** The public knowledge of a clan. */
export interface Outlook {
  readonly means: Means;
  readonly need: number;
  /** By resource: how much one more would help it. */
  readonly wishes: readonly number[];
}

/**
 * The public knowledge of a table. Votes hold until a build or a move, and a playout reads them many times in between.
 */
class Sight {
  readonly votes: readonly (readonly number[])[];
  readonly incomes: readonly number[];
  private readonly heroes: readonly number[];
  private readonly built: readonly unknown[];

  constructor(table: IslandTable) {
    this.heroes = table.heroes.slice();
    this.built = builtOf(table);
    this.votes = table.down.map((_, t) => countVotes(table, t));
    this.incomes = incomesOf(table, this.votes);
  }

  isOf(table: IslandTable): boolean {
    return isSame(this.heroes, table.heroes) && isSame(this.built, builtOf(table));
  }
}

/** The public knowledge of hands; it holds until cards visibly change hands, in copies of the table as well. */
class Outlooks {
  private readonly backs: readonly number[];
  private readonly built: readonly unknown[];
  private readonly seats: (Outlook | undefined)[] = [];

  constructor(table: IslandTable) {
    this.backs = table.backs.slice();
    this.built = [...builtOf(table), table.ship, table.marketsUsed];
  }

  isOf(table: IslandTable): boolean {
    return (
      isSame(this.backs, table.backs) &&
      isSame(this.built, [...builtOf(table), table.ship, table.marketsUsed])
    );
  }

  of(table: IslandTable, seat: Seat): Outlook {
    return (this.seats[seat] ??= outlookOf(table, seat, table.shown[seat]!, likelyMeans(table, seat)));
  }
}

/** A clan with these means and this victory card. */
export const outlookOf = (table: IslandTable, seat: Seat, card: number, means: Means): Outlook => {
  const [aims, markets] = [aimsOf(table, seat, card), marketsOf(table, seat)];
  const need = needOf(aims, means, markets);
  const urge = rateUrgency(table, seat, need);
  return { means, need, wishes: wishesOf(aims, means, markets).map(wish => urge * wish) };
};

/** Lists that are replaced when they change. */
const builtOf = ({ settlements, buildings, works, army, shown }: IslandTable): readonly unknown[] => [
  settlements,
  buildings,
  works,
  army,
  shown,
];

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

const sights = new WeakMap<IslandTable, Sight>();

export const sightOf = (table: IslandTable): Sight => {
  const known = sights.get(table);
  if (known?.isOf(table)) return known;
  const made = new Sight(table);
  sights.set(table, made);
  return made;
};

const outlooks = new WeakMap<IslandTable['known'], Outlooks>();

/** The public knowledge of a clan. */
export const publicOutlook = (table: IslandTable, seat: Seat): Outlook => {
  let known = outlooks.get(table.known);
  if (!known?.isOf(table)) outlooks.set(table.known, (known = new Outlooks(table)));
  return known.of(table, seat);
};
