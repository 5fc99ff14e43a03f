import type { Seat } from '@tavola/kernel';
import { hasHeroAt } from './houses.ts';
import type { Game, Seen } from './kinds.ts';
import { HEROES, NONE, WARRIOR } from './names.ts';
import { COMPASS, stepFrom } from './land.ts';
import { openQuestion } from './words.ts';

const DIRECTIONS = COMPASS.map((_, direction) => direction);
const STAY = 0;

/** The heroes of a clan that stand on the board. */
const onBoard = (table: Seen, seat: Seat): number[] =>
  HEROES.map((_, hero) => hero).filter(hero => table.heroes[seat * 3 + hero] !== NONE);

/** G-M01, G-M03, G-M06 All but the main player secretly name one hero and a direction; then all go together. */
export const orders = openQuestion({
  name: 'orders',
  talk: 'closed',
  who: table => table.seats.filter(seat => seat !== table.ship),
  choice: me => ({
    kind: 'all',
    what: 'order',
    parts: [
      { kind: 'one', what: 'hero', of: onBoard(me.table, me.seat) },
      { kind: 'one', what: 'direction', of: DIRECTIONS },
    ],
  }),
  absent: () => [WARRIOR, STAY] as const,
  settle: (g, answers, who) => {
    for (const seat of who) {
      const [hero, direction] = answers[seat]!;
      move(g, seat, hero, direction);
    }
  },
});

/** G-M02, G-M03, G-M04 Off the island nobody goes; onto an own hero means changing places with it. */
const move = (g: Game, seat: Seat, hero: number, direction: number): void => {
  const { heroes, land } = g.table;
  const from = heroes[seat * 3 + hero]!;
  const to = stepFrom(land.coast, from, direction) ?? from;
  let swapped = NONE;
  if (to !== from) {
    swapped = HEROES.findIndex((_, other) => heroes[seat * 3 + other] === to);
    if (swapped !== NONE) heroes[seat * 3 + swapped] = from;
    heroes[seat * 3 + hero] = to;
  }
  g.emit?.({
    t: 'moved',
    seat,
    hero: HEROES[hero]!,
    direction,
    from,
    to,
    swapped: HEROES[swapped] ?? null,
  });
};

/** G-M05 Heroes that wait enter, in the order of their buildings, where no own hero stands now. */
export const enterWaiting = (g: Game): void => {
  const { waiting, waitingFor, heroes } = g.table;
  for (let i = 0; i < waiting.length;) {
    const code = waiting[i]!;
    const territory = waitingFor[i]!;
    const seat = Math.floor(code / 3);
    if (hasHeroAt(g.table, territory, seat)) {
      i++;
      continue;
    }
    heroes[code] = territory;
    waiting.splice(i, 1);
    waitingFor.splice(i, 1);
    g.emit?.({ t: 'entered', seat, hero: HEROES[code % 3]!, territory });
  }
};
