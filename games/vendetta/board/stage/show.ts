import type { Scene, Vendetta, VendettaEvent } from '../../rules/index.ts';
import type { Direction } from '@tavola/web/board-kit/show/showing.svelte.ts';

/** What is worth stopping for: dice and what comes of them. */
const STOPS: ReadonlySet<VendettaEvent['t']> = new Set([
  'dice',
  'interrupted',
  'coin',
  'booked',
  'order',
  'fell',
]);
/** What is only said, before or after the rest. */
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

/** The scene as it was known when these events had been told: no die before it fell, no outcome before it was booked. */
export const revealed = (
  scene: Scene,
  past: readonly VendettaEvent[],
  all: readonly VendettaEvent[],
): Scene => {
  const has = (t: VendettaEvent['t']): boolean => past.some(event => event.t === t);
  // An interruption is told apart from the throw before it, whose dice lie already.
  const isThrown = has('dice') || !all.some(({ t }) => t === 'dice');
  const isPulled = has('interrupted') || has('booked');
  const known = (of: Scene['sums']['caller']): Scene['sums']['caller'] =>
    of.filter(({ what }) => (what === 'die' ? isThrown : what === 'floors' ? isPulled : true));
  const sums = { caller: known(scene.sums.caller), defender: known(scene.sums.defender) };
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

/** Each event a beat of its own; what is only said goes with the next. */
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
  // The plan changes when all has been shown; until then the stage alone tells.
  advance: table => table,
};

/** Whether the dice that decide the scene are being thrown in this beat. */
export const isThrow = (beat: readonly VendettaEvent[]): boolean => beat.some(({ t }) => t === 'dice');
/** Whether the outcome is shown in this beat: the scene then has every summand, the totals and what is booked. */
export const isBooking = (beat: readonly VendettaEvent[]): boolean => beat.every(({ t }) => t === 'booked');
export const orderIn = (
  past: readonly VendettaEvent[],
): Extract<VendettaEvent, { t: 'order' }> | undefined => {
  const found = past.findLast(({ t }) => t === 'order');
  return found?.t === 'order' ? found : undefined;
};
