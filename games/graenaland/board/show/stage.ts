import { BUILDINGS, BUILDS, FORT, isWork, ROAD, WORKS } from '../../rules/building/builds.ts';
import { DECKS, deckOf, SUPPLY } from '../../rules/components/cards.ts';
import type { GraenalandEvent } from '../../rules/events.ts';
import { HEROES, NONE, WARRIOR, type Hero } from '../../rules/names.ts';
import type { IslandTable } from '../table.ts';

const addAt = (list: readonly number[], i: number, n: number): readonly number[] =>
  list.map((old, k) => (k === i ? old + n : old));
const replaceAt = <T>(list: readonly T[], i: number, value: T): readonly T[] =>
  list.map((old, k) => (k === i ? value : old));
const removeValue = (list: readonly number[], value: number): readonly number[] => {
  const i = list.indexOf(value);
  return i < 0 ? list : list.toSpliced(i, 1);
};

const heroOf = (seat: number, hero: Hero): number => seat * HEROES.length + HEROES.indexOf(hero);

/** Every player sees the backs of the cards that enter or leave a hand. */
const changeBacks = (
  old: readonly number[],
  seat: number,
  cards: readonly number[],
  n: number,
): readonly number[] => cards.reduce((now, card) => addAt(now, seat * DECKS + deckOf(card), n), old);

/** Applies one shown event to a table so that the board can animate step by step; it decides nothing. */
export const advance = (table: IslandTable, event: GraenalandEvent): IslandTable => ({
  ...table,
  ...computeChange(table, event),
});

