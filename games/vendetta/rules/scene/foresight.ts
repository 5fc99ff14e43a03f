import type { Answer, Choice, Refusal, Seat } from '@tavola/kernel';
import { callScene, refuseScene } from './calling.ts';
import { propsToReact, refuseReaction, sceneOf, takeReaction } from './evaluation.ts';
import type { Scene } from '../entities.ts';
import type { VendettaContext } from '../rulebook.ts';
import type { CityTable } from '../types.ts';
import { readBranch } from '../answer-reader.ts';
import { cloneTable } from '../setup/setup.ts';
import { NONE } from '../names.ts';

/** Out of 36: how often the caller's total is higher, equal and lower. A coin decides equal ones (N-V06). */
export interface Chances {
  readonly win: number;
  readonly tie: number;
  readonly loss: number;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** N-V04 Each side rolls one die: every outcome, counted. `lead` is how much the caller has more before that. */
export const chancesOf = (lead: number): Chances => {
  let [win, tie, loss] = [0, 0, 0];
  for (const own of FACES)
    for (const other of FACES) {
      const difference = lead + own - other;
      if (difference > 0) win++;
      else if (difference === 0) tie++;
      else loss++;
    }
  return { win, tie, loss };
};

/** A context for trying rules: it emits nothing and rolls no dice. */
const contextForTrial = (table: CityTable, current: Seat): VendettaContext => ({
  // The copy shares only values that are replaced, never changed.
  table: cloneTable(table),
  hands: [],
  box: {},
  dice: {
    below: () => {
      throw new Error('nothing is rolled in advance');
    },
  },
  current,
  emit: undefined,
  whisper: undefined,
});

/** The effect of an answer: the scene with every summand, the table around it, and the refusal, if any. */
export interface Foreseen {
  readonly scene: Scene;
  readonly table: CityTable;
  readonly refusal: Refusal | undefined;
}

/** The scene that this answer would call, by the rules themselves, on a copy of the table. */
export const foreseeScene = (
  table: CityTable,
  seat: Seat,
  choice: Extract<Choice, { kind: 'either' }>,
  answer: Answer,
): Foreseen => {
  const g = contextForTrial(table, seat);
  const spoken = readBranch(choice, answer);
  const refusal = refuseScene({ table, seat, current: seat }, spoken);
  callScene(g, seat, spoken);
  return { scene: sceneOf(g.table), table: g.table, refusal };
};

/** The scene as it would stand after this reaction. */
export const foreseeReaction = (table: CityTable, seat: Seat, answer: Answer): Foreseen => {
  const g = contextForTrial(table, seat);
  const refusal = refuseReaction({ table, seat, current: seat }, answer);
  takeReaction(g, seat, answer);
  return { scene: sceneOf(g.table), table: g.table, refusal };
};

/**
 * The most that the other side can still add before the dice: N-V03 its best prop in play, N-C06 and its whole
 * reserve, be it as a boost or as a new prop.
 */
export const mostAgainst = (table: CityTable, scene: Scene): number => {
  const { defender } = scene;
  if (defender === NONE) return 0;
  const powers = propsToReact(table, scene, defender).map(piece => table.power[piece]!);
  return Math.max(0, ...powers) + table.reserve[defender]!;
};
