import type { Graenaland } from '../../rules/index.ts';
import type { GraenalandEvent } from '../../rules/events.ts';
import type { Direction } from '@tavola/web/board-kit/show/showing.svelte.ts';
import { advance } from './stage.ts';

/** A scene is a run of events that one beat shows together. */
type Scene =
  'start' | 'draft' | 'round' | 'production' | 'movement' | 'sharing' | 'deal' | 'building' | 'end';

const SCENE: { readonly [T in GraenalandEvent['t']]: Scene } = {
  first: 'start',
  agreed: 'start',
  island: 'start',
  supplies: 'round',
  settled: 'draft',
  drew: 'draft',
  laid: 'draft',
  crowded: 'draft',
  anchor: 'draft',
  stayed: 'draft',
  'left-over': 'draft',
  'victory-cards': 'draft',
  kept: 'draft',
  round: 'round',
  reshuffled: 'production',
  produced: 'production',
  road: 'production',
  improvement: 'production',
  full: 'production',
  barren: 'production',
  moved: 'movement',
  entered: 'movement',
  passed: 'sharing',
  proposed: 'sharing',
  vote: 'deal',
  got: 'deal',
  building: 'building',
  took: 'building',
  built: 'building',
  'took-back': 'building',
  promised: 'sharing',
  promise: 'sharing',
  hero: 'building',
  called: 'building',
  offered: 'building',
  'gave-up': 'building',
  favour: 'building',
  declined: 'building',
  'built-enough': 'building',
  ship: 'round',
  victory: 'end',
  'no-victory': 'end',
  declared: 'end',
  closing: 'building',
  shown: 'end',
  'last-round': 'round',
  ranked: 'end',
};

const MS: { readonly [S in Scene]: number } = {
  start: 900,
  draft: 1100,
  round: 1100,
  production: 2200,
  movement: 2600,
  sharing: 1500,
  deal: 2800,
  building: 1700,
  end: 2600,
};
/** Several lines take longer to read, so each event adds this time. */
const PER_EVENT = 260;

/** Splits events into runs of one scene; each build is a scene of its own. */
const splitIntoBeats = (events: readonly GraenalandEvent[]): readonly (readonly GraenalandEvent[])[] => {
  const runs: GraenalandEvent[][] = [];
  for (const event of events) {
    const last = runs.at(-1);
    const isNext =
      event.t === 'vote' || event.t === 'built' || event.t === 'closing' || event.t === 'proposed';
    if (!last || isNext || SCENE[last[0]!.t] !== SCENE[event.t]) runs.push([event]);
    else last.push(event);
  }
  return runs;
};

const DRAMA: ReadonlySet<GraenalandEvent['t']> = new Set([
  'produced',
  'moved',
  'entered',
  'anchor',
  'crowded',
  'proposed',
  'vote',
  'built',
  'called',
  'gave-up',
  'victory',
  'declared',
  'shown',
]);

/** A drama holds an event that people want to watch. */
export const isDrama = (events: readonly GraenalandEvent[]): boolean =>
  events.some(event => DRAMA.has(event.t));

/** A player already sees their own deeds while building, so these need no animation. */
export const isOwnDeed = (events: readonly GraenalandEvent[], me: number | null): boolean =>
  events.every(
    event =>
      (event.t === 'built' || event.t === 'hero' || event.t === 'took' || event.t === 'called') &&
      event.seat === me,
  );

export const direction: Direction<Graenaland> = {
  beats: splitIntoBeats,
  durationOf: beat => (beat[0] ? MS[SCENE[beat[0].t]] + PER_EVENT * (beat.length - 1) : 0),
  advance,
};
