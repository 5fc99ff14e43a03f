import type { Seat } from '@tavola/kernel';
import { hasHeroAt } from './building/houses.ts';
import type { GraenalandContext, IslandTable } from './types.ts';
import { HEROES, NONE, WARRIOR } from './names.ts';
import { COMPASS, stepFrom } from './land.ts';
import { openQuestion } from './rulebook.ts';

const DIRECTIONS = COMPASS.map((_, direction) => direction);
const STAY = 0;

/** The heroes of a clan that stand on the board. */
const onBoard = (table: IslandTable, seat: Seat): number[] =>
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

/** The way of an order, and the own hero that swaps places, or NONE. */
export interface HeroWay {
  readonly from: number;
  readonly to: number;
  readonly swapped: number;
}

/** G-M02, G-M03, G-M04 A hero never leaves the island, and swaps places with an own hero at its target. */
export const wayOf = (
  { heroes, land }: IslandTable,
  seat: Seat,
  hero: number,
  direction: number,
): HeroWay => {
  const from = heroes[seat * 3 + hero]!;
  const to = stepFrom(land.coast, from, direction) ?? from;
  const swapped = to === from ? NONE : HEROES.findIndex((_, other) => heroes[seat * 3 + other] === to);
  return { from, to, swapped };
};

const move = (g: GraenalandContext, seat: Seat, hero: number, direction: number): void => {
  const { heroes } = g.table;
  const { from, to, swapped } = wayOf(g.table, seat, hero, direction);
  heroes[seat * 3 + hero] = to;
  if (swapped !== NONE) heroes[seat * 3 + swapped] = from;
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
export const enterWaiting = (g: GraenalandContext): void => {
  const { table } = g;
  for (let i = 0; i < table.waiting.length;) {
    const code = table.waiting[i]!;
    const territory = table.waitingFor[i]!;
    const seat = Math.floor(code / 3);
    if (hasHeroAt(table, territory, seat)) {
      i++;
      continue;
    }
    table.heroes[code] = territory;
    table.waiting = table.waiting.toSpliced(i, 1);
    table.waitingFor = table.waitingFor.toSpliced(i, 1);
    g.emit?.({ t: 'entered', seat, hero: HEROES[code % 3]!, territory });
  }
};
