import type { Pledge } from '../../rules/index.ts';
import { count } from '@tavola/web/text/language.ts';
import type { TextShape } from '@tavola/web/text/language.ts';

/** What a promise can name: players and a territory. */
export interface PledgeNames {
  name(seat: number): string;
  place(territory: number): string;
}

/** `what` is a phrase after a colon. */
export const en = {
  what: {
    vote: (p: Pledge, to: PledgeNames) => `a vote for the proposal of ${to.name(p.to)}`,
    cards: (p: Pledge) => `at least ${count('en', p.cards, ['card', 'cards'])} in their own proposal`,
    away: (p: Pledge, to: PledgeNames) => `no hero in ${to.place(p.territory)}`,
    work: (p: Pledge) => `an offer of at least ${count('en', p.cards, ['card', 'cards'])} to the joint work`,
    words: (p: Pledge) => `“${p.text}”`,
  } satisfies { readonly [K in Pledge['kind']]: unknown },
  condition: (who: string) => `if ${who} agrees`,
  states: { open: 'open', kept: 'kept', broken: 'broken', void: 'void' } satisfies {
    readonly [S in Pledge['state']]: string;
  },
};

export type PledgeWords = TextShape<typeof en>;
