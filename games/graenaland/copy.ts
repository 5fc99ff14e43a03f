import { peek, seal } from '@tavola/kernel';
import type { Graenaland, Seen, Table } from './kinds.ts';

/** Copies of each compartment. What never changes is shared. */
export const copyTable = (t: Seen): Table => ({
  stock: t.stock,
  land: t.land,
  standard: t.standard,
  seats: t.seats,
  start: t.start,
  goals: t.goals,
  fiveAlt: t.fiveAlt,
  rounds: t.rounds,
  first: t.first,
  ship: t.ship,
  round: t.round,
  settlements: t.settlements.slice(),
  buildings: t.buildings.slice(),
  works: t.works.slice(),
  tokens: t.tokens.slice(),
  heroes: t.heroes.slice(),
  waiting: t.waiting.slice(),
  waitingFor: t.waitingFor.slice(),
  army: t.army.slice(),
  beside: t.beside.map(cards => cards.slice()),
  down: t.down.slice(),
  supplies: t.supplies.slice(),
  decks: t.decks.slice(),
  buried: t.buried.slice(),
  discards: t.discards.slice(),
  backs: t.backs.slice(),
  known: t.known.slice(),
  proposal: t.proposal,
  builder: t.builder,
  limits: t.limits,
  supplied: t.supplied,
  called: t.called,
  marketsUsed: t.marketsUsed,
  joint: t.joint,
  offers: t.offers.slice(),
  favoured: t.favoured,
  arrivals: t.arrivals.map(seats => seats.slice()),
  crowded: t.crowded,
  declarer: t.declarer,
  ended: t.ended,
  shown: t.shown.slice(),
});

export const copyHand = (h: Graenaland['hand']): Graenaland['hand'] => ({
  cards: seal(peek(h.cards).slice()),
  dealt: h.dealt.slice(),
  kept: h.kept,
});

export const copyBox = (b: Graenaland['box']): Graenaland['box'] => ({
  decks: b.decks.map(deck => deck.slice()),
  buried: b.buried.map(cards => cards.slice()),
  down: b.down.map(cards => cards.slice()),
  victory: b.victory.slice(),
});
