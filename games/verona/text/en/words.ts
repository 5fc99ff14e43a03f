import type { TextShape } from '@tavola/web/text/language.ts';

export const en = {
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
    steps: 'up to two steps with your allies',
    remove: "remove another player's ally",
    add: 'add one of your allies',
    none: 'points only',
  },
};

export type VeronaWords = TextShape<typeof en>;
