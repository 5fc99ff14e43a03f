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
  'place-of-arrest': 'The place of arrest has no value.',
  'no-disfavour': 'Nobody is in the prince’s disfavour.',
  'not-theirs': '{piece} is no side character of the house in disfavour.',
  'not-outside': 'This place lies in the city.',
  'not-lost': '{piece} has not gone out in this scene.',
  'own-side': '{piece} is on this side already.',
  'no-die': 'This die cannot be rolled again: no scene is being told, or the plan has changed since.',
  'die-alone': 'Rolling a die again needs a proposal of its own.',
  'no-passage': 'This passage cannot be found.',
  'strike-open': 'A vote on this passage is going on.',
  'passage-kept': 'A vote has decided that this passage stays.',
  'nothing-written': 'You have asked for more time already; tell something first.',
  paused: 'The story is paused. It goes on when all are ready.',
};

export type VendettaRefusals = TextShape<typeof en>;
