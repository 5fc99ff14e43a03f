import {
  peek,
  seal,
  type Answer,
  type SetupState,
  type Result,
  type Roll,
  type Sealed,
  type Seat,
} from '@tavola/kernel';
import { answer, at, type TestPosition } from '@tavola/kernel/suite';
import { BUILDS, codeOf, type BuildName } from '../building/builds.ts';
import {
  DECKS,
  deckOf,
  kindOf,
  KINDS,
  noCards,
  RESOURCES,
  supplyOf,
  TERRAINS,
  type Resource,
} from '../components/cards.ts';
import file from '../components/components.json' with { type: 'json' };
import { graenaland, type Graenaland } from '../index.ts';
import { NONE } from '../names.ts';
import { sayBuild } from '../building/order.ts';

/**
 * Cards have names: a resource is from the deck with the most of it, `deck resource` from another, and `a+b` is a
 * supply card.
 */
const HOME = {
  grain: 'plains',
  livestock: 'plains',
  wood: 'forest',
  ore: 'hills',
  gold: 'mountains',
} as const;
export const card = (name: string): number => {
  const [a, b] = name.split('+');
  if (b !== undefined) return supplyOf(RESOURCES.indexOf(a as Resource), RESOURCES.indexOf(b as Resource));
  const words = name.split(' ');
  const resource = words.at(-1) as Resource;
  const deck = words.length > 1 ? words[0] : HOME[resource];
  return kindOf(
    TERRAINS.findIndex(terrain => terrain === deck),
    RESOURCES.indexOf(resource),
  );
};
/** Reads names such as `2 grain, wood`. */
export const cards = (names: string): number[] =>
  names === ''
    ? []
    : names.split(', ').flatMap(part => {
        const n = Number.parseInt(part, 10);
        const name = Number.isNaN(n) ? part : part.slice(String(n).length + 1);
        return Array.from({ length: Number.isNaN(n) ? 1 : n }, () => card(name));
      });
const counted = (kinds: readonly number[]): number[] => {
  const counts = noCards();
  for (const kind of kinds) counts[kind]!++;
  return counts;
};

/** A stretch of coast in mid-game; rows are by seat, and territories are numbers. */
export interface Shore {
  readonly seats?: number;
  /** The version of the rules; the newest if absent. */
  readonly rules?: number;
  readonly options?: object;
  readonly at?: string;
  readonly current?: Seat;
  readonly rolls?: readonly (Roll | number)[];
  readonly ship?: Seat;
  readonly settlements?: { readonly [territory: number]: readonly number[] };
  /** The owners of fort, church and hall, with NONE for a free place. */
  readonly buildings?: { readonly [territory: number]: readonly Seat[] };
  readonly works?: {
    readonly [territory: number]: readonly ('road' | 'improvement' | 'market' | 'palisade')[];
  };
  /** The places of warrior, priest and skald, by seat. */
  readonly heroes?: readonly (readonly number[])[];
  readonly army?: readonly number[];
  /** The names of cards, by seat. */
  readonly hands?: readonly string[];
  readonly beside?: { readonly [territory: number]: string };
  readonly down?: { readonly [territory: number]: string };
  readonly supplies?: string;
  /** The top card comes first. */
  readonly top?: string;
  /** The number of each seat's victory card, counted from 1 as in its id. */
  readonly victory?: readonly number[];
  readonly change?: (dealt: SetupState<Graenaland>) => void;
}

/** Takes a card of this kind out of its deck. */
const pull = ({ table, box }: SetupState<Graenaland>, kind: number): void => {
  const deck = deckOf(kind);
  const pile = box.decks[deck]!;
  const place = pile.findIndex(one => peek(one) === kind);
  if (place < 0) throw new Error(`no card of kind ${kind} is left`);
  box.decks[deck] = pile.toSpliced(place, 1);
  table.decks[deck]!--;
};

/** Takes the top card of a deck. */
export const top = (box: Graenaland['box'], deck: number): Sealed<number> => {
  const pile = box.decks[deck]!;
  box.decks[deck] = pile.slice(0, -1);
  return pile.at(-1)!;
};

