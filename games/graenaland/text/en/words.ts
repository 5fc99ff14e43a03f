import type { BuildName } from '../../rules/building/builds.ts';
import type { Resource, Terrain } from '../../rules/components/cards.ts';
import type { Goal, Hero } from '../../rules/names.ts';
import type { TextShape } from '@tavola/web/text/language.ts';

export const en = {
  resources: { grain: 'grain', livestock: 'livestock', wood: 'wood', ore: 'ore', gold: 'gold' } satisfies {
    readonly [K in Resource]: string;
  },
  terrains: { plains: 'plains', forest: 'forest', hills: 'hills', mountains: 'mountains' } satisfies {
    readonly [K in Terrain]: string;
  },
  heroes: { warrior: 'warrior', priest: 'priest', skald: 'skald' } satisfies { readonly [K in Hero]: string },
  builds: {
    settlement: 'settlement',
    fort: 'fort',
    church: 'church',
    hall: 'hall',
    road: 'road',
    improvement: 'improvement',
    market: 'market',
    palisade: 'palisade',
    army: 'army',
  } satisfies { readonly [K in BuildName]: string },
  goals: {
    houses: 'Houses',
    territories: 'Territories with two houses',
    largest: 'Houses on one territory',
    buildings: 'Buildings',
    army: 'Army',
  } satisfies { readonly [K in Goal]: string },
  /** By number on the compass, see COMPASS. */
  directions: [
    'stay',
    'west',
    'east',
    'northwest',
    'northeast',
    'southwest',
    'southeast',
    'two west along the coast',
    'two east along the coast',
  ] as const,
  supplies: 'supplies',
  faceDown: 'face down',
  coast: 'coast',
  inland: 'inland',
};

export type GraenalandWords = TextShape<typeof en>;
