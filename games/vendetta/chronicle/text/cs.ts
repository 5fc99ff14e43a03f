import { line, ours, type InlineText } from './inline.ts';
import type { ChronicleText } from './chronicle-text.ts';

/** Czech counts with three forms: 1 patro, 2 patra, 5 pater. */
const count = (n: number, one: string, few: string, many: string): string =>
  `${n} ${n === 1 ? one : n >= 2 && n <= 4 ? few : many}`;
const floors = (n: number): string => count(n, 'patro', 'patra', 'pater');
const points = (n: number): string => count(n, 'bod', 'body', 'bodů');
const left = (n: number): string =>
  n === 0 ? 'nezbývá žádné' : n === 1 ? 'zbývá 1' : n >= 2 && n <= 4 ? `zbývají ${n}` : `zbývá ${n}`;
const to = ([a, b]: readonly [number, number]): string => `${a} : ${b}`;
const byCoin = (coin: boolean): string => (coin ? ', rozhodla mince' : '');

/** The genitive and dative of a house: only our word in front of its name is declined. */
const rodu = (house: InlineText): InlineText =>
  house.map((part, i) => (i === 0 && part.t === 'ours' ? ours(part.text.replace(/^rod\b/, 'rodu')) : part));

/** The sentences need these numbers in the locative case. */
const NUMBERS = ['jednom', 'dvou', 'třech', 'čtyřech', 'pěti', 'šesti', 'sedmi', 'osmi', 'devíti', 'deseti'];

