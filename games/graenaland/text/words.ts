import type { BuildName } from '../rules/building/builds.ts';
import type { Resource, Terrain } from '../rules/components/cards.ts';
import type { Goal, Hero } from '../rules/names.ts';
import type { InEach } from '@tavola/web/text/language.ts';

/** The words of section Z of the rules: nouns that log, island, desk and widgets share. */
export interface GraenalandWords {
  readonly resources: { readonly [R in Resource]: string };
  readonly terrains: { readonly [T in Terrain]: string };
  readonly heroes: { readonly [H in Hero]: string };
  readonly builds: { readonly [B in BuildName]: string };
  readonly goals: { readonly [G in Goal]: string };
  /** By number on the compass, see COMPASS. */
  readonly directions: readonly [string, string, string, string, string, string, string, string, string];
  readonly supplies: string;
  readonly faceDown: string;
  readonly coast: string;
  readonly inland: string;
}

/**
 * Each tile bears a name of the Norse Greenland, the same in every language: a proper name needs no declining where a
 * noun stands before it.
 */
export const TILE_NAMES: { readonly [tile: string]: string } = {
  'plains-a': 'Gardar',
  'forest-a': 'Brattahlid',
  'hills-a': 'Hvalsey',
  'plains-b': 'Vatnahverfi',
  'forest-b': 'Herjolfsnes',
  'mountains-a': 'Blaserk',
  'hills-b': 'Sandnes',
  'hills-c': 'Anavik',
  'mountains-b': 'Hvitserk',
};

export const WORDS: InEach<GraenalandWords> = {
  en: {
    resources: { grain: 'grain', livestock: 'livestock', wood: 'wood', ore: 'ore', gold: 'gold' },
    terrains: { plains: 'plains', forest: 'forest', hills: 'hills', mountains: 'mountains' },
    heroes: { warrior: 'warrior', priest: 'priest', skald: 'skald' },
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
    },
    goals: {
      houses: 'Houses',
      territories: 'Territories with two houses',
      largest: 'Houses on one territory',
      buildings: 'Buildings',
      army: 'Army',
    },
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
    ],
    supplies: 'supplies',
    faceDown: 'face down',
    coast: 'coast',
    inland: 'inland',
  },
  cs: {
    resources: { grain: 'obilí', livestock: 'dobytek', wood: 'dřevo', ore: 'ruda', gold: 'zlato' },
    terrains: { plains: 'pláně', forest: 'lesy', hills: 'kopce', mountains: 'hory' },
    heroes: { warrior: 'bojovník', priest: 'kněz', skald: 'skald' },
    builds: {
      settlement: 'osada',
      fort: 'tvrz',
      church: 'kostel',
      hall: 'síň',
      road: 'cesta',
      improvement: 'zlepšení výnosnosti',
      market: 'tržiště',
      palisade: 'palisáda',
      army: 'vojsko',
    },
    goals: {
      houses: 'Sídla',
      territories: 'Území se dvěma sídly',
      largest: 'Sídla na jednom území',
      buildings: 'Budovy',
      army: 'Vojsko',
    },
    directions: [
      'zůstat',
      'na západ',
      'na východ',
      'na severozápad',
      'na severovýchod',
      'na jihozápad',
      'na jihovýchod',
      'o dvě území na západ podél pobřeží',
      'o dvě území na východ podél pobřeží',
    ],
    supplies: 'zásoby',
    faceDown: 'lícem dolů',
    coast: 'pobřeží',
    inland: 'vnitrozemí',
  },
  de: {
    resources: { grain: 'Getreide', livestock: 'Vieh', wood: 'Holz', ore: 'Erz', gold: 'Gold' },
    terrains: { plains: 'Ebene', forest: 'Wald', hills: 'Hügel', mountains: 'Berge' },
    heroes: { warrior: 'Krieger', priest: 'Priester', skald: 'Skalde' },
    builds: {
      settlement: 'Siedlung',
      fort: 'Festung',
      church: 'Kirche',
      hall: 'Halle',
      road: 'Weg',
      improvement: 'Ertragsverbesserung',
      market: 'Markt',
      palisade: 'Palisade',
      army: 'Heer',
    },
    goals: {
      houses: 'Häuser',
      territories: 'Gebiete mit zwei Häusern',
      largest: 'Häuser in einem Gebiet',
      buildings: 'Gebäude',
      army: 'Heer',
    },
    directions: [
      'bleiben',
      'nach Westen',
      'nach Osten',
      'nach Nordwesten',
      'nach Nordosten',
      'nach Südwesten',
      'nach Südosten',
      'zwei nach Westen die Küste entlang',
      'zwei nach Osten die Küste entlang',
    ],
    supplies: 'Vorräte',
    faceDown: 'verdeckt',
    coast: 'Küste',
    inland: 'Inland',
  },
};