const layOut = (dealt: SetupState<Graenaland>, set: Shore): void => {
  const { table, box } = dealt;
  const n = table.seats.length;
  const rows = <T>(of: { readonly [territory: number]: T } | undefined): [number, T][] =>
    Object.entries(of ?? {}).map(([territory, row]) => [Number(territory), row]);
  for (const [territory, row] of rows(set.settlements))
    for (const [seat, houses] of row.entries())
      table.settlements = table.settlements.with(territory * n + seat, houses);
  for (const [territory, row] of rows(set.buildings))
    for (const [kind, owner] of row.entries())
      table.buildings = table.buildings.with(territory * 3 + kind, owner);
  for (const [territory, names] of rows(set.works))
    for (const name of names) {
      const work = BUILDS.indexOf(name) - 4;
      table.works = table.works.with(territory * 4 + work, 1);
      table.tokens = table.tokens.with(work, table.tokens[work]! - 1);
    }
  for (const [seat, row] of (set.heroes ?? []).entries())
    for (const [hero, territory] of row.entries()) table.heroes[seat * 3 + hero] = territory;
  for (const [seat, strength] of (set.army ?? []).entries()) table.army = table.army.with(seat, strength);
  for (const [territory, names] of rows(set.beside))
    for (const kind of cards(names)) {
      pull(dealt, kind);
      table.beside[territory] = [...table.beside[territory]!, kind];
    }
  for (const [territory, names] of rows(set.down))
    for (const kind of cards(names)) {
      pull(dealt, kind);
      box.down[territory] = [...box.down[territory]!, seal(kind)];
      table.down[territory]!++;
    }
};

const deal = (dealt: SetupState<Graenaland>, set: Shore): void => {
  const { table, hands, box } = dealt;
  for (const [seat, names] of (set.hands ?? []).entries())
    for (const kind of cards(names)) {
      pull(dealt, kind);
      peek(hands[seat]!.cards)[kind]!++;
      table.backs[seat * DECKS + deckOf(kind)]!++;
    }
  for (const kind of cards(set.supplies ?? '')) {
    pull(dealt, kind);
    table.supplies = [...table.supplies, kind];
  }
  for (const kind of cards(set.top ?? '').toReversed()) {
    pull(dealt, kind);
    box.decks[deckOf(kind)] = [...box.decks[deckOf(kind)]!, seal(kind)];
    table.decks[deckOf(kind)]!++;
  }
  for (const [seat, number] of (set.victory ?? []).entries()) {
    const kept = seal(number - 1);
    const others = box.victory.filter(one => one !== kept && !(set.victory ?? []).includes(peek(one) + 1));
    hands[seat]!.dealt = [kept, ...others.slice(0, 2)];
    hands[seat]!.kept = kept;
    box.victory = box.victory.filter(one => !hands[seat]!.dealt.includes(one));
  }
};

/** The tests have their own prices, so that new prices in the box do not change them. */
const SETTLEMENTS: { readonly [id: string]: object } = {
  'forest-a': { wood: 2, grain: 2 },
  'plains-a': { wood: 2, livestock: 2 },
  'hills-a': { ore: 2, wood: 1, livestock: 1 },
  'mountains-a': { ore: 2, wood: 2, grain: 1, livestock: 1 },
};
const IMPROVEMENTS: { readonly [id: string]: string } = { 'mountains-b': 'ore', 'plains-b': 'livestock' };
const components = {
  ...file,
  tiles: file.tiles.map(tile => ({
    ...tile,
    settlement: SETTLEMENTS[tile.id] ?? tile.settlement,
    improvement: IMPROVEMENTS[tile.id] ?? tile.improvement,
  })),
  prices: {
    ...file.prices,
    fort: { ore: 2, wood: 2, grain: 1 },
    church: { ore: 2, wood: 1, grain: 1, livestock: 1 },
    hall: { wood: 3, livestock: 1, grain: 1 },
    road: { ore: 1, wood: 1, livestock: 1 },
    improvement: { wood: 1, grain: 1 },
    market: { wood: 1, livestock: 1, grain: 1 },
    palisade: { wood: 2, ore: 1 },
  },
};

