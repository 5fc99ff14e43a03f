/** Letters of other alphabets, and digits, that look like these Latin letters. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  a: 'аα',
  b: 'вβ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еεє',
  h: 'нһ',
  i: 'іιӏ1l|!',
  j: 'јϳ',
  k: 'кκ',
  m: 'мϻ',
  n: 'пη',
  o: 'оοσ0',
  p: 'рρ',
  s: 'ѕ5',
  t: 'тτ',
  u: 'υц',
  v: 'νѵ',
  w: 'ԝω',
  x: 'хχ',
  y: 'уγү',
  z: 'ᴢ',
};
const LATIN = new Map(
  Object.entries(LOOKS_LIKE).flatMap(([latin, others]) => Array.from(others, one => [one, latin] as const)),
);

/** A form in which names that look the same at a glance are equal: no accents, no case, one alphabet. */
const simplify = (name: string): string =>
  Array.from(name.normalize('NFKD').toLowerCase(), letter => LATIN.get(letter) ?? letter)
    .join('')
    .replaceAll(/[\p{M}\s\p{P}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/** Whether two different names could be taken for each other. */
export const looksAlike = (a: string, b: string): boolean => simplify(a) === simplify(b);
