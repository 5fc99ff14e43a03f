import { enumerate, type Dice, type Game, type GameTypes, type State } from '../src/index.ts';

/** Every die shows a 1, so that counts can be checked by hand. */
const ONES: Dice = { below: () => 0 };

/**
 * Counts the ways to give the next `depth` answers, one seat after the other. Tests pin the counts, because they show
 * a legal answer too many or too few, which single examples miss.
 */
export const perft = <K extends GameTypes>(game: Game<K>, s: State<K>, depth: number): number => {
  if (depth === 0) return 1;
  if (!s.asked) return 0;
  const seat = s.asked.who.find(other => s.asked!.answers[other] === null)!;
  let sum = 0;
  for (const answer of enumerate(game.choice(s, seat)!)) {
    const turn = game.submit(s, seat, s.asked.id, answer, ONES);
    if (turn.ok) sum += perft(game, turn.value.state, depth - 1);
  }
  return sum;
};
