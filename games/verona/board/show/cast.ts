import { NONE, type VeronaEvent } from '../../rules/index.ts';
import type { TownTable } from '../table.ts';

type Fight = TownTable['fight'];

/** A row holds what the scene has shown of one player so far. */
export interface Row {
  readonly seat: number;
  readonly role: Fight['role'][number] | undefined;
  readonly action: Fight['action'][number] | undefined;
  readonly card: Fight['card'] | undefined;
  /** The player guessed correctly. */
  readonly right: boolean;
  readonly bid: number | undefined;
  readonly money: 'florins' | 'mercenaries';
  readonly dice: readonly (readonly number[])[] | undefined;
  /** The dice roll during this step. */
  readonly rolling: boolean;
  readonly total: number | undefined;
  /** A defender has to equal this number. */
  readonly against: number | undefined;
  readonly allies: number | undefined;
  readonly wins: boolean;
  readonly fails: boolean;
}

/** A scene is a street or a building with its cast. */
export interface Scene {
  readonly street: number;
  readonly building: number;
  readonly rows: readonly Row[];
  /** The key changes whenever cards appear again so that they turn again. */
  readonly key: number;
}

const makeBlankRow = (seat: number): Row => ({
  seat,
  role: undefined,
  action: undefined,
  card: undefined,
  right: false,
  bid: undefined,
  money: 'florins',
  dice: undefined,
  rolling: false,
  total: undefined,
  against: undefined,
  allies: undefined,
  wins: false,
  fails: false,
});

/**
 * Builds the scene from the fight on the table and the shown events. While `toCome` parts of the last event are left
 * (see `partsOf`), the scene withholds what they reveal.
 */
export const sceneOf = (table: TownTable, past: readonly VeronaEvent[], toCome = 0): Scene => {
  const { fight, seats } = table;
  const settling = past.findLast(
    e => e.t === 'settled' || e.t === 'auction' || e.t === 'hired' || e.t === 'profit',
  );
  if (settling && (fight.street === NONE || past.lastIndexOf(settling) > lastStreet(past)))
    return makeMoneyScene(settling, seats, settling === past.at(-1) ? toCome : 0);
  if (fight.street === NONE) return { street: NONE, building: NONE, rows: [], key: 0 };
  const since = past.slice(Math.max(0, lastStreet(past)));
  const rows = seats.flatMap(seat => {
    const role = fight.role[seat];
    const action = fight.action[seat] ?? undefined;
    return role === 'bystander' && !action ? [] : [makeFighterRow(seat, fight, since, past.at(-1), toCome)];
  });
  return { street: fight.street, building: NONE, rows, key: since.filter(e => e.t === 'cards').length };
};

const lastStreet = (past: readonly VeronaEvent[]): number => past.findLastIndex(e => e.t === 'street');

const makeFighterRow = (
  seat: number,
  fight: Fight,
  since: readonly VeronaEvent[],
  now: VeronaEvent | undefined,
  toCome: number,
): Row => {
  const cards = since.findLast(e => e.t === 'cards');
  const bids = since.findLast(e => e.t === 'bids');
  const strength = since.findLast(e => e.t === 'strength');
  const defence = since.findLast(e => e.t === 'defence');
  /** Tells whether the scene has shown all but this many parts of an event. */
  const isShown = (event: VeronaEvent | undefined, but: number): boolean =>
    event !== undefined && (event !== now || toCome <= but);
  const isTurnedUp = now?.t !== 'street' || toCome === 0;
  const guess = cards?.guesses.find(g => g.seat === seat)?.card;
  const attack = strength?.of.find(one => one.seat === seat);
  const stand = defence?.of.find(one => one.seat === seat);
  const rolled = attack?.dice.length ? strength : defence;
  const dice = attack?.dice.length ? attack.dice : stand?.dice;
  const total = isShown(strength, 1) ? attack?.strength : undefined;
  const ended = since.some(e => e.t === 'succeeded' || e.t === 'nothing');
  const isAttacker = fight.role[seat] === 'attacker' || fight.role[seat] === 'schemer';
  return {
    ...makeBlankRow(seat),
    role: isTurnedUp ? fight.role[seat] : undefined,
    action: isTurnedUp ? (fight.action[seat] ?? undefined) : undefined,
    card: !isShown(cards, 1) ? undefined : cards?.schemer === seat ? cards.card : guess,
    right: isShown(cards, 0) && guess !== undefined && guess === cards?.card,
    bid: isShown(bids, 0) ? bids?.bids.find(one => one.seat === seat)?.bid : undefined,
    money: fight.action[seat] === 'violence' ? 'mercenaries' : 'florins',
    dice: isShown(rolled, 2) ? dice : undefined,
    rolling: rolled === now && toCome === 2 && dice !== undefined,
    total: total ?? (isShown(defence, 1) ? stand?.total : undefined),
    against: stand && defence?.strength,
    wins:
      fight.success === seat ||
      (isShown(defence, 0) &&
        stand !== undefined &&
        defence !== undefined &&
        stand.total >= defence.strength),
    fails: ended && isAttacker && fight.success !== seat,
  };
};

const makeMoneyScene = (
  event: Extract<VeronaEvent, { t: 'settled' | 'auction' | 'hired' | 'profit' }>,
  seats: readonly number[],
  toCome: number,
): Scene => {
  const rows = seats.map((seat): Row => {
    if (toCome > 1) return makeBlankRow(seat);
    switch (event.t) {
      case 'settled':
        return {
          ...makeBlankRow(seat),
          allies: event.allies[seat] ?? 0,
          wins: toCome === 0 && event.to === seat,
        };
      case 'auction':
        return { ...makeBlankRow(seat), bid: event.bids[seat] ?? 0, wins: toCome === 0 && event.to === seat };
      case 'hired':
        return { ...makeBlankRow(seat), bid: event.hired[seat] ?? 0, money: 'mercenaries' };
      case 'profit':
        return { ...makeBlankRow(seat), bid: event.profits.find(p => p.seat === seat)?.total ?? 0 };
    }
  });
  const building = event.t === 'settled' || event.t === 'auction' ? event.building : NONE;
  return { street: NONE, building, rows, key: 0 };
};
