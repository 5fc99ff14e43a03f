import { peek, seal, type Dice, type Refusal, type Seat } from '@tavola/kernel';
import { openPhase } from '../building/building.ts';
import type { Build } from '../building/builds.ts';
import { KINDS, addUp, type Counts } from '../components/cards.ts';
import { copyTable } from '../copy.ts';
import { construct, erect, wrongBuild } from '../building/erect.ts';
import { pointsOf, POINTS_TO_WIN, countGoalProgress } from './goals.ts';
import { clockwiseFrom } from '../building/houses.ts';
import type { GraenalandContext, GraenalandSight, IslandTable, GraenalandTable } from '../types.ts';
import { NONE } from '../names.ts';
import {
  buildParts,
  closingCodes,
  drawBuild,
  readBuild,
  sayBuild,
  type BuildAnswer,
} from '../building/order.ts';
import { sitesFor } from '../building/sites.ts';
import { showVictoryCard } from './victory.ts';
import { order, secretQuestion } from '../rulebook.ts';
import { talkByBook } from '../talk.ts';
import { isSixWithinReach } from './within-reach.ts';

/** G-O10 So many victory cards are dealt to each player. */
const DEALT = 3;

export const dealVictoryCards = (g: GraenalandContext): void => {
  for (const seat of g.table.seats) {
    const cards = g.box.victory.slice(-DEALT);
    g.box.victory = g.box.victory.slice(0, -DEALT);
    g.hands[seat]!.dealt = cards;
    g.whisper?.(seat, { t: 'dealt', cards });
  }
  g.emit?.({ t: 'victory-cards', each: DEALT });
};

/** G-O10 All keep one of three cards in secret, at once; the others leave the game unseen. */
export const keep = secretQuestion({
  name: 'keep',
  talk: talkByBook,
  who: table => table.seats,
  choice: me => ({ kind: 'one', what: 'victory-card', of: me.hand.dealt.map(peek) }),
  absent: me => peek(me.hand.dealt[0]!),
  settle: (g, answers, who) => {
    for (const seat of who) g.hands[seat]!.kept = seal(answers[seat]!);
    g.emit?.({ t: 'kept' });
  },
});

/** A copy of the table for trying builds under the limits of G-W03. */
export const closingTable = (table: IslandTable, seat: Seat): GraenalandTable => {
  const copy = copyTable(table);
  copy.builder = seat;
  copy.limits = 'closing';
  copy.marketsUsed = 0;
  return copy;
};

/** Does a build on a copy of table and hand. */
export const tryBuild = (table: GraenalandTable, hand: number[], seat: Seat, build: Build): void => {
  erect(table, seat, build.code, build.move);
  table.marketsUsed += build.markets;
  for (let kind = 0; kind < KINDS; kind++) hand[kind]! -= build.cards[kind]!;
  for (const kind of build.gifts) if (kind !== NONE) hand[kind]!--;
};

interface Tried {
  readonly refusal: Refusal | undefined;
  readonly points: number;
}

/** G-O14 Tries the whole list on a copy: returns the refusal of the first impossible build, or the points reached. */
const tryList = (
  seen: IslandTable,
  seat: Seat,
  cards: Counts,
  card: number,
  list: readonly BuildAnswer[],
): Tried => {
  const table = closingTable(seen, seat);
  const hand = cards.slice();
  for (const [row, answer] of list.entries()) {
    const build = readBuild(table, seat, cards, answer);
    const refusal = wrongBuild(table, hand, seat, build);
    if (refusal) return { refusal: { ...refusal, about: { ...refusal.about, row } }, points: 0 };
    tryBuild(table, hand, seat, build);
  }
  return { refusal: undefined, points: pointsOf(table, countGoalProgress(table, seat), card) };
};

type Nothing = { readonly kind: 'one'; readonly what: 'no-declaration'; readonly of: readonly number[] };
const NOTHING: Nothing = { kind: 'one', what: 'no-declaration', of: [0] };

const NOT_DECLARED = { branch: 0, answer: 0 } as const;

const listChoice = (me: GraenalandSight) => {
  const { table } = me;
  const hand = peek(me.hand.cards);
  const parts = buildParts(me, hand, closingCodes(table), table.down.length, true);
  return { kind: 'list', what: 'builds', parts, min: 0, max: Math.min(addUp(hand), MOST_BUILDS) } as const;
};
/** Thirteen houses and eight steps of the army are the most that a clan can build. */
const MOST_BUILDS = 21;

