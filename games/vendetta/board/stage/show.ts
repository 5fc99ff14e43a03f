import type { Scene, Vendetta, VendettaEvent } from '../../rules/index.ts';
import type { Direction } from '@tavola/web/board-kit/show/showing.svelte.ts';

/** Only dice and their consequences are worth an animation. */
const STOPS: ReadonlySet<VendettaEvent['t']> = new Set([
  'dice',
  'interrupted',
  'coin',
  'booked',
  'order',
  'fell',
]);
/** Events that have only a caption and therefore share a beat with the next event. */
const QUIET: ReadonlySet<VendettaEvent['t']> = new Set([
  'turn',
  'turn-ended',
  'round-ended',
  'place',
  'laid',
]);

export const isDrama = (events: readonly VendettaEvent[]): boolean => events.some(({ t }) => STOPS.has(t));

const DURATIONS: { readonly [T in VendettaEvent['t']]?: number } = {
  called: 3200,
  reacted: 2600,
  dice: 2600,
  interrupted: 2600,
  coin: 2400,
  booked: 4200,
  order: 4200,
  disfavour: 3000,
  fell: 3200,
};
const USUAL = 1600;

const total = (of: readonly { readonly n: number }[]): number => of.reduce((sum, { n }) => sum + n, 0);

/** Hides what the shown events have not revealed yet: dice before the throw and the outcome before its booking. */
export const revealScene = (
  scene: Scene,
  past: readonly VendettaEvent[],
  all: readonly VendettaEvent[],
): Scene => {
  const has = (t: VendettaEvent['t']): boolean => past.some(event => event.t === t);
  // A show without dice is an interruption, so the dice of the earlier throw are already visible.
  const isThrown = has('dice') || !all.some(({ t }) => t === 'dice');
  const isPulled = has('interrupted') || has('booked');
  const filterKnown = (of: Scene['sums']['caller']): Scene['sums']['caller'] =>
    of.filter(({ what }) => (what === 'die' ? isThrown : what === 'floors' ? isPulled : true));
  const sums = { caller: filterKnown(scene.sums.caller), defender: filterKnown(scene.sums.defender) };
  const isDecided = has('booked');
  return {
    ...scene,
    sums,
    totals: [total(sums.caller), total(sums.defender)],
    coin: has('coin') || isDecided ? scene.coin : null,
    won: isDecided ? scene.won : null,
    booked: isDecided ? scene.booked : [],
  };
};

/** Every event gets a beat of its own, except that a quiet event joins the next one. */
const beats = (events: readonly VendettaEvent[]): readonly (readonly VendettaEvent[])[] => {
  const made: VendettaEvent[][] = [];
  let waiting: VendettaEvent[] = [];
  for (const event of events) {
    waiting.push(event);
    if (QUIET.has(event.t)) continue;
    made.push(waiting);
    waiting = [];
  }
  if (waiting.length > 0) made.push(waiting);
  return made;
};

export const direction: Direction<Vendetta> = {
  beats,
  durationOf: beat => Math.max(USUAL, ...beat.map(({ t }) => DURATIONS[t] ?? USUAL)),
  // The plan changes only after the show, so that the stage alone reveals the outcome.
  advance: table => table,
};

export const isThrow = (beat: readonly VendettaEvent[]): boolean => beat.some(({ t }) => t === 'dice');
/** In the booking beat the scene has every summand, the totals and the consequences. */
export const isBooking = (beat: readonly VendettaEvent[]): boolean => beat.every(({ t }) => t === 'booked');
export const orderIn = (
  past: readonly VendettaEvent[],
): Extract<VendettaEvent, { t: 'order' }> | undefined => {
  const found = past.findLast(({ t }) => t === 'order');
  return found?.t === 'order' ? found : undefined;
};
