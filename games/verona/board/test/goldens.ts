import { verona, type Verona } from '@tavola/games/verona';
import { goldensOf, type Position, type Turned as AnyTurned } from '@tavola/web/board-kit/test/goldens.ts';

export type Turned = AnyTurned<Verona>;
const goldens = goldensOf(verona);
export const goldenNames = goldens.names;
export const goldenTurns = goldens.turns;

/** Returns one position of the golden matches for each question and number of seats. */
export const askedPositions = (): readonly Position<Verona>[] =>
  goldens.asked((question, { table }) => `${question} of ${table.seats.length}`);

export const ownBoard = (): Verona['table']['board'] => goldenTurns(goldenNames[0]!)[0]!.before.table.board;
