import type { Answer } from '@tavola/kernel';
import { NONE } from '../../rules/names.ts';
import { whyNoPledge } from '../../rules/promises/promises.ts';
import { PLEDGES, type Pledge, type PledgeKind } from '../../rules/index.ts';
import type { IslandTable } from '../table.ts';

/** The form fills in this promise step by step. */
export interface PromiseDraft {
  readonly kind: PledgeKind;
  readonly to: number;
  readonly round: number;
  readonly isConditional: boolean;
  readonly cards: number;
  readonly territory: number;
  readonly text: string;
}

const toPledge = (by: number, draft: PromiseDraft): Pledge => ({
  by,
  to: draft.to,
  round: draft.round,
  kind: draft.kind,
  cards: draft.kind === 'cards' || draft.kind === 'work' ? draft.cards : 0,
  territory: draft.kind === 'away' ? draft.territory : NONE,
  text: draft.kind === 'words' ? draft.text : '',
  condition: draft.isConditional ? 'open' : 'none',
  state: 'open',
});

/** Lists the rounds in which this promise can come true. */
export const roundsFor = (
  table: IslandTable,
  by: number,
  draft: PromiseDraft,
  rounds: { readonly min: number; readonly max: number },
): readonly number[] =>
  Array.from({ length: rounds.max - rounds.min + 1 }, (_, i) => rounds.min + i).filter(
    round => !whyNoPledge(table, toPledge(by, { ...draft, round, isConditional: false })),
  );

/** G-H04 Tells whether the other player could agree to the open question. */
export const canBeConditional = (table: IslandTable, by: number, draft: PromiseDraft): boolean =>
  whyNoPledge(table, toPledge(by, { ...draft, isConditional: true }))?.code !== 'nothing-to-agree';

/** Returns the answer that pins the promise, or undefined while a field is missing. */
export const composePromise = (draft: PromiseDraft): Answer | undefined => {
  const { kind, to, round, cards, territory, text } = draft;
  const branch = PLEDGES.indexOf(kind);
  const always = [to, round, draft.isConditional ? 1 : 0];
  if (kind === 'vote') return { branch, answer: always };
  if (kind === 'words') return text.trim() === '' ? undefined : { branch, answer: [...always, text.trim()] };
  return { branch, answer: [...always, kind === 'away' ? territory : cards] };
};
