import type { TextShape } from '@tavola/web/text/language.ts';

export const en = {
  central: 'Your first allies cannot go to the Central district.',
  occupied: 'Somebody stands there already: {street}.',
  'no-tokens': 'No token lies there: {street}.',
  'no-ally-there': 'You have no ally there: {street}.',
  'nobody-there': 'There is no such ally there.',
  'not-neighbouring': 'Not a neighbouring street: {street}.',
  'own-ally': 'It must be an ally of another player.',
  'must-pick': 'You must pick somebody here.',
  convento: 'Convento allows at most {max} mercenaries.',
  'not-accomplished': 'This mission is not accomplished yet.',
  'not-held': 'You do not hold this mission.',
};

export type VeronaRefusals = TextShape<typeof en>;
