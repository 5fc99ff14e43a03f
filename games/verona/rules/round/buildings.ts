import type { Authority, District, RawStreet } from '../setup/board-file.ts';

/** V-G01 to V-G09: the points of each building, and the streets whose allies count for it. */
export const BUILDINGS = [
  { id: 'casa-delle-corporazione', points: 2, authority: 'guilds' },
  { id: 'convento', points: 2, district: 'east' },
  { id: 'postribolo', points: 4, authority: 'none' },
  { id: 'porta-gabella', points: 4, district: 'west' },
  { id: 'roccaforte', points: 4, authority: 'prince' },
  { id: 'redentore', points: 4, district: 'south' },
  { id: 'santa-susanna', points: 2, authority: 'church' },
  { id: 'sinagoga', points: 2, district: 'north' },
  { id: 'municipio', points: 6 },
] as const satisfies readonly {
  readonly id: string;
  readonly points: number;
  readonly district?: District;
  readonly authority?: Authority;
}[];

export type Building = (typeof BUILDINGS)[number]['id'];

/** The number that stands for a building in states, answers and events. */
export const numberOf = (id: Building): number => BUILDINGS.findIndex(building => building.id === id);

export const CASA = numberOf('casa-delle-corporazione');
export const CONVENTO = numberOf('convento');
export const POSTRIBOLO = numberOf('postribolo');
export const PORTA_GABELLA = numberOf('porta-gabella');
export const ROCCAFORTE = numberOf('roccaforte');
export const REDENTORE = numberOf('redentore');
export const SANTA_SUSANNA = numberOf('santa-susanna');
export const SINAGOGA = numberOf('sinagoga');
export const MUNICIPIO = numberOf('municipio');

/** V-E10 Whether allies in this street count for the building. Municipio is auctioned, so no street counts for it. */
export const isCounted = (building: (typeof BUILDINGS)[number], street: RawStreet): boolean => {
  if ('district' in building) return street.district === building.district;
  return 'authority' in building && street.authority === building.authority;
};
