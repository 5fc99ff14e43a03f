import { peek, seal, type DeepReadonly, type Dice, type G, type Seat, type Sight } from '@tavola/kernel';
import type { TownTable, Verona } from '../types.ts';
import { NONE } from '../names.ts';
import { drawRanking, refuseTwice } from '../ranking.ts';
import { order, secretQuestion } from '../rulebook.ts';
import { isShownAtOnce } from '../versions.ts';
import { hasAlly } from './allies.ts';
import { isAccomplished, missionOrder, putDownMission } from './missions.ts';

/** Without own allies in all three streets now, no reward of others can accomplish the mission before the seat's turn. */
const isWithinReach = (table: TownTable, seat: Seat, mission: number): boolean =>
  table.board.missions[mission]!.streets.every(street => hasAlly(table, seat, street));

/**
 * V-C54 Everybody is asked, able or not, because asking only those who can would tell a secret. V-S14 Where the board
 * shows to all that the seat cannot accomplish any mission that is still unshown, none is its only answer.
 */
const namers = (table: TownTable): readonly Seat[] =>
  missionOrder(table).filter(seat =>
    table.shownBy.some((by, mission) => by === NONE && isWithinReach(table, seat, mission)),
  );

const ownMissions = (hand: DeepReadonly<Verona['hand']>): number[] => hand.missions.map(card => peek(card));

const missionsWithinReach = ({ table, hand, seat }: Sight<Verona>): number[] =>
  ownMissions(hand).filter(mission => isWithinReach(table, seat, mission));

/** Up to so many of the missions, best first. */
const ranking = (missions: readonly number[], min: number) =>
  ({
    kind: 'list',
    what: 'missions',
    parts: [{ kind: 'one', what: 'mission', of: missions }],
    min: Math.min(min, missions.length),
    max: missions.length,
  }) as const;

/** V-C55 The missions named with it are shown as soon as that is possible, the first of them that is. */
const showWhenAble = order({
  name: 'show-when-able',
  rule: 'V-C55',
  choice: ({ hand }) => ranking(ownMissions(hand), 1),
  refuse: refuseTwice,
  sample: ({ hand }, dice) => drawRanking(ownMissions(hand), 1, dice),
  answer: (me, ranked) => {
    const possible = missionsWithinReach(me);
    return ranked.filter(([mission]) => possible.includes(mission));
  },
});

/** V-C55 None until the player says otherwise. */
const showNone = order({ name: 'show-none', rule: 'V-C55', answer: () => [] });

/** V-C54 All name a mission at the same time, or none; whoever names several shows the first that is accomplished. */
export const nameMission = secretQuestion({
  name: 'name-mission',
  talk: 'open',
  who: namers,
  choice: me => ranking(missionsWithinReach(me), 0),
  refuse: refuseTwice,
  sample: (me, dice) => drawRanking(missionsWithinReach(me), 0, dice),
  absent: () => [],
  orders: {
    mayLeave: (table, seat) => isShownAtOnce(table) && table.unshown[seat]! > 0,
    list: [showWhenAble, showNone],
  },
  settle: (g, answers, who) => {
    for (const seat of who) {
      g.hands[seat]!.named = answers[seat]!.map(([mission]) => seal(mission));
      g.table.fight.unsettled |= 1 << seat;
    }
  },
});

export const isUnsettled = (table: TownTable, seat: Seat): boolean =>
  (table.fight.unsettled & (1 << seat)) !== 0;

export const namersInOrder = (table: TownTable): readonly Seat[] =>
  missionOrder(table).filter(seat => isUnsettled(table, seat));

/** V-C54 Conditions are checked when the seat's turn comes; what is not accomplished then stays secret. */
export const settleNaming = (g: G<Verona>): void => {
  const seat = g.current;
  const hand = g.hands[seat]!;
  const shown = hand.named.find(card => isAccomplished(g.table, seat, peek(card)));
  hand.named = [];
  g.table.fight.unsettled &= ~(1 << seat);
  if (shown !== undefined) putDownMission(g, seat, peek(shown));
};

/** For imagined worlds: another naming, drawn from what the hand holds there. */
export const guessNaming = (table: TownTable, hand: Verona['hand'], seat: Seat, dice: Dice): void => {
  if (!isUnsettled(table, seat)) return;
  const drawn = drawRanking(missionsWithinReach({ table, hand, seat, current: NONE }), 0, dice);
  hand.named = drawn.map(([mission]) => seal(mission));
};
