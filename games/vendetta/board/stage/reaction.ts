import { foreseeReaction, type Foreseen, type VendettaTable } from '../../rules/index.ts';
import { acceptAnswer, type DeepReadonly } from '@tavola/kernel';
import type { Draft, PartDraft } from '@tavola/web/board-kit/contract.ts';
import { noPiece, type PieceDraft } from '../forms/piece.ts';
import { branchAbout, type Either } from '@tavola/web/board-kit/draft.ts';
import { partsOf } from './call.ts';

/** An unfinished reaction: no prop, a prop in play or a new one, and points for the roll. */
export interface ReactionParts {
  readonly what: 'no-prop' | 'own-prop' | 'new-prop';
  readonly prop: number | undefined;
  readonly made: PieceDraft;
  readonly boost: number;
}

const noReaction: ReactionParts = {
  what: 'no-prop',
  prop: undefined,
  made: { ...noPiece, kind: 1 },
  boost: 0,
};

const partOf = ({ prop, made, boost }: ReactionParts, what: string): PartDraft => {
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

export const buildReactionDraft = (choice: Either, reaction: ReactionParts): Draft => ({
  branch: branchAbout(choice, reaction.what),
  answer: partsOf(choice, reaction.what).map(part => partOf(reaction, part.what)),
});

export const reactionOf = (choice: Either, draft: Draft): ReactionParts => {
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
export const previewReaction = (
  table: DeepReadonly<VendettaTable>,
  seat: number,
  choice: Either,
  reaction: ReactionParts,
): Foreseen | undefined => {
  const named = { ...reaction, made: { ...reaction.made, name: reaction.made.name || '…', text: '…' } };
  const whole = acceptAnswer(choice, buildReactionDraft(choice, named));
  return whole.ok ? foreseeReaction(table, seat, whole.value) : undefined;
};
