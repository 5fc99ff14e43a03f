import { ok, type Dice, type SetupState, type Option, type Options, type Result } from '@tavola/kernel';
import type { StoryFrame } from '../entities.ts';
import { checkStoryBefore, type StoryBefore } from '../campaign/story-before.ts';
import type { CityTable, VendettaTable, Vendetta } from '../types.ts';
import { BANK, CLOSING_TIMES, ENDINGS, FLOORS, NONE, type Ending } from '../names.ts';

export const options: readonly Option[] = [
  { name: 'end', rule: 'N-E02', kind: 'pick', values: ENDINGS, default: 'prince' },
  { name: 'rounds', rule: 'N-E02', kind: 'number', min: 1, max: 99, default: 6 },
  // N-X10 The free pieces of a house defend its tower, or nothing does.
  { name: 'tower', rule: 'N-X10', kind: 'pick', values: ['pieces', 'bare'], default: 'pieces' },
  // N-O09 What the reserve cannot pay is forgiven, or costs floors.
  { name: 'debt', rule: 'N-O09', kind: 'pick', values: ['forgiven', 'floors'], default: 'forgiven' },
  { name: 'closing', rule: 'N-P03', kind: 'pick', values: CLOSING_TIMES, default: 'clock' },
  { name: 'continues', rule: 'N-E05', kind: 'data', isOfMatch: true, check: checkStoryBefore, default: null },
];

const endingOf = (chosen: Options): Ending => ENDINGS.find(end => end === chosen['end']) ?? 'prince';
const roundsOf = ({ rounds }: Options): number => (typeof rounds === 'number' ? rounds : 1);

export const noFrame: StoryFrame = { tone: '', lines: '', veils: '', shown: false };
/** N-E05 The story that the match goes on from, if any. */
const readStory = ({ continues }: Options): Result<StoryBefore | null> =>
  continues === null || continues === undefined ? ok(null) : checkStoryBefore(continues);

/** N-S01 to N-S04 An empty plan with a bank of 24 points and a tower of six floors for every house. */
export const setup = (
  seats: number,
  chosen: Options,
  _dice: Dice,
  rules: number,
): Result<SetupState<Vendetta>> => {
  const before = readStory(chosen);
  if (!before.ok) return before;
  const continues = before.value;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const table: VendettaTable = {
    seats: all,
    rules,
    end: endingOf(chosen),
    rounds: roundsOf(chosen),
    tower: chosen['tower'] === 'bare' ? 'bare' : 'pieces',
    debt: chosen['debt'] === 'floors' ? 'floors' : 'forgiven',
    closing: CLOSING_TIMES.find(time => time === chosen['closing']) ?? 'clock',
    stage: 'set-up',
    city: '',
    houses: [],
    places: [],
    cards: [],
    notes: [],
    reserve: all.map(() => BANK),
    floors: all.map(() => FLOORS),
    interrupted: all.map(() => false),
    owner: [],
    power: [],
    away: [],
    dice: [],
    naming: null,
    vetoes: 0,
    names: [],
    round: 0,
    begins: NONE,
    order: [],
    disfavour: NONE,
    locked: NONE,
    arrest: NONE,
    turn: NONE,
    pulled: 0,
    called: false,
    done: false,
    fresh: [],
    doomed: 0,
    scene: null,
    unbooked: null,
    scenes: [],
    proposals: [],
    proposed: 0,
    frame: noFrame,
    strikes: [],
    paused: null,
    result: null,
    ...(continues && { before: { volume: continues.volume, city: continues.city, carried: continues } }),
    // Rules 1 asked for no epilogue.
    ...(rules > 1 && { epilogues: [] }),
  };
  return ok({ table, hands: all.map(() => ({})), box: {} });
};

/**
 * Houses, places, cards, notes, scenes and proposals are replaced, never changed, so a copy shares them.
 */
export const cloneTable = (t: CityTable): VendettaTable => ({
  ...t,
  houses: t.houses.slice(),
  places: t.places.slice(),
  cards: t.cards.slice(),
  notes: t.notes.slice(),
  reserve: t.reserve.slice(),
  floors: t.floors.slice(),
  interrupted: t.interrupted.slice(),
  owner: t.owner.slice(),
  power: t.power.slice(),
  away: t.away.slice(),
  dice: t.dice.slice(),
  names: t.names.slice(),
  order: t.order.slice(),
  fresh: t.fresh.slice(),
  scenes: t.scenes.slice(),
  proposals: t.proposals.slice(),
  strikes: t.strikes.slice(),
  paused: t.paused && t.paused.slice(),
  ...(t.before && { before: t.before }),
  ...(t.epilogues && { epilogues: t.epilogues }),
});
