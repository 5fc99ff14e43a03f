import {
  replayRolls,
  seedDice,
  type Answer,
  type Choice,
  type SetupState,
  type Refusal,
  type Roll,
  type Seat,
  type Simple,
} from '@tavola/kernel';
import { answer, at, refusal, type TestPosition as Drama } from '@tavola/kernel/suite';
import {
  vendetta,
  type Booked,
  type House,
  type CityPlace,
  type Scene,
  type VendettaTable,
  type Vendetta,
} from '../index.ts';
import { NONE } from '../names.ts';

export type { Drama };
export type Stage = Drama<Vendetta>;

export interface Piece {
  readonly owner: Seat;
  readonly power: number;
  readonly kind?: 'character' | 'prop';
  readonly name?: string;
  readonly away?: number;
}

/** A city at the beginning of a turn by default; lists are by seat. */
export interface City {
  readonly seats?: number;
  readonly options?: object;
  readonly rules?: number;
  readonly at?: string;
  readonly current?: number;
  readonly rolls?: readonly (Roll | number)[];
  /** The first house is on turn. */
  readonly order?: readonly Seat[];
  readonly pieces?: readonly Piece[];
  readonly places?: readonly Partial<CityPlace>[];
  readonly reserve?: readonly number[];
  readonly floors?: readonly number[];
  readonly disfavour?: Seat;
  readonly locked?: number;
  readonly change?: (table: VendettaTable, dealt: SetupState<Vendetta>) => void;
}

/** Every house has tower 3, rose 2 and friend 1. */
export const house = (seat: Seat): House => ({
  kind: 'noble',
  name: `House ${seat}`,
  head: `Head ${seat}`,
  title: 'conte',
  values: [3, 2, 1],
  background: '',
  aim: '',
  conflict: '',
});

/** Place 0 is a theatre worth 4, 1 a square worth nothing, 2 a wood outside the city. */
export const THEATRE = 0;
export const SQUARE = 1;
export const WOOD = 2;
const places: readonly Partial<CityPlace>[] = [
  { name: 'theatre', value: 4 },
  { name: 'square' },
  { name: 'wood', outside: true },
];

export const city = (set: City): Stage =>
  at(vendetta, {
    seats: set.seats ?? 3,
    options: { end: 'prince', ...set.options },
    ...(set.rules !== undefined && { rules: set.rules }),
    at: set.at ?? 'turn/N-R04:step',
    ...(set.current !== undefined && { current: set.current }),
    rolls: set.rolls ?? [],
    change: dealt => {
      const { table: t } = dealt;
      // Epilogues have tests of their own; here a match ends with its result.
      delete t.epilogues;
      t.city = 'Prova';
      t.houses = t.seats.map(house);
      t.places = (set.places ?? places).map(p => ({
        name: 'somewhere',
        text: '',
        value: 0,
        outside: false,
        by: 0,
        ...p,
      }));
      for (const { owner, power, kind = 'character', name = 'piece', away = NONE } of set.pieces ?? []) {
        t.cards.push({ name, text: '', kind, by: Math.max(0, owner) });
        t.owner.push(owner);
        t.power.push(power);
        t.away.push(away);
      }
      t.stage = 'round';
      t.round = 1;
      t.begins = 0;
      t.order = [...(set.order ?? t.seats)];
      t.reserve = t.seats.map(seat => set.reserve?.[seat] ?? 10);
      t.floors = t.seats.map(seat => set.floors?.[seat] ?? 6);
      t.disfavour = set.disfavour ?? NONE;
      t.locked = set.locked ?? NONE;
      set.change?.(t, dealt);
    },
  });

export const table = ({ state }: Stage): VendettaTable => state.table;
export const choice = ({ game, state }: Stage, seat: Seat): Choice => game.choice(state, seat)!;
export const who = ({ state }: Stage): readonly Seat[] => state.asked?.who ?? [];

const usual = (part: Simple): unknown => {
  switch (part.kind) {
    case 'one':
      return part.of[0];
    case 'amount':
      return part.min;
    case 'text':
      return part.min === 0 ? '' : part.what;
    default:
      return [];
  }
};

export type Parts = { readonly [what: string]: unknown };

/** Returns the answer that picks a branch by its name, with some parts by name and defaults for the rest. */
export const spoken = (stage: Stage, what: string, parts: Parts = {}): Answer => {
  const offered = choice(stage, who(stage)[0]!);
  if (offered.kind !== 'either') throw new Error('no branches are offered');
  const branch = offered.branches.findIndex(known => known.what === what);
  const chosen = offered.branches[branch];
  if (!chosen) throw new Error(`${what} is not offered, but ${branches(stage).join(', ')}`);
  const of = (part: Simple): unknown => (part.what in parts ? parts[part.what] : usual(part));
  const said = chosen.kind === 'all' ? chosen.parts.map(of) : of(chosen);
  return { branch, answer: said } as Answer;
};

