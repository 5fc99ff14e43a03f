import { defineGame } from '@tavola/kernel';
import { copyBox, copyHand, copyTable } from './copy.ts';
import { outcome } from './goals.ts';
import { guess } from './guess.ts';
import { invariants } from './invariants.ts';
import { offer } from './joint.ts';
import type { Graenaland } from './kinds.ts';
import { scripts } from './script.ts';
import { options, setup } from './setup.ts';

/** Graenaland, for 3 to 5 players (G-S01). */
export const graenaland = defineGame<Graenaland>({
  name: 'graenaland',
  rules: 1,
  seats: { min: 3, max: 5 },
  options,
  setup,
  scripts,
  asides: [offer],
  outcome,
  clone: { table: copyTable, hand: copyHand, box: copyBox },
  guess,
  invariants,
  migrations: {},
});

export { BUILDS, codeOf, nameOf, whereOf, type Build, type BuildName } from './builds.ts';
export { deckOf, faceDown, isSupply, pairOf, RESOURCES, resourceOf, TERRAINS, type Counts } from './cards.ts';
export { checkComponents } from './componentscheck.ts';
export type { ComponentsFile } from './componentsfile.ts';
export { ruleOf, type GraenalandEvent, type GraenalandWhisper } from './events.ts';
export { goalsOf, pointsOf, progress } from './goals.ts';
export type { Graenaland, Table } from './kinds.ts';
export { GOALS, HEROES, NONE, type Goal, type Hero } from './names.ts';
export { COMPASS, type Land, type Price } from './land.ts';
export { whyNoBuild } from './order.ts';
export { payments, type Payment } from './payments.ts';
export { canDeclare, type Plan } from './plan.ts';
export { whyNoProposal } from './sharing.ts';
export { priceFor, type Stock, type VictoryCard } from './stock.ts';
export { countVotes, votesAt, type Votes } from './votes.ts';
