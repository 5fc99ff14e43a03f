import type { GraenalandEvent } from '../../rules/events.ts';
import { GOALS } from '../../rules/names.ts';
import type { Catalogue } from '@tavola/web/text/game.ts';
import { count, plural } from '@tavola/web/text/language.ts';
import { PLEDGE_WORDS, pledgeText } from '../pledges.ts';
import { sharesOf, type GraenalandSpeaker } from '../speaker.ts';
import { WORDS } from '../words.ts';

const { builds, directions, heroes, goals } = WORDS.cs;
const cards = (n: number): string => count('cs', n, ['karta', 'karty', 'karet']);
const points = (n: number): string => count('cs', n, ['bod', 'body', 'bodů']);
/** The build in the accusative. */
const what = {
  settlement: 'osadu',
  fort: 'tvrz',
  church: 'kostel',
  hall: 'síň',
  road: 'cestu',
  improvement: 'zlepšení výnosnosti',
  market: 'tržiště',
  palisade: 'palisádu',
  army: 'vojsko',
} as const;
/** The hero in the instrumental. */
const withHero = { warrior: 's bojovníkem', priest: 's knězem', skald: 'se skaldem' } as const;
/** The deck's cards in the genitive. */
const ofDeck = ['plání', 'lesů', 'kopců', 'hor', 'zásob'] as const;
const sum = (seats: readonly number[], of: readonly number[]): number =>
  seats.reduce((n, seat) => n + (of[seat] ?? 0), 0);
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** "Území" has one form for nearly every case, so a place's name behind it is never declined. */
export const cs: Catalogue<GraenalandEvent, GraenalandSpeaker> = {
  first: (e, to) => `Začínajícím hráčem je ${to.name(e.seat)} a dostává loď.`,
  agreed: (e, to) =>
    e.no.length === 0
      ? 'S vyloženým ostrovem souhlasí všichni.'
      : `S vlastním ostrovem nesouhlasí ${to.names(e.no)}: použije se obvyklý.`,
  island: (e, to) => {
    const coast = (e.tiles.length + 1) / 2;
    const rows = [e.tiles.slice(0, coast), e.tiles.slice(coast)].map(row => to.list(row.map(to.tile)));
    return `Ostrov je vyložen. Pobřeží od západu: ${rows[0]}; vnitrozemí: ${rows[1]}.`;
  },
  supplies: (e, to) => `Nově odkryté zásoby: ${to.cards(e.cards)}.`,
  settled: (e, to) =>
    `${to.name(e.seat)} zakládá osadu na území ${to.place(e.territory)}${e.warrior ? ' a staví tam i bojovníka' : ''}.`,
  drew: (e, to) => `${to.name(e.seat)} bere kartu z balíčku ${ofDeck[e.deck]}.`,
  laid: (e, to) => `U území ${to.place(e.territory)} leží lícem dolů ${cards(e.cards)}.`,
  crowded: (e, to) =>
    `Na území ${to.place(e.territory)} už karta nezbyla (${to.name(e.by)}): kdo přišel dřív, může zvednout kotvu.`,
  anchor: (e, to) =>
    `${to.name(e.seat)} zvedá kotvu a pluje z území ${to.place(e.from)} na území ${to.place(e.to)}${e.warrior ? ' i s bojovníkem' : ''}.`,
  stayed: (e, to) => `${to.name(e.seat)} zůstává na území ${to.place(e.territory)}.`,
  'left-over': (e, to) =>
    `U území ${to.place(e.territory)} ${plural('cs', e.cards, ['zbyla', 'zbyly', 'zbylo'])} ${cards(e.cards)}, ${plural('cs', e.cards, ['odhazuje', 'odhazují', 'odhazuje'])} se bez ukázání.`,
  'victory-cards': e => `Každý dostává ${count('cs', e.each, ['kartu', 'karty', 'karet'])} vítězných bodů.`,
  kept: () => 'Každý si nechává jednu kartu vítězných bodů.',
  round: (e, to) => `Začíná ${e.round}. kolo. Loď má ${to.name(e.main)}, hlavní hráč.`,
  reshuffled: (e, to) =>
    `Z odhozených karet vzniká nový balíček ${ofDeck[e.deck] ?? to.deck(e.deck)}: ${cards(e.cards)}.`,
  produced: (e, to) => `Území ${to.place(e.territory)} vydává: ${to.cards([e.card])}.`,
  road: (e, to) => `Cesta přináší území ${to.place(e.territory)} další kartu, lícem dolů.`,
  improvement: (e, to) =>
    e.stays
      ? `Zlepšení výnosnosti přináší území ${to.place(e.territory)} navíc: ${to.cards([e.card])}.`
      : `Zlepšení výnosnosti na území ${to.place(e.territory)} odkrývá kartu, která se nehodí, a ta se odhazuje: ${to.cards([e.card])}.`,
  full: (e, to) => `U území ${to.place(e.territory)} už víc karet ležet nemůže; nedobráno: ${cards(e.lost)}.`,
  barren: (e, to) =>
    `V balíčku ${ofDeck[e.deck]} není žádná karta: území ${to.place(e.territory)} už nic nevydává.`,
  moved: (e, to) => {
    const hero = `${to.name(e.seat)}: ${heroes[e.hero]}`;
    if (e.from === e.to)
      return e.direction === 0
        ? `${hero} zůstává na území ${to.place(e.from)}.`
        : `${hero} má jít ${directions[e.direction]}, tudy ale cesta nevede, a proto zůstává na území ${to.place(e.from)}.`;
    const swap = e.swapped === null ? '' : ` a vyměňuje si místo ${withHero[e.swapped]}`;
    return `${hero} jde z území ${to.place(e.from)} na území ${to.place(e.to)}${swap}.`;
  },
  entered: (e, to) =>
    `${to.name(e.seat)}: ${heroes[e.hero]} už nečeká a přichází na území ${to.place(e.territory)}.`,
  passed: (e, to) => `${to.name(e.seat)} nic nenavrhuje.`,
  proposed: (e, to) =>
    `${to.name(e.seat)} navrhuje pro území ${to.place(e.territory)}: ${sharesOf(e.cards, e.to)
      .map(share => `${to.name(share.seat)} – ${to.cards(share.cards)}`)
      .join('; ')}.`,
  vote: (e, to) => {
    const told = (seats: readonly number[]): string =>
      seats.length === 0 ? 'nikdo' : to.list(seats.map(seat => `${to.name(seat)} (${e.votes[seat]})`));
    const [yes, all] = [sum(e.yes, e.votes), sum(e.yes, e.votes) + sum(e.no, e.votes)];
    return `Pro: ${told(e.yes)}; proti: ${told(e.no)}. Návrh pro území ${to.place(e.territory)} je ${e.carried ? 'přijat' : 'zamítnut'} (pro ${yes} z ${all} hlasů).`;
  },
  got: (e, to) => {
    const hidden = e.down > 0 ? [`${cards(e.down)} lícem dolů`] : [];
    const seen = e.cards.length > 0 ? [to.cards(e.cards)] : [];
    return `${to.name(e.seat)} dostává z území ${to.place(e.territory)}: ${[...seen, ...hidden].join('; ')}.`;
  },
  building: (e, to) => `Nyní staví ${to.name(e.seat)}.`,
  took: (e, to) => `${to.name(e.seat)} si bere ${to.cards([e.card])}.`,
  built: (e, to) => {
    const built =
      e.build === 'army'
        ? `posiluje vojsko na ${e.strength}`
        : `staví ${what[e.build]} na území ${to.place(e.territory)}`;
    const paid = e.paid.map(({ by, cards: given }) =>
      by === e.seat ? to.cards(given) : `${to.cards(given)} (dává ${to.name(by)})`,
    );
    const market = e.markets > 0 ? `, přes ${count('cs', e.markets, ['tržiště', 'tržiště', 'tržišť'])}` : '';
    const gifts = e.gifts.map(({ to: seat, deck }) => `${to.name(seat)} (${to.deck(deck)})`);
    const owed = gifts.length > 0 ? ` Po jedné kartě za palisádu dostává: ${to.list(gifts)}.` : '';
    return `${to.name(e.seat)} ${built}, platba: ${paid.join('; ')}${market}.${owed}`;
  },
  'took-back': (e, to) => {
    const undone =
      e.build === 'army' ? 'posílení vojska' : `${what[e.build]} na území ${to.place(e.territory)}`;
    return `${to.name(e.seat)} bere zpět ${undone}; do ruky se vracejí karty: ${to.cards(e.cards)}.`;
  },
  hero: (e, to) => {
    const hero = `${to.name(e.seat)}: ${heroes[e.hero]}`;
    const where = `na území ${to.place(e.territory)}`;
    if (e.how === 'waits') return `${hero} čeká, až bude moci vstoupit ${where}.`;
    return e.how === 'enters' ? `${hero} přichází ${where}.` : `${hero} se přesouvá ${where}.`;
  },
  called: (e, to) =>
    `${to.name(e.seat)} svolává společnou stavbu: ${builds[e.build]} na území ${to.place(e.territory)}. Ostatní mohou nabízet karty.`,
  offered: (e, to) =>
    e.cards.length === 0
      ? `${to.name(e.seat)} bere nabídku zpět.`
      : `${to.name(e.seat)} nabízí: ${to.cards(e.cards)}.`,
  'gave-up': (e, to) => `${to.name(e.seat)} se společné stavby vzdává; každému zůstávají nabídnuté karty.`,
  favour: (e, to) => `${to.name(e.seat)} přenechává jednu stavbu. Provést ji může ${to.name(e.to)}.`,
  declined: (e, to) => `${to.name(e.seat)} přenechanou stavbu odmítá.`,
  'built-enough': (e, to) => `${to.name(e.seat)} končí se stavbou.`,
  promised: ({ promise: p }, to) =>
    `${to.name(p.by)} dává na ${p.round}. kolo slib (komu: ${to.name(p.to)}): ${pledgeText('cs', p, to)}.`,
  promise: ({ promise: p }, to) =>
    `Slib na ${p.round}. kolo je ${PLEDGE_WORDS.cs.states[p.state]} (dává ${to.name(p.by)}, dostává ${to.name(p.to)}): ${pledgeText('cs', p, to)}.`,
  ship: (e, to) => `Loď dostává ${to.name(e.to)}.`,
  victory: (e, to) => {
    const reached = GOALS.filter(goal => e.goals.includes(goal)).map(goal => lower(goals[goal]));
    return `${to.name(e.seat)} oznamuje vítězství: ${to.list(reached)}.`;
  },
  'no-victory': (e, to) => `${to.name(e.seat)} může oznámit vítězství, ale zatím mlčí.`,
  declared: (e, to) =>
    `Vítězství oznamuje: ${to.list(e.seats.map((seat, i) => `${to.name(seat)} ${points(e.points[i]!)}`))}.`,
  closing: (e, to) => `Naposledy staví ${to.name(e.seat)}.`,
  shown: (e, to) => `${to.name(e.seat)} ukazuje kartu vítězných bodů: ${points(e.points)}.`,
  'last-round': e => `${e.round}. kolo je poslední.`,
  ranked: (e, to) => {
    const order = e.ranks.map((rank, seat) => ({ rank, seat })).toSorted((x, y) => x.rank - y.rank);
    return `Konečné pořadí: ${order.map(({ rank, seat }) => `${rank}. ${to.name(seat)} (${e.points[seat]})`).join(', ')}.`;
  },
};
