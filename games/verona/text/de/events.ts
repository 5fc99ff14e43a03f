import type { VeronaEvent } from '../../rules/events.ts';
import type { Catalogue } from '@tavola/web/text/game.ts';
import { count, joinList } from '@tavola/web/text/language.ts';
import { formatDice, type VeronaSpeaker } from '../speaker.ts';
import { WORDS } from '../words.ts';

const { actions, cards, roles } = WORDS.de;
const allies = (n: number): string => count('de', n, ['Anhänger', 'Anhänger']);
const florins = (n: number): string => count('de', n, ['Florin', 'Florin']);
const mercenaries = (n: number): string => count('de', n, ['Söldner', 'Söldner']);
const streets = (n: number): string => count('de', n, ['Straße', 'Straßen']);
const points = (n: number): string => count('de', n, ['Punkt', 'Punkte']);
const list = (items: readonly string[]): string => joinList('de', items);
const some = (parts: readonly (string | false)[]): string => list(parts.filter(part => part !== false));

export const de: Catalogue<VeronaEvent, VeronaSpeaker> = {
  first: (e, to) => `Startspieler ist ${to.name(e.seat)}.`,
  placed: (e, to) => `${to.name(e.by)} setzt einen Anhänger: ${to.street(e.street)}.`,
  deck: (e, to) =>
    e.next < 0
      ? 'Die Gebäude werden aufgedeckt.'
      : `Die Gebäude werden aufgedeckt; als Erstes kommt ${to.building(e.next)}.`,
  round: (e, to) => `Runde ${e.round} beginnt. Startspieler ist ${to.name(e.first)}.`,
  offered: (e, to) =>
    `Im Angebot ist ${to.building(e.building)}${e.next < 0 ? ', das letzte Gebäude des Stapels' : `; als Nächstes kommt ${to.building(e.next)}`}.`,
  planned: (e, to) =>
    `Alle haben geplant: ${e.streets.map((s, seat) => `${to.name(seat)} in ${streets(s.length)}`).join(', ')}.`,
  laid: (e, to) => `${to.name(e.by)} legt eine Marke: ${to.street(e.street)}.`,
  ready: (e, to) => `${to.name(e.by)} ist mit dem Planen fertig.`,
  street: (e, to) => {
    const parts = e.roles.flatMap((role, seat) => {
      const token = e.tokens[seat];
      if (!token && role === 'bystander') return [];
      return [`${to.name(seat)}: ${token ? `${actions[token]}, ` : ''}${roles[role]}`];
    });
    return `${to.name(e.by)} wählt ${to.street(e.street)}. ${parts.join('; ')}.`;
  },
  cancelled: (e, to) => `Die Intrigen von ${list(e.schemers.map(to.name))} heben sich auf.`,
  acts: (e, to) => `${to.name(e.schemer)} intrigiert mit dem Anhänger aus ${to.street(e.from)}.`,
  cards: (e, to) => {
    const guesses = e.guesses.map(({ seat, card }) => `${to.name(seat)} rät ${cards[card]}`);
    const said = guesses.length > 0 ? ` ${guesses.join(', ')}:` : ' Niemand rät:';
    return `${to.name(e.schemer)} hat ${cards[e.card]} gespielt.${said} ${e.guessed ? 'die Intrige ist erraten' : 'die Intrige gelingt'}.`;
  },
  again: (e, to) =>
    e.tries
      ? `${to.name(e.schemer)} nutzt Santa Susanna und versucht es noch einmal.`
      : `${to.name(e.schemer)} versucht es nicht noch einmal.`,
  caught: (e, to) =>
    `Der Anhänger von ${to.name(e.schemer)} aus ${to.street(e.from)} geht zurück in den Vorrat.`,
  bids: (e, to) =>
    `Die Gebote: ${e.bids
      .map(
        ({ seat, action, bid }) =>
          `${to.name(seat)} ${action === 'violence' ? mercenaries(bid) : florins(bid)} für ${actions[action]}`,
      )
      .join(', ')}.`,
  strength: (e, to) => {
    const all = e.of.map(
      ({ seat, dice: rolled, strength }) =>
        `${to.name(seat)} ${strength}${rolled.length > 0 ? ` (Würfel ${formatDice(rolled)})` : ''}`,
    );
    return `Stärke: ${all.join(', ')}. ${e.strongest < 0 ? 'Niemand ist am stärksten.' : `Stärkster Angreifer ist ${to.name(e.strongest)}.`}`;
  },
  defence: (e, to) => {
    const all = e.of.map(
      ({ seat, dice: rolled, total }) => `${to.name(seat)} würfelt ${formatDice(rolled)}, das macht ${total}`,
    );
    const rolls = all.length > 0 ? `${all.join('; ')}. ` : 'Niemand verteidigt. ';
    return `Gegen Stärke ${e.strength}: ${rolls}${to.name(e.against)} ${e.stopped ? 'wird aufgehalten' : 'kommt durch'}.`;
  },
  succeeded: (e, to) => `${to.name(e.by)} hat Erfolg in ${to.street(e.street)}: ${actions[e.action]}.`,
  nothing: (e, to) => `In ${to.street(e.street)} gelingt nichts.`,
  added: (e, to) => `${to.name(e.by)} gewinnt einen Anhänger in ${to.street(e.street)}.`,
  'supply-empty': (e, to) => `${to.name(e.by)} hat keinen Anhänger mehr im Vorrat.`,
  removed: (e, to) =>
    `${to.name(e.by)} entfernt einen Anhänger von ${to.name(e.of)} aus ${to.street(e.street)}.`,
  spared: (e, to) => `${to.name(e.by)} verschont alle: ${cards[e.card]} trifft niemanden.`,
  moved: (e, to) => {
    const who = e.allies === 1 ? 'Ein Anhänger' : allies(e.allies);
    const goes = e.allies === 1 ? 'zieht' : 'ziehen';
    return `${who} von ${to.name(e.of)} ${goes} von ${to.street(e.from)} nach ${to.street(e.to)}.`;
  },
  scared: (e, to) =>
    `${to.name(e.by)} vertreibt ${allies(e.allies)} von ${to.name(e.of)} aus ${to.street(e.street)}.`,
  scattered: (e, to) =>
    `${to.name(e.of)} führt sie anderswohin: ${e.to.map(({ street, allies: n }) => `${n} nach ${to.street(street)}`).join(', ')}.`,
  'driven-out': (e, to) =>
    `${to.name(e.of)} hat keine andere Straße: ${allies(e.allies)} ${e.allies === 1 ? 'geht' : 'gehen'} zurück in den Vorrat.`,
  benefit: (e, to) =>
    `${to.building(e.building)} bringt ${to.name(e.seat)} ${some([e.florins > 0 && florins(e.florins), e.mercenaries > 0 && mercenaries(e.mercenaries)])}.`,
  mission: (e, to) =>
    `${to.name(e.seat)} zeigt eine Aufgabe: ${list(to.mission(e.mission))}, ${points(to.missionPoints(e.mission))}.`,
  reward: (e, to) =>
    `Als Belohnung erhält ${to.name(e.seat)} ${some([e.florins > 0 && florins(e.florins), e.mercenaries > 0 && mercenaries(e.mercenaries)])}.`,
  'reward-lost': (e, to) => `Die Belohnung von ${to.name(e.seat)} verfällt: Es gibt niemanden zu entfernen.`,
  settled: (e, to) => {
    const counts = e.allies.map((n, seat) => `${to.name(seat)} ${n}`).join(', ');
    return `Anhänger für ${to.building(e.building)}: ${counts}. ${e.to < 0 ? 'Es bleibt im Angebot.' : `Die meisten hat ${to.name(e.to)}.`}`;
  },
  auction: (e, to) => {
    const all = e.bids.map((bid, seat) => `${to.name(seat)} ${bid}`).join(', ');
    return `Gebote für ${to.building(e.building)}: ${all}. ${e.to < 0 ? 'Es bleibt im Angebot.' : `Es geht an ${to.name(e.to)}.`}`;
  },
  taken: (e, to) =>
    `${to.name(e.by)} besetzt ${to.building(e.building)}${e.manned ? '' : ', ohne Anhänger, der darauf steht'}.`,
  profit: (e, to) =>
    `Geldgewinn: ${e.profits
      .map(
        ({ seat, total, mercenaries: m }) =>
          `${to.name(seat)} ${florins(total)}${m > 0 ? ` und ${mercenaries(m)}` : ''}`,
      )
      .join(', ')}.`,
  hired: (e, to) =>
    `Angeworben: ${e.hired.map((n, seat) => `${to.name(seat)} ${mercenaries(n)}`).join(', ')}.`,
  rearming: (e, to) =>
    e.callers.length > 0
      ? `${list(e.callers.map(to.name))} ${e.callers.length === 1 ? 'ruft' : 'rufen'} eine weitere Aufrüstungsrunde aus.`
      : 'Niemand ruft eine weitere Aufrüstungsrunde aus.',
  'first-passes': (e, to) => `Startspieler wird ${to.name(e.to)}.`,
  end: e =>
    e.why === 'barren'
      ? 'Drei Runden nacheinander wurde kein Gebäude besetzt: Das Spiel endet.'
      : 'Das fünfte Gebäude ist besetzt: Das Spiel endet.',
  score: (e, to) => `Endstand: ${e.scores.map((s, seat) => `${to.name(seat)} ${s.total}`).join(', ')}.`,
  unshown: (e, to) => {
    const kept = e.missions.flatMap((m, seat) => (m.length > 0 ? [`${to.name(seat)} ${m.length}`] : []));
    return kept.length > 0 ? `Nie gezeigte Aufgaben: ${kept.join(', ')}.` : 'Alle Aufgaben wurden gezeigt.';
  },
};
