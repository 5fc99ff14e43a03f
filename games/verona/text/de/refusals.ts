import type { VeronaRefusals } from '../en/refusals.ts';

export const de: VeronaRefusals = {
  central: 'Deine ersten Anhänger dürfen nicht ins Zentralviertel.',
  occupied: 'Dort steht schon jemand: {street}.',
  'no-tokens': 'Dort liegt keine Marke: {street}.',
  'no-ally-there': 'Du hast dort keinen Anhänger: {street}.',
  'nobody-there': 'Dort steht kein solcher Anhänger.',
  'not-neighbouring': 'Keine Nachbarstraße: {street}.',
  'own-ally': 'Es muss ein Anhänger eines anderen sein.',
  'must-pick': 'Hier musst du jemanden wählen.',
  convento: 'Convento erlaubt höchstens {max} Söldner.',
  'not-accomplished': 'Diese Aufgabe ist noch nicht erfüllt.',
  'not-held': 'Du hast diese Aufgabe nicht.',
};