export const cs: ChronicleText = {
  lang: 'cs',
  vendetta: 'Vendetta',
  drama: acts => `Drama o ${NUMBERS[acts - 1] ?? acts} ${acts === 1 ? 'dějství' : 'dějstvích'}`,
  unfinished: 'Příběh dosud nedokončený',
  volume: number => `Svazek ${number}`,
  continues: (before, city) => line`Navazuje na svazek ${before}, ${city}`,
  playedBy: players => line`Hráli a zapsali: ${players}`,
  and: 'a',
  personae: 'Osoby a obsazení',
  ofNobody: 'Bez rodu',
  city: 'Město',
  act: number => `Dějství ${number}`,
  scene: (number, kind) => `Scéna ${number} · ${cs.attribute[kind]}`,
  epilogue: 'Epilog',
  contents: 'Obsah',
  relations: 'Pouta a spory',
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
  note: 'Poznámka',
  conflict: 'Konflikt',
  victor: 'vládne městu',
  shares: 'má podíl na vítězství',
  stands: n => `stojí (${floors(n)})`,
  fellIn: act => `padl v dějství ${act}`,
  nowOf: house => line`nyní u ${rodu(house)}`,
  nowNobodys: 'nyní bez rodu',
  outIn: scene => `mimo hru od scény ${scene}`,
  outByAgreement: 'mimo hru podle dohody',

  rolled: rolls => line`Rody házejí: ${rolls}.`,
  order: houses => line`Hraje se v tomto pořadí: ${houses}.`,
  disfavour: house => line`V nemilosti prince je ${house}.`,
  lockedUp: (who, place) => (place ? line`Ve vězení: ${who} (${place}).` : line`Ve vězení: ${who}.`),
  laid: (house, piece, kind, power) =>
    line`${house} uvádí do hry: ${piece} (${cs.pieceKind[kind]}, moc ${power}).`,
  strengthened: (house, pieces) => line`${house} posiluje: ${pieces}.`,
  pulled: (house, n, rest) => line`${house} bourá ze své věže ${floors(n)}, ${left(rest)}.`,
  fell: house => line`${house} padá.`,
  noScene: house => line`${house} končí tah bez scény.`,
  noted: (house, about, text) => line`Poznámka ${rodu(house)} (${about}): ${text}`,
  agreed: house => line`Dohoda všech na návrh ${rodu(house)}:`,
  change: {
    move: (piece, house) =>
      house ? line`${piece} přechází k ${rodu(house)}` : line`${piece} už nepatří k žádnému rodu`,
    power: (piece, power) => line`${piece} má nově moc ${power}`,
    reserve: (house, n) => line`${house} má nově rezervu ${n}`,
    floors: (house, n) => line`věž ${rodu(house)} má nově ${floors(n)}`,
    return: (piece, house, power) =>
      house
        ? line`${piece} se vrací k ${rodu(house)} s mocí ${power}`
        : line`${piece} se vrací bez rodu, s mocí ${power}`,
    remove: piece => line`${piece} odchází ze hry`,
    note: (about, text) =>
      text ? line`poznámka (${about}) nově zní: ${text}` : line`poznámka (${about}) je škrtnuta`,
    ending: (end, rounds) =>
      ({
        prince: 'vyhrává poslední stojící rod',
        'first-fall': 'hra končí pádem rodu',
        rounds: `hra končí po ${rounds}. kole`,
      })[end],
    named: (was, name) => line`${was}: nové jméno je ${name}`,
    described: (what, text) => (text ? line`${what}: popis nově zní ${text}` : line`${what}: popis odpadá`),
    value: (place, value) =>
      value === 0
        ? line`${place}: nově bez hodnoty, nic se tu nezíská ani neplatí`
        : line`${place}: nově hodnota ${value}`,
    layOut: (piece, kind, power, house) =>
      house
        ? line`${piece}: vstup do hry, ${house} – ${cs.pieceKind[kind]}, moc ${power}, zdarma`
        : line`${piece}: vstup do hry bez rodu – ${cs.pieceKind[kind]}, moc ${power}`,
    attribute: (house, kind, value) => line`${house}: nově ${cs.attribute[kind]} ${value}`,
    disfavour: house =>
      house ? line`v nemilosti prince je do konce kola ${house}` : line`v nemilosti prince už není nikdo`,
    lockUp: piece => line`${piece}: do konce kola pod zámkem`,
    lockUpHead: place => line`hlava rodu v nemilosti je vězněna zde: ${place}`,
    free: 'pod zámkem už není nikdo',
    absence: (piece, place) =>
      place ? line`${piece}: do konce kola mimo město – ${place}` : line`${piece}: zpět ve městě`,
    die: house =>
      house
        ? line`${house}: kostka se hází znovu a scéna se znovu vyhodnotí`
        : line`za neutrální stranu se hází znovu a scéna se znovu vyhodnotí`,
    turncoat: (piece, house) =>
      line`${piece}: místo odchodu ze hry přechod na druhou stranu, ${house}, s poloviční mocí; body za výhru se nepřipíšou`,
    tone: text => (text ? line`tón příběhu: ${text}` : line`tón příběhu už není dohodnut`),
    lines: text => (text ? line`co se neobjeví: ${text}` : line`hranice už nejsou dohodnuty`),
    veils: text => (text ? line`co se nepopisuje: ${text}` : line`závoje už nejsou dohodnuty`),
    frameShown: shown =>
      shown ? 'tón, hranice a závoje budou v kronice' : 'tón, hranice a závoje v kronice nebudou',
  },

  veiled: 'Přes tato slova je závoj.',
  struck: 'Tady byla slova škrtnuta.',
  frame: 'Na čem se stůl dohodl',
  tone: 'Tón',
  lines: 'Co se neobjeví',
  veils: 'Co se nepopisuje',

  towerOf: house => line`věž ${rodu(house)}`,
  caller: 'Scénu vyvolává',
  against: 'Proti',
  object: 'V sázce',
  withCaller: 'Po boku',
  alone: 'nikdo',
  reaction: 'Reakce',
  voice: 'Hlas',
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
  servants: house => line`lidé ${rodu(house)}`,
  won: (house, totals, coin) => line`${house} uspěl, ${to(totals)}${byCoin(coin)}.`,
  lost: (house, totals, coin) => line`${house} neuspěl, ${to(totals)}${byCoin(coin)}.`,
  booked: {
    out: piece => line`${piece} odchází ze hry`,
    joined: (piece, house) => line`${piece} přechází k ${rodu(house)}`,
    stayed: piece => line`${piece} zůstává bez rodu`,
    weakened: (piece, from, rest) => line`${piece}: moc klesá (${from} → ${rest})`,
    gained: (house, n, from) =>
      line`${house} získává ${points(n)} za ${from === 'object' ? 'to, co bylo v sázce' : 'místo'}`,
    paid: (house, n, due, owed) =>
      line`${house} platí ${points(n)}${n < due ? ` z ${due}` : ''} za ${owed === 'object' ? 'to, co bylo v sázce' : 'místo'}`,
    floors: (house, n, rest) => line`věž ${rodu(house)} přichází o ${floors(n)}, ${left(rest)}`,
    fell: house => line`${house} padá`,
  },
  rewarded: (house, n) => line`${house} získává za vyprávění ${points(n)}.`,

  bond: (from, against, how, scenes, won) =>
    line`${from} → ${against} (${how}): ${count(scenes, 'scéna', 'scény', 'scén')}, výhry: ${won}`,
  how: { tower: 'násilí', rose: 'vášeň', friend: 'jednání' },
  storming: 'útok na věž',
  holds: (holder, piece, first) =>
    first
      ? line`${piece}: nyní u ${rodu(holder)}, dříve u ${rodu(first)}`
      : line`${piece}: na straně ${rodu(holder)}`,
  ruined: (by, piece) => line`${piece}: mimo hru vinou ${rodu(by)}`,
  love: (from, piece, isReturned) => line`${from} → ${piece} (láska): ${isReturned ? 'opětovaná' : 'marná'}`,
  holding: 'drží',
  relationsCaption:
    'Kdo se s kým střetl: šipka vede od rodu, který scény vyvolal, a čísla říkají, kolik jich z kolika vyhrál.',
  noRelations: 'Žádný rod zatím jinému nezkřížil cestu.',

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
    again: 'pořadí, shoda hozena znovu',
    scene: scene => `scéna ${scene}`,
    'rolled-again': scene => `scéna ${scene}, kostka znovu`,
    coin: scene => `scéna ${scene}, mince`,
  },
  beginning: 'Předem',
  favours: { caller: 'pro vyvolávajícího', defender: 'pro druhou stranu' },
  colophon:
    'Napsali ti, kdo hráli. Kostky byly zapečetěny před prvním hodem a v souboru partie je lze ověřit.',
};
