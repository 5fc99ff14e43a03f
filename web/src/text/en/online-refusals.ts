import type { TextShape } from '../language.ts';

export const en = {
  'no-server': 'No server answers at this address. Playing at this device still works.',
  'no-such-table': 'There is no such table, or this link does not lead there any more.',
  'not-in-lobby': 'The match has begun already.',
  'no-free-seat': 'No seat is free any more.',
  'seat-taken': 'Somebody sits there already.',
  'name-taken': 'Somebody at the table has this name already.',
  'empty-seat': 'A seat is still free. Invite somebody, or let a bot sit there.',
  'not-host': 'Only the host of the table can do this.',
  'no-such-bot': 'There is no such bot here.',
  'no-campaign': 'The story of this match cannot go on.',
  'option-of-match': 'Only the server makes this option, from a match of this table.',
  'not-over': 'The match is not over yet.',
  paused: 'The match is paused.',
  'too-fast': 'That was a little fast. Try again in a moment.',
  'too-many-changes': 'This was changed very often. It stands now.',
  'match-full': 'This match has grown too large for anything to be added. It can be ended.',
  'broken-match':
    'The server cannot load this match. It can be saved to a file, and the table can be deleted.',
  'table-full': 'This table has played so many matches that it can play no more. Make a new one.',
  busy: 'The server is very busy. Try again in a moment.',
  'talk-closed': 'The rules allow no talk while this is being decided.',
  'no-such-seat': 'Nobody sits in this seat.',
  'not-gone': 'This person has not kept the table waiting long enough.',
  'own-seat': 'This cannot be proposed about one’s own seat.',
  'not-playing': 'No match is being played.',
  'not-paused': 'The match is not paused.',
  playing: 'This can be done only when no match is being played.',
  'no-seat': 'Only those who sit at the table can do this.',
  'too-many': 'Too much at once from this address. Try again in a minute.',
  failed: 'Something went wrong on the server. Nothing that was confirmed is lost; try again.',
  stopping: 'The server is being restarted. Try again in a moment.',
};

export type OnlineRefusals = TextShape<typeof en>;
