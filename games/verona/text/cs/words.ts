import type { VeronaWords } from '../en/words.ts';

export const cs: VeronaWords = {
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
    steps: 'až dva kroky tvých přívrženců',
    remove: 'odstranění cizího přívržence',
    add: 'přidání tvého přívržence',
    none: 'jen body',
  },
};
