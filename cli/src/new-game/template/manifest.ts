import { inEveryLanguage, type GameManifest } from '@tavola/games/manifest.ts';

export const manifest: GameManifest = {
  name: 'newgame',
  order: 100,
  title: 'Newgame',
  authors: 'Its authors',
  owner: 'Its owner',
  year: 2026,
  seats: { min: 2, max: 4 },
  line: inEveryLanguage('Bid in secret for what a die shows.'),
  intro: inEveryLanguage([
    'Each round a die is rolled, and all bid coins in secret for the points that it shows.',
    'The highest bid is paid and takes the die. A die that shows your secret lucky number counts twice.',
  ]),
};
