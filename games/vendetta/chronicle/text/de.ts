import { line } from './inline.ts';
import type { ChronicleText } from './chronicle-text.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const floors = (n: number): string => count(n, 'Stockwerk', 'Stockwerke');
const points = (n: number): string => count(n, 'Punkt', 'Punkte');
const left = (n: number): string => (n === 1 ? '1 bleibt' : `${n} bleiben`);
const to = ([a, b]: readonly [number, number]): string => `${a} zu ${b}`;
const byCoin = (coin: boolean): string => (coin ? ', durch die Münze entschieden' : '');

const NUMBERS = ['einem', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];

export const de: ChronicleText = {
  lang: 'de',
  vendetta: 'Vendetta',
  drama: acts => `Ein Drama in ${NUMBERS[acts - 1] ?? acts} ${acts === 1 ? 'Akt' : 'Akten'}`,
  unfinished: 'Die Geschichte bis hierher',
  playedBy: players => line`Gespielt und niedergeschrieben von ${players}`,
  and: 'und',
  personae: 'Personen der Handlung',
  ofNobody: 'Ohne Haus',
  city: 'Die Stadt',
  act: number => `Akt ${number}`,
  scene: (number, kind) => `Szene ${number} · ${de.attribute[kind]}`,
  epilogue: 'Epilog',
  course: { towers: 'Die Türme', reserves: 'Die Reserven', powers: 'Die Macht im Spiel' },
  dice: 'Alle Würfel',

  house: name => line`Haus ${name}`,
  houseKind: { noble: 'Adelshaus', burgher: 'Bürgerhaus', church: 'Haus der Kirche' },
  pieceKind: { character: 'Nebenfigur', prop: 'Requisit' },
  attribute: { tower: 'Turm', rose: 'Rose', friend: 'Freund' },
  head: (title, name) => line`${title} ${name}`,
  power: n => `Macht ${n}`,
  value: n => `Wert ${n}`,
  points,
  floors,
  outside: 'vor der Stadt',
  noValue: 'ohne Wert',

  player: 'Gespielt von',
  values: 'Werte',
  background: 'Hintergrund',
  aim: 'Ziel',
  conflict: 'Konflikt',
  victor: 'Herr der Stadt',
  shares: 'teilt den Sieg',
  stands: n => `steht, mit ${n === 1 ? 'einem Stockwerk' : `${n} Stockwerken`}`,
  fellIn: act => `gefallen in Akt ${act}`,
  nowOf: house => line`jetzt ${house}`,
  nowNobodys: 'jetzt ohne Haus',
  outIn: scene => `ausgeschieden in Szene ${scene}`,
  outByAgreement: 'nach Absprache ausgeschieden',

  rolled: rolls => line`Die Häuser würfeln: ${rolls}.`,
  order: houses => line`Gespielt wird in dieser Reihenfolge: ${houses}.`,
  disfavour: house => line`In der Ungnade des Fürsten: ${house}.`,
  lockedUp: who => line`Eingesperrt: ${who}.`,
  laid: (house, piece, kind, power) =>
    line`${house} bringt ins Spiel: ${piece} (${de.pieceKind[kind]}, Macht ${power}).`,
  strengthened: (house, pieces) => line`${house} stärkt die Seinen: ${pieces}.`,
  pulled: (house, n, rest) => line`${house} trägt vom eigenen Turm ${floors(n)} ab; ${left(rest)}.`,
  fell: house => line`${house} fällt.`,
  noScene: house => line`${house} lässt den Zug ohne Szene vergehen.`,
  noted: (house, about, text) => line`Notiert von ${house}, zu ${about}: ${text}`,
  agreed: house => line`Nach Absprache aller, auf Vorschlag von ${house}:`,
  change: {
    move: (piece, house) =>
      house ? line`${piece} geht über an ${house}` : line`${piece} gehört keinem Haus mehr an`,
    power: (piece, power) => line`${piece} hat jetzt Macht ${power}`,
    reserve: (house, n) => line`${house} hat jetzt eine Reserve von ${n}`,
    floors: (house, n) => line`der Turm von ${house} hat jetzt ${floors(n)}`,
    return: (piece, house, power) =>
      house
        ? line`${piece} kehrt zurück, an ${house}, mit Macht ${power}`
        : line`${piece} kehrt zurück, ohne Haus, mit Macht ${power}`,
    remove: piece => line`${piece} scheidet aus`,
    note: (about, text) =>
      text ? line`die Notiz zu ${about} lautet jetzt: ${text}` : line`die Notiz zu ${about} ist gestrichen`,
    ending: (end, rounds) =>
      ({
        prince: 'das letzte stehende Haus gewinnt',
        'first-fall': 'Schluss ist, wenn ein Haus fällt',
        rounds: `Schluss ist nach Runde ${rounds}`,
      })[end],
  },

  towerOf: house => line`Der Turm von ${house}`,
  caller: 'Ausgerufen von',
  against: 'Gegen',
  object: 'Auf dem Spiel',
  withCaller: 'Auf Seiten des Ausrufenden',
  alone: 'allein',
  reaction: 'Reaktion',
  voice: 'Stimme',
  madeForThis: 'neu in der Geschichte',
  summand: {
    attribute: kind => de.attribute[kind],
    boost: 'Verstärkung',
    disfavour: 'Ungnade des Fürsten',
    die: 'Würfel',
    floors: n => `vom eigenen Turm: ${floors(n)}`,
  },
  total: 'zusammen',
  bystander: 'Eine Stimme',
  servants: house => line`Leute von ${house}`,
  won: (house, totals, coin) => line`${house} setzt sich durch, ${to(totals)}${byCoin(coin)}.`,
  lost: (house, totals, coin) => line`${house} scheitert, ${to(totals)}${byCoin(coin)}.`,
  booked: {
    out: piece => line`${piece} scheidet aus`,
    joined: (piece, house) => line`${piece} schließt sich an: ${house}`,
    stayed: piece => line`${piece} bleibt ohne Haus`,
    weakened: (piece, from, rest) => line`${piece} sinkt von Macht ${from} auf ${rest}`,
    gained: (house, n, from) =>
      line`${house} gewinnt ${points(n)} für ${from === 'object' ? 'das, was auf dem Spiel stand' : 'den Ort'}`,
    paid: (house, n, due, owed) =>
      line`${house} zahlt ${points(n)}${n < due ? ` von ${due}` : ''} für ${owed === 'object' ? 'das, was auf dem Spiel stand' : 'den Ort'}`,
    floors: (house, n, rest) => line`der Turm von ${house} verliert ${floors(n)}; ${left(rest)}`,
    fell: house => line`${house} fällt`,
  },
  rewarded: (house, n) => line`Für das Erzählen erhält ${house} ${points(n)}.`,

  ending: {
    prince: 'Gespielt, bis ein einziges Haus stand.',
    'first-fall': 'Gespielt, bis das erste Haus fiel.',
    rounds: 'Gespielt über eine vereinbarte Zahl von Runden.',
  },
  nobodyWins: 'Kein Haus steht mehr, und niemand hat gewonnen.',
  column: {
    house: 'Haus',
    rank: 'Rang',
    points: 'Punkte',
    floors: 'Stockwerke',
    act: 'Akt',
    throw: 'Geworfen um',
    dice: 'Würfel',
  },
  chart: {
    towers: 'Stockwerke der Türme, vom Beginn bis zum Ende jedes Akts.',
    reserves: 'Reserve jedes Hauses, vom Beginn bis zum Ende jedes Akts.',
    powers: 'Macht der Figuren und Requisiten jedes Hauses, vom Beginn bis zum Ende jedes Akts.',
  },
  plan: 'Der Plan der Stadt: Türme mit den verbliebenen Stockwerken, Orte nach Nummern.',
  throw: {
    begins: 'wer beginnt',
    locations: 'Orte',
    order: 'die Reihenfolge',
    again: 'die Reihenfolge, Gleiche erneut',
    scene: scene => `Szene ${scene}`,
    coin: scene => `Szene ${scene}, die Münze`,
  },
  beginning: 'Zuvor',
  favours: { caller: 'für den Ausrufenden', defender: 'für die andere Seite' },
  colophon:
    'Geschrieben von denen, die gespielt haben. Die Würfel waren vor dem ersten Wurf versiegelt und lassen sich in der Partiedatei prüfen.',
};
