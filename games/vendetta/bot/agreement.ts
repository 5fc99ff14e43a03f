import {
  foreseeAgreement,
  type CityTable,
  type PlanChange,
  type PlanProposal,
  type Scene,
} from '../rules/index.ts';
import type { Seat } from '@tavola/kernel';
import { rateAdvantage, ledgerOf, pricesOf, standings } from './standing.ts';

/** The bot tolerates a smaller loss, in points. */
const HARMLESS = 0.25;
/** An ending so many rounds away leaves enough time. */
const TIME_ENOUGH = 2;

const isLeading = (t: CityTable, seat: Seat): boolean => {
  const worths = standings(ledgerOf(t), pricesOf(t));
  return worths.every(worth => worth <= worths[seat]!);
};

/** N-E02 The bot accepts a new ending unless the game would end soon with a rival ahead. */
const suitsEnding = (t: CityTable, seat: Seat, change: Extract<PlanChange, { t: 'ending' }>): boolean =>
  isLeading(t, seat) ||
  change.end === 'prince' ||
  (change.end === 'rounds' && change.rounds - t.round >= TIME_ENOUGH) ||
  (change.end === 'first-fall' && t.floors[seat]! > Math.min(...t.floors.filter(floors => floors > 0)));

/** Who has won does not let the dice be rolled again. */
const isLoserOf = (scene: Scene | null, seat: Seat): boolean =>
  scene?.caller === seat ? scene.won === false : scene?.defender !== seat || scene.won === true;

/** What is only story suits the bot, and so does what takes nothing from its own house that points do not show. */
const suits = (t: CityTable, seat: Seat, change: PlanChange): boolean => {
  switch (change.t) {
    case 'ending':
      return suitsEnding(t, seat, change);
    case 'die':
      return isLoserOf(t.scene, seat);
    case 'attribute': {
      const before = t.houses[change.seat]!.values[change.attribute]!;
      return change.seat === seat ? change.value >= before : change.value <= before;
    }
    case 'disfavour':
      return change.seat !== seat;
    case 'arrest':
    case 'absence':
      return change.piece < 0 ? t.disfavour !== seat : t.owner[change.piece] !== seat;
    default:
      return true;
  }
};

/** N-P04 The bot agrees to harmless changes and refuses the rest; it always answers, so no player waits for it. */
export const agreesTo = (t: CityTable, seat: Seat, proposal: PlanProposal): boolean => {
  const prices = pricesOf(t);
  const before = rateAdvantage(ledgerOf(t), prices, seat);
  const after = rateAdvantage(ledgerOf(foreseeAgreement(t, proposal)), prices, seat);
  return after >= before - HARMLESS && proposal.changes.every(change => suits(t, seat, change));
};

/** A well-told scene has more text, or more contributions, than a bot's. */
const LONG_TALE = 800;
const MANY_TALES = 3;

const toldBy = ({ told }: Scene, seat: Seat): { readonly times: number; readonly length: number } => {
  const own = told.filter(({ by }) => by === seat);
  return { times: own.length, length: own.reduce((sum, { text }) => sum + text.length, 0) };
};

const isWellTold = (scene: Scene, seat: Seat): boolean => {
  const { times, length } = toldBy(scene, seat);
  return times >= MANY_TALES || length >= LONG_TALE;
};

/** The largest lead of a player whom the bot still rewards. */
const GENEROUS = 8;

/** N-P02 A reward goes to the player who told most and is not too far ahead. */
export const deservesReward = (t: CityTable, scene: Scene, by: Seat, to: Seat): boolean => {
  const worths = standings(ledgerOf(t), pricesOf(t));
  const most = Math.max(...t.seats.map(seat => toldBy(scene, seat).length));
  return toldBy(scene, to).length === most && most > 0 && worths[to]! - worths[by]! <= GENEROUS;
};

/** N-P02 The player whom the bot itself would propose for a reward. */
export const chooseRewarded = (
  t: CityTable,
  scene: Scene,
  by: Seat,
  among: readonly Seat[],
): Seat | undefined => among.find(to => isWellTold(scene, to) && deservesReward(t, scene, by, to));