const computeChange = (table: IslandTable, e: GraenalandEvent): Partial<IslandTable> => {
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
        decks: addAt(table.decks, SUPPLY, -e.cards.length),
      };
    case 'settled':
      return {
        settlements: addAt(table.settlements, e.territory * seats.length + e.seat, 1),
        ...(e.warrior
          ? { heroes: replaceAt(table.heroes, e.seat * HEROES.length + WARRIOR, e.territory) }
          : {}),
        ...(e.drafted ? takeCard(table, e.territory) : {}),
      };
    case 'anchor':
      return {
        settlements: addAt(
          addAt(table.settlements, e.from * seats.length + e.seat, -1),
          e.to * seats.length + e.seat,
          1,
        ),
        ...(e.warrior ? { heroes: replaceAt(table.heroes, e.seat * HEROES.length + WARRIOR, e.to) } : {}),
        ...takeCard(table, e.to),
      };
    case 'drew':
      return {
        backs: addAt(table.backs, e.seat * DECKS + e.deck, 1),
        // G-O01 The draft laid its cards out earlier, so the deck does not shrink.
        ...(e.drafted ? {} : { decks: addAt(table.decks, e.deck, -1) }),
      };
    case 'laid':
      return {
        down: replaceAt(table.down, e.territory, e.cards),
        decks: addAt(table.decks, table.land.terrain[e.territory]!, -e.cards),
      };
    case 'left-over':
      return { down: replaceAt(table.down, e.territory, 0) };
    case 'round':
      return { round: e.round, ship: e.main };
    case 'ship':
      return { ship: e.to };
    case 'reshuffled':
      return {
        decks: replaceAt(table.decks, e.deck, e.cards),
        discards: table.discards.map((n, kind) => (deckOf(kind) === e.deck ? 0 : n)),
      };
    case 'produced':
      return produceCard(table, e.territory, e.card, true);
    case 'improvement':
      return produceCard(table, e.territory, e.card, e.stays);
    case 'road':
      return {
        down: addAt(table.down, e.territory, 1),
        decks: addAt(table.decks, table.land.terrain[e.territory]!, -1),
      };
    case 'moved': {
      const moved = replaceAt(table.heroes, heroOf(e.seat, e.hero), e.to);
      return { heroes: e.swapped === null ? moved : replaceAt(moved, heroOf(e.seat, e.swapped), e.from) };
    }
    case 'entered': {
      const i = table.waiting.indexOf(heroOf(e.seat, e.hero));
      return {
        heroes: replaceAt(table.heroes, heroOf(e.seat, e.hero), e.territory),
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
        beside: replaceAt(table.beside, e.territory, []),
        down: replaceAt(table.down, e.territory, 0),
        backs: addAt(
          changeBacks(table.backs, e.seat, e.cards, 1),
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
        supplies: removeValue(table.supplies, e.card),
        supplied: true,
        backs: changeBacks(table.backs, e.seat, [e.card], 1),
      };
    case 'built':
      return applyBuild(table, e);
    case 'took-back':
      return undoBuild(table, e);
    case 'hero':
      return e.how === 'waits'
        ? {
            waiting: [...table.waiting, heroOf(e.seat, e.hero)],
            waitingFor: [...table.waitingFor, e.territory],
          }
        : { heroes: replaceAt(table.heroes, heroOf(e.seat, e.hero), e.territory) };
    case 'victory':
      return { declarer: e.seat };
    case 'shown':
      return { shown: replaceAt(table.shown, e.seat, e.card) };
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
const takeCard = (table: IslandTable, territory: number): Partial<IslandTable> => ({
  down: addAt(table.down, territory, table.down[territory]! > 0 ? -1 : 0),
});

const produceCard = (
  table: IslandTable,
  territory: number,
  card: number,
  stays: boolean,
): Partial<IslandTable> => ({
  decks: addAt(table.decks, deckOf(card), -1),
  ...(stays
    ? { beside: replaceAt(table.beside, territory, [...table.beside[territory]!, card]) }
    : { discards: addAt(table.discards, card, 1) }),
});

const applyBuild = (
  table: IslandTable,
  e: Extract<GraenalandEvent, { readonly t: 'built' }>,
): Partial<IslandTable> => {
  let hands = table.backs;
  let { discards } = table;
  for (const { by, cards } of e.paid) {
    hands = changeBacks(hands, by, cards, -1);
    for (const card of cards) discards = addAt(discards, card, 1);
  }
  for (const { to, deck } of e.gifts)
    hands = addAt(addAt(hands, e.seat * DECKS + deck, -1), to * DECKS + deck, 1);
  const paid = { backs: hands, discards, marketsUsed: table.marketsUsed + e.markets };
  const name = BUILDS.indexOf(e.build);
  if (e.build === 'army') return { ...paid, army: addAt(table.army, e.seat, 1) };
  if (e.build === 'settlement')
    return {
      ...paid,
      settlements: addAt(table.settlements, e.territory * table.seats.length + e.seat, 1),
    };
  if (isWork(name))
    return {
      ...paid,
      works: replaceAt(table.works, e.territory * WORKS + name - ROAD, 1),
      tokens: addAt(table.tokens, name - ROAD, -1),
    };
  return { ...paid, buildings: replaceAt(table.buildings, e.territory * BUILDINGS + name - FORT, e.seat) };
};

/** G-H05 The build disappears and its cards return; the table still holds the earlier places of the heroes. */
const undoBuild = (
  table: IslandTable,
  e: Extract<GraenalandEvent, { readonly t: 'took-back' }>,
): Partial<IslandTable> => {
  const name = BUILDS.indexOf(e.build);
  const last = table.done.at(-1);
  const razed = ((): Partial<IslandTable> => {
    if (e.build === 'army') return { army: addAt(table.army, e.seat, -1) };
    if (e.build === 'settlement')
      return { settlements: addAt(table.settlements, e.territory * table.seats.length + e.seat, -1) };
    if (isWork(name))
      return {
        works: replaceAt(table.works, e.territory * WORKS + name - ROAD, 0),
        tokens: addAt(table.tokens, name - ROAD, 1),
      };
    return { buildings: replaceAt(table.buildings, e.territory * BUILDINGS + name - FORT, NONE) };
  })();
  return {
    ...razed,
    backs: changeBacks(table.backs, e.seat, e.cards, 1),
    discards: e.cards.reduce((now, card) => addAt(now, card, -1), table.discards),
    ...(last && {
      heroes: table.heroes.map((at, i) =>
        Math.floor(i / HEROES.length) === e.seat ? last.heroes[i % HEROES.length]! : at,
      ),
      waiting: table.waiting.slice(0, last.waiting),
      waitingFor: table.waitingFor.slice(0, last.waiting),
    }),
  };
};
