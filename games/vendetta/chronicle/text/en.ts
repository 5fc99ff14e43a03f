import { line } from './inline.ts';
import type { ChronicleText } from './chronicle-text.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const left = (n: number): string => (n === 0 ? 'none is left' : n === 1 ? '1 is left' : `${n} are left`);
const to = ([a, b]: readonly [number, number]): string => `${a} to ${b}`;
const byCoin = (coin: boolean): string => (coin ? ', by the toss of a coin' : '');

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export const en: ChronicleText = {
  lang: 'en',
  vendetta: 'Vendetta',
  drama: acts => `A drama in ${NUMBERS[acts - 1] ?? acts} ${acts === 1 ? 'act' : 'acts'}`,
  unfinished: 'The story so far',
  volume: number => `Volume ${number}`,
  continues: (before, city) => line`Goes on from volume ${before}, ${city}`,
  playedBy: players => line`Played and written down by ${players}`,
  and: 'and',
  personae: 'Dramatis personae',
  ofNobody: 'Of no house',
  city: 'The city',
  act: number => `Act ${number}`,
  scene: (number, kind) => `Scene ${number} · ${en.attribute[kind]}`,
  epilogue: 'Epilogue',
  contents: 'Contents',
  relations: 'Ties and feuds',
  course: { towers: 'The towers', reserves: 'The reserves', powers: 'The power in play' },
  dice: 'All dice',

  house: name => line`House ${name}`,
  houseKind: { noble: 'noble house', burgher: 'burgher house', church: 'house of the church' },
  pieceKind: { character: 'side character', prop: 'prop' },
  attribute: { tower: 'Tower', rose: 'Rose', friend: 'Friend' },
  head: (title, name) => line`${title} ${name}`,
  power: n => `power ${n}`,
  value: n => `worth ${n}`,
  points: n => count(n, 'point', 'points'),
  floors: n => count(n, 'floor', 'floors'),
  outside: 'outside the city',
  noValue: 'without value',

  player: 'Player',
  values: 'Values',
  background: 'Background',
  aim: 'Aim',
  note: 'Note',
  conflict: 'Conflict',
  victor: 'rules the city',
  shares: 'shares the victory',
  stands: floors => `stands, with ${count(floors, 'floor', 'floors')}`,
  fellIn: act => `fell in act ${act}`,
  nowOf: house => line`now of ${house}`,
  nowNobodys: 'now of no house',
  outIn: scene => `out of the game in scene ${scene}`,
  outByAgreement: 'out of the game by agreement',

  rolled: rolls => line`The houses roll: ${rolls}.`,
  order: houses => line`They play in this order: ${houses}.`,
  disfavour: house => line`${house} is in the prince’s disfavour.`,
  lockedUp: (who, place) => (place ? line`Locked up: ${who} (${place}).` : line`Locked up: ${who}.`),
  laid: (house, piece, kind, power) =>
    line`${house} brings into play: ${piece} (${en.pieceKind[kind]}, power ${power}).`,
  strengthened: (house, pieces) => line`${house} strengthens ${pieces}.`,
  pulled: (house, floors, rest) =>
    line`${house} pulls down ${count(floors, 'floor', 'floors')} of its own tower; ${left(rest)}.`,
  fell: house => line`${house} falls.`,
  noScene: house => line`${house} lets its turn pass without a scene.`,
  noted: (house, about, text) => line`Noted by ${house}, on ${about}: ${text}`,
  agreed: house => line`By agreement of all, as ${house} proposed:`,
  change: {
    move: (piece, house) =>
      house ? line`${piece} goes over to ${house}` : line`${piece} no longer belongs to a house`,
    power: (piece, power) => line`${piece} now has power ${power}`,
    reserve: (house, points) => line`${house} now has a reserve of ${points}`,
    floors: (house, floors) => line`the tower of ${house} now has ${count(floors, 'floor', 'floors')}`,
    return: (piece, house, power) =>
      house
        ? line`${piece} comes back to ${house} with power ${power}`
        : line`${piece} comes back with power ${power}, of no house`,
    remove: piece => line`${piece} leaves the game`,
    note: (about, text) =>
      text ? line`the note on ${about} now reads: ${text}` : line`the note on ${about} is struck out`,
    ending: (end, rounds) =>
      ({
        prince: 'the last house standing wins',
        'first-fall': 'the game ends when a house falls',
        rounds: `the game ends after round ${rounds}`,
      })[end],
    named: (was, name) => line`${was} is called ${name} from now on`,
    described: (what, text) =>
      text ? line`the description of ${what} now reads: ${text}` : line`${what} has no description any more`,
    value: (place, value) =>
      value === 0
        ? line`${place} is worth nothing any more: nothing is gained or paid there`
        : line`${place} is now worth ${value}`,
    layOut: (piece, kind, power, house) =>
      house
        ? line`${piece} comes into play for ${house} (${en.pieceKind[kind]}, power ${power}), at no price`
        : line`${piece} comes onto the plan, of no house (${en.pieceKind[kind]}, power ${power})`,
    attribute: (house, kind, value) => line`${house} now has ${en.attribute[kind]} ${value}`,
    disfavour: house =>
      house
        ? line`${house} is in the prince’s disfavour for the rest of the round`
        : line`nobody is in the prince’s disfavour any more`,
    lockUp: piece => line`${piece} is locked up for the rest of the round`,
    lockUpHead: place => line`the head of the house in disfavour is held here: ${place}`,
    free: 'nobody is locked up any more',
    absence: (piece, place) =>
      place
        ? line`${piece} is away until the end of the round: ${place}`
        : line`${piece} is back in the city`,
    die: house =>
      house
        ? line`the die of ${house} is rolled again, and the scene is booked anew`
        : line`the neutral’s die is rolled again, and the scene is booked anew`,
    turncoat: (piece, house) =>
      line`${piece} does not leave the game but changes sides, to ${house}, with half the power; whoever won gets no points for it`,
    tone: text => (text ? line`the tone of the story: ${text}` : line`no tone is agreed on any more`),
    lines: text => (text ? line`what does not occur: ${text}` : line`no lines are agreed on any more`),
    veils: text => (text ? line`what is not described: ${text}` : line`no veils are agreed on any more`),
    frameShown: shown =>
      shown
        ? 'tone, lines and veils stand in the chronicle'
        : 'tone, lines and veils stay out of the chronicle',
  },

  veiled: 'A veil lies over these words.',
  struck: 'Words were struck here.',
  frame: 'What the table agreed on',
  tone: 'Tone',
  lines: 'What does not occur',
  veils: 'What is not described',

  towerOf: house => line`The tower of ${house}`,
  caller: 'Called by',
  against: 'Against',
  object: 'At stake',
  withCaller: 'At their side',
  alone: 'nobody',
  reaction: 'Reaction',
  voice: 'Voiced by',
  madeForThis: 'new to the story',
  summand: {
    attribute: kind => en.attribute[kind],
    boost: 'boost',
    disfavour: 'the prince’s disfavour',
    die: 'die',
    floors: n => (n === 1 ? 'a floor of its own tower' : `${n} floors of its own tower`),
  },
  total: 'total',
  bystander: 'A voice',
  servants: house => line`People of ${house}`,
  won: (house, totals, coin) => line`${house} prevails, ${to(totals)}${byCoin(coin)}.`,
  lost: (house, totals, coin) => line`${house} fails, ${to(totals)}${byCoin(coin)}.`,
  booked: {
    out: piece => line`${piece} is out of the game`,
    joined: (piece, house) => line`${piece} joins ${house}`,
    stayed: piece => line`${piece} still belongs to no house`,
    weakened: (piece, from, rest) => line`the power of ${piece} falls from ${from} to ${rest}`,
    gained: (house, points, from) =>
      line`${house} gains ${en.points(points)} for ${from === 'object' ? 'what was at stake' : 'the place'}`,
    paid: (house, points, due, owed) =>
      line`${house} pays ${en.points(points)}${points < due ? ` of ${due}` : ''} for ${owed === 'object' ? 'what was at stake' : 'the place'}`,
    floors: (house, floors, rest) =>
      line`the tower of ${house} loses ${count(floors, 'floor', 'floors')}; ${left(rest)}`,
    fell: house => line`${house} falls`,
  },
  rewarded: (house, points) => line`${house} is given ${en.points(points)} for the telling.`,

  bond: (from, against, how, scenes, won) =>
    line`${from} → ${against} (${how}): ${count(scenes, 'scene', 'scenes')}, ${won === 0 ? 'none' : won} won`,
  how: { tower: 'force', rose: 'passion', friend: 'dealings' },
  storming: 'storming the tower',
  holds: (holder, piece, first) =>
    first ? line`${piece}: now with ${holder}, once of ${first}` : line`${piece}: won over by ${holder}`,
  ruined: (by, piece) => line`${piece}: out of the game at the hands of ${by}`,
  love: (from, piece, isReturned) => line`${from} → ${piece} (love): ${isReturned ? 'returned' : 'in vain'}`,
  holding: 'holds',
  relationsCaption:
    'Who met whom: each arrow leads from the house that called the scenes, its numbers say how many were won of how many.',
  noRelations: 'No house has crossed another yet.',

  ending: {
    prince: 'Played until one house stood alone.',
    'first-fall': 'Played until the first house fell.',
    rounds: 'Played for an agreed number of rounds.',
  },
  nobodyWins: 'No house is left standing, and nobody has won.',
  column: {
    house: 'House',
    rank: 'Rank',
    points: 'Points',
    floors: 'Floors',
    act: 'Act',
    throw: 'Rolled for',
    dice: 'Dice',
  },
  chart: {
    towers: 'Floors of each tower, from the beginning to the end of each act.',
    reserves: 'The reserve of each house, from the beginning to the end of each act.',
    powers: 'The power of each house’s characters and props, from the beginning to the end of each act.',
  },
  plan: 'The plan of the city: towers with the floors they still have, and places by number.',
  throw: {
    begins: 'who begins',
    locations: 'locations',
    order: 'the order',
    again: 'the order, a tie rolled again',
    scene: scene => `scene ${scene}`,
    'rolled-again': scene => `scene ${scene}, a die again`,
    coin: scene => `scene ${scene}, the coin`,
  },
  beginning: 'Before',
  favours: { caller: 'for the caller', defender: 'for the other side' },
  colophon:
    'Written by those who played it. The dice were committed before the first roll and can be checked in the match file.',
};