/** G-O16 Rules 2 asked in every round. */
export const isDeclarationAsked = (table: IslandTable): boolean =>
  table.goals === 'cards' && (table.rules < 3 || isSixWithinReach(table));

/**
 * G-O12, G-O14, G-O16 Before the main player builds, all are asked at once and in secret whether they can reach six points
 * by building now. A declaration is the whole list of builds; one that does not lead to six is refused.
 */
export const declaration = secretQuestion({
  name: 'declaration',
  talk: talkByBook,
  who: table => table.seats,
  choice: me => {
    const branches: (Nothing | ReturnType<typeof listChoice>)[] = [NOTHING, listChoice(me)];
    return { kind: 'either', what: 'declaration', branches };
  },
  refuse: (me, { answer }) => {
    if (typeof answer === 'number') return undefined;
    const { refusal, points } = tryList(me.table, me.seat, peek(me.hand.cards), peek(me.hand.kept), answer);
    if (refusal) return refusal;
    return points < POINTS_TO_WIN ? { code: 'too-few-points', rule: 'G-O14', about: { points } } : undefined;
  },
  absent: () => NOT_DECLARED,
  orders: { list: [order({ name: 'no-declaration', rule: 'G-O16', answer: () => NOT_DECLARED })] },
  sample: (me, dice) => {
    const answer = drawList(me, dice);
    return answer ? { branch: 1, answer } : NOT_DECLARED;
  },
  settle: (g, answers, who) => {
    const { table } = g;
    const lists = new Map<Seat, readonly BuildAnswer[]>();
    for (const seat of who) {
      const { answer } = answers[seat]!;
      if (typeof answer !== 'number') lists.set(seat, answer);
    }
    // G-O12 The most points win, then the main player, then clockwise order. G-X06 Declarations are simultaneous.
    const seats = clockwiseFrom(table, table.ship).filter(seat => lists.has(seat));
    const points = seats.map(seat => {
      const { cards, kept } = g.hands[seat]!;
      return tryList(table, seat, peek(cards), peek(kept), lists.get(seat)!).points;
    });
    if (seats.length === 0) return;
    g.emit?.({ t: 'declared', seats, points });
    const declarer = seats[points.indexOf(Math.max(...points))]!;
    carryOutList(g, declarer, lists.get(declarer)!);
  },
});

/** G-O13 The declarer carries out the declared builds, shows the card and wins. */
const carryOutList = (g: GraenalandContext, seat: Seat, list: readonly BuildAnswer[]): void => {
  g.table.declarer = seat;
  openPhase(g, seat, 'closing');
  g.emit?.({ t: 'closing', seat });
  // The list names cards by the hand that the declarer held at the beginning.
  const hand = peek(g.hands[seat]!.cards).slice();
  const builds = list.map(answer => readBuild(g.table, seat, hand, answer));
  for (const build of builds) construct(g, seat, build, [{ by: seat, cards: build.cards }]);
  g.table.builder = NONE;
  g.emit?.({ t: 'built-enough', seat });
  showVictoryCard(g, seat);
};

const TRIES = 6;
/** Random play tries a declaration only from this many points. */
const HALFWAY = 3;

/** Tries random builds and declares if they happen to lead to six points. */
const drawList = (me: GraenalandSight, dice: Dice): BuildAnswer[] | undefined => {
  const { seat } = me;
  const card = peek(me.hand.kept);
  const points = (table: IslandTable): number => pointsOf(table, countGoalProgress(table, seat), card);
  if (points(me.table) < HALFWAY || dice.below(4) === 0) return undefined;
  const cards = peek(me.hand.cards);
  const table = closingTable(me.table, seat);
  const hand = cards.slice();
  const list: BuildAnswer[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    if (points(table) >= POINTS_TO_WIN) return list;
    const codes = sitesFor(table, seat);
    const build = codes.length > 0 && drawBuild(table, seat, hand, codes[dice.below(codes.length)]!, dice);
    if (!build) continue;
    list.push(sayBuild(table, seat, cards, build));
    tryBuild(table, hand, seat, build);
  }
  return points(table) >= POINTS_TO_WIN ? list : undefined;
};
