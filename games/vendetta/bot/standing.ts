import type { CityTable } from '../rules/index.ts';
import type { Seat } from '@tavola/kernel';

/** The figures that decide a position, by seat: power of side characters and of props, reserve, floors. */
export interface StandingLedger {
  readonly characters: number[];
  readonly props: number[];
  readonly reserve: number[];
  readonly floors: number[];
}

export const ledgerOf = (t: CityTable): StandingLedger => {
  const ledger = {
    characters: t.seats.map(() => 0),
    props: t.seats.map(() => 0),
    reserve: t.reserve.slice(),
    floors: t.floors.slice(),
  };
  for (let piece = 0; piece < t.owner.length; piece++) {
    const owner = t.owner[piece]!;
    if (owner >= 0)
      ledger[t.cards[piece]!.kind === 'character' ? 'characters' : 'props'][owner]! += t.power[piece]!;
  }
  return ledger;
};

export const copyOf = (l: StandingLedger): StandingLedger => ({
  characters: l.characters.slice(),
  props: l.props.slice(),
  reserve: l.reserve.slice(),
  floors: l.floors.slice(),
});

/** What things are worth under the ending that was agreed on, in points. */
export interface Prices {
  readonly reserve: number;
  /** More of it for each of the first points: without any, no neutral can be found and no roll boosted. */
  readonly purse: number;
  readonly prop: number;
  readonly floor: number;
  readonly lastFloors: number;
  /** N-A01 Who has laid out more than twice a rival's power may storm its tower. */
  readonly storm: number;
  /** The worth of a fallen house. */
  readonly fallen: number;
  /** The weight of the best rival against the average of all. */
  readonly leader: number;
}

/** A floor can be turned into a point; the last ones keep the house standing. Props cost nothing to act with. */
const LONG: Prices = {
  reserve: 0.85,
  purse: 0.3,
  prop: 1.1,
  floor: 2.2,
  lastFloors: 3,
  storm: 3,
  fallen: -25,
  leader: 0.5,
};
/** N-E02 At the last count power and reserve are the same, and floors are nothing. */
const COUNT: Prices = {
  reserve: 1,
  purse: 0,
  prop: 1,
  floor: 0.05,
  lastFloors: 3,
  storm: 0.5,
  fallen: -25,
  leader: 0.8,
};

/** How many rounds before an agreed end it begins to matter. */
const NEAR = 3;

/**
 * If all weaken the leader, no house ever falls. So over time a fall counts more, and the lead and the height of towers
 * count less: houses pull their towers down for one last effort.
 */
const impatientPrices = (round: number): Prices => {
  const late = Math.min(1, Math.max(0, round - CALM) / CALM);
  return {
    ...LONG,
    floor: LONG.floor * (1 - 0.8 * late),
    fallen: LONG.fallen - 60 * late,
    leader: LONG.leader * (1 - late),
  };
};

/** The bots do not hurry for so many rounds. */
const CALM = 4;

export const pricesOf = (t: CityTable): Prices => {
  if (t.end !== 'rounds') return impatientPrices(t.round);
  const far = Math.min(1, Math.max(0, t.rounds - t.round) / NEAR);
  const between = (name: keyof Prices): number => COUNT[name] + far * (LONG[name] - COUNT[name]);
  return {
    reserve: between('reserve'),
    purse: between('purse'),
    prop: between('prop'),
    floor: between('floor'),
    lastFloors: between('lastFloors'),
    storm: between('storm'),
    fallen: between('fallen'),
    leader: between('leader'),
  };
};

const PURSE = 6;

/** The worth of a seat's possessions and threats. */
const standing = (l: StandingLedger, p: Prices, seat: Seat): number => {
  const floors = l.floors[seat]!;
  if (floors === 0) return p.fallen;
  const power = l.characters[seat]! + l.props[seat]!;
  let worth = l.characters[seat]! + p.prop * l.props[seat]! + p.reserve * l.reserve[seat]!;
  worth += p.purse * Math.min(PURSE, l.reserve[seat]!);
  worth += p.floor * floors + p.lastFloors * Math.min(2, floors);
  for (let other = 0; other < l.floors.length; other++)
    if (other !== seat && power > 2 * (l.characters[other]! + l.props[other]!)) worth += p.storm;
  return worth;
};

/** The same by seat. */
export const standings = (l: StandingLedger, p: Prices): number[] =>
  l.floors.map((_, seat) => standing(l, p, seat));

/** What a position is worth to one seat: its own standing less that of the others, the best of them counting most. */
export const rateAdvantage = (l: StandingLedger, p: Prices, seat: Seat): number => {
  const seats = l.floors.length;
  let sum = 0;
  let best = -Infinity;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const its = standing(l, p, other);
    sum += its;
    if (its > best) best = its;
  }
  return standing(l, p, seat) - (1 - p.leader) * (sum / (seats - 1)) - p.leader * best;
};
