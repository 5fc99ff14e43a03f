import type { Dice, Game, GameTypes, State } from '@tavola/kernel';

/** A game that takes more answers does not end. */
const MAX_ANSWERS = 1_000_000;

export interface Playout {
  /** Hears the number of answers so far, and the state after them. */
  after?(answers: number, state: State<GameTypes>): void;
  /** Hears the events, which are not even built without it. */
  readonly hear?: ((event: GameTypes['event']) => void) | undefined;
  /** Whether seats also do random things besides answering. */
  readonly asides?: boolean;
}

/** Plays at random to the end, in place, as fast as possible. Returns the last state and the number of answers. */
export const playOut = (
  game: Game,
  from: State<GameTypes>,
  dice: Dice,
  { after, hear, asides = false }: Playout = {},
): { readonly state: State<GameTypes>; readonly answers: number } => {
  let state = from;
  let answers = 0;
  let tries = 0;
  while (state.asked) {
    if (asides && (game.whyHalted(state) || dice.below(8) === 0)) {
      if (++tries > MAX_ANSWERS) throw new Error('nothing but asides is possible any more');
      state = maybeAside(game, state, dice, hear);
      continue;
    }
    const { who, answers: given } = state.asked;
    for (const seat of who) {
      // The first seat has not answered, unless the state came with answers in it.
      if (given[seat] !== null) continue;
      game.play(state, seat, game.sample(state, seat, dice), dice, hear);
      answers++;
      after?.(answers, state);
    }
    if (answers > MAX_ANSWERS) throw new Error(`the game does not end within ${MAX_ANSWERS} answers`);
  }
  return { state, answers };
};

/** Makes an aside if chance and the rules allow it; otherwise returns the same state. */
const maybeAside = (
  game: Game,
  state: State<GameTypes>,
  dice: Dice,
  hear: Playout['hear'],
): State<GameTypes> => {
  if (game.asides.length === 0) return state;
  const name = game.asides[dice.below(game.asides.length)]!;
  const seat = dice.below(state.hands.length);
  const said = game.sampleAside(state, seat, name, dice);
  const turn = said === undefined ? undefined : game.interject(state, seat, name, said, dice);
  if (!turn?.ok) return state;
  if (hear) turn.value.events.forEach(hear);
  return turn.value.state;
};
