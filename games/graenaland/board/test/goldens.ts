import { graenaland, type Graenaland } from '@tavola/games/graenaland';
import {
  goldensOf,
  type Position as AnyPosition,
  type Turned as AnyTurned,
} from '@tavola/web/board-kit/test/goldens.ts';

export type Turned = AnyTurned<Graenaland>;
type Position = AnyPosition<Graenaland>;

/**
 * The matches contain all questions: four clans who are asked for help, three clans, three with victory cards, four on a custom island, five with
 * favours.
 */
const CHOSEN = ['0001', '0004', '0005', '0006', '0008'];
const goldens = goldensOf(graenaland, name => CHOSEN.some(number => name.startsWith(number)));
export const goldenNames = goldens.names;
export const goldenTurns = goldens.turns;

/** Returns one position for each question, with the seat that answers. */
export const askedPositions = (): readonly Position[] => goldens.asked(question => question);

export const positionOf = (name: string): Position => askedPositions().find(one => one.name === name)!;

/** Returns a position in which the builder can afford something. */
export const richPosition = (): Position => {
  for (const turn of goldenNames.flatMap(goldenTurns)) {
    const seat = turn.before.table.builder;
    if (seat < 0) continue;
    const { asked } = graenaland.view(turn.before, seat);
    const branches = asked?.choice?.kind === 'either' ? asked.choice.branches : [];
    if (asked?.name === 'build' && branches.some(branch => branch.what === 'build'))
      return { name: 'build', seat, turn };
  }
  throw new Error('nobody can ever build');
};
