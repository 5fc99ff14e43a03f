import { vendetta, type Vendetta } from '../../index.ts';
import { seedDice, type Seat, type State } from '@tavola/kernel';
import type { Language, Remark } from '@tavola/bots';
import { nextRemark } from '@tavola/bots';
import { levels } from '@tavola/bots';

/** A match of Vendetta between bots who tell their scenes. */
export interface Evening {
  readonly seats: number;
  readonly seed: number;
  readonly language?: Language;
  readonly options?: object;
  readonly level?: string;
  /** Sees every position before anything is said or answered there. */
  look?(state: State<Vendetta>): void;
  /** Hears what is done besides the open question. */
  hear?(remark: Remark & { readonly seat: Seat }, state: State<Vendetta>): void;
}

/** Nobody goes on for so long without a bug. */
const MOST = 20_000;

/** Plays it to its end; whatever is refused is an error. */
export const playEvening = (evening: Evening): State<Vendetta> => {
  const { seats, seed, language, level = 'steady', options = { end: 'rounds', rounds: 4 } } = evening;
  const dice = seedDice(seed);
  const bot = levels.get(level)!(vendetta, language && { language });
  const bots = new Map(Array.from({ length: seats }, (_, seat) => [seat, bot] as const));
  const begun = vendetta.begin(seats, options, dice);
  if (!begun.ok) throw new Error(begun.error.code);
  let { state } = begun.value;
  for (let steps = 0; state.asked; steps++) {
    if (steps > MOST) throw new Error('the match does not end');
    evening.look?.(state);
    const remark = nextRemark(vendetta, state, bots, dice);
    const { id, who, answers } = state.asked;
    const seat = remark?.seat ?? who.find(asked => answers[asked] === null)!;
    const truth = state;
    const worlds = (own: typeof dice) => vendetta.resample(truth, seat, own);
    const turn = remark
      ? vendetta.interject(state, seat, remark.aside, remark.answer, dice)
      : vendetta.submit(state, seat, id, bot.answer(vendetta.view(state, seat), worlds, dice), dice);
    if (!turn.ok) throw new Error(`${remark?.aside ?? 'answer'} refused: ${turn.error.code}`);
    if (remark) evening.hear?.(remark, state);
    state = turn.value.state;
  }
  return state;
};
