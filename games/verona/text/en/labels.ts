import { count, type TextShape } from '@tavola/web/text/language.ts';

export const en = {
  points: (n: number) => count('en', n, ['point', 'points']),
  florins: (n: number) => count('en', n, ['florin', 'florins']),
  mercenaries: (n: number) => count('en', n, ['mercenary', 'mercenaries']),
  nobody: 'Nobody',
  noMission: 'None',
  stop: 'Stop here',
  yes: 'Yes',
  no: 'No',
  ready: 'Finish planning',
  dealt: 'Your missions: {missions}.',
  round: 'Round {n}',
  phases: ['plan', 'streets', 'buildings', 'profit'],
  preparation: 'Preparation',
  nouns: {
    street: 'Street',
    seat: 'Player',
    card: 'Card',
    guess: 'Guess',
    cards: 'Cards',
    token: 'Token',
    mission: 'Mission',
    streets: 'Streets',
    bids: 'Bids',
    bid: 'Bid',
    missions: 'Missions',
    move: 'Step',
    ally: 'Ally',
    'yes-no': 'Decision',
    ready: 'Finish planning',
    lay: 'Lay a token',
    florins: 'Florins',
    mercenaries: 'Mercenaries',
  },
  options: {
    planning: { title: 'Planning', values: { 'at-once': 'all at once, in secret', turns: 'in turns' } },
    redentore: { title: 'Redentore pays', values: { '2/4': '2 or 4 florins', '3/5': '3 or 5 florins' } },
    convento: {
      title: 'Convento limits violence',
      values: { everywhere: 'everywhere', involved: 'where its owner is involved' },
    },
    talk: {
      title: 'Talk is closed',
      values: { book: 'while cards are guessed', silent: 'in all secret phases' },
    },
    first: { title: 'First player', values: {} },
  },
  sources: {
    alone: 'Streets held alone',
    shared: 'Shared streets',
    buildings: 'Buildings',
    missions: 'Missions',
  },
};

export type VeronaLabels = TextShape<typeof en>;
