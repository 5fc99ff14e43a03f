import { BUILDINGS, BUILDS, FORT, isWork, ROAD, WORKS } from '../../rules/building/builds.ts';
import { DECKS, deckOf, SUPPLY } from '../../rules/components/cards.ts';
import type { GraenalandEvent } from '../../rules/events.ts';
import { HEROES, NONE, WARRIOR, type Hero } from '../../rules/names.ts';
import type { IslandTable } from '../table.ts';

const added = (list: readonly number[], i: number, n: number): readonly number[] =>
  list.map((old, k) => (k === i ? old + n : old));
const replaced = <T>(list: readonly T[], i: number, value: T): readonly T[] =>
  list.map((old, k) => (k === i ? value : old));
const without = (list: readonly number[], value: number): readonly number[] => {
  const i = list.indexOf(value);
  return i < 0 ? list : list.toSpliced(i, 1);
};

const heroOf = (seat: number, hero: Hero): number => seat * HEROES.length + HEROES.indexOf(hero);

/** Every player sees the backs of the cards that enter or leave a hand. */
const backs = (
  old: readonly number[],
  seat: number,
  cards: readonly number[],
  n: number,
): readonly number[] => cards.reduce((now, card) => added(now, seat * DECKS + deckOf(card), n), old);

/** Applies one shown event to a table so that the board can animate step by step; it decides nothing. */
export const advance = (table: IslandTable, event: GraenalandEvent): IslandTable => ({
  ...table,
  ...changed(table, event),
});

const changed = (table: IslandTable, e: GraenalandEvent): Partial<IslandTable> => {
  const { seats } = table;
  switch (e.t) {
    case 'first':
      return { first: e.seat, ship: e.seat };
    case 'island':
      // G-O04 Without full agreement the match uses the island of G-S02.
      return { land: e.custom ? table.land : (table.standard ?? table.land), standard: null };
    case 'supplies':
      return {
        supplies: [...table.supplies, ...e.cards],
        decks: added(table.decks, SUPPLY, -e.cards.length),
      };
    case 'settled':
      return {
        settlements: added(table.settlements, e.territory * seats.length + e.seat, 1),
        ...(e.warrior
          ? { heroes: replaced(table.heroes, e.seat * HEROES.length + WARRIOR, e.territory) }
          : {}),
        ...(e.drafted ? taken(table, e.territory) : {}),
      };
    case 'anchor':
      return {
        settlements: added(
          added(table.settlements, e.from * seats.length + e.seat, -1),
          e.to * seats.length + e.seat,
          1,
        ),
        ...(e.warrior ? { heroes: replaced(table.heroes, e.seat * HEROES.length + WARRIOR, e.to) } : {}),
        ...taken(table, e.to),
      };
    case 'drew':
      return {
        backs: added(table.backs, e.seat * DECKS + e.deck, 1),
        // G-O01 The draft laid its cards out earlier, so the deck does not shrink.
        ...(e.drafted ? {} : { decks: added(table.decks, e.deck, -1) }),
      };
    case 'laid':
      return {
        down: replaced(table.down, e.territory, e.cards),
        decks: added(table.decks, table.land.terrain[e.territory]!, -e.cards),
      };
    case 'left-over':
      return { down: replaced(table.down, e.territory, 0) };
    case 'round':
      return { round: e.round, ship: e.main };
    case 'ship':
      return { ship: e.to };
    case 'reshuffled':
      return {
        decks: replaced(table.decks, e.deck, e.cards),
        discards: table.discards.map((n, kind) => (deckOf(kind) === e.deck ? 0 : n)),
      };
    case 'produced':
      return produced(table, e.territory, e.card, true);
    case 'improvement':
      return produced(table, e.territory, e.card, e.stays);
    case 'road':
      return {
        down: added(table.down, e.territory, 1),
        decks: added(table.decks, table.land.terrain[e.territory]!, -1),
      };
    case 'moved': {
      const moved = replaced(table.heroes, heroOf(e.seat, e.hero), e.to);
      return { heroes: e.swapped === null ? moved : replaced(moved, heroOf(e.seat, e.swapped), e.from) };
    }
    case 'entered': {
      const i = table.waiting.indexOf(heroOf(e.seat, e.hero));
      return {
        heroes: replaced(table.heroes, heroOf(e.seat, e.hero), e.territory),
        waiting: table.waiting.filter((_, k) => k !== i),
        waitingFor: table.waitingFor.filter((_, k) => k !== i),
      };
    }
    case 'proposed':
      return { proposal: { by: e.seat, territory: e.territory, to: e.to } };
    case 'vote':
      return { proposal: null };
    case 'got':
      return {
        beside: replaced(table.beside, e.territory, []),
        down: replaced(table.down, e.territory, 0),
        backs: added(
          backs(table.backs, e.seat, e.cards, 1),
          e.seat * DECKS + table.land.terrain[e.territory]!,
          e.down,
        ),
      };
    case 'building':
      return { builder: e.seat, limits: 'own', marketsUsed: 0, supplied: false, called: false };
    case 'closing':
      return { builder: e.seat, limits: 'closing', marketsUsed: 0 };
    case 'built-enough':
      return { builder: NONE };
    case 'took':
      return {
        supplies: without(table.supplies, e.card),
        supplied: true,
        backs: backs(table.backs, e.seat, [e.card], 1),
      };
    case 'built':
      return built(table, e);
    case 'took-back':
      return tookBack(table, e);
    case 'hero':
      return e.how === 'waits'
        ? {
            waiting: [...table.waiting, heroOf(e.seat, e.hero)],
            waitingFor: [...table.waitingFor, e.territory],
          }
        : { heroes: replaced(table.heroes, heroOf(e.seat, e.hero), e.territory) };
    case 'victory':
      return { declarer: e.seat };
    case 'shown':
      return { shown: replaced(table.shown, e.seat, e.card) };
    case 'ranked':
      return { ended: true };
    case 'agreed':
    case 'crowded':
    case 'stayed':
    case 'victory-cards':
    case 'kept':
    case 'full':
    case 'barren':
    case 'passed':
    case 'promised':
    case 'promise':
    case 'called':
    case 'offered':
    case 'gave-up':
    case 'favour':
    case 'declined':
    case 'no-victory':
    case 'declared':
    case 'last-round':
      return {};
  }
};

