import { peek, type Dice, type Refusal, type Seat } from '@tavola/kernel';
import { BUILDS, nameOf, whereOf, type Build } from './builds.ts';
import { receiveOpen } from '../components/decks.ts';
import { construct, wrongBuild } from './erect.ts';
import type { GraenalandContext, BuildLimits, GraenalandSight, IslandTable } from '../types.ts';
import { NONE } from '../names.ts';
import { buildChoice, drawBuild, readBuild, sayBuild, type BuildAnswer, type BuildChoice } from './order.ts';
import { sitesFor, worksFor } from './sites.ts';
import { beforeBuild, noteBuild, takeBack } from './take-back.ts';
import { secretQuestion } from '../rulebook.ts';
import { addUp } from '../components/cards.ts';
import { priceFor } from '../components/stock.ts';
import { mostUnits } from '../declaration/within-reach.ts';
import { talkWhileBuilding } from '../talk.ts';

/** A seat begins to build under these limits. */
export const openPhase = (g: GraenalandContext, seat: Seat, limits: BuildLimits): void => {
  const { table } = g;
  table.builder = seat;
  table.limits = limits;
  table.marketsUsed = 0;
  table.supplied = false;
  table.called = false;
  table.done = [];
};

/** G-B01 The main player's building phase begins. */
export const beginBuilding = (g: GraenalandContext): void => {
  openPhase(g, g.table.ship, 'own');
  g.emit?.({ t: 'building', seat: g.table.ship });
};

interface Item {
  readonly kind: 'one';
  readonly what: 'end' | 'supply' | 'joint' | 'favour' | 'undo';
  readonly of: readonly number[];
}
type MenuAnswer = { readonly branch: number; readonly answer: number | BuildAnswer };

/**
 * The builder's deeds besides building depend on the table alone. G-B01 The phase can end once the builder has taken a
 * supply card or none lies open; G-B31, G-O20 one joint work or favour a turn; G-W03 none of these when closing.
 */
export const menu = (table: IslandTable): Item[] => {
  const items: Item[] = [];
  const closing = table.limits === 'closing';
  const takes = !closing && !table.supplied && table.supplies.length > 0;
  if (!takes) items.push({ kind: 'one', what: 'end', of: [0] });
  if (takes) items.push({ kind: 'one', what: 'supply', of: table.supplies.map((_, i) => i) });
  if (closing || table.called) return items;
  const works = worksFor(table, table.builder);
  if (works.length > 0) items.push({ kind: 'one', what: 'joint', of: works });
  if (table.fiveAlt)
    items.push({ kind: 'one', what: 'favour', of: table.seats.filter(seat => seat !== table.builder) });
  return items;
};

/** G-H05 Taking back is the last branch, after the builds. */
const UNDO: Item = { kind: 'one', what: 'undo', of: [0] };

const ENDED = { branch: 0, answer: 0 } as const;

/**
 * Everybody sees that nothing is left but to end the phase: the backs of the cards show that they pay for nothing. That
 * a hand pays for nothing is secret otherwise, so then the question is put (G-D06).
 */
const isPhaseOver = (table: IslandTable): boolean => {
  if (table.rules < 3 || table.done.length > 0) return false;
  const items = menu(table);
  if (items.length > 1 || items[0]!.what !== 'end') return false;
  const units = mostUnits(table, table.builder);
  return sitesFor(table, table.builder).every(code => addUp(priceFor(table, code)) > units);
};

/** G-B02 The builder's next deed: end the phase, take a supply card, build, call a joint work, show a favour. */
export const build = secretQuestion({
  name: 'build',
  talk: talkWhileBuilding,
  who: table => (isPhaseOver(table) ? [] : [table.builder]),
  choice: me => {
    const branches: (Item | BuildChoice)[] = menu(me.table);
    const builds = buildChoice(me);
    if (builds) branches.push(builds);
    if (me.table.done.length > 0) branches.push(UNDO);
    return { kind: 'either', what: 'deed', branches };
  },
  refuse: (me, { answer }) => (typeof answer === 'number' ? undefined : wrongAnswer(me, answer)),
  absent: () => ENDED,
  sample: (me, dice) => drawDeed(me, dice),
  settle: (g, answers) => {
    const seat = g.table.builder;
    const { branch, answer } = answers[seat] ?? ENDED;
    if (typeof answer === 'number') choose(g, seat, menu(g.table)[branch]?.what ?? 'undo', answer);
    else buildNext(g, seat, answer);
  },
});

