import { CHANGES, ENDINGS, NONE, type PlanChange } from '../../rules/index.ts';

export type ChangeKind = (typeof CHANGES)[number];

/** An unfinished change; each kind of change uses only some of these fields. */
export interface ChangeDraft {
  readonly kind: ChangeKind;
  readonly piece: number;
  readonly house: number;
  readonly value: number;
  readonly note: number;
  readonly ending: number;
  readonly text: string;
}

export const noChange: ChangeDraft = {
  kind: 'move',
  piece: NONE,
  house: NONE,
  value: 1,
  note: NONE,
  ending: 0,
  text: '',
};

const isChange = (kept: unknown): kept is ChangeDraft =>
  typeof kept === 'object' &&
  kept !== null &&
  Object.entries(noChange).every(([field, value]) => typeof Reflect.get(kept, field) === typeof value) &&
  CHANGES.some(kind => kind === Reflect.get(kept, 'kind'));

/** Parses the unfinished changes that survived a reload. */
export const parseChanges = (kept: string): readonly ChangeDraft[] => {
  const rows: unknown = kept === '' ? [] : JSON.parse(kept);
  const changes = Array.isArray(rows) ? rows.filter(isChange) : [];
  return changes.length > 0 ? changes : [noChange];
};

type Field = Exclude<keyof ChangeDraft, 'kind'>;

/** The fields that each kind of change needs. */
export const FIELDS: { readonly [K in ChangeKind]: readonly Field[] } = {
  move: ['piece', 'house'],
  power: ['piece', 'value'],
  reserve: ['house', 'value'],
  floors: ['house', 'value'],
  return: ['piece', 'house', 'value'],
  remove: ['piece'],
  note: ['note', 'text'],
  ending: ['ending', 'value'],
};

/** The smallest and largest number that a change accepts. */
export const RANGES: { readonly [K in ChangeKind]: readonly [min: number, max: number] } = {
  move: [0, 0],
  power: [1, 12],
  reserve: [0, 999],
  floors: [0, 6],
  return: [1, 12],
  remove: [0, 0],
  note: [0, 0],
  ending: [1, 99],
};

/** The game expects one row shape for all kinds, so a row has a slot for every field. */
export const rowOf = ({ kind, piece, house, value, note, ending, text }: ChangeDraft) =>
  [CHANGES.indexOf(kind), piece, house, value, note, ending, text] as const;

/** Builds the change for its text, or returns undefined while a field is missing. */
export const changeOf = (draft: ChangeDraft): PlanChange | undefined => {
  const { kind, piece, house, value, note, text } = draft;
  const needs = FIELDS[kind];
  if (needs.includes('piece') && piece === NONE) return undefined;
  switch (kind) {
    case 'move':
      return { t: 'move', piece, to: house };
    case 'power':
      return { t: 'power', piece, power: value };
    case 'return':
      return { t: 'return', piece, to: house, power: value };
    case 'remove':
      return { t: 'remove', piece };
    case 'reserve':
      return house === NONE ? undefined : { t: 'reserve', seat: house, points: value };
    case 'floors':
      return house === NONE ? undefined : { t: 'floors', seat: house, floors: value };
    case 'note':
      return note === NONE ? undefined : { t: 'note', note, text };
    case 'ending': {
      const end = ENDINGS[draft.ending];
      return end && { t: 'ending', end, rounds: value };
    }
  }
};