/** The position is in the main player's building phase by default. */
export const shore = (set: Shore): TestPosition<Graenaland> =>
  at(graenaland, {
    seats: set.seats ?? 4,
    ...(set.rules !== undefined && { rules: set.rules }),
    options: { first: 0, components, ...set.options },
    at: set.at ?? 'G-B02:build',
    ...(set.current !== undefined && { current: set.current }),
    rolls: set.rolls ?? [],
    change: dealt => {
      const { table } = dealt;
      table.ship = set.ship ?? 0;
      table.round = 1;
      table.standard = null;
      if ((set.at ?? 'G-B02:build') === 'G-B02:build') table.builder = table.ship;
      layOut(dealt, set);
      deal(dealt, set);
      set.change?.(dealt);
      const broken = graenaland.violations({
        ...dealt,
        at: [],
        asked: null,
        questions: 0,
        over: true,
        orders: [],
      });
      if (broken.length > 0) throw new Error(`a shore that cannot be: ${broken.join()}`);
    },
  });

export const code = (name: BuildName, where: number): number => codeOf(BUILDS.indexOf(name), where);

interface Order {
  readonly markets?: number;
  readonly gifts?: { readonly [seat: Seat]: string };
  readonly move?: boolean;
}

/** Returns the row of an answer that builds this with these cards. */
export const row = (
  { state }: TestPosition<Graenaland>,
  seat: Seat,
  build: number,
  paid: string,
  order: Order = {},
): ReturnType<typeof sayBuild> => {
  const gifts = state.table.seats.map(to => (order.gifts?.[to] === undefined ? NONE : card(order.gifts[to])));
  const said = {
    code: build,
    cards: counted(cards(paid)),
    markets: order.markets ?? 0,
    gifts,
    move: order.move ?? false,
  };
  return sayBuild(state.table, seat, peek(state.hands[seat]!.cards), said);
};

/** Returns an answer that builds. */
export const building = (
  scene: TestPosition<Graenaland>,
  seat: Seat,
  build: number,
  paid: string,
  order: Order = {},
): Answer => ({
  branch: branches(scene, seat).indexOf('build'),
  answer: row(scene, seat, build, paid, order),
});

/** Lists the names of what an open menu offers. */
export const branches = ({ state }: TestPosition<Graenaland>, seat: Seat): string[] => {
  const choice = graenaland.choice(state, seat);
  return choice?.kind === 'either' ? choice.branches.map(branch => branch.what) : [];
};

/** Lists the codes of what a seat can build and pay. */
export const buildable = ({ state }: TestPosition<Graenaland>, seat: Seat): readonly number[] => {
  const choice = graenaland.choice(state, seat);
  const builds = choice?.kind === 'either' ? choice.branches.find(({ what }) => what === 'build') : undefined;
  const first = builds?.kind === 'all' ? builds.parts[0] : undefined;
  return first?.kind === 'one' ? first.of : [];
};

/** Builds in the open building phase. */
export const build = (
  scene: TestPosition<Graenaland>,
  name: BuildName,
  where: number,
  paid: string,
  order: Order = {},
): TestPosition<Graenaland> => {
  const seat = scene.state.asked!.who[0]!;
  return answer(scene, { [seat]: building(scene, seat, code(name, where), paid, order) });
};

/** Chooses another item of the open menu. */
export const choose = (
  scene: TestPosition<Graenaland>,
  what: string,
  given = 0,
): TestPosition<Graenaland> => {
  const seat = scene.state.asked!.who[0]!;
  return answer(scene, { [seat]: { branch: branches(scene, seat).indexOf(what), answer: given } });
};

const hand = ({ state }: TestPosition<Graenaland>, seat: Seat): number[] => peek(state.hands[seat]!.cards);
export const cardsOf = (scene: TestPosition<Graenaland>, seat: Seat): number[] =>
  hand(scene, seat).flatMap((n, kind) => Array.from({ length: n }, () => kind));
export const known = ({ state }: TestPosition<Graenaland>, seat: Seat): number[] =>
  state.table.known.slice(seat * KINDS, (seat + 1) * KINDS);

export const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