export const wrongAnswer = (me: GraenalandSight, answer: BuildAnswer): Refusal | undefined => {
  const hand = peek(me.hand.cards);
  return wrongBuild(me.table, hand, me.seat, readBuild(me.table, me.seat, hand, answer));
};

export const carryOut = (g: GraenalandContext, seat: Seat, answer: BuildAnswer): Build => {
  const made = readBuild(g.table, seat, peek(g.hands[seat]!.cards), answer);
  construct(g, seat, made, [{ by: seat, cards: made.cards }]);
  return made;
};

const buildNext = (g: GraenalandContext, seat: Seat, answer: BuildAnswer): void => {
  const before = beforeBuild(g.table, seat);
  noteBuild(g.table, before, carryOut(g, seat, answer));
};

const choose = (g: GraenalandContext, seat: Seat, what: Item['what'], answer: number): void => {
  const { table } = g;
  switch (what) {
    case 'end':
      table.builder = NONE;
      table.done = [];
      g.emit?.({ t: 'built-enough', seat });
      return;
    case 'undo':
      takeBack(g, seat);
      return;
    case 'supply':
      takeSupply(g, seat, answer);
      return;
    case 'joint':
      table.called = true;
      table.done = [];
      table.joint = answer;
      // Rules 2 left it to the others to speak up.
      table.invited = table.rules >= 3;
      table.offers = table.known.map(() => 0);
      g.emit?.({ t: 'called', seat, build: BUILDS[nameOf(answer)]!, territory: whereOf(answer) });
      return;
    case 'favour':
      table.called = true;
      table.done = [];
      table.favoured = answer;
      g.emit?.({ t: 'favour', seat, to: answer });
      return;
  }
};

/** G-B01 The main player takes one of the open supplies. */
export const takeSupply = (g: GraenalandContext, seat: Seat, index: number): void => {
  const card = g.table.supplies[index]!;
  g.table.supplies = g.table.supplies.toSpliced(index, 1);
  g.table.supplied = true;
  receiveOpen(g, [seat], [card]);
  g.emit?.({ t: 'took', seat, card });
};

/** Random play tries so many builds before it does something else. */
const TRIES = 6;
/** Random play takes a build back one time in so many. */
const RARELY = 40;

/** Draws a random deed: mostly a build, if one of a few can be paid. */
const drawDeed = (me: GraenalandSight, dice: Dice): MenuAnswer => {
  const items = menu(me.table);
  if (me.table.done.length > 0 && dice.below(RARELY) === 0)
    return { branch: items.length + (buildChoice(me) ? 1 : 0), answer: 0 };
  if (dice.below(3) > 0) {
    const answer = drawAnswer(me, dice);
    if (answer) return { branch: items.length, answer };
  }
  // The first item ends the phase or takes a supply card; the rarer deeds come up one time in eight.
  const branch = dice.below(8) === 0 ? dice.below(items.length) : 0;
  const { of } = items[branch]!;
  return { branch, answer: of[dice.below(of.length)]! };
};

export const drawAnswer = (me: GraenalandSight, dice: Dice): BuildAnswer | undefined => {
  const { table, seat } = me;
  const hand = peek(me.hand.cards);
  const codes = sitesFor(table, seat);
  for (let tries = 0; tries < TRIES && codes.length > 0; tries++) {
    const made = drawBuild(table, seat, hand, codes[dice.below(codes.length)]!, dice);
    if (made) return sayBuild(table, seat, hand, made);
  }
  return undefined;
};
