import { foreseeScene, NONE, type Foreseen, type VendettaTable } from '../../rules/index.ts';
import type { Answer, DeepReadonly, Simple } from '@tavola/kernel';
import type { Draft, Mark, PartDraft } from '@tavola/web/board-kit/contract.ts';
import { branchAbout, type Either } from '@tavola/web/board-kit/draft.ts';
import { noPiece, piecesOf, rowOf, rowsOf, type PieceDraft } from '../forms/piece.ts';

type Plan = DeepReadonly<VendettaTable>;

/** An unfinished scene, independent of the branch of the question that will carry it. */
export interface SceneCall {
  readonly kind: number | undefined;
  /** The setting is a place on the plan, a new place, or a rival's tower. */
  readonly at: 'place' | 'new' | 'tower';
  readonly place: number | undefined;
  readonly placeName: string;
  readonly placeText: string;
  readonly outside: number | undefined;
  readonly tower: number | undefined;
  /** The stake is a piece on the plan or a new one. */
  readonly about: 'piece' | 'new';
  readonly object: number | undefined;
  readonly neutral: PieceDraft;
  readonly actors: readonly number[];
  readonly props: readonly number[];
  readonly pieces: readonly PieceDraft[];
  readonly boost: number;
}

export const noCall: SceneCall = {
  kind: undefined,
  at: 'place',
  place: undefined,
  placeName: '',
  placeText: '',
  outside: 0,
  tower: undefined,
  about: 'piece',
  object: undefined,
  neutral: { ...noPiece, power: 2 },
  actors: [],
  props: [],
  pieces: [],
  boost: 0,
};

/** Names the branch of the question that carries this scene. */
export const whatOf = ({ at, about }: Pick<SceneCall, 'at' | 'about'>): string => {
  if (at === 'tower') return 'storm';
  return `scene${at === 'new' ? '-elsewhere' : ''}${about === 'new' ? '-neutral' : ''}`;
};

export const isScene = (what: string): boolean => what === 'storm' || what.startsWith('scene');

/** Lists the parts of a branch, or none where the question does not offer the branch. */
export const partsOf = (choice: Either, what: string): readonly Simple[] => {
  const branch = choice.branches[branchAbout(choice, what)];
  return branch?.kind === 'all' ? branch.parts : [];
};

export const listOffered = (choice: Either, what: string, part: string): readonly number[] => {
  const found = partsOf(choice, what).find(one => one.what === part);
  return found && 'of' in found ? found.of : [];
};

export const mostOf = (choice: Either, what: string, part: string): number => {
  const found = partsOf(choice, what).find(one => one.what === part);
  return found && 'max' in found ? found.max : 0;
};

const partOf = (call: SceneCall, what: string): PartDraft => {
  switch (what) {
    case 'scene-kind':
      return call.kind;
    case 'place':
      return call.place;
    case 'place-name':
      return call.placeName;
    case 'place-text':
      return call.placeText;
    case 'outside':
      return call.outside;
    case 'tower':
      return call.tower;
    case 'object':
      return call.object;
    case 'neutral-kind':
      return call.neutral.kind;
    case 'neutral-power':
      return call.neutral.power;
    case 'neutral-name':
      return call.neutral.name;
    case 'neutral-text':
      return call.neutral.text;
    case 'actors':
      return call.actors;
    case 'props':
      return call.props;
    case 'boost':
      return call.boost;
    default:
      return rowsOf(call.pieces);
  }
};

/** Converts the scene to a draft, and drops picks that its branch does not offer. */
export const draftOf = (choice: Either, call: SceneCall): Draft => {
  const what = whatOf(call);
  const answer = partsOf(choice, what).map((part): PartDraft => {
    const value = partOf(call, part.what);
    if (part.kind === 'one') return typeof value === 'number' && part.of.includes(value) ? value : undefined;
    return value;
  });
  return { branch: branchAbout(choice, what), answer };
};

