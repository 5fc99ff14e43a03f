import type { CityTable, PlanChange, PlanProposal, Scene } from '../rules/index.ts';
import type { Seat } from '@tavola/kernel';
import { rateAdvantage, ledgerOf, pricesOf, standings } from './standing.ts';

/** The table after these changes, as far as the evaluation needs it. The rules decide whether they are possible. */
const applyChanges = (t: CityTable, changes: readonly PlanChange[]): CityTable => {
  const next = {
    ...t,
    owner: t.owner.slice(),
    power: t.power.slice(),
    reserve: t.reserve.slice(),
    floors: t.floors.slice(),
  };
  for (const change of changes)
    switch (change.t) {
      case 'move':
        next.owner[change.piece] = change.to;
        break;
      case 'return':
        next.owner[change.piece] = change.to;
        next.power[change.piece] = change.power;
        break;
      case 'power':
        next.power[change.piece] = change.power;
        break;
      case 'remove':
        next.power[change.piece] = 0;
        break;
      case 'reserve':
        next.reserve[change.seat] = change.points;
        break;
      case 'floors':
        next.floors[change.seat] = change.floors;
        break;
      case 'note':
      case 'ending':
        break;
    }
  return next;
};

/** The bot tolerates a smaller loss, in points. */
const HARMLESS = 0.25;
/** An ending so many rounds away leaves enough time. */
const TIME_ENOUGH = 2;

const isLeading = (t: CityTable, seat: Seat): boolean => {
  const worths = standings(ledgerOf(t), pricesOf(t));
  return worths.every(worth => worth <= worths[seat]!);
};

/** N-E02 The bot accepts a new ending unless the game would end soon with a rival ahead. */
const suits = (t: CityTable, seat: Seat, change: PlanChange): boolean =>
  change.t !== 'ending' ||
  isLeading(t, seat) ||
  change.end === 'prince' ||
  (change.end === 'rounds' && change.rounds - t.round >= TIME_ENOUGH) ||
  (change.end === 'first-fall' && t.floors[seat]! > Math.min(...t.floors.filter(floors => floors > 0)));

/** N-P04 The bot agrees to harmless changes and refuses the rest; it always answers, so no player waits for it. */
export const agreesTo = (t: CityTable, seat: Seat, { changes }: PlanProposal): boolean => {
  const prices = pricesOf(t);
  const before = rateAdvantage(ledgerOf(t), prices, seat);
  const after = rateAdvantage(ledgerOf(applyChanges(t, changes)), prices, seat);
  return after >= before - HARMLESS && changes.every(change => suits(t, seat, change));
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
