import type { VeronaEvent } from '../../rules/index.ts';
import { ACTIONS, NONE } from '../../rules/index.ts';
import type { TownTable } from '../table.ts';

const addAt = (list: readonly number[], i: number, n: number): number[] =>
  list.map((old, k) => (k === i ? old + n : old));
const replaced = <T>(list: readonly T[], i: number, value: T): T[] =>
  list.map((old, k) => (k === i ? value : old));

/** Moves allies between streets; allies without a source or a target come from the supply or return to it. */
const moveAllies = (
  table: TownTable,
  seat: number,
  allies: number,
  from: number,
  to: number,
): Pick<TownTable, 'allies' | 'supply'> => {
  const cell = (street: number): number => street * table.seats.length + seat;
  let { allies: standing, supply } = table;
  if (from === NONE) supply = addAt(supply, seat, -allies);
  else standing = addAt(standing, cell(from), -allies);
  if (to === NONE) supply = addAt(supply, seat, allies);
  else standing = addAt(standing, cell(to), allies);
  return { allies: standing, supply };
};

const earnMercenaries = (table: TownTable, n: (seat: number) => number): Pick<TownTable, 'mercenaries'> => ({
  mercenaries: table.mercenaries.map((old, seat) => old + n(seat)),
});

/** Applies one shown event to a table so that the board can animate step by step; it decides nothing. */
export const advance = (table: TownTable, event: VeronaEvent): TownTable => ({
  ...table,
  ...computeChange(table, event),
});

const computeChange = (table: TownTable, e: VeronaEvent): Partial<TownTable> => {
  const { fight } = table;
  switch (e.t) {
    case 'first':
      return { first: e.seat };
    case 'placed':
      return moveAllies(table, e.by, 1, NONE, e.street);
    case 'deck':
      return { next: e.next };
    case 'round':
      return {
        round: e.round,
        first: e.first,
        turn: e.first,
        shown: table.shown.map(() => 0),
        hasShown: table.hasShown.map(() => false),
        fight: endFight(table),
      };
    case 'offered':
      return { offer: [...table.offer, e.building], next: e.next, deck: table.deck - 1 };
    case 'planned':
      return {
        tokens: table.tokens.map((_, street) =>
          e.streets.reduce((mask, own, seat) => (own.includes(street) ? mask | (1 << seat) : mask), 0),
        ),
      };
    case 'laid':
      return { tokens: replaced(table.tokens, e.street, table.tokens[e.street]! | (1 << e.by)) };
    case 'ready':
      return { out: table.out | (1 << e.by) };
    case 'street': {
      const schemers = table.seats.filter(seat => e.roles[seat] === 'schemer');
      return {
        tokens: replaced(table.tokens, e.street, 0),
        shown: table.shown.map((n, i) => n + (e.tokens[Math.floor(i / 4)] === ACTIONS[i % 4] ? 1 : 0)),
        fight: {
          ...endFight(table),
          street: e.street,
          action: e.tokens,
          role: e.roles,
          schemer: schemers.length === 1 ? schemers[0]! : NONE,
        },
      };
    }
    case 'acts':
      return { fight: { ...fight, from: e.from } };
    case 'cards':
      return { fight: { ...fight, card: e.card, guessed: e.guessed } };
    case 'caught':
      return moveAllies(table, e.schemer, 1, e.from, NONE);
    case 'bids':
      return {
        fight: {
          ...fight,
          bid: table.seats.map(seat => e.bids.find(bid => bid.seat === seat)?.bid ?? 0),
        },
        ...earnMercenaries(table, seat =>
          e.bids.reduce((sum, b) => sum - (b.seat === seat && b.action === 'violence' ? b.bid : 0), 0),
        ),
      };
    case 'strength':
      return {
        fight: {
          ...fight,
          strength: table.seats.map(seat => e.of.find(one => one.seat === seat)?.strength ?? 0),
          strongest: e.strongest,
        },
      };
    case 'succeeded':
      return { fight: { ...fight, success: e.by } };
    case 'added':
      return moveAllies(table, e.by, 1, NONE, e.street);
    case 'removed':
      return moveAllies(table, e.of, 1, e.street, NONE);
    case 'moved':
      return moveAllies(table, e.of, e.allies, e.from, e.to);
    case 'scared':
      return { fight: { ...fight, scattering: e.of } };
    case 'scattered':
      return e.to.reduce<TownTable>(
        (now, { street, allies }) => ({ ...now, ...moveAllies(now, e.of, allies, fight.street, street) }),
        { ...table, fight: { ...fight, scattering: NONE } },
      );
    case 'driven-out':
      return {
        ...moveAllies(table, e.of, e.allies, fight.street, NONE),
        fight: { ...fight, scattering: NONE },
      };
    case 'benefit':
    case 'reward':
      return earnMercenaries(table, seat => (seat === e.seat ? e.mercenaries : 0));
    case 'mission':
      return {
        shownBy: replaced(table.shownBy, e.mission, e.seat),
        unshown: addAt(table.unshown, e.seat, -1),
        hasShown: replaced(table.hasShown, e.seat, true),
      };
    case 'settled':
    case 'auction':
      return { fight: endFight(table) };
    case 'taken':
      return {
        offer: table.offer.filter(building => building !== e.building),
        owner: replaced(table.owner, e.building, e.by),
        manned: replaced(table.manned, e.building, e.manned),
        supply: addAt(table.supply, e.by, e.manned ? -1 : 0),
      };
    case 'profit':
      return {
        fight: endFight(table),
        ...earnMercenaries(table, seat => e.profits.find(p => p.seat === seat)?.mercenaries ?? 0),
      };
    case 'hired':
      return earnMercenaries(table, seat => e.hired[seat] ?? 0);
    case 'first-passes':
      return { first: e.to };
    case 'end':
      return { ended: true, fight: endFight(table) };
    case 'score':
      return { score: e.scores };
    case 'cancelled':
    case 'again':
    case 'defence':
    case 'nothing':
    case 'supply-empty':
    case 'spared':
    case 'reward-lost':
    case 'rearming':
    case 'unshown':
      return {};
  }
};

/** The fight ends, so the table resolves no street. */
const endFight = (table: TownTable): TownTable['fight'] => ({
  street: NONE,
  action: table.seats.map(() => null),
  role: table.seats.map(() => 'bystander'),
  schemer: NONE,
  from: NONE,
  card: null,
  guessing: false,
  tries: 0,
  guessed: false,
  bid: table.seats.map(() => 0),
  strength: table.seats.map(() => 0),
  strongest: NONE,
  success: NONE,
  scattering: NONE,
  reward: null,
  steps: 0,
  unsettled: 0,
});
