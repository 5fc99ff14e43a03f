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
 * The standing at the end of each part of the match: at the line before the next part, and at the end. Parts with the
 * same label, such as a last round and its closing, are one column.
 */
export const columnsOf = async ({ text, log, end, past }: ChartInput): Promise<readonly Column[]> => {
  const starts = log.filter(item => !item.isWhisper && text.headingOf('en', item.event) !== undefined);
  const ends = [...starts.slice(1).map(item => item.at - 1), log.at(-1)?.at ?? 0];
  const views = await Promise.all(ends.map(past));
  const columns = views.flatMap(view => (view && text.standing(view, end)) ?? []);
  return columns.filter(({ label }, i) => label !== columns[i + 1]?.label);
};
