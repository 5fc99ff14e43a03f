import type { TextShape } from '@tavola/web/text/language.ts';

export const en = {
  'too-many-points': 'These pieces are worth {points}; at most {max} points may be laid out.',
  'too-dear': 'This costs {points}, and your reserve is {reserve}.',
  away: '{piece} is outside the city and cannot be met here.',
  'house-fallen': 'This house has fallen.',
  decided: 'The end is decided; nothing on the plan changes any more.',
  'proposal-open': 'A proposal of yours is still open.',
  incomplete: 'A change is incomplete: pick what it is about.',
  'piece-out': '{piece} is out of the game.',
  'piece-in-play': '{piece} is in play already.',
  'vote-open': 'A vote on a reward is going on.',
  'reward-begun': 'The vote on the reward has begun; nobody can lend a voice any more.',
  'held-before': 'You have held this scene open once.',
  paused: 'The story is paused. It goes on when all are ready.',
};

export type VendettaRefusals = TextShape<typeof en>;
