import type { Verona, VeronaEvent } from '../../rules/index.ts';
import type { Direction } from '@tavola/web/board-kit/show/showing.svelte.ts';
import { advance } from './stage.ts';

/** Each event stays on the board for this many milliseconds at the usual speed. */
const MS: { readonly [T in VeronaEvent['t']]: number } = {
  first: 1200,
  placed: 900,
  deck: 800,
  round: 1400,
  offered: 1500,
  planned: 1600,
  laid: 700,
  ready: 500,
  street: 2600,
  cancelled: 2200,
  acts: 1700,
  cards: 3200,
  again: 1400,
  caught: 1700,
  bids: 2600,
  strength: 2200,
  defence: 2600,
  succeeded: 1700,
  nothing: 1500,
  added: 1200,
  'supply-empty': 1200,
  removed: 1400,
  spared: 1200,
  moved: 1300,
  scared: 1500,
  scattered: 1500,
  'driven-out': 1500,
  benefit: 1300,
  mission: 2400,
  reward: 1300,
  'reward-lost': 1300,
  settled: 1900,
  auction: 3000,
  taken: 1900,
  profit: 2600,
  hired: 2200,
  rearming: 1300,
  'first-passes': 900,
  end: 2400,
  score: 2400,
  unshown: 1200,
};
/** The lead of an event stays this long before cards turn or dice roll. */
const SAID = 700;
/** A roll takes this long, and each reroll adds to it. */
const ROLL = 1000;
const REROLL = 650;
/** A sum stays this long before its outcome appears. */
const SUMMED = 700;
/** A card takes this long to turn. */
const TURN = 1000;

/** Returns the durations of the successive parts of an event; only the last part reveals the outcome. */
export const partsOf = (event: VeronaEvent): readonly number[] => {
  switch (event.t) {
    case 'street':
    case 'bids':
      return [SAID, MS[event.t]];
    case 'cards':
      return [SAID, TURN, MS.cards - TURN];
    case 'settled':
    case 'auction':
      return [SAID, SUMMED, MS[event.t] - SUMMED];
    case 'strength':
    case 'defence': {
      const dice = event.of.flatMap(one => one.dice);
      const rolls = dice.length > 0 ? ROLL + REROLL * Math.max(...dice.map(faces => faces.length - 1)) : SAID;
      return [SAID, rolls, SUMMED, MS[event.t] - SUMMED];
    }
    default:
      return [MS[event.t]];
  }
};

export const durationOf = (event: VeronaEvent): number => partsOf(event).reduce((sum, ms) => sum + ms, 0);

const DRAMA: ReadonlySet<VeronaEvent['t']> = new Set([
  'street',
  'cancelled',
  'acts',
  'cards',
  'again',
  'caught',
  'bids',
  'strength',
  'defence',
  'succeeded',
  'nothing',
  'added',
  'removed',
  'moved',
  'scared',
  'scattered',
  'driven-out',
  'mission',
  'settled',
  'auction',
  'taken',
  'profit',
  'hired',
  'end',
]);

/** A drama holds an event that people want to watch. */
export const isDrama = (events: readonly VeronaEvent[]): boolean => events.some(event => DRAMA.has(event.t));

/** Verona shows its events one after the other. */
export const direction: Direction<Verona> = {
  beats: events => events.map(event => [event]),
  durationOf: ([event]) => (event ? durationOf(event) : 0),
  partsOf: ([event]) => (event ? partsOf(event) : []),
  advance,
};
