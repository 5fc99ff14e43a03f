import { MOUNTAINS, type Counts } from '../components/cards.ts';

/** G-B10 to G-B30 The builds: houses first, then public works, then the army's next step. */
export const BUILDS = [
  'settlement',
  'fort',
  'church',
  'hall',
  'road',
  'improvement',
  'market',
  'palisade',
  'army',
] as const;
export type BuildName = (typeof BUILDS)[number];

export const SETTLEMENT = 0;
export const FORT = 1;
export const CHURCH = 2;
export const HALL = 3;
export const ROAD = 4;
export const PALISADE = 7;
export const ARMY = 8;

/** G-B12 Fort, church, hall: numbered from 0 where buildings alone are meant. */
export const BUILDINGS = 3;
/** G-S06 Road, improvement, market, palisade: numbered from 0 where works alone are meant. */
export const WORKS = 4;
export const [ROAD_WORK, IMPROVEMENT_WORK, MARKET_WORK, PALISADE_WORK] = [0, 1, 2, 3];

export const isBuilding = (name: number): boolean => name >= FORT && name <= HALL;
export const isWork = (name: number): boolean => name >= ROAD && name <= PALISADE;

const PLACES = 16;
/**
 * One number names a build and its place. For the army `where` is the price: 0 the full one, 1 + terrain the lower one
 * with a fort there (G-B20).
 */
export const codeOf = (name: number, where: number): number => name * PLACES + where;
export const nameOf = (code: number): number => Math.floor(code / PLACES);
export const whereOf = (code: number): number => code % PLACES;
/** G-B20 A fort's terrain is never mountains. */
export const ARMY_PRICES = 1 + MOUNTAINS;

/** A build with everything that its player decides. */
export interface Build {
  readonly code: number;
  /** The payment, by kind of card. */
  readonly cards: Counts;
  /** G-B40 The number of markets used: each serves one card, and it makes no difference which one. */
  readonly markets: number;
  /** G-B41 By seat: the kind of card that it is given, or NONE. */
  readonly gifts: readonly number[];
  /** G-B24 Whether the priest or skald in play moves to the new building. */
  readonly move: boolean;
}
