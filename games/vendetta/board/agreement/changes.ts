import type { ListRow } from '@tavola/kernel';
import {
  changeOfRow,
  CHANGES,
  CHANGES_OF_RULES_1,
  NONE,
  type CityTable,
  type PlanChange,
  type StoryFrame,
} from '../../rules/index.ts';

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
  readonly place: number;
  readonly attribute: number;
  readonly name: string;
}

export const noChange: ChangeDraft = {
  kind: 'move',
  piece: NONE,
  house: NONE,
  value: 1,
  note: NONE,
  ending: 0,
  text: '',
  place: NONE,
  attribute: 0,
  name: '',
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
  'place-name': ['place', 'name'],
  'place-text': ['place', 'text'],
  'place-value': ['place', 'value'],
  'new-character': ['name', 'text', 'house', 'value'],
  'new-prop': ['name', 'text', 'house', 'value'],
  'piece-name': ['piece', 'name'],
  'piece-text': ['piece', 'text'],
  attribute: ['house', 'attribute', 'value'],
  disfavour: ['house'],
  arrest: ['piece', 'place'],
  absence: ['piece', 'place'],
  die: ['house'],
  turncoat: ['piece', 'house'],
  tone: ['text'],
  lines: ['text'],
  veils: ['text'],
  'frame-shown': ['value'],
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
  'place-name': [0, 0],
  'place-text': [0, 0],
  'place-value': [0, 12],
  'new-character': [1, 12],
  'new-prop': [1, 12],
  'piece-name': [0, 0],
  'piece-text': [0, 0],
  attribute: [0, 6],
  disfavour: [0, 0],
  arrest: [0, 0],
  absence: [0, 0],
  die: [0, 0],
  turncoat: [0, 0],
  tone: [0, 0],
  lines: [0, 0],
  veils: [0, 0],
  'frame-shown': [0, 1],
};

/** The kinds of change that this match knows: rules 1 had fewer. */
export const kindsFor = ({ rules }: CityTable): readonly ChangeKind[] =>
  rules > 1 ? CHANGES : CHANGES.slice(0, CHANGES_OF_RULES_1);

/** The game expects one row shape for all kinds, so a row has a slot for every field. */
export const rowOf = (table: CityTable, draft: ChangeDraft): ListRow => {
  const { kind, piece, house, value, note, ending, text, place, attribute, name } = draft;
  const row = [CHANGES.indexOf(kind), piece, house, value, note, ending, text] as const;
  return table.rules > 1 ? [...row, place, attribute, name] : row;
};

/** Builds the change for its text by the rules themselves, or returns undefined while a field is missing. */
export const changeOf = (table: CityTable, draft: ChangeDraft): PlanChange | undefined =>
  changeOfRow(table, rowOf(table, draft));

/** The rows that turn what the table has agreed on into this, without those that change nothing. */
export const frameRows = (table: CityTable, frame: StoryFrame): ListRow[] => {
  const texts = (['tone', 'lines', 'veils'] as const).filter(
    kind => frame[kind].trim() !== table.frame[kind],
  );
  const drafts: ChangeDraft[] = texts.map(kind => ({ ...noChange, kind, text: frame[kind].trim() }));
  if (frame.shown !== table.frame.shown)
    drafts.push({ ...noChange, kind: 'frame-shown', value: Number(frame.shown) });
  return drafts.map(draft => rowOf(table, draft));
};
