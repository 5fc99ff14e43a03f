import type { Seat } from '@tavola/kernel';
import { refuseIfPaused } from '../agreement/pause.ts';
import { aside, secretQuestion, type VendettaContext } from '../rulebook.ts';
import type { CityTable } from '../types.ts';
import { CLOSING_SECONDS } from '../names.ts';
import { sceneOf } from './evaluation.ts';
import { changeScene, tellers } from './telling.ts';

/**
 * N-P03, N-P10 Each player but the caller may hold the scene open; once in rules 1, and again later once they have
 * written something, so that nobody can stop the match. When the caller has proposed to close, all are asked anew.
 */
export const hold = aside({
  name: 'hold',
  rule: 'N-P10',
  who: t => tellers(t).filter(seat => seat !== sceneOf(t).caller),
  choice: () => ({ kind: 'one', what: 'hold', of: [0] }),
  refuse: me => {
    if (!sceneOf(me.table).held.includes(me.seat)) return refuseIfPaused(me);
    return me.table.rules > 1
      ? { code: 'nothing-written', rule: 'N-P10' }
      : { code: 'held-before', rule: 'N-P10' };
  },
  settle: (g, by) => {
    const scene = sceneOf(g.table);
    const holding = scene.holding.includes(by) ? scene.holding : [...scene.holding, by];
    changeScene(g, { held: [...scene.held, by], holding });
    g.emit?.({ t: 'hold', scene: scene.number, by });
    return g.table.stage === 'last-words' ? 'answer anew' : undefined;
  },
});

/** N-P10 A player who holds the scene open says when done; after the caller's close a question asks for it. */
export const done = aside({
  name: 'done',
  rule: 'N-P10',
  who: t => (t.stage === 'telling' ? (t.scene?.holding ?? []) : []),
  choice: () => ({ kind: 'one', what: 'done', of: [0] }),
  settle: (g, by) => release(g, [by]),
});

const release = (g: VendettaContext, seats: readonly Seat[]): void => {
  const scene = sceneOf(g.table);
  changeScene(g, { holding: scene.holding.filter(seat => !seats.includes(seat)) });
  for (const by of seats) g.emit?.({ t: 'had-my-say', scene: scene.number, by });
};

/** N-P03, N-P10 The caller may propose to close at any time after the booking. The question always comes, though it has one answer. */
export const close = secretQuestion({
  name: 'close',
  talk: 'open',
  who: t => [sceneOf(t).caller],
  choice: () => ({ kind: 'one', what: 'close', of: [0] }),
  absent: () => 0,
  settle: (g, _, [by]) => {
    g.table.stage = g.table.rules > 1 ? 'last-words' : 'closing';
    if (g.table.rules > 1) g.emit?.({ t: 'close-proposed', scene: sceneOf(g.table).number, by: by! });
  },
});

/**
 * N-P03 The scene closes when all others have agreed, be it by silence: what is told and who asks for more time begins
 * the wait anew.
 */
export const lastWords = secretQuestion({
  name: 'last-words',
  talk: 'open',
  who: t => t.seats.filter(seat => seat !== sceneOf(t).caller),
  choice: () => ({ kind: 'one', what: 'done', of: [0] }),
  absent: () => 0,
  silence: { seconds: t => CLOSING_SECONDS[t.closing], renewedBy: ['tell', 'hold'] },
  settle: g => {
    release(g, sceneOf(g.table).holding);
    g.table.stage = 'closing';
  },
});

export const isHeld = (t: CityTable): boolean => sceneOf(t).holding.length > 0;

/** N-P10 After the caller's close, the players who hold the scene open end it. */
export const haveYourSay = secretQuestion({
  name: 'have-your-say',
  talk: 'open',
  who: t => sceneOf(t).holding,
  choice: () => ({ kind: 'one', what: 'done', of: [0] }),
  absent: () => 0,
  settle: (g, _, who) => release(g, who),
});

/** The scene is closed; the turn goes on. */
export const closeScene = (g: VendettaContext): void => {
  const scene = changeScene(g, { closed: true });
  g.table.stage = 'round';
  g.table.unbooked = null;
  g.emit?.({ t: 'closed', scene: scene.number });
};
