import { line } from './inline.ts';
import type { ChronicleText } from './chronicle-text.ts';

/** Czech counts with three forms: 1 patro, 2 patra, 5 pater. */
const count = (n: number, one: string, few: string, many: string): string =>
  `${n} ${n === 1 ? one : n >= 2 && n <= 4 ? few : many}`;
const floors = (n: number): string => count(n, 'patro', 'patra', 'pater');
const points = (n: number): string => count(n, 'bod', 'body', 'bodů');
const left = (n: number): string => (n === 1 ? 'zbývá 1' : n >= 2 && n <= 4 ? `zbývají ${n}` : `zbývá ${n}`);
const to = ([a, b]: readonly [number, number]): string => `${a} : ${b}`;
const byCoin = (coin: boolean): string => (coin ? ', rozhodla mince' : '');

/** The sentences need these numbers in the locative case. */
const NUMBERS = ['jednom', 'dvou', 'třech', 'čtyřech', 'pěti', 'šesti', 'sedmi', 'osmi', 'devíti', 'deseti'];

export const cs: ChronicleText = {
  lang: 'cs',
  vendetta: 'Vendetta',
  drama: acts => `Drama o ${NUMBERS[acts - 1] ?? acts} ${acts === 1 ? 'dějství' : 'dějstvích'}`,
  unfinished: 'Příběh dosud nedokončený',
  playedBy: players => line`Hráli a zapsali: ${players}`,
  and: 'a',
  personae: 'Osoby a obsazení',
  ofNobody: 'Bez rodu',
  city: 'Město',
  act: number => `Dějství ${number}`,
  scene: (number, kind) => `Scéna ${number} · ${cs.attribute[kind]}`,
  epilogue: 'Epilog',
  course: { towers: 'Věže', reserves: 'Rezervy', powers: 'Moc ve hře' },
  dice: 'Všechny kostky',

  house: name => line`rod ${name}`,
  houseKind: { noble: 'šlechtický rod', burgher: 'měšťanský rod', church: 'církev' },
  pieceKind: { character: 'vedlejší postava', prop: 'rekvizita' },
  attribute: { tower: 'Věž', rose: 'Růže', friend: 'Přítel' },
  head: (title, name) => line`${title} ${name}`,
  power: n => `moc ${n}`,
  value: n => `hodnota ${n}`,
  points,
  floors,
  outside: 'za městem',
  noValue: 'bez hodnoty',

  player: 'Hráč',
  values: 'Vlastnosti',
  background: 'Pozadí',
  aim: 'Cíl',
  conflict: 'Konflikt',
  victor: 'pán města',
  shares: 'dělí se o vítězství',
  stands: n => `stojí, ${floors(n)}`,
  fellIn: act => `padl v dějství ${act}`,
  nowOf: house => line`nyní ${house}`,
  nowNobodys: 'nyní bez rodu',
  outIn: scene => `ze hry ve scéně ${scene}`,
  outByAgreement: 'ze hry dohodou',

  rolled: rolls => line`Rody házejí: ${rolls}.`,
  order: houses => line`Hraje se v tomto pořadí: ${houses}.`,
  disfavour: house => line`V nemilosti prince: ${house}.`,
  lockedUp: who => line`Pod zámkem: ${who}.`,
  laid: (house, piece, kind, power) =>
    line`Do hry vstupuje (${house}): ${piece} – ${cs.pieceKind[kind]}, moc ${power}.`,
  strengthened: (house, pieces) => line`Posily (${house}): ${pieces}.`,
  pulled: (house, n, rest) => line`Vlastní věž bourá ${house}: ${floors(n)}, ${left(rest)}.`,
  fell: house => line`Padá ${house}.`,
  noScene: house => line`Bez scény zůstává ${house}.`,
  noted: (house, about, text) => line`Poznámka (${house}) – ${about}: ${text}`,
  agreed: house => line`Dohodou všech, na návrh (${house}):`,
  change: {
    move: (piece, house) => (house ? line`${piece}: přechod pod ${house}` : line`${piece}: nově bez rodu`),
    power: (piece, power) => line`${piece}: nově moc ${power}`,
    reserve: (house, n) => line`${house}: nově rezerva ${n}`,
    floors: (house, n) => line`${house}: věž má nově ${floors(n)}`,
    return: (piece, house, power) =>
      house
        ? line`${piece}: návrat do hry, ${house}, moc ${power}`
        : line`${piece}: návrat do hry bez rodu, moc ${power}`,
    remove: piece => line`${piece}: odchod ze hry`,
    note: (about, text) =>
      text ? line`${about}: poznámka nově zní ${text}` : line`${about}: poznámka škrtnuta`,
    ending: (end, rounds) =>
      ({
        prince: 'vyhrává poslední stojící rod',
        'first-fall': 'končí se pádem rodu',
        rounds: `končí se kolem ${rounds}`,
      })[end],
  },

  towerOf: house => line`Věž: ${house}`,
  caller: 'Scénu vyvolal',
  against: 'Proti',
  object: 'V sázce',
  withCaller: 'Na straně vyvolávajícího',
  alone: 'sám',
  reaction: 'Reakce',
  voice: 'Hlas propůjčil',
  madeForThis: 'v příběhu poprvé',
  summand: {
    attribute: kind => cs.attribute[kind],
    boost: 'posílení',
    disfavour: 'nemilost prince',
    die: 'kostka',
    floors: n => `vlastní věž: ${floors(n)}`,
  },
  total: 'celkem',
  bystander: 'Hlas',
  servants: house => line`Lidé – ${house}`,
  won: (house, totals, coin) => line`Uspěl ${house}, ${to(totals)}${byCoin(coin)}.`,
  lost: (house, totals, coin) => line`Neuspěl ${house}, ${to(totals)}${byCoin(coin)}.`,
  booked: {
    out: piece => line`${piece}: konec ve hře`,
    joined: (piece, house) => line`${piece}: na stranu získal ${house}`,
    stayed: piece => line`${piece}: dál bez rodu`,
    weakened: (piece, from, rest) => line`${piece}: moc klesá z ${from} na ${rest}`,
    gained: (house, n, from) =>
      line`${house}: zisk ${points(n)} za ${from === 'object' ? 'to, co bylo v sázce' : 'místo'}`,
    paid: (house, n, due, owed) =>
      line`${house}: ztráta ${points(n)}${n < due ? ` z ${due}` : ''} za ${owed === 'object' ? 'to, co bylo v sázce' : 'místo'}`,
    floors: (house, n, rest) => line`${house}: věž přichází o ${floors(n)}, ${left(rest)}`,
    fell: house => line`padá ${house}`,
  },
  rewarded: (house, n) => line`Odměna za vyprávění: ${house}, ${points(n)}.`,

  ending: {
    prince: 'Hrálo se, dokud nezůstal stát jediný rod.',
    'first-fall': 'Hrálo se do pádu prvního rodu.',
    rounds: 'Hrálo se na dohodnutý počet kol.',
  },
  nobodyWins: 'Žádný rod nezůstal stát a nikdo nezvítězil.',
  column: {
    house: 'Rod',
    rank: 'Pořadí',
    points: 'Body',
    floors: 'Patra',
    act: 'Dějství',
    throw: 'Hod na',
    dice: 'Kostky',
  },
  chart: {
    towers: 'Patra jednotlivých věží od začátku hry do konce každého dějství.',
    reserves: 'Rezerva jednotlivých rodů od začátku hry do konce každého dějství.',
    powers: 'Moc postav a rekvizit jednotlivých rodů od začátku hry do konce každého dějství.',
  },
  plan: 'Plán města: věže s patry, která jim zbyla, a očíslovaná místa.',
  throw: {
    begins: 'kdo začíná',
    locations: 'lokace',
    order: 'pořadí',
    again: 'pořadí, shodní znovu',
    scene: scene => `scéna ${scene}`,
    coin: scene => `scéna ${scene}, mince`,
  },
  beginning: 'Předem',
  favours: { caller: 'pro vyvolávajícího', defender: 'pro druhou stranu' },
  colophon:
    'Napsali ti, kdo hráli. Kostky byly zapečetěny před prvním hodem a v souboru partie je lze ověřit.',
};
