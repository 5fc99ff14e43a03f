import type { GraenalandEvent } from '../../rules/events.ts';
import { GOALS } from '../../rules/names.ts';
import type { Catalogue } from '@tavola/web/text/game.ts';
import { count, plural } from '@tavola/web/text/language.ts';
import { PLEDGE_WORDS, pledgeText } from '../pledges.ts';
import { sharesOf, type GraenalandSpeaker } from '../speaker.ts';
import { WORDS } from '../words.ts';

const { builds, directions, heroes, goals } = WORDS.de;
const cards = (n: number): string => count('de', n, ['Karte', 'Karten']);
const points = (n: number): string => count('de', n, ['Punkt', 'Punkte']);
/** The build in the accusative. */
const what = {
  settlement: 'eine Siedlung',
  fort: 'eine Festung',
  church: 'eine Kirche',
  hall: 'eine Halle',
  road: 'einen Weg',
  improvement: 'eine Ertragsverbesserung',
  market: 'einen Markt',
  palisade: 'eine Palisade',
  army: 'ein Heer',
} as const;
/** The build that is taken back, with its article. */
const the = {
  settlement: 'die Siedlung',
  fort: 'die Festung',
  church: 'die Kirche',
  hall: 'die Halle',
  road: 'den Weg',
  improvement: 'die Ertragsverbesserung',
  market: 'den Markt',
  palisade: 'die Palisade',
  army: 'das Heer',
} as const;
const withHero = { warrior: 'Krieger', priest: 'Priester', skald: 'Skalden' } as const;
const sum = (seats: readonly number[], of: readonly number[]): number =>
  seats.reduce((n, seat) => n + (of[seat] ?? 0), 0);

