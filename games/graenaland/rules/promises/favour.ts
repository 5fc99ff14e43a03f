import { carryOut, drawAnswer, wrongAnswer } from '../building/building.ts';
import type { GraenalandContext } from '../types.ts';
import { NONE } from '../names.ts';
import { buildChoice, type BuildChoice } from '../building/order.ts';
import { afterFavour } from './judge-pledges.ts';
import { secretQuestion } from '../rulebook.ts';

type Decline = { readonly kind: 'one'; readonly what: 'decline'; readonly of: readonly number[] };
const DECLINE: Decline = { kind: 'one', what: 'decline', of: [0] };

/** G-O20 The chosen player's limits hold while the favour lasts. */
export const beginFavour = (g: GraenalandContext): void => {
  g.table.limits = 'favour';
};

/** G-O20, G-O21 The chosen player does a single build, alone and without markets, or declines; the question always comes. */
export const favour = secretQuestion({
  name: 'favour',
  talk: 'open',
  who: table => [table.favoured],
  choice: me => {
    const branches: (Decline | BuildChoice)[] = [DECLINE];
    const builds = buildChoice(me);
    if (builds) branches.push(builds);
    return { kind: 'either', what: 'favour', branches };
  },
  refuse: (me, { answer }) => (typeof answer === 'number' ? undefined : wrongAnswer(me, answer)),
  absent: () => ({ branch: 0, answer: 0 }),
  sample: (me, dice) => {
    const answer = drawAnswer(me, dice);
    return answer ? { branch: 1, answer } : { branch: 0, answer: 0 };
  },
  settle: (g, answers) => {
    const seat = g.table.favoured;
    const { answer } = answers[seat]!;
    if (typeof answer === 'number') g.emit?.({ t: 'declined', seat });
    else carryOut(g, seat, answer);
    afterFavour(g, seat, typeof answer !== 'number');
    g.table.favoured = NONE;
    g.table.limits = 'own';
  },
});
