import {
  ok,
  replayRolls,
  seedDice,
  type Answer,
  type StartOptions,
  type SetupState,
  type Game,
  type GameTypes,
  type Refusal,
  type Roll,
  type Seat,
  type State,
  type Turn,
} from '../src/index.ts';

/** A game in the middle of a test, with the events and whispers of the last answers. */
export interface TestPosition<K extends GameTypes> {
  readonly game: Game<K>;
  readonly state: State<K>;
  readonly events: readonly K['event'][];
  readonly whispers: Turn<K>['whispers'];
}

export interface TestStart<K extends GameTypes> {
  readonly seats: number;
  readonly options?: object;
  /** The version of the rules; if absent, the newest. */
  readonly rules?: number;
  /** The line to start at; if absent, the top of the rules. */
  readonly at?: string;
  readonly current?: number;
  /** Faces of the rolls up to the first question. The set-up itself uses a fixed seed. */
  readonly rolls?: readonly (Roll | number)[];
  readonly change?: (dealt: SetupState<K>) => void;
}

/** Makes dice that use a fixed seed for the set-up, and then these faces and no others. */
const createSceneDice = (rolls: readonly (Roll | number)[] | undefined) => {
  let dice = seedDice(1);
  return {
    dice: { below: (n: number): number => dice.below(n) },
    begin: (): void => {
      if (rolls) dice = replayRolls(rolls);
    },
  };
};

/** Starts a game at a line of its rules, with parts of the state changed. */
export const at = <K extends GameTypes>(game: Game<K>, opening: TestStart<K>): TestPosition<K> => {
  const { dice, begin } = createSceneDice(opening.rolls);
  const from: StartOptions<K> = {
    ...(opening.rules !== undefined && { rules: opening.rules }),
    ...(opening.at !== undefined && {
      place: { at: opening.at, ...(opening.current !== undefined && { current: opening.current }) },
    }),
    change: dealt => {
      opening.change?.(dealt);
      begin();
      return ok(dealt);
    },
  };
  const turn = game.begin(opening.seats, opening.options, dice, from);
  if (!turn.ok) throw new Error(`cannot begin: ${JSON.stringify(turn.error)}`);
  return { game, state: turn.value.state, events: turn.value.events, whispers: turn.value.whispers };
};

/** Gives answers in seat order, with these faces for their rolls, and collects all events and whispers. */
export const answer = <K extends GameTypes>(
  scene: TestPosition<K>,
  answers: { readonly [seat: number]: Answer },
  rolls: readonly (Roll | number)[] = [],
): TestPosition<K> => {
  const dice = replayRolls(rolls);
  let { state } = scene;
  const events: K['event'][] = [];
  const whispers: TestPosition<K>['whispers'][number][] = [];
  for (const [seat, given] of Object.entries(answers)) {
    const turn = scene.game.submit(state, Number(seat), state.asked?.id ?? -1, given, dice);
    if (!turn.ok)
      throw new Error(`seat ${seat} is refused ${JSON.stringify(given)}: ${JSON.stringify(turn.error)}`);
    ({ state } = turn.value);
    events.push(...turn.value.events);
    whispers.push(...turn.value.whispers);
  }
  if (dice.left() > 0) throw new Error(`${dice.left()} of the given rolls were not used`);
  return { game: scene.game, state, events, whispers };
};

/** Returns why an answer is refused, or undefined if it is accepted. */
export const refusal = <K extends GameTypes>(
  scene: TestPosition<K>,
  seat: Seat,
  raw: unknown,
): Refusal | undefined => {
  const turn = scene.game.submit(scene.state, seat, scene.state.asked?.id ?? -1, raw, seedDice(1));
  return turn.ok ? undefined : turn.error;
};

/** Returns the name of the open question and the seats it asks, `plan 0,1,2`, or undefined when the game is over. */
export const asked = <K extends GameTypes>(scene: TestPosition<K>): string | undefined => {
  const open = scene.game.view(scene.state, undefined).asked;
  return open ? `${open.name} ${open.who.join(',')}` : undefined;
};

/** Returns the first event of this kind. */
export const heard = <K extends GameTypes, T extends K['event']['t']>(
  scene: TestPosition<K>,
  t: T,
): Extract<K['event'], { readonly t: T }> | undefined =>
  scene.events.find((event): event is Extract<K['event'], { readonly t: T }> => event.t === t);
