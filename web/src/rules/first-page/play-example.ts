import type { GameTypes, View } from '@tavola/kernel';
import { enact } from '@tavola/match';
import type { WorkedExample } from '../text/types.ts';

/** A moment of the example: the events that led to it, and what its seat knows then. */
export interface ExampleMoment {
  readonly events: readonly GameTypes['event'][];
  readonly view: View<GameTypes>;
}

const ANSWER = /^answers\[(\d+)\]/;

/** Plays the scenario and returns a moment for its beginning and one for each of its answers. */
export const playExample = ({ game, scenario, seat }: WorkedExample): readonly ExampleMoment[] => {
  const moments: ExampleMoment[] = [];
  const report = enact(game, scenario, ({ path, events }, state) => {
    const answer = ANSWER.exec(path);
    const at = answer ? Number(answer[1]) + 1 : 0;
    // Several seats may answer one question, and then the moment is the one after the last of them.
    moments[at] = { events: [...(moments[at]?.events ?? []), ...events], view: game.view(state, seat) };
  });
  if (!report.ok) throw new Error(`an example of ${game.name} cannot begin: ${report.error.message}`);
  if (!report.value.passed) throw new Error(`an example of ${game.name} does not end as it says`);
  return moments;
};
