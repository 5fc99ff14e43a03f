import type { GameDef } from '@tavola/kernel';
import type { Fight, Verona } from './types.ts';

/** The other fields of a fight are single values. */
const cloneFight = (f: Fight): Fight => ({
  ...f,
  action: f.action.slice(),
  role: f.role.slice(),
  bid: f.bid.slice(),
  strength: f.strength.slice(),
});

/** Bots copy all the time, and one literal with every field is quicker than a spread with overwrites. */
export const clone: GameDef<Verona>['clone'] = {
  table: t => ({
    board: t.board,
    rules: t.rules,
    seats: t.seats,
    planning: t.planning,
    redentore: t.redentore,
    convento: t.convento,
    talk: t.talk,
    round: t.round,
    first: t.first,
    turn: t.turn,
    allies: t.allies.slice(),
    supply: t.supply.slice(),
    mercenaries: t.mercenaries.slice(),
    tokens: t.tokens.slice(),
    shown: t.shown.slice(),
    out: t.out,
    fight: cloneFight(t.fight),
    offer: t.offer.slice(),
    next: t.next,
    deck: t.deck,
    emptyDeck: t.emptyDeck,
    barren: t.barren,
    taken: t.taken,
    settling: t.settling,
    owner: t.owner.slice(),
    manned: t.manned.slice(),
    shownBy: t.shownBy.slice(),
    unshown: t.unshown.slice(),
    hasShown: t.hasShown.slice(),
    hired: t.hired.slice(),
    arming: t.arming,
    armingGoes: t.armingGoes,
    ended: t.ended,
    // Made once, at the end, and never changed.
    score: t.score,
  }),
  hand: h => ({
    florins: h.florins,
    missions: h.missions.slice(),
    plan: h.plan.slice(),
    named: h.named.slice(),
  }),
  box: b => ({ deck: b.deck.slice(), missions: b.missions.slice() }),
};
