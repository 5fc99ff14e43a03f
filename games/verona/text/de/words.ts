import type { VeronaWords } from '../en/words.ts';

export const de: VeronaWords = {
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
};
