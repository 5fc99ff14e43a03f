import type { VeronaEvent } from '../../rules/events.ts';
import type { Catalogue } from '@tavola/web/text/game.ts';
import { count, joinList, plural } from '@tavola/web/text/language.ts';
import { formatDice, type VeronaSpeaker } from '../speaker.ts';
import { WORDS } from '../words.ts';

const { cards, roles } = WORDS.cs;
const allies = (n: number): string => count('cs', n, ['přívrženec', 'přívrženci', 'přívrženců']);
/** Whom: frightens one ally, two allies. */
const alliesWhom = (n: number): string => count('cs', n, ['přívržence', 'přívržence', 'přívrženců']);
const florins = (n: number): string => count('cs', n, ['florin', 'floriny', 'florinů']);
const mercenaries = (n: number): string => count('cs', n, ['žoldák', 'žoldáci', 'žoldáků']);
const mercenariesWhom = (n: number): string => count('cs', n, ['žoldáka', 'žoldáky', 'žoldáků']);
const points = (n: number): string => count('cs', n, ['bod', 'body', 'bodů']);
const list = (items: readonly string[]): string => joinList('cs', items);
const some = (parts: readonly (string | false)[]): string => list(parts.filter(part => part !== false));

/** Streets keep their Italian names; a Czech noun before them takes the case. */
const into = (to: VeronaSpeaker, s: number): string =>
  to.isSquare(s) ? `na náměstí ${to.street(s)}` : `do ulice ${to.street(s)}`;
const inside = (to: VeronaSpeaker, s: number): string =>
  to.isSquare(s) ? `na náměstí ${to.street(s)}` : `v ulici ${to.street(s)}`;
const outOf = (to: VeronaSpeaker, s: number): string =>
  to.isSquare(s) ? `z náměstí ${to.street(s)}` : `z ulice ${to.street(s)}`;

const accusative = { corruption: 'korupci', violence: 'násilí', intrigue: 'intriku', bluff: 'blaf' } as const;
const nominative = { corruption: 'korupce', violence: 'násilí', intrigue: 'intrika', bluff: 'blaf' } as const;
const cardWhom = { murder: 'vraždu', accusation: 'udání', intimidation: 'zastrašování' } as const;

