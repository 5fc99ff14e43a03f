import type { GraenalandEvent } from '../../rules/events.ts';
import { GOALS } from '../../rules/names.ts';
import type { Catalogue } from '@tavola/web/text/game.ts';
import { count } from '@tavola/web/text/language.ts';
import { PLEDGE_WORDS, pledgeText } from '../pledges.ts';
import { sharesOf, type GraenalandSpeaker } from '../speaker.ts';
import { WORDS } from '../words.ts';

const { builds, directions, heroes, goals } = WORDS.en;
const cards = (n: number): string => count('en', n, ['card', 'cards']);
const votes = (n: number): string => count('en', n, ['vote', 'votes']);
const points = (n: number): string => count('en', n, ['point', 'points']);
const article = { improvement: 'an improvement' } as const;
const a = (build: keyof typeof builds): string =>
  build === 'improvement' ? article.improvement : `a ${builds[build]}`;
const sum = (seats: readonly number[], of: readonly number[]): number =>
  seats.reduce((n, seat) => n + (of[seat] ?? 0), 0);

export const en: Catalogue<GraenalandEvent, GraenalandSpeaker> = {
  first: (e, to) => `${to.name(e.seat)} is the first player and gets the ship.`,
  agreed: (e, to) =>
    e.no.length === 0
      ? 'Everybody agrees to the island as laid out.'
      : `${to.names(e.no)} did not agree to the custom island: the usual one is used.`,
  island: (e, to) => {
    const coast = (e.tiles.length + 1) / 2;
    const rows = [e.tiles.slice(0, coast), e.tiles.slice(coast)].map(row => to.list(row.map(to.tile)));
    return `The island is laid out. Coast from the west: ${rows[0]}; inland: ${rows[1]}.`;
  },
  supplies: (e, to) => `New supplies turned up: ${to.cards(e.cards)}.`,
  settled: (e, to) =>
    `${to.name(e.seat)} founds a settlement in ${to.place(e.territory)}${e.warrior ? ' and places the warrior there' : ''}.`,
  drew: (e, to) => `${to.name(e.seat)} takes a card from the ${to.deck(e.deck)} deck.`,
  laid: (e, to) => `Face down beside ${to.place(e.territory)}: ${cards(e.cards)}.`,
  crowded: (e, to) =>
    `No card is left in ${to.place(e.territory)} for ${to.name(e.by)}: those who came earlier may raise anchor.`,
  anchor: (e, to) =>
    `${to.name(e.seat)} raises anchor and sails from ${to.place(e.from)} to ${to.place(e.to)}${e.warrior ? ' with the warrior' : ''}.`,
  stayed: (e, to) => `${to.name(e.seat)} stays in ${to.place(e.territory)}.`,
  'left-over': (e, to) => `Left beside ${to.place(e.territory)} and discarded unseen: ${cards(e.cards)}.`,
  'victory-cards': e => `Everybody is dealt ${count('en', e.each, ['victory card', 'victory cards'])}.`,
  kept: () => 'Everybody has kept one victory card.',
  round: (e, to) => `Round ${e.round} begins. ${to.name(e.main)} has the ship and is the main player.`,
  reshuffled: (e, to) => `The discards become a new deck (${to.deck(e.deck)}): ${cards(e.cards)}.`,
  produced: (e, to) => `${to.place(e.territory)} yields ${to.cards([e.card])}.`,
  road: (e, to) => `The road brings ${to.place(e.territory)} one more card, face down.`,
  improvement: (e, to) =>
    e.stays
      ? `The improvement brings ${to.place(e.territory)} ${to.cards([e.card])} as well.`
      : `The improvement turns up ${to.cards([e.card])} for ${to.place(e.territory)}: it does not fit and is discarded.`,
  full: (e, to) => `${to.place(e.territory)} has all the cards it may have; not drawn: ${cards(e.lost)}.`,
  barren: (e, to) => `The ${to.deck(e.deck)} deck is empty: ${to.place(e.territory)} yields nothing more.`,
  moved: (e, to) => {
    const hero = `${to.name(e.seat)}: the ${heroes[e.hero]}`;
    if (e.from === e.to)
      return e.direction === 0
        ? `${hero} stays in ${to.place(e.from)}.`
        : `${hero} is sent ${directions[e.direction]}, but no way leads there, and stays in ${to.place(e.from)}.`;
    const swap = e.swapped === null ? '' : ` and changes places with the ${heroes[e.swapped]}`;
    return `${hero} goes from ${to.place(e.from)} to ${to.place(e.to)}${swap}.`;
  },
  entered: (e, to) =>
    `${to.name(e.seat)}: the ${heroes[e.hero]} is done waiting and enters ${to.place(e.territory)}.`,
  passed: (e, to) => `${to.name(e.seat)} makes no proposal.`,
  proposed: (e, to) =>
    `${to.name(e.seat)} proposes for ${to.place(e.territory)}: ${sharesOf(e.cards, e.to)
      .map(share => `${to.name(share.seat)} gets ${to.cards(share.cards)}`)
      .join('; ')}.`,
  vote: (e, to) => {
    const told = (seats: readonly number[]): string =>
      seats.length === 0 ? 'nobody' : to.list(seats.map(seat => `${to.name(seat)} (${e.votes[seat]})`));
    const [yes, all] = [sum(e.yes, e.votes), sum(e.yes, e.votes) + sum(e.no, e.votes)];
    return `For: ${told(e.yes)}; against: ${told(e.no)}. With ${yes} of ${votes(all)} the proposal for ${to.place(e.territory)} is ${e.carried ? 'accepted' : 'refused'}.`;
  },
  got: (e, to) => {
    const hidden = e.down > 0 ? [`${cards(e.down)} unseen`] : [];
    const seen = e.cards.length > 0 ? [to.cards(e.cards)] : [];
    return `${to.name(e.seat)} gets from ${to.place(e.territory)}: ${[...seen, ...hidden].join('; ')}.`;
  },
  building: (e, to) => `${to.name(e.seat)} builds now.`,
  took: (e, to) => `${to.name(e.seat)} takes ${to.cards([e.card])}.`,
  built: (e, to) => {
    const what =
      e.build === 'army'
        ? `raises the army to ${e.strength}`
        : `builds ${a(e.build)} in ${to.place(e.territory)}`;
    const paid = e.paid.map(({ by, cards: given }) =>
      by === e.seat ? to.cards(given) : `${to.cards(given)} from ${to.name(by)}`,
    );
    const market = e.markets > 0 ? `, through ${count('en', e.markets, ['market', 'markets'])}` : '';
    const gifts = e.gifts.map(({ to: seat, deck }) => `${to.name(seat)} (${to.deck(deck)})`);
    const owed = gifts.length > 0 ? ` One card each for the palisade goes to ${to.list(gifts)}.` : '';
    return `${to.name(e.seat)} ${what}, paid with ${paid.join('; ')}${market}.${owed}`;
  },
  'took-back': (e, to) => {
    const what =
      e.build === 'army' ? 'the last step of the army' : `the ${builds[e.build]} in ${to.place(e.territory)}`;
    return `${to.name(e.seat)} takes ${what} back and gets these cards back: ${to.cards(e.cards)}.`;
  },
  hero: (e, to) => {
    const hero = `${to.name(e.seat)}: the ${heroes[e.hero]}`;
    const where = to.place(e.territory);
    if (e.how === 'waits') return `${hero} waits to enter ${where}.`;
    return e.how === 'enters' ? `${hero} enters ${where}.` : `${hero} moves to ${where}.`;
  },
  called: (e, to) =>
    `${to.name(e.seat)} calls a joint work: ${a(e.build)} in ${to.place(e.territory)}. The others may offer cards.`,
  offered: (e, to) =>
    e.cards.length === 0
      ? `${to.name(e.seat)} withdraws the offer.`
      : `${to.name(e.seat)} offers ${to.cards(e.cards)}.`,
  'gave-up': (e, to) => `${to.name(e.seat)} gives up the joint work; all keep what they offered.`,
  favour: (e, to) => `${to.name(e.seat)} lets ${to.name(e.to)} do one build.`,
  declined: (e, to) => `${to.name(e.seat)} declines to build.`,
  'built-enough': (e, to) => `${to.name(e.seat)} ends building.`,
  promised: ({ promise: p }, to) =>
    `${to.name(p.by)} promises ${to.name(p.to)} for round ${p.round}: ${pledgeText('en', p, to)}.`,
  promise: ({ promise: p }, to) =>
    `The promise of ${to.name(p.by)} to ${to.name(p.to)} for round ${p.round} is ${PLEDGE_WORDS.en.states[p.state]}: ${pledgeText('en', p, to)}.`,
  ship: (e, to) => `The ship goes to ${to.name(e.to)}.`,
  victory: (e, to) => {
    const reached = GOALS.filter(goal => e.goals.includes(goal)).map(goal => goals[goal].toLowerCase());
    return `${to.name(e.seat)} declares victory: ${to.list(reached)}.`;
  },
  'no-victory': (e, to) => `${to.name(e.seat)} could declare victory but does not.`,
  declared: (e, to) =>
    `Victory is declared: ${to.list(e.seats.map((seat, i) => `${to.name(seat)} ${points(e.points[i]!)}`))}.`,
  closing: (e, to) => `${to.name(e.seat)} builds one last time.`,
  shown: (e, to) => `${to.name(e.seat)} shows the victory card: ${points(e.points)}.`,
  'last-round': e => `Round ${e.round} is the last one.`,
  ranked: (e, to) => {
    const order = e.ranks.map((rank, seat) => ({ rank, seat })).toSorted((x, y) => x.rank - y.rank);
    return `Final ranking: ${order.map(({ rank, seat }) => `${rank}. ${to.name(seat)} (${e.points[seat]})`).join(', ')}.`;
  },
};
