import type { VeronaRefusals } from '../en/refusals.ts';

export const de: VeronaRefusals = {
  central: 'Erste Anhänger dürfen nicht ins Zentrale Stadtviertel.',
  occupied: 'Dort steht schon jemand: {street}.',
  'no-tokens': 'Dort liegt kein Chip: {street}.',
  'no-ally-there': 'Du hast dort keinen Anhänger: {street}.',
  'nobody-there': 'Dort steht kein solcher Anhänger.',
  'not-neighbouring': 'Keine Nachbarstraße: {street}.',
  'own-ally': 'Es muss ein Anhänger eines anderen sein.',
  'must-pick': 'Hier musst du jemanden wählen.',
  convento: 'Das Convento erlaubt höchstens {max} Söldner.',
  'not-accomplished': 'Diese Aufgabe ist noch nicht erfüllt.',
  'not-held': 'Du hast diese Aufgabe nicht.',
};