export const cs: Catalogue<VeronaEvent, VeronaSpeaker> = {
  first: (e, to) => `Začínajícím hráčem je ${to.name(e.seat)}.`,
  placed: (e, to) => `${to.name(e.by)} umisťuje přívržence ${into(to, e.street)}.`,
  deck: (e, to) =>
    e.next < 0
      ? 'Budovy se obracejí lícem nahoru.'
      : `Budovy se obracejí lícem nahoru; první bude ${to.building(e.next)}.`,
  round: (e, to) => `Začíná ${e.round}. kolo. Začínajícím hráčem je ${to.name(e.first)}.`,
  offered: (e, to) =>
    `V nabídce je ${to.building(e.building)}${e.next < 0 ? ', poslední z balíčku' : `; další bude ${to.building(e.next)}`}.`,
  planned: (e, to) =>
    `Všichni mají naplánováno: ${e.streets
      .map((s, seat) => `${to.name(seat)} ${count('cs', s.length, ['ulice', 'ulice', 'ulic'])}`)
      .join(', ')}.`,
  laid: (e, to) => `${to.name(e.by)} pokládá žeton ${into(to, e.street)}.`,
  ready: (e, to) => `${to.name(e.by)} končí s plánováním.`,
  street: (e, to) => {
    const parts = e.roles.flatMap((role, seat) => {
      const token = e.tokens[seat];
      if (!token && role === 'bystander') return [];
      return [`${to.name(seat)}: ${token ? `${nominative[token]}, ` : ''}${roles[role]}`];
    });
    return `${to.name(e.by)} vybírá: ${to.street(e.street)}. ${parts.join('; ')}.`;
  },
  cancelled: (e, to) => `Intriky se navzájem ruší: ${list(e.schemers.map(to.name))}.`,
  acts: (e, to) => `${to.name(e.schemer)} pověřuje intrikou přívržence ${outOf(to, e.from)}.`,
  cards: (e, to) => {
    const guesses = e.guesses.map(({ seat, card }) => `${to.name(seat)} tipuje ${cardWhom[card]}`);
    const said = guesses.length > 0 ? ` ${guesses.join(', ')}:` : ' Nikdo nehádá:';
    return `${to.name(e.schemer)} má kartu ${cards[e.card]}.${said} ${e.guessed ? 'intrika je odhalena' : 'intrika vychází'}.`;
  },
  again: (e, to) =>
    e.tries
      ? `${to.name(e.schemer)} využívá budovu Santa Susanna a zkouší to znovu.`
      : `${to.name(e.schemer)} to znovu nezkouší.`,
  caught: (e, to) => `Přívrženec ${outOf(to, e.from)} se vrací do zásoby (${to.name(e.schemer)}).`,
  bids: (e, to) =>
    `Nabídky: ${e.bids
      .map(
        ({ seat, action, bid }) =>
          `${to.name(seat)} ${action === 'violence' ? mercenaries(bid) : florins(bid)} na ${accusative[action]}`,
      )
      .join(', ')}.`,
  strength: (e, to) => {
    const all = e.of.map(
      ({ seat, dice: rolled, strength }) =>
        `${to.name(seat)} ${strength}${rolled.length > 0 ? ` (kostky ${formatDice(rolled)})` : ''}`,
    );
    return `Síla: ${all.join(', ')}. ${e.strongest < 0 ? 'Nikdo není nejsilnější.' : `Nejsilnějším útočníkem je ${to.name(e.strongest)}.`}`;
  },
  defence: (e, to) => {
    const all = e.of.map(
      ({ seat, dice: rolled, total }) => `${to.name(seat)} hází ${formatDice(rolled)}, tedy ${total}`,
    );
    const rolls = all.length > 0 ? `${all.join('; ')}. ` : 'nikdo se nebrání. ';
    return `Proti síle ${e.strength}: ${rolls}${to.name(e.against)} ${e.stopped ? 'nemá úspěch' : 'obranou prochází'}.`;
  },
  succeeded: (e, to) => `${to.name(e.by)} má ${inside(to, e.street)} úspěch: ${nominative[e.action]}.`,
  nothing: (e, to) => `${to.street(e.street)}: nic se nepodařilo.`,
  added: (e, to) => `${to.name(e.by)} získává přívržence ${inside(to, e.street)}.`,
  'supply-empty': (e, to) => `${to.name(e.by)} už nemá v zásobě žádného přívržence.`,
  removed: (e, to) => `${to.name(e.by)} odstraňuje ${outOf(to, e.street)} přívržence (${to.name(e.of)}).`,
  spared: (e, to) => `${to.name(e.by)} všechny šetří: ${cards[e.card]} nemá oběť.`,
  moved: (e, to) =>
    `${outOf(to, e.from).replace(/^z/, 'Z')} ${into(to, e.to)} ${plural('cs', e.allies, ['jde', 'jdou', 'jde'])} ${allies(e.allies)} (${to.name(e.of)}).`,
  scared: (e, to) =>
    `${to.name(e.by)} zastrašuje ${alliesWhom(e.allies)} ${inside(to, e.street)} (${to.name(e.of)}).`,
  scattered: (e, to) =>
    `${to.name(e.of)} je odvádí jinam: ${e.to.map(({ street, allies: n }) => `${n} ${into(to, street)}`).join(', ')}.`,
  'driven-out': (e, to) =>
    `${to.name(e.of)} nemá jinou ulici: do zásoby se ${plural('cs', e.allies, ['vrací', 'vracejí', 'vrací'])} ${allies(e.allies)}.`,
  benefit: (e, to) =>
    `${to.building(e.building)} vynáší: ${to.name(e.seat)} ${some([e.florins > 0 && florins(e.florins), e.mercenaries > 0 && mercenaries(e.mercenaries)])}.`,
  mission: (e, to) =>
    `${to.name(e.seat)} ukazuje úkol: ${list(to.mission(e.mission))}, ${points(to.missionPoints(e.mission))}.`,
  reward: (e, to) =>
    `Odměnou dostává ${to.name(e.seat)} ${some([e.florins > 0 && florins(e.florins), e.mercenaries > 0 && mercenariesWhom(e.mercenaries)])}.`,
  'reward-lost': (e, to) => `Odměna propadá, není koho odstranit (${to.name(e.seat)}).`,
  settled: (e, to) => {
    const counts = e.allies.map((n, seat) => `${to.name(seat)} ${n}`).join(', ');
    return `${to.building(e.building)}, počty přívrženců: ${counts}. ${e.to < 0 ? 'Budova zůstává v nabídce.' : `Nejvíce má ${to.name(e.to)}.`}`;
  },
  auction: (e, to) => {
    const all = e.bids.map((bid, seat) => `${to.name(seat)} ${bid}`).join(', ');
    return `${to.building(e.building)}, nabídky: ${all}. ${e.to < 0 ? 'Budova zůstává v nabídce.' : `Získává ji ${to.name(e.to)}.`}`;
  },
  taken: (e, to) =>
    `${to.name(e.by)} zabírá budovu ${to.building(e.building)}${e.manned ? '' : ', ale bez přívržence, který by na ní stál'}.`,
  profit: (e, to) =>
    `Zisk: ${e.profits
      .map(
        ({ seat, total, mercenaries: m }) =>
          `${to.name(seat)} ${florins(total)}${m > 0 ? ` a ${mercenaries(m)}` : ''}`,
      )
      .join(', ')}.`,
  hired: (e, to) => `Najato: ${e.hired.map((n, seat) => `${to.name(seat)} ${mercenaries(n)}`).join(', ')}.`,
  rearming: (e, to) =>
    e.callers.length > 0
      ? `Další kolo zbrojení ${e.callers.length === 1 ? 'vyhlašuje' : 'vyhlašují'}: ${list(e.callers.map(to.name))}.`
      : 'Další kolo zbrojení nikdo nevyhlašuje.',
  'first-passes': (e, to) => `Začínajícím hráčem bude ${to.name(e.to)}.`,
  end: e =>
    e.why === 'barren'
      ? 'Tři kola po sobě nebyla zabrána žádná budova: hra končí.'
      : 'Pátá budova je zabrána: hra končí.',
  score: (e, to) => `Konečné body: ${e.scores.map((s, seat) => `${to.name(seat)} ${s.total}`).join(', ')}.`,
  unshown: (e, to) => {
    const kept = e.missions.flatMap((m, seat) => (m.length > 0 ? [`${to.name(seat)} ${m.length}`] : []));
    return kept.length > 0 ? `Neukázané úkoly: ${kept.join(', ')}.` : 'Všechny úkoly byly ukázány.';
  },
};
