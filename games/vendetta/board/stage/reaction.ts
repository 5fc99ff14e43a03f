import { foreseeReaction, type Foreseen, type VendettaTable } from '../../rules/index.ts';
import { acceptAnswer, type DeepReadonly } from '@tavola/kernel';
import type { Draft, PartDraft } from '@tavola/web/board-kit/contract.ts';
import { noPiece, type PieceDraft } from '../forms/piece.ts';
import { branchAbout, type Either } from '@tavola/web/board-kit/draft.ts';
import { partsOf } from './call.ts';

/** An unfinished reaction: no prop, a prop in play or a new one, and points for the roll. */
export interface Answering {
  readonly what: 'no-prop' | 'own-prop' | 'new-prop';
  readonly prop: number | undefined;
  readonly made: PieceDraft;
  readonly boost: number;
}

const noReaction: Answering = {
  what: 'no-prop',
  prop: undefined,
  made: { ...noPiece, kind: 1 },
  boost: 0,
};

const partOf = ({ prop, made, boost }: Answering, what: string): PartDraft => {
  switch (what) {
    case 'prop':
      return prop;
    case 'power':
      return made.power;
    case 'name':
      return made.name;
    case 'text':
      return made.text;
    default:
      return boost;
  }
};

export const reactionDraft = (choice: Either, answering: Answering): Draft => ({
  branch: branchAbout(choice, answering.what),
  answer: partsOf(choice, answering.what).map(part => partOf(answering, part.what)),
});

export const answeringOf = (choice: Either, draft: Draft): Answering => {
  if (typeof draft !== 'object' || Array.isArray(draft) || !('branch' in draft)) return noReaction;
  const what = (['no-prop', 'own-prop', 'new-prop'] as const).find(
    one => one === choice.branches[draft.branch]?.what,
  );
  if (!what) return noReaction;
  const parts = partsOf(choice, what);
  const given = Array.isArray(draft.answer) ? draft.answer : [];
  const value = (name: string): unknown => given[parts.findIndex(part => part.what === name)];
  const [prop, power, name, text, boost] = ['prop', 'power', 'name', 'text', 'boost'].map(value);
  return {
    what,
    prop: typeof prop === 'number' ? prop : undefined,
    made: {
      kind: 1,
      power: typeof power === 'number' ? power : 1,
      name: typeof name === 'string' ? name : '',
      text: typeof text === 'string' ? text : '',
    },
    boost: typeof boost === 'number' ? boost : 0,
  };
};

/** Computes the scene with this reaction by the rules, or returns undefined while the reaction is incomplete. */
export const withReaction = (
  table: DeepReadonly<VendettaTable>,
  seat: number,
  choice: Either,
  answering: Answering,
): Foreseen | undefined => {
  const named = { ...answering, made: { ...answering.made, name: answering.made.name || '…', text: '…' } };
  const whole = acceptAnswer(choice, reactionDraft(choice, named));
  return whole.ok ? foreseeReaction(table, seat, whole.value) : undefined;
};
