import type { Position } from '../match/position.ts';

/** What a list of tables shows without loading the match. */
export interface Brief {
  readonly over: boolean;
  readonly waiting: readonly number[];
}
export const briefOf = ({ match, ended }: Position): Brief => {
  const { asked } = match.state;
  return {
    over: ended,
    waiting: asked && !ended ? asked.who.filter(seat => asked.answers[seat] === null) : [],
  };
};
