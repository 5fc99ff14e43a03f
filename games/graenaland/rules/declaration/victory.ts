import type { Seat } from '@tavola/kernel';
import { peek } from '@tavola/kernel';
import { openPhase } from '../building/building.ts';
import { goalsOf, GOALS_TO_WIN, decideOutcome, pointsOf, countGoalProgress } from './goals.ts';
import { leftOf } from '../building/houses.ts';
import type { GraenalandContext, IslandTable } from '../types.ts';
import { NONE } from '../names.ts';
import { openQuestion } from '../rulebook.ts';
import { talkByBook } from '../talk.ts';

const [NO, YES] = [0, 1];

/** G-W02 After the own building phase a main player with three goals may declare victory; no other player is asked. */
export const victory = openQuestion({
  name: 'victory',
  talk: talkByBook,
  who: table => (goalsOf(table, table.ship).length >= GOALS_TO_WIN ? [table.ship] : []),
  choice: () => ({ kind: 'one', what: 'victory', of: [NO, YES] }),
  absent: () => YES,
  settle: (g, answers, who) => {
    const seat = who[0];
    if (seat === undefined) return;
    if (answers[seat] === NO) {
      g.emit?.({ t: 'no-victory', seat });
      return;
    }
    g.table.declarer = seat;
    g.emit?.({ t: 'victory', seat, goals: goalsOf(g.table, seat) });
  },
});

export const isDeclared = (table: IslandTable): boolean => table.declarer !== NONE;

/** G-W03, G-O13 All others, clockwise from the declarer's left. */
export const listClosers = (table: IslandTable): Seat[] => leftOf(table, table.declarer);

/** G-W03 One more building phase: no supply card is taken, no public works, no favour. */
export const beginClosing = (g: GraenalandContext): void => {
  openPhase(g, g.current, 'closing');
  g.emit?.({ t: 'closing', seat: g.current });
};

/** G-O13 Shows a victory card. */
export const showVictoryCard = (g: GraenalandContext, seat: Seat): void => {
  const { table } = g;
  const card = peek(g.hands[seat]!.kept);
  table.shown = table.shown.with(seat, card);
  g.emit?.({ t: 'shown', seat, card, points: pointsOf(table, countGoalProgress(table, seat), card) });
};

/** G-W04, G-O13, G-X05 Shows all victory cards and ranks all players. */
export const finish = (g: GraenalandContext): void => {
  const { table } = g;
  table.ended = true;
  table.builder = NONE;
  if (table.goals === 'cards')
    for (const seat of table.seats) if (table.shown[seat] === NONE) showVictoryCard(g, seat);
  g.emit?.({ t: 'ranked', ...decideOutcome(table) });
};
