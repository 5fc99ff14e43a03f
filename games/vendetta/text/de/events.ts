import { HEAD, NONE, type VendettaEvent } from '../../rules/index.ts';
import type { Catalogue } from '@tavola/web/text/game.ts';
import { count, joinList, plural } from '@tavola/web/text/language.ts';
import { capitalize as capital, formatSigned, type VendettaSpeaker } from '../speaker.ts';

const points = (n: number): string => count('de', n, ['Punkt', 'Punkte']);
const floors = (n: number): string => count('de', n, ['Stockwerk', 'Stockwerke']);
const left = (n: number): string =>
  n === 0 ? 'keines bleibt' : `${plural('de', n, ['es bleibt', 'es bleiben'])} ${n}`;
const list = (items: readonly string[]): string => joinList('de', items);
const quoted = (text: string): string => `„${text}“`;
const rolls = (to: VendettaSpeaker, of: readonly (readonly [number, number])[]): string =>
  of.map(([seat, face]) => `${to.house(seat)} ${face}`).join(', ');

export const de: Catalogue<VendettaEvent, VendettaSpeaker> = {
  begins: (e, to) => `Das Los lässt ${to.player(e.seat)} beginnen.`,
  continued: e =>
    `Band ${e.volume + 1} der Geschichte von ${e.city}: Er setzt am Ende von Band ${e.volume} ein.`,
  epilogue: (e, to) => `Epilog von ${to.house(e.seat)}: ${quoted(e.text)}`,
  city: (e, to) => `${to.player(e.by)} gibt der Stadt ihren Namen: ${e.name}.`,
  house: ({ seat, house }, to) => {
    const [tower, rose, friend] = house.values;
    return `${to.player(seat)} gründet ${to.house(seat)} (${to.words.houseKind[house.kind]}); Oberhaupt: ${to.head(seat)}. Turm ${tower}, Rose ${rose}, Freund ${friend}.`;
  },
  'location-dice': (e, to) => `${to.house(e.seat)} würfelt um Orte: ${list(e.dice.map(String))}.`,
  naming: (e, to) => `${to.house(e.seat)} benennt den Ort mit Wert ${e.value}: ${e.name}. ${quoted(e.text)}`,
  'against-name': (e, to) => `${to.player(e.by)} ist gegen den Namen ${quoted(to.place(e.place))}.`,
  vetoed: (e, to) => {
    if (e.by.length === 0) return `Gegen den Namen ${quoted(e.name)} ist niemand.`;
    const who = list(e.by.map(to.player));
    return e.falls
      ? `Der Name ${quoted(e.name)} fällt durch, dagegen: ${who}. Ein anderer wird gesucht.`
      : `Der Name ${quoted(e.name)} gilt, dagegen: ${who}.`;
  },
  place: ({ is }) =>
    is.value > 0
      ? `Neu auf dem Spielplan: ${is.name}, Wert ${is.value}.`
      : `Neu auf dem Spielplan: ${is.name}, ein Ort ohne Wert${is.outside ? ' vor der Stadt' : ''}.`,
  layouts: (e, to) =>
    `Alle zeigen, was sie ausgelegt haben. ${e.reserve
      .map((reserve, seat) => {
        const own = e.laid.filter(({ owner }) => owner === seat);
        const said =
          own.length === 0 ? 'nichts' : own.map(({ card, power }) => `${card.name} ${power}`).join(', ');
        return `${to.house(seat)}: ${said}; Reserve ${reserve}.`;
      })
      .join(' ')}`,
  order: (e, to) => {
    const again = e.again.map(of => ` Gleichstand, also noch einmal: ${rolls(to, of)}.`).join('');
    return `Die Häuser würfeln: ${rolls(to, e.thrown)}.${again} Reihenfolge der Runde: ${e.order.map(to.house).join(', ')}.`;
  },
  disfavour: (e, to) =>
    `${to.house(e.seat)} fällt in Ungnade beim Fürsten: gewürfelt ${e.roll}, nötig war mehr als ${e.upTo}.`,
  locked: (e, to) =>
    e.piece === HEAD
      ? `Eingesperrt ist das Oberhaupt selbst: ${to.head(e.seat)} (${to.house(e.seat)}).`
      : `Eingesperrt ist eine Nebenfigur: ${to.piece(e.piece)} (${to.house(e.seat)}).`,
  turn: (e, to) => `${to.house(e.seat)} ist am Zug.`,
  'turn-ended': (e, to) => `${to.house(e.seat)} beendet den Zug${e.scene ? '' : ' ohne Szene'}.`,
  'round-ended': (e, to) =>
    `Runde ${e.round} endet. ${e.floors
      .map((n, seat) =>
        n === 0
          ? `${to.house(seat)}: gefallen.`
          : `${to.house(seat)}: ${floors(n)}, Reserve ${e.reserve[seat]}, Macht ${e.power[seat]}.`,
      )
      .join(' ')}`,
  laid: ({ laid, paid, reserve }, to) => {
    const what = `${laid.card.name} (${to.words.pieceKind[laid.card.kind]}, Macht ${laid.power})`;
    return laid.owner === NONE
      ? `Neutral auf dem Spielplan: ${what}. Preis: ${points(paid)}, Reserve jetzt ${reserve}.`
      : `${to.house(laid.owner)} legt aus: ${what}. Preis: ${points(paid)}, Reserve jetzt ${reserve}.`;
  },
  strengthened: (e, to) =>
    `${to.house(e.seat)} stärkt: ${e.pieces.map(([piece, n]) => `${to.piece(piece)} +${n}`).join(', ')}. Reserve jetzt ${e.reserve}.`,
  pulled: (e, to) =>
    `${to.house(e.seat)} reißt vom eigenen Turm ${floors(e.floors)} ab; ${left(e.left)}. Reserve jetzt ${e.reserve}.`,
  spared: (e, to) => `${to.house(e.seat)} lässt das letzte Stockwerk stehen.`,
  fell: (e, to) =>
    `${to.house(e.seat)} fällt.${e.pieces.length === 0 ? '' : ` Von nun an neutral: ${list(e.pieces.map(to.piece))}.`}`,
  called: ({ scene, reserve }, to) => {
    const kind = to.words.attribute[scene.kind];
    const company = [...scene.actors, ...scene.props].map(to.piece);
    const { neutral, pieces, actors, boost } = scene.price;
    const paid = neutral + pieces + actors + boost;
    const where =
      scene.tower === NONE
        ? `${to.house(scene.caller)} eröffnet Szene ${scene.number}, ${kind}. Ort: ${to.place(scene.place)}. Auf dem Spiel: ${to.piece(scene.object)} (${scene.defender === NONE ? 'neutral' : to.house(scene.defender)}).`
        : `${to.house(scene.caller)} stürmt den Turm von ${to.house(scene.tower)}: Szene ${scene.number}, ${kind}.`;
    return `${where} ${company.length === 0 ? 'Das Oberhaupt kommt allein.' : `Beim Oberhaupt: ${list(company)}.`}${boost > 0 ? ` Verstärkung: ${boost}.` : ''} Bezahlt: ${points(paid)}, Reserve jetzt ${reserve}.`;
  },
  reacted: ({ seat, reaction, reserve }, to) => {
    const said = [
      ...(reaction.prop === NONE ? [] : [`bringt ${to.piece(reaction.prop)} als Requisit ins Spiel`]),
      ...(reaction.boost > 0 ? [`verstärkt um ${points(reaction.boost)}`] : []),
    ];
    return `${to.house(seat)} ${list(said)}. Reserve jetzt ${reserve}.`;
  },
  dice: (e, to) => {
    const [caller, other] = to.sides(e.scene);
    return `Die Würfel: ${caller} ${e.caller}, ${other} ${e.defender}.`;
  },
  interrupted: (e, to) =>
    `${to.house(e.seat)} unterbricht und reißt ${floors(e.floors)} für ebenso viele Punkte ab; ${left(e.left)}.`,
  'rolled-again': (e, to) =>
    `Durch Einigung wird noch einmal gewürfelt, für ${e.seat === NONE ? to.sides(e.scene)[1] : to.house(e.seat)}: ${e.face}.`,
  coin: (e, to) => {
    const [caller, other] = to.sides(e.scene);
    return `Die Summen sind gleich. Die Münze entscheidet für ${e.favours === 'caller' ? caller : other}.`;
  },
  booked: (e, to) => {
    const [caller, other] = to.sides(e.scene);
    const side = (of: typeof e.sums.caller, total: number): string =>
      `${of.map(entry => `${to.summand(entry, { kind: to.kindOf(e.scene) })} ${formatSigned(entry.n)}`).join(', ')}; zusammen ${total}`;
    const done = e.booked.map(entry => ` ${capital(to.booked(entry))}.`).join('');
    return `${caller}: ${side(e.sums.caller, e.totals[0])}. ${capital(other)}: ${side(e.sums.defender, e.totals[1])}. ${caller} ${e.won ? 'setzt sich durch' : 'scheitert'}.${done}`;
  },
  told: (e, to) => {
    const as = to.speaker(e.by, e.as);
    return as === undefined
      ? `${to.player(e.by)} erzählt: ${e.text}`
      : `${as} (${to.player(e.by)}): ${e.text}`;
  },
  voice: (e, to) => `${to.player(e.by)} leiht eine Stimme: ${to.sides(e.scene)[1]}.`,
  hold: (e, to) => `${to.player(e.by)} bittet um mehr Zeit, bevor Szene ${e.scene} schließt.`,
  'had-my-say': (e, to) => `${to.player(e.by)} hat alles gesagt.`,
  fate: (e, to) =>
    e.text === ''
      ? `Was weiter geschah, bleibt offen: ${to.piece(e.piece)}.`
      : `Was weiter geschah – ${to.piece(e.piece)}: ${e.text}`,
  'close-proposed': (e, to) =>
    `${to.player(e.by)} möchte Szene ${e.scene} schließen. Sie wird geschlossen, wenn niemand um mehr Zeit bittet.`,
  closed: e => `Szene ${e.scene} ist geschlossen.`,
  corrected: (e, to) => `${to.player(e.by)} berichtigt die eigenen Worte in Szene ${e.scene}.`,
  veiled: (e, to) => `${to.player(e.by)} legt einen Schleier über Worte der Szene ${e.scene}.`,
  'strike-proposed': (e, to) => `${to.player(e.by)} möchte Worte der Szene ${e.scene} streichen.`,
  'strike-voted': (e, to) => `${to.player(e.by)} ist ${e.yes ? 'für' : 'gegen'} das Streichen.`,
  struck: e => `Worte der Szene ${e.scene} sind gestrichen.`,
  'strike-failed': e => `Die Worte der Szene ${e.scene} bleiben stehen.`,
  'reward-proposed': (e, to) =>
    `${to.player(e.by)} schlägt eine Belohnung fürs Erzählen vor: ${points(e.points)} für ${to.player(e.to)}.`,
  'reward-voted': (e, to) => `${to.player(e.by)} ist ${e.yes ? 'für' : 'gegen'} die Belohnung.`,
  rewarded: (e, to) => to.rewarded(e.to, e.points),
  'reward-failed': e => `Die Belohnung für das Erzählen von Szene ${e.scene} kommt nicht zustande.`,
  note: (e, to) => `Notiz von ${to.player(e.by)} zu ${to.about(e.about)}: ${e.text}`,
  'note-changed': (e, to) =>
    e.text === ''
      ? `${to.player(e.by)} streicht eine Notiz zu ${to.noted(e.note)}.`
      : `${to.player(e.by)} ändert eine Notiz zu ${to.noted(e.note)}: ${e.text}`,
  proposed: (e, to) => `${to.player(e.by)} schlägt vor: ${e.changes.map(to.change).join('; ')}.`,
  voted: (e, to) => `${to.player(e.by)} ${e.yes ? 'stimmt zu' : 'lehnt ab'}: Vorschlag ${e.proposal + 1}.`,
  agreed: e => `Vorschlag ${e.proposal + 1} hat die Zustimmung aller.`,
  rejected: e => `Vorschlag ${e.proposal + 1} ist vom Tisch.`,
  amended: (e, to) => `Nach Einigung aller: ${e.changes.map(to.change).join('; ')}.`,
  lapsed: e => `Vorschlag ${e.proposal + 1} verfällt: Er ist nicht mehr möglich.`,
  paused: (e, to) => `${to.player(e.by)} hält die Geschichte an.`,
  ready: (e, to) => `${to.player(e.by)} ist bereit weiterzuspielen.`,
  resumed: () => 'Die Geschichte geht weiter.',
  over: (e, to) => {
    const winners = e.result.ranks.flatMap((rank, seat) => (rank === 1 ? [to.house(seat)] : []));
    const all = e.result.points.map((n, seat) => `${to.house(seat)} ${n}`).join(', ');
    const end =
      winners.length === 0
        ? 'Niemand gewinnt.'
        : winners.length === 1
          ? `${winners[0]} gewinnt.`
          : `${list(winners)} teilen den Sieg.`;
    return `Das Ende. Macht und Reserve zusammen: ${all}. ${end}`;
  },
};