/** Reads the scene from a draft, or returns undefined for a draft of another kind. */
export const callOf = (choice: Either, draft: Draft): SceneCall | undefined => {
  if (typeof draft !== 'object' || Array.isArray(draft) || !('branch' in draft)) return undefined;
  const what = choice.branches[draft.branch]?.what ?? '';
  if (!isScene(what)) return undefined;
  const parts = partsOf(choice, what);
  const given = Array.isArray(draft.answer) ? draft.answer : [];
  const value = (name: string): unknown => given[parts.findIndex(part => part.what === name)];
  const number = (name: string): number | undefined => {
    const n = value(name);
    return typeof n === 'number' ? n : undefined;
  };
  const words = (name: string): string => {
    const said = value(name);
    return typeof said === 'string' ? said : '';
  };
  const numbers = (name: string): readonly number[] => {
    const list = value(name);
    return Array.isArray(list) ? list.filter(n => typeof n === 'number') : [];
  };
  return {
    kind: number('scene-kind'),
    at: what === 'storm' ? 'tower' : what.startsWith('scene-elsewhere') ? 'new' : 'place',
    place: number('place'),
    placeName: words('place-name'),
    placeText: words('place-text'),
    outside: number('outside') ?? 0,
    tower: number('tower'),
    about: what.endsWith('-neutral') ? 'new' : 'piece',
    object: number('object'),
    neutral: {
      kind: number('neutral-kind') ?? noCall.neutral.kind,
      power: number('neutral-power') ?? noCall.neutral.power,
      name: words('neutral-name'),
      text: words('neutral-text'),
    },
    actors: numbers('actors'),
    props: numbers('props'),
    pieces: piecesOf(value('pieces')),
    boost: number('boost') ?? 0,
  };
};

/** Fills an open part with a placeholder, so that the rules can add up the rest. */
const fillOpenPart = (part: Simple, value: PartDraft): unknown => {
  if (part.kind === 'one') return value ?? part.of[0];
  if (part.kind === 'text') return value === '' ? '…' : value;
  if (part.kind === 'list' && Array.isArray(value))
    return piecesOf(value).map(piece => rowOf({ ...piece, kind: piece.kind ?? 0 }));
  return value;
};

/** Computes the scene with the same summands as the rules, without its open parts. */
export const previewCall = (
  table: Plan,
  seat: number,
  choice: Either,
  call: SceneCall,
): Foreseen | undefined => {
  const draft = draftOf(choice, call);
  if (typeof draft !== 'object' || !('branch' in draft) || draft.branch < 0) return undefined;
  const parts = partsOf(choice, whatOf(call));
  const given: readonly PartDraft[] = Array.isArray(draft.answer) ? draft.answer : [];
  // The placeholders have the kinds that the parts ask for, so the answer is complete.
  const answer = {
    branch: draft.branch,
    answer: parts.map((part, i) => fillOpenPart(part, given[i])),
  } as Answer;
  const result = foreseeScene(table, seat, choice, answer);
  if (call.kind !== undefined) return result;
  const caller = result.scene.sums.caller.filter(({ what }) => what !== 'attribute');
  const total = caller.reduce((sum, { n }) => sum + n, 0);
  const sums = { ...result.scene.sums, caller };
  return { ...result, scene: { ...result.scene, sums, totals: [total, result.scene.totals[1]] } };
};

/** The opponent is known once the scene names a tower or its stake. */
export const isAimed = ({ at, about, tower, object }: SceneCall): boolean => {
  if (at === 'tower') return tower !== undefined;
  return about === 'new' || object !== undefined;
};

const toggle = (list: readonly number[], n: number): readonly number[] =>
  list.includes(n) ? list.filter(other => other !== n) : [...list, n];

/** Adds a pick on the plan to the scene: a place, a tower, the stake, or a companion. */
export const applyPick = (table: Plan, seat: number, call: SceneCall, { what, number }: Mark): SceneCall => {
  if (what === 'place') return { ...call, at: 'place', place: number };
  if (what === 'seat') return { ...call, at: 'tower', tower: number };
  if (table.owner[number] !== seat)
    return { ...call, at: call.at === 'tower' ? 'place' : call.at, about: 'piece', object: number };
  return table.cards[number]?.kind === 'prop'
    ? { ...call, props: toggle(call.props, number) }
    : { ...call, actors: toggle(call.actors, number) };
};

export const marksOf = ({ at, place, tower, about, object, actors, props }: SceneCall): readonly Mark[] =>
  [
    { what: 'place', number: at === 'place' ? place : NONE },
    { what: 'seat', number: at === 'tower' ? tower : NONE },
    { what: 'piece', number: about === 'piece' && at !== 'tower' ? object : NONE },
    ...[...actors, ...props].map(number => ({ what: 'piece', number })),
  ].flatMap(({ what, number }) => (number === undefined || number === NONE ? [] : [{ what, number }]));

export const listOpenMarks = (choice: Either): readonly Mark[] => {
  const marks = (what: string, part: string, as: string): Mark[] =>
    listOffered(choice, what, part).map(number => ({ what: as, number }));
  const scenes = choice.branches.map(({ what }) => what).filter(isScene);
  return scenes.flatMap(what => [
    ...marks(what, 'place', 'place'),
    ...marks(what, 'tower', 'seat'),
    ...['object', 'actors', 'props'].flatMap(part => marks(what, part, 'piece')),
  ]);
};
