import type { OpenSight, Question, Sight } from './script.ts';
import type { Seat } from '../state/seat.ts';
import { tableOf, type DeepReadonly, type GameTypes, type ScriptFrame, type State } from '../state/state.ts';

/** Returns the item of the innermost `each`, including the loops of the callers. */
export const currentOf = (at: readonly ScriptFrame[]): number => {
  for (let f = at.length - 1; f >= 0; f--) {
    const { loops } = at[f]!;
    const loop = loops[loops.length - 1];
    if (loop) return loop.list[loop.i]!;
  }
  return -1;
};

export const sightOf = <K extends GameTypes>(
  s: State<K>,
  seat: Seat,
  current = currentOf(s.at),
): Sight<K> => ({
  seat,
  table: tableOf(s),
  hand: s.hands[seat] as DeepReadonly<K['hand']>,
  current,
});

/** An open question gets no hand, so its choice cannot depend on one. */
const openSightOf = <K extends GameTypes>(s: State<K>, seat: Seat, current: number): OpenSight<K> => ({
  seat,
  table: tableOf(s),
  current,
});

export const sightFor = <K extends GameTypes>(
  s: State<K>,
  question: Pick<Question<K>, 'open'>,
  seat: Seat,
  current = currentOf(s.at),
): Sight<K> =>
  // An open question's functions expect an OpenSight; `rulebook` erases that type.
  question.open ? (openSightOf(s, seat, current) as Sight<K>) : sightOf(s, seat, current);
