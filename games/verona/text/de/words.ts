import type { VeronaWords } from '../en/words.ts';

export const de: VeronaWords = {
  districts: {
    east: 'Ostviertel',
    west: 'Westviertel',
    north: 'Nordviertel',
    south: 'Südviertel',
    centre: 'Zentralviertel',
  },
  authorities: { church: 'Kirche', guilds: 'Zünfte', prince: 'Prinz', none: 'ohne Verwalter' },
  actions: { corruption: 'Bestechung', violence: 'Gewalt', intrigue: 'Intrige', bluff: 'Bluff' },
  cards: { murder: 'Mord', accusation: 'Befehl', intimidation: 'Abschrecken' },
  roles: { schemer: 'Intrigant', attacker: 'Angreifer', defender: 'Verteidiger', bystander: 'unbeteiligt' },
  rewards: {
    florins: '15 Florin',
    mercenaries: '3 Söldner',
    steps: 'bis zu zwei Schritte mit deinen Anhängern',
    remove: 'einen fremden Anhänger entfernen',
    add: 'einen deiner Anhänger hinzufügen',
    none: 'nur Punkte',
  },
};
