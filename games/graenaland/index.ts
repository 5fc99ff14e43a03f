import { defineGame } from '@tavola/kernel';
import { copyBox, copyHand, copyTable } from './copy.ts';
import { outcome } from './goals.ts';
import { guess } from './guess.ts';
import { invariants } from './invariants.ts';
import { offer } from './joint.ts';
import type { Graenaland } from './kinds.ts';
import { migrations } from './migrations.ts';
import { judge, promise } from './promises.ts';
import { scripts } from './script.ts';
import { options, setup } from './setup.ts';

/** Graenaland, for 3 to 5 players (G-S01). */
export const graenaland = defineGame<Graenaland>({
  name: 'graenaland',
  rules: 2,
  seats: { min: 3, max: 5 },
  options,
  setup,
  scripts,
  asides: [offer, promise, judge],
  outcome,
  clone: { table: copyTable, hand: copyHand, box: copyBox },
  guess,
  invariants,
  migrations,
});

export { menu } from './building.ts';
export { BUILDS, codeOf, nameOf, whereOf, type Build, type BuildName } from './builds.ts';
export { deckOf, faceDown, isSupply, pairOf, RESOURCES, resourceOf, TERRAINS, type Counts } from './cards.ts';
export { copyTable } from './copy.ts';
export { erect, mayMove } from './erect.ts';
export { checkComponents } from './componentscheck.ts';
export type { ComponentsFile } from './componentsfile.ts';
export { ruleOf, type GraenalandEvent, type GraenalandWhisper } from './events.ts';
export { goalsOf, pointsOf, progress } from './goals.ts';
export type { Graenaland, Table } from './kinds.ts';
export { GOALS, HEROES, NONE, type Goal, type Hero } from './names.ts';
export { COMPASS, type Land, type Price } from './land.ts';
export { wayOf } from './movement.ts';
export { sayBuild, whyNoBuild } from './order.ts';
export { payments, type Payment } from './payments.ts';
export { canDeclare, type Plan } from './plan.ts';
export { PLEDGES, type Pledge, type PledgeKind } from './records.ts';
export { whyNoProposal } from './sharing.ts';
export { owedFor, sitesFor, whyNoSite, worksFor } from './sites.ts';
export { priceFor, type Stock, type VictoryCard } from './stock.ts';
export { thriftyPayment } from './thrift.ts';
export { countVotes, votesAt, type Votes } from './votes.ts';
