import type { Refusal } from '@tavola/kernel';
import { aside } from '../rulebook.ts';
import type { CityTable } from '../types.ts';

/** N-P11 A paused story accepts no answers and no telling. */
export const whyHalted = (t: CityTable): Refusal | undefined =>
  t.paused ? { code: 'paused', rule: 'N-P11' } : undefined;

export const refuseIfPaused = ({ table }: { readonly table: CityTable }): Refusal | undefined =>
  whyHalted(table);

/** N-P11 Any player may pause the story at any time, without giving a reason. */
export const pause = aside({
  name: 'pause',
  rule: 'N-P11',
  who: t => (t.paused ? [] : t.seats),
  choice: () => ({ kind: 'one', what: 'pause', of: [0] }),
  settle: (g, by) => {
    g.table.paused = [];
    g.emit?.({ t: 'paused', by });
  },
});

/** N-P11 The story resumes when all agree, including the player who paused it. */
export const resume = aside({
  name: 'resume',
  rule: 'N-P11',
  who: t => t.seats.filter(seat => t.paused?.includes(seat) === false),
  choice: () => ({ kind: 'one', what: 'resume', of: [0] }),
  settle: (g, by) => {
    const agreed = [...(g.table.paused ?? []), by];
    g.emit?.({ t: 'ready', by });
    g.table.paused = agreed.length === g.table.seats.length ? null : agreed;
    if (!g.table.paused) g.emit?.({ t: 'resumed' });
  },
});
