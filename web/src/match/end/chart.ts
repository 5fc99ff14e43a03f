import type { GameTypes, View } from '@tavola/kernel';
import type { GameText } from '../../text/game.ts';
import type { LogItem } from '../log/items.ts';

export interface Column {
  readonly label: number;
  readonly points: readonly number[];
}

interface ChartInput {
  readonly text: GameText<GameTypes>;
  readonly log: readonly LogItem[];
  /** The view at the end. */
  readonly end: View<GameTypes>;
  past(at: number): Promise<View<GameTypes> | undefined>;
}

/**
 * How things stood when each part of the match ended: at the line before the next begins, and at the end. A part that the
 * log divides once more, such as a last round with its closing, is one column.
 */
export const columnsOf = async ({ text, log, end, past }: ChartInput): Promise<readonly Column[]> => {
  const starts = log.filter(item => !item.isWhisper && text.headingOf('en', item.event) !== undefined);
  const ends = [...starts.slice(1).map(item => item.at - 1), log.at(-1)?.at ?? 0];
  const views = await Promise.all(ends.map(past));
  const columns = views.flatMap(view => (view && text.standing(view, end)) ?? []);
  return columns.filter(({ label }, i) => label !== columns[i + 1]?.label);
};
