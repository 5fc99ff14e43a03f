import type { InEach } from '@tavola/web/text/language.ts';

/** The words of section Z of the rules: nouns that log, board, widgets and help share. */
export interface VeronaWords {
  readonly districts: { readonly [D in 'east' | 'west' | 'north' | 'south' | 'centre']: string };
  readonly authorities: { readonly [A in 'church' | 'guilds' | 'prince' | 'none']: string };
  readonly actions: { readonly [A in 'corruption' | 'violence' | 'intrigue' | 'bluff']: string };
  readonly cards: { readonly [C in 'murder' | 'accusation' | 'intimidation']: string };
  readonly roles: { readonly [R in 'schemer' | 'attacker' | 'defender' | 'bystander']: string };
  readonly rewards: {
    readonly [R in 'florins' | 'mercenaries' | 'steps' | 'remove' | 'add' | 'none']: string;
  };
}

/** Buildings keep their Italian names in every language. By number, as in events and answers. */
export const BUILDING_NAMES = [
  'Casa delle Corporazione',
  'Convento',
  'Postribolo',
  'Porta Gabella',
  'Roccaforte',
  'Redentore',
  'Santa Susanna',
  'Sinagoga',
  'Municipio',
] as const;

export const WORDS: InEach<VeronaWords> = {
  en: {
    districts: {
      east: 'Eastern district',
      west: 'Western district',
      north: 'Northern district',
      south: 'Southern district',
      centre: 'Central district',
    },
    authorities: { church: 'Church', guilds: 'Guilds', prince: 'Prince', none: 'no authority' },
    actions: { corruption: 'corruption', violence: 'violence', intrigue: 'intrigue', bluff: 'bluff' },
    cards: { murder: 'murder', accusation: 'accusation', intimidation: 'intimidation' },
    roles: { schemer: 'schemer', attacker: 'attacker', defender: 'defender', bystander: 'not involved' },
    rewards: {
      florins: '15 florins',
      mercenaries: '3 mercenaries',
      steps: 'up to two steps with own allies',
      remove: "remove another's ally",
      add: 'add an own ally',
      none: 'points only',
    },
  },
  cs: {
    districts: {
      east: 'Východní čtvrť',
      west: 'Západní čtvrť',
      north: 'Severní čtvrť',
      south: 'Jižní čtvrť',
      centre: 'Centrální čtvrť',
    },
    authorities: { church: 'církev', guilds: 'cechy', prince: 'kníže', none: 'bez správy' },
    actions: { corruption: 'korupce', violence: 'násilí', intrigue: 'intrika', bluff: 'blaf' },
    cards: { murder: 'vražda', accusation: 'udání', intimidation: 'zastrašování' },
    roles: { schemer: 'intrikán', attacker: 'útočník', defender: 'obránce', bystander: 'neúčastní se' },
    rewards: {
      florins: '15 florinů',
      mercenaries: '3 žoldáci',
      steps: 'až dva kroky vlastními přívrženci',
      remove: 'odstranit cizího přívržence',
      add: 'přidat vlastního přívržence',
      none: 'jen body',
    },
  },
  de: {
    districts: {
      east: 'Östliches Stadtviertel',
      west: 'Westliches Stadtviertel',
      north: 'Nördliches Stadtviertel',
      south: 'Südliches Stadtviertel',
      centre: 'Zentrales Stadtviertel',
    },
    authorities: { church: 'Kirche', guilds: 'Zünfte', prince: 'Prinz', none: 'ohne Verwalter' },
    actions: { corruption: 'Bestechung', violence: 'Gewalt', intrigue: 'Intrige', bluff: 'Bluff' },
    cards: { murder: 'Mord', accusation: 'Befehl', intimidation: 'Abschrecken' },
    roles: { schemer: 'Intrigant', attacker: 'Angreifer', defender: 'Verteidiger', bystander: 'unbeteiligt' },
    rewards: {
      florins: '15 Florin',
      mercenaries: '3 Söldner',
      steps: 'bis zu zwei Schritte mit eigenen Anhängern',
      remove: 'einen fremden Anhänger entfernen',
      add: 'einen eigenen Anhänger hinzufügen',
      none: 'nur Punkte',
    },
  },
};
