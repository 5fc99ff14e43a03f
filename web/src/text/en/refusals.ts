import type { TextShape } from '../language.ts';

export const en = {
  malformed: 'This is not an answer to the question.',
  unfinished: 'Something has not been chosen yet.',
  'not-offered': 'This cannot be chosen now.',
  'out-of-range': 'It must be from {min} to {max}.',
  'too-many': 'That is too many: at most {max}.',
  'too-few': 'That is too few: at least {min}.',
  twice: 'The same thing cannot be chosen twice.',
  incomplete: 'Something has not been given to anybody yet.',
  'not-among': 'This player cannot get it.',
  'too-short': 'The text is too short.',
  'too-long': 'The text is too long: at most {max} characters.',
  unprintable: 'The text contains characters that cannot be shown.',
  over: 'The match is over.',
  stale: 'The match has gone on meanwhile. Look again, please.',
  'not-asked': 'It is not your decision now.',
  'not-answered': 'There is no answer to take back.',
  'not-now': 'This cannot be done now.',
  'no-such-aside': 'There is no such action.',
  'no-such-order': 'There is no such order.',
  'no-order-left': 'This order is not in force.',
  'bad-data': 'A setting is wrong ({path}).',
  'no-such-match': 'This match is not on this device.',
  'no-such-game': 'This game is not known here.',
};

export type CommonRefusals = TextShape<typeof en>;