/** Lists the names of the branches that the asked seat may choose. */
export const branches = (stage: Stage): string[] => {
  const offered = choice(stage, who(stage)[0]!);
  return offered.kind === 'either' ? offered.branches.map(({ what }) => what) : [];
};

/** Returns an offered part of a branch, by the names of both. */
export const part = (stage: Stage, what: string, name: string): Simple | undefined => {
  const offered = choice(stage, who(stage)[0]!);
  const branch = offered.kind === 'either' ? offered.branches.find(known => known.what === what) : undefined;
  return branch?.kind === 'all' ? branch.parts.find(known => known.what === name) : undefined;
};

/** Lists the values that a part of a branch offers. */
export const offers = (stage: Stage, what: string, name: string): readonly number[] => {
  const found = part(stage, what, name);
  return found && 'of' in found ? found.of : [];
};

/** Lets the asked seat choose this branch. */
export const act = (
  stage: Stage,
  what: string,
  parts: Parts = {},
  rolls: readonly (Roll | number)[] = [],
): Stage => answer(stage, { [who(stage)[0]!]: spoken(stage, what, parts) }, rolls);

/** Lets the asked seat give this answer. */
export const reply = (stage: Stage, given: Answer, rolls: readonly (Roll | number)[] = []): Stage =>
  answer(stage, { [who(stage)[0]!]: given }, rolls);

export const refusedAct = (stage: Stage, what: string, parts: Parts = {}): Refusal | undefined =>
  refusal(stage, who(stage)[0]!, spoken(stage, what, parts));

/** The caller proposes to close the scene, and all others agree. */
export const agreeToClose = (stage: Stage, rolls: readonly (Roll | number)[] = []): Stage => {
  const proposed = asking(stage) === 'close' ? reply(stage, 0) : stage;
  if (asking(proposed) !== 'last-words') return proposed;
  return answer(proposed, Object.fromEntries(who(proposed).map(seat => [seat, 0])), rolls);
};

/** Closes a scene for a caller who tells nothing and leaves all fates open. */
export const closeScene = (stage: Stage): Stage => {
  let now = agreeToClose(stage);
  while (asking(now) === 'fate') now = reply(now, '');
  return now;
};

export const asking = ({ game, state }: Stage): string | undefined => game.view(state, undefined).asked?.name;

export const aside = (stage: Stage, seat: Seat, name: string, given: Answer): Stage => {
  const turn = stage.game.interject(stage.state, seat, name, given, seedDice(1));
  if (!turn.ok) throw new Error(`${name} of seat ${seat} is refused: ${JSON.stringify(turn.error)}`);
  return { game: stage.game, ...turn.value };
};

/** Lets a seat leave a standing order with which nothing is said. */
export const leave = (
  stage: Stage,
  seat: Seat,
  name: string,
  rolls: readonly (Roll | number)[] = [],
): Stage => {
  const turn = stage.game.leaveOrder(stage.state, seat, name, [], replayRolls(rolls));
  if (!turn.ok) throw new Error(`${name} of seat ${seat} is refused: ${JSON.stringify(turn.error)}`);
  return { game: stage.game, ...turn.value };
};

/** Lists the standing orders that the seat may leave. */
export const ordersOf = ({ game, state }: Stage, seat: Seat): string[] =>
  game.view(state, seat).orders.map(({ name }) => name);

export const refusedAside = (stage: Stage, seat: Seat, name: string, given: Answer): Refusal | undefined => {
  const turn = stage.game.interject(stage.state, seat, name, given, seedDice(1));
  return turn.ok ? undefined : turn.error;
};

/** Whether the seat may do this now. */
export const may = ({ game, state }: Stage, seat: Seat, name: string): boolean =>
  game.view(state, seat).asides.some(known => known.name === name);

export const scene = (stage: Stage): Scene => {
  const now = stage.state.table.scene ?? stage.state.table.scenes.at(-1);
  if (!now) throw new Error('no scene was called');
  return now;
};

export const booked = (stage: Stage, t: Booked['t']): readonly Booked[] =>
  scene(stage).booked.filter(entry => entry.t === t);

/** Returns a row of a proposal. */
export const row = (
  change: number,
  {
    piece = -1,
    house: of = -1,
    value = 0,
    note = -1,
    ending = -1,
    text = '',
    place = -1,
    attribute = 0,
    name = '',
  }: {
    piece?: number;
    house?: number;
    value?: number;
    note?: number;
    ending?: number;
    text?: string;
    place?: number;
    attribute?: number;
    name?: string;
  },
) => [change, piece, of, value, note, ending, text, place, attribute, name];

/** Lets one seat propose and all others agree. */
export const agree = (stage: Stage, by: Seat, rows: Answer): Stage => {
  let now = aside(stage, by, 'propose', rows);
  const events = [...now.events];
  const id = table(now).proposed - 1;
  for (const seat of table(stage).seats) {
    if (seat === by || !may(now, seat, 'vote')) continue;
    now = aside(now, seat, 'vote', [id, 1]);
    events.push(...now.events);
  }
  return { ...now, events };
};
