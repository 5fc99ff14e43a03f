import type { InEach } from '@tavola/web/text/language.ts';

/** Refusals of Verona's own; a test compares them with the sources. `{street}` and its like are filled in. */
export const CODES = [
  'central',
  'occupied',
  'no-tokens',
  'no-ally-there',
  'nobody-there',
  'not-neighbouring',
  'own-ally',
  'must-pick',
  'convento',
  'not-accomplished',
  'not-held',
] as const;
export type VeronaRefusal = (typeof CODES)[number];

export const REFUSALS: InEach<{ readonly [C in VeronaRefusal]: string }> = {
  en: {
    central: 'First allies cannot stand in the Central district.',
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
  },
  cs: {
    central: 'První přívrženci nesmějí do Centrální čtvrti.',
    occupied: 'Tam už někdo stojí: {street}.',
    'no-tokens': 'Neleží tam žádný žeton: {street}.',
    'no-ally-there': 'Nemáš tam přívržence: {street}.',
    'nobody-there': 'Takový přívrženec tam není.',
    'not-neighbouring': 'To není sousední ulice: {street}.',
    'own-ally': 'Musí to být přívrženec jiného hráče.',
    'must-pick': 'Někoho vybrat musíš.',
    convento: 'Convento dovoluje nejvýše {max} žoldáky.',
    'not-accomplished': 'Tento úkol ještě není splněn.',
    'not-held': 'Tento úkol nedržíš.',
  },
  de: {
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
  },
};
