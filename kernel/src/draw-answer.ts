import type { Answer, Choice } from './choices/choice.ts';
import { sample as sampleChoice } from './choices/sample.ts';
import type { Dice } from './dice.ts';
import type { Sight } from './script/script.ts';
import type { GameTypes } from './state/state.ts';

/** Attempts to draw an answer that `refuse` lets pass. */
const MAX_TRIES = 32;

interface AnswerSource<K extends GameTypes> {
  choice(sight: Sight<K>): Choice;
  refuse?(sight: Sight<K>, answer: Answer): unknown;
  sample?(sight: Sight<K>, dice: Dice): Answer;
}

/** Returns a random answer, or undefined if `refuse` rejects every attempt. */
export const drawAnswer = <K extends GameTypes>(
  from: AnswerSource<K>,
  sight: Sight<K>,
  dice: Dice,
): Answer | undefined => {
  if (from.sample) return from.sample(sight, dice);
  const offered = from.choice(sight);
  if (!from.refuse) return sampleChoice(offered, dice);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const answer = sampleChoice(offered, dice);
    if (!from.refuse(sight, answer)) return answer;
  }
  return undefined;
};
