import type { GameTypes, View } from '@tavola/kernel';
import { expect, test } from 'vitest';
import type { GameText } from '../../text/game.ts';
import { columnsOf } from './chart.ts';

const item = (at: number, t: string) => ({ at, event: { t }, isWhisper: false });
const text = {
  headingOf: (_: string, { t }: { t: string }) => (t === 'round' || t === 'closing' ? t : undefined),
  standing: (view: unknown, end: unknown) =>
    (view as { round: number }).round > 0 && { ...(view as object), end },
} as unknown as GameText<GameTypes>;

test('the last round is one column, as it stood at the very end, and all know how the match ended', async () => {
  const log = [item(0, 'round'), item(3, 'built'), item(4, 'round'), item(8, 'closing'), item(9, 'ranked')];
  const end = {} as View<GameTypes>;
  const past = async (at: number) =>
    ({ label: at < 4 ? 1 : 2, points: [at], round: 1 }) as unknown as View<GameTypes>;
  expect(await columnsOf({ text, log, end, past })).toMatchObject([
    { label: 1, points: [3], end },
    { label: 2, points: [9], end },
  ]);
});