/** G-O01 An arriving hero takes a card if one is left. */
const taken = (table: IslandTable, territory: number): Partial<IslandTable> => ({
  down: added(table.down, territory, table.down[territory]! > 0 ? -1 : 0),
});

const produced = (
  table: IslandTable,
  territory: number,
  card: number,
  stays: boolean,
): Partial<IslandTable> => ({
  decks: added(table.decks, deckOf(card), -1),
  ...(stays
    ? { beside: replaced(table.beside, territory, [...table.beside[territory]!, card]) }
    : { discards: added(table.discards, card, 1) }),
});

const built = (
  table: IslandTable,
  e: Extract<GraenalandEvent, { readonly t: 'built' }>,
): Partial<IslandTable> => {
  let hands = table.backs;
  let { discards } = table;
  for (const { by, cards } of e.paid) {
    hands = backs(hands, by, cards, -1);
    for (const card of cards) discards = added(discards, card, 1);
  }
  for (const { to, deck } of e.gifts)
    hands = added(added(hands, e.seat * DECKS + deck, -1), to * DECKS + deck, 1);
  const paid = { backs: hands, discards, marketsUsed: table.marketsUsed + e.markets };
  const name = BUILDS.indexOf(e.build);
  if (e.build === 'army') return { ...paid, army: added(table.army, e.seat, 1) };
  if (e.build === 'settlement')
    return {
      ...paid,
      settlements: added(table.settlements, e.territory * table.seats.length + e.seat, 1),
    };
  if (isWork(name))
    return {
      ...paid,
      works: replaced(table.works, e.territory * WORKS + name - ROAD, 1),
      tokens: added(table.tokens, name - ROAD, -1),
    };
  return { ...paid, buildings: replaced(table.buildings, e.territory * BUILDINGS + name - FORT, e.seat) };
};

/** G-H05 The build disappears and its cards return; the table still holds the earlier places of the heroes. */
const tookBack = (
  table: IslandTable,
  e: Extract<GraenalandEvent, { readonly t: 'took-back' }>,
): Partial<IslandTable> => {
  const name = BUILDS.indexOf(e.build);
  const last = table.done.at(-1);
  const razed = ((): Partial<IslandTable> => {
    if (e.build === 'army') return { army: added(table.army, e.seat, -1) };
    if (e.build === 'settlement')
      return { settlements: added(table.settlements, e.territory * table.seats.length + e.seat, -1) };
    if (isWork(name))
      return {
        works: replaced(table.works, e.territory * WORKS + name - ROAD, 0),
        tokens: added(table.tokens, name - ROAD, 1),
      };
    return { buildings: replaced(table.buildings, e.territory * BUILDINGS + name - FORT, NONE) };
  })();
  return {
    ...razed,
    backs: backs(table.backs, e.seat, e.cards, 1),
    discards: e.cards.reduce((now, card) => added(now, card, -1), table.discards),
    ...(last && {
      heroes: table.heroes.map((at, i) =>
        Math.floor(i / HEROES.length) === e.seat ? last.heroes[i % HEROES.length]! : at,
      ),
      waiting: table.waiting.slice(0, last.waiting),
      waitingFor: table.waitingFor.slice(0, last.waiting),
    }),
  };
};
