import type { MatchPosition } from '../match/position.ts';

/** The facts about a match that a list of tables shows without loading it. */
export interface MatchSummary {
  readonly over: boolean;
  readonly waiting: readonly number[];
  /** When everybody last heard of something; absent in summaries of earlier versions. */
  readonly at?: number;
}
export const summarizeMatch = ({ match, ended, heardAt }: MatchPosition): MatchSummary => {
  const { asked } = match.state;
  return {
    over: ended,
    waiting: asked && !ended ? asked.who.filter(seat => asked.answers[seat] === null) : [],
    ...(heardAt !== undefined && { at: heardAt }),
  };
};
