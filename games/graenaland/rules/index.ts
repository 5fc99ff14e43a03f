import { defineGame } from '@tavola/kernel';
import { copyBox, copyHand, copyTable } from './copy.ts';
import { decideOutcome } from './declaration/goals.ts';
import { resample } from './resample.ts';
import { invariants } from './invariants.ts';
import { offer } from './building/help.ts';
import type { Graenaland } from './types.ts';
import { migrations } from './migrations.ts';
import { judge, promise } from './promises/promises.ts';
import { scripts } from './script.ts';
import { options, setup } from './setup/setup.ts';

/** Graenaland, for 3 to 5 players (G-S01). */
export const graenaland = defineGame<Graenaland>({
  name: 'graenaland',
  rules: 3,
  oldestRules: 2,
  seats: { min: 3, max: 5 },
  options,
  setup,
  scripts,
  asides: [offer, promise, judge],
  roundOf: table => table.round,
  outcome: decideOutcome,
  clone: { table: copyTable, hand: copyHand, box: copyBox },
  resample: resample,
  invariants,
  migrations,
});

export { menu } from './building/building.ts';
export {
  ARMY,
  BUILDS,
  codeOf,
  FORT,
  IMPROVEMENT_WORK,
  isWork,
  MARKET_WORK,
  nameOf,
  ROAD,
  ROAD_WORK,
  SETTLEMENT,
  whereOf,
  type Build,
  type BuildName,
} from './building/builds.ts';
export { hasHouse, hasWork } from './building/houses.ts';
export {
  DECKS,
  deckOf,
  faceDown,
  FIRST_SUPPLY,
  GOLD,
  isSupply,
  kindOf,
  KINDS,
  MOUNTAINS,
  pairOf,
  PRICED,
  RESOURCES,
  resourceOf,
  TERRAINS,
  type Counts,
} from './components/cards.ts';
export { offerOf } from './building/offers.ts';
export { copyTable } from './copy.ts';
export { erect, mayMove } from './building/erect.ts';
export { checkComponents } from './components/components-check.ts';
export type { ComponentsFile } from './components/components-file.ts';
export { ruleOf, type GraenalandEvent, type GraenalandWhisper } from './events.ts';
export {
  BASIC,
  goalsOf,
  GOALS_TO_WIN,
  pointsOf,
  POINTS_TO_WIN,
  countGoalProgress,
} from './declaration/goals.ts';
export type { Graenaland, GraenalandTable, IslandTable } from './types.ts';
export { GOALS, HEROES, NONE, type Goal, type Hero } from './names.ts';
export { COMPASS, type Land, type ResourcePrice } from './land.ts';
export { wayOf } from './movement.ts';
export { sayBuild, whyNoBuild } from './building/order.ts';
export { listPayments, type Payment } from './payment/payments.ts';
export { canDeclare, type DeclarationPlan } from './declaration/declarable.ts';
export { PLEDGES, type Pledge, type PledgeKind } from './promises/pledge.ts';
export { pileAt, whyNoProposal } from './sharing/sharing.ts';
export { owedFor, sitesFor, whyNoSite, worksFor } from './building/sites.ts';
export { priceFor, type Stock, type VictoryCard } from './components/stock.ts';
export { thriftyPayment } from './payment/thrift.ts';
export { countVotes, votesAt, type Votes } from './sharing/votes.ts';