export const de: Catalogue<GraenalandEvent, GraenalandSpeaker> = {
  first: (e, to) => `${to.name(e.seat)} beginnt und erhält das Schiff.`,
  agreed: (e, to) =>
    e.no.length === 0
      ? 'Alle sind mit der ausgelegten Insel einverstanden.'
      : `Mit der eigenen Insel nicht einverstanden: ${to.names(e.no)}. Es gilt die übliche.`,
  island: (e, to) => {
    const coast = (e.tiles.length + 1) / 2;
    const rows = [e.tiles.slice(0, coast), e.tiles.slice(coast)].map(row => to.list(row.map(to.tile)));
    return `Die Insel liegt aus. Küste von Westen: ${rows[0]}; Landesinneres: ${rows[1]}.`;
  },
  supplies: (e, to) => `Neue Vorräte liegen aus: ${to.cards(e.cards)}.`,
  settled: (e, to) =>
    `${to.name(e.seat)} gründet eine Siedlung in ${to.place(e.territory)}${e.warrior ? ' und stellt dort auch den Krieger auf' : ''}.`,
  drew: (e, to) => `${to.name(e.seat)} nimmt eine Karte vom Stapel ${to.deck(e.deck)}.`,
  laid: (e, to) =>
    `Neben ${to.place(e.territory)} ${plural('de', e.cards, ['liegt', 'liegen'])} verdeckt ${cards(e.cards)}.`,
  crowded: (e, to) =>
    `In ${to.place(e.territory)} liegt keine Karte mehr für ${to.name(e.by)}: Wer früher kam, darf den Anker lichten.`,
  anchor: (e, to) =>
    `${to.name(e.seat)} lichtet den Anker und fährt von ${to.place(e.from)} nach ${to.place(e.to)}${e.warrior ? ', mit dem Krieger' : ''}.`,
  stayed: (e, to) => `${to.name(e.seat)} bleibt in ${to.place(e.territory)}.`,
  'left-over': (e, to) => `Neben ${to.place(e.territory)} übrig und ungesehen abgelegt: ${cards(e.cards)}.`,
  'victory-cards': e => `Alle erhalten ${count('de', e.each, ['Siegpunktkarte', 'Siegpunktkarten'])}.`,
  kept: () => 'Alle haben eine Siegpunktkarte behalten.',
  round: (e, to) => `Runde ${e.round} beginnt. ${to.name(e.main)} hat das Schiff und ist aktiv.`,
  reshuffled: (e, to) => `Aus den Ablagen entsteht ein neuer Stapel (${to.deck(e.deck)}): ${cards(e.cards)}.`,
  produced: (e, to) => `${to.place(e.territory)} bringt ${to.cards([e.card])}.`,
  road: (e, to) => `Der Weg bringt ${to.place(e.territory)} noch eine Karte, verdeckt.`,
  improvement: (e, to) =>
    e.stays
      ? `Die Ertragsverbesserung bringt ${to.place(e.territory)} zudem ${to.cards([e.card])}.`
      : `Die Ertragsverbesserung deckt für ${to.place(e.territory)} ${to.cards([e.card])} auf: Die Karte passt nicht und wird abgelegt.`,
  full: (e, to) =>
    `Neben ${to.place(e.territory)} liegen so viele Karten wie erlaubt; nicht gezogen: ${cards(e.lost)}.`,
  barren: (e, to) =>
    `Im Stapel ${to.deck(e.deck)} ist keine Karte mehr: ${to.place(e.territory)} bringt nichts weiter.`,
  moved: (e, to) => {
    const hero = `${to.name(e.seat)}: Der ${heroes[e.hero]}`;
    if (e.from === e.to)
      return e.direction === 0
        ? `${hero} bleibt in ${to.place(e.from)}.`
        : `${hero} soll ${directions[e.direction]} gehen, doch die Richtung führt ins Leere: Er bleibt in ${to.place(e.from)}.`;
    const swap = e.swapped === null ? '' : ` und tauscht den Platz mit dem ${withHero[e.swapped]}`;
    return `${hero} geht von ${to.place(e.from)} nach ${to.place(e.to)}${swap}.`;
  },
  entered: (e, to) =>
    `${to.name(e.seat)}: Der ${heroes[e.hero]} wartet nicht länger und kommt nach ${to.place(e.territory)}.`,
  passed: (e, to) => `${to.name(e.seat)} macht keinen Vorschlag.`,
  proposed: (e, to) =>
    `${to.name(e.seat)} schlägt für ${to.place(e.territory)} vor: ${sharesOf(e.cards, e.to)
      .map(share => `${to.name(share.seat)} erhält ${to.cards(share.cards)}`)
      .join('; ')}.`,
  vote: (e, to) => {
    const told = (seats: readonly number[]): string =>
      seats.length === 0 ? 'niemand' : to.list(seats.map(seat => `${to.name(seat)} (${e.votes[seat]})`));
    const [yes, all] = [sum(e.yes, e.votes), sum(e.yes, e.votes) + sum(e.no, e.votes)];
    return `Dafür: ${told(e.yes)}; dagegen: ${told(e.no)}. Mit ${yes} von ${count('de', all, ['Stimme', 'Stimmen'])} ist der Vorschlag für ${to.place(e.territory)} ${e.carried ? 'angenommen' : 'abgelehnt'}.`;
  },
  got: (e, to) => {
    const hidden = e.down > 0 ? [`${cards(e.down)} verdeckt`] : [];
    const seen = e.cards.length > 0 ? [to.cards(e.cards)] : [];
    return `${to.name(e.seat)} erhält aus ${to.place(e.territory)}: ${[...seen, ...hidden].join('; ')}.`;
  },
  building: (e, to) => `Jetzt baut ${to.name(e.seat)}.`,
  took: (e, to) => `${to.name(e.seat)} nimmt ${to.cards([e.card])}.`,
  built: (e, to) => {
    const built =
      e.build === 'army'
        ? `verstärkt das Heer auf ${e.strength}`
        : `baut ${what[e.build]} in ${to.place(e.territory)}`;
    const paid = e.paid.map(({ by, cards: given }) =>
      by === e.seat ? to.cards(given) : `${to.cards(given)} von ${to.name(by)}`,
    );
    const market = e.markets > 0 ? `, über ${count('de', e.markets, ['Markt', 'Märkte'])}` : '';
    const gifts = e.gifts.map(({ to: seat, deck }) => `${to.name(seat)} (${to.deck(deck)})`);
    const owed = gifts.length > 0 ? ` Für die Palisade geht je eine Karte an ${to.list(gifts)}.` : '';
    return `${to.name(e.seat)} ${built}, bezahlt: ${paid.join('; ')}${market}.${owed}`;
  },
  'took-back': (e, to) => {
    const undone =
      e.build === 'army' ? 'die letzte Verstärkung des Heers' : `${the[e.build]} in ${to.place(e.territory)}`;
    return `${to.name(e.seat)} nimmt ${undone} zurück und erhält die Karten wieder: ${to.cards(e.cards)}.`;
  },
  hero: (e, to) => {
    const hero = `${to.name(e.seat)}: Der ${heroes[e.hero]}`;
    const where = to.place(e.territory);
    if (e.how === 'waits') return `${hero} wartet darauf, nach ${where} zu kommen.`;
    return e.how === 'enters' ? `${hero} kommt nach ${where}.` : `${hero} zieht nach ${where}.`;
  },
  called: (e, to) =>
    `${to.name(e.seat)} ruft ein gemeinsames Bauwerk aus: ${builds[e.build]} in ${to.place(e.territory)}. Die anderen dürfen Karten anbieten.`,
  offered: (e, to) =>
    e.cards.length === 0
      ? `${to.name(e.seat)} zieht das Angebot zurück.`
      : `${to.name(e.seat)} bietet ${to.cards(e.cards)}.`,
  'gave-up': (e, to) =>
    `${to.name(e.seat)} gibt das gemeinsame Bauwerk auf; alle behalten, was sie angeboten haben.`,
  favour: (e, to) => `${to.name(e.seat)} überlässt ${to.name(e.to)} einen Bau.`,
  declined: (e, to) => `${to.name(e.seat)} lehnt den überlassenen Bau ab.`,
  'built-enough': (e, to) => `${to.name(e.seat)} beendet das Bauen.`,
  promised: ({ promise: p }, to) =>
    `${to.name(p.by)} verspricht ${to.name(p.to)} für Runde ${p.round}: ${pledgeText('de', p, to)}.`,
  promise: ({ promise: p }, to) =>
    `Das Versprechen von ${to.name(p.by)} an ${to.name(p.to)} für Runde ${p.round} ist ${PLEDGE_WORDS.de.states[p.state]}: ${pledgeText('de', p, to)}.`,
  ship: (e, to) => `Das Schiff geht an ${to.name(e.to)}.`,
  victory: (e, to) => {
    const reached = GOALS.filter(goal => e.goals.includes(goal)).map(goal => goals[goal]);
    return `${to.name(e.seat)} verkündet den Sieg: ${to.list(reached)}.`;
  },
  'no-victory': (e, to) => `${to.name(e.seat)} könnte den Sieg verkünden, tut es aber nicht.`,
  declared: (e, to) =>
    `Den Sieg verkündet: ${to.list(e.seats.map((seat, i) => `${to.name(seat)} mit ${e.points[i] === 1 ? '1 Punkt' : `${e.points[i]} Punkten`}`))}.`,
  closing: (e, to) => `${to.name(e.seat)} baut ein letztes Mal.`,
  shown: (e, to) => `${to.name(e.seat)} zeigt die Siegpunktkarte: ${points(e.points)}.`,
  'last-round': e => `Runde ${e.round} ist die letzte.`,
  ranked: (e, to) => {
    const order = e.ranks.map((rank, seat) => ({ rank, seat })).toSorted((x, y) => x.rank - y.rank);
    return `Endstand: ${order.map(({ rank, seat }) => `${rank}. ${to.name(seat)} (${e.points[seat]})`).join(', ')}.`;
  },
};
