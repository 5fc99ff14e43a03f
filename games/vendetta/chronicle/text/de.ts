import { line } from './inline.ts';
import type { ChronicleText } from './chronicle-text.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const floors = (n: number): string => count(n, 'Stockwerk', 'Stockwerke');
const points = (n: number): string => count(n, 'Punkt', 'Punkte');
const left = (n: number): string => (n === 0 ? 'keines bleibt' : n === 1 ? '1 bleibt' : `${n} bleiben`);
const to = ([a, b]: readonly [number, number]): string => `${a} zu ${b}`;
const byCoin = (coin: boolean): string => (coin ? ', durch die Münze entschieden' : '');

const NUMBERS = ['einem', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];

export const de: ChronicleText = {
  lang: 'de',
  vendetta: 'Vendetta',
  drama: acts => `Ein Drama in ${NUMBERS[acts - 1] ?? acts} ${acts === 1 ? 'Akt' : 'Akten'}`,
  unfinished: 'Die Geschichte bis hierher',
  volume: number => `Band ${number}`,
  continues: (before, city) => line`Setzt Band ${before} fort, ${city}`,
  playedBy: players => line`Gespielt und niedergeschrieben von ${players}`,
  and: 'und',
  personae: 'Personen der Handlung',
  ofNobody: 'Ohne Haus',
  city: 'Die Stadt',
  act: number => `Akt ${number}`,
  scene: (number, kind) => `Szene ${number} · ${de.attribute[kind]}`,
  epilogue: 'Epilog',
  contents: 'Inhalt',
  relations: 'Bande und Fehden',
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
  note: 'Notiz',
  conflict: 'Konflikt',
  victor: 'herrscht über die Stadt',
  shares: 'teilt den Sieg',
  stands: n => `steht, mit ${n === 1 ? 'einem Stockwerk' : `${n} Stockwerken`}`,
  fellIn: act => `gefallen in Akt ${act}`,
  nowOf: house => line`jetzt ${house}`,
  nowNobodys: 'jetzt ohne Haus',
  outIn: scene => `ausgeschieden in Szene ${scene}`,
  outByAgreement: 'durch Einigung ausgeschieden',

  rolled: rolls => line`Die Häuser würfeln: ${rolls}.`,
  order: houses => line`Gespielt wird in dieser Reihenfolge: ${houses}.`,
  disfavour: house => line`${house} ist beim Fürsten in Ungnade.`,
  lockedUp: (who, place) => (place ? line`Eingesperrt: ${who} (${place}).` : line`Eingesperrt: ${who}.`),
  laid: (house, piece, kind, power) =>
    line`${house} bringt ins Spiel: ${piece} (${de.pieceKind[kind]}, Macht ${power}).`,
  strengthened: (house, pieces) => line`${house} stärkt ${pieces}.`,
  pulled: (house, n, rest) => line`${house} reißt vom eigenen Turm ${floors(n)} ab; ${left(rest)}.`,
  fell: house => line`${house} fällt.`,
  noScene: house => line`${house} lässt den Zug ohne Szene vergehen.`,
  noted: (house, about, text) => line`Notiz von ${house} zu ${about}: ${text}`,
  agreed: house => line`Einigung aller, auf Vorschlag von ${house}:`,
  change: {
    move: (piece, house) =>
      house ? line`${piece} geht an ${house} über` : line`${piece} gehört keinem Haus mehr an`,
    power: (piece, power) => line`${piece} hat jetzt Macht ${power}`,
    reserve: (house, n) => line`${house} hat jetzt eine Reserve von ${n}`,
    floors: (house, n) => line`der Turm von ${house} hat jetzt ${floors(n)}`,
    return: (piece, house, power) =>
      house
        ? line`${piece} kehrt mit Macht ${power} zu ${house} zurück`
        : line`${piece} kehrt mit Macht ${power} zurück, ohne Haus`,
    remove: piece => line`${piece} scheidet aus`,
    note: (about, text) =>
      text ? line`die Notiz zu ${about} lautet jetzt: ${text}` : line`die Notiz zu ${about} ist gestrichen`,
    ending: (end, rounds) =>
      ({
        prince: 'das letzte stehende Haus gewinnt',
        'first-fall': 'das Spiel endet, wenn ein Haus fällt',
        rounds: `das Spiel endet nach Runde ${rounds}`,
      })[end],
    named: (was, name) => line`${was} heißt von nun an ${name}`,
    described: (what, text) =>
      text
        ? line`die Beschreibung von ${what} lautet jetzt: ${text}`
        : line`${what} hat keine Beschreibung mehr`,
    value: (place, value) =>
      value === 0
        ? line`${place} ist nichts mehr wert: Dort wird nichts gewonnen und nichts bezahlt`
        : line`${place} ist jetzt ${value} wert`,
    layOut: (piece, kind, power, house) =>
      house
        ? line`${piece} kommt ins Spiel, für ${house} (${de.pieceKind[kind]}, Macht ${power}), ohne Preis`
        : line`${piece} kommt auf den Spielplan, ohne Haus (${de.pieceKind[kind]}, Macht ${power})`,
    attribute: (house, kind, value) => line`${house} hat jetzt ${de.attribute[kind]} ${value}`,
    disfavour: house =>
      house
        ? line`${house} ist bis zum Ende der Runde in der Ungnade des Fürsten`
        : line`niemand ist mehr in der Ungnade des Fürsten`,
    lockUp: piece => line`${piece} ist bis zum Ende der Runde eingesperrt`,
    lockUpHead: place => line`das Oberhaupt des Hauses in Ungnade wird hier gefangen gehalten: ${place}`,
    free: 'niemand ist mehr eingesperrt',
    absence: (piece, place) =>
      place
        ? line`${piece} ist bis zum Ende der Runde fort: ${place}`
        : line`${piece} ist wieder in der Stadt`,
    die: house =>
      house
        ? line`der Würfel von ${house} fällt noch einmal, und die Szene wird neu gewertet`
        : line`der Würfel der neutralen Seite fällt noch einmal, und die Szene wird neu gewertet`,
    turncoat: (piece, house) =>
      line`${piece} scheidet nicht aus, sondern wechselt mit halber Macht die Seite, zu ${house}; für den Sieg gibt es dafür keine Punkte`,
    tone: text => (text ? line`der Ton der Geschichte: ${text}` : line`kein Ton ist mehr vereinbart`),
    lines: text => (text ? line`was nicht vorkommt: ${text}` : line`keine Grenzen sind mehr vereinbart`),
    veils: text =>
      text ? line`was nicht beschrieben wird: ${text}` : line`keine Schleier sind mehr vereinbart`,
    frameShown: shown =>
      shown
        ? 'Ton, Grenzen und Schleier stehen in der Chronik'
        : 'Ton, Grenzen und Schleier bleiben aus der Chronik heraus',
  },

  veiled: 'Über diesen Worten liegt ein Schleier.',
  struck: 'Hier wurden Worte gestrichen.',
  frame: 'Was der Tisch vereinbart hat',
  tone: 'Ton',
  lines: 'Was nicht vorkommt',
  veils: 'Was nicht beschrieben wird',

  towerOf: house => line`Der Turm von ${house}`,
  caller: 'Eröffnet von',
  against: 'Gegen',
  object: 'Auf dem Spiel',
  withCaller: 'An seiner Seite',
  alone: 'niemand',
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
    joined: (piece, house) => line`${piece} schließt sich ${house} an`,
    stayed: piece => line`${piece} bleibt ohne Haus`,
    weakened: (piece, from, rest) => line`die Macht von ${piece} sinkt von ${from} auf ${rest}`,
    gained: (house, n, from) =>
      line`${house} gewinnt ${points(n)} für ${from === 'object' ? 'das, was auf dem Spiel stand' : 'den Ort'}`,
    paid: (house, n, due, owed) =>
      line`${house} zahlt ${points(n)}${n < due ? ` von ${due}` : ''} für ${owed === 'object' ? 'das, was auf dem Spiel stand' : 'den Ort'}`,
    floors: (house, n, rest) => line`der Turm von ${house} verliert ${floors(n)}; ${left(rest)}`,
    fell: house => line`${house} fällt`,
  },
  rewarded: (house, n) => line`${house} erhält für das Erzählen ${points(n)}.`,

  bond: (from, against, how, scenes, won) =>
    line`${from} → ${against} (${how}): ${count(scenes, 'Szene', 'Szenen')}, ${won === 0 ? 'keine' : won} gewonnen`,
  how: { tower: 'Gewalt', rose: 'Leidenschaft', friend: 'Geschäfte' },
  storming: 'Sturm auf den Turm',
  holds: (holder, piece, first) =>
    first ? line`${piece}: jetzt bei ${holder}, einst bei ${first}` : line`${piece}: von ${holder} gewonnen`,
  ruined: (by, piece) => line`${piece}: ausgeschieden durch ${by}`,
  love: (from, piece, isReturned) =>
    line`${from} → ${piece} (Liebe): ${isReturned ? 'erwidert' : 'vergeblich'}`,
  holding: 'hält',
  relationsCaption:
    'Wer wem begegnet ist: Jeder Pfeil führt von dem Haus weg, das die Szenen eröffnet hat; die Zahlen sagen, wie viele von wie vielen gewonnen wurden.',
  noRelations: 'Noch ist kein Haus einem anderen in die Quere gekommen.',

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
    throw: 'Wurf um',
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
    again: 'die Reihenfolge, Gleichstand neu gewürfelt',
    scene: scene => `Szene ${scene}`,
    'rolled-again': scene => `Szene ${scene}, ein Würfel noch einmal`,
    coin: scene => `Szene ${scene}, die Münze`,
  },
  beginning: 'Zuvor',
  favours: { caller: 'für das eröffnende Haus', defender: 'für die andere Seite' },
  colophon:
    'Geschrieben von denen, die gespielt haben. Die Würfel waren vor dem ersten Wurf versiegelt und lassen sich in der Partiedatei prüfen.',
};
