import { expect, test } from 'vitest';
import { direction, isDrama, revealScene } from '../stage/show.ts';
import { goldens, replayGolden } from './goldens.ts';

test.each(goldens)('%s: no die, coin or outcome appears before its beat', file => {
  for (const { state, events } of replayGolden(file).moments) {
    if (!isDrama(events)) continue;
    const scene = state.table.scene ?? state.table.scenes.at(-1);
    if (!scene || !events.some(({ t }) => t === 'dice' || t === 'booked')) continue;
    const beats = direction.beats(events);
    expect(beats.flat()).toEqual(events);
    beats.forEach((_, i) => {
      const past = beats.slice(0, i + 1).flat();
      const seen = revealScene(scene, past, events);
      const has = (t: string): boolean => past.some(event => event.t === t);
      if (events.some(({ t }) => t === 'dice') && !has('dice'))
        expect(seen.sums.caller.some(({ what }) => what === 'die')).toBe(false);
      if (!has('booked')) expect([seen.won, seen.booked]).toEqual([null, []]);
      expect(seen.totals[0]).toBe(seen.sums.caller.reduce((sum, { n }) => sum + n, 0));
    });
    const all = revealScene(scene, events, events);
    if (events.some(({ t }) => t === 'booked')) expect(all).toEqual(scene);
  }
});
