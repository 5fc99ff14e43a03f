import type { Choice, Dice, Flat, FlatAnswer, ListRow } from '@tavola/kernel';
import type { PlanChange } from '../entities.ts';
import { isInPlay, standingSeats } from '../city-plan.ts';
import type { CityTable } from '../types.ts';
import { readRows, type AnswerReader } from '../answer-reader.ts';
import { pick, suggestions } from '../setup/suggestions.ts';
import { optionalText } from '../setup/texts.ts';
import {
  CHANGES,
  CHANGES_OF_RULES_1,
  ENDINGS,
  FLOORS,
  HEAD,
  MOST_POWER,
  NONE,
  SCENE_KINDS,
} from '../names.ts';

/** The most changes in one proposal. */
const MOST_CHANGES = 12;
const MOST_POINTS = 999;

const numbers = (list: readonly unknown[]): number[] => list.map((_, i) => i);

const kindsOf = (t: CityTable): readonly (typeof CHANGES)[number][] =>
  t.rules > 1 ? CHANGES : CHANGES.slice(0, CHANGES_OF_RULES_1);

const newParts = (t: CityTable): readonly Flat[] => [
  { kind: 'one', what: 'place', of: [NONE, ...numbers(t.places)] },
  { kind: 'one', what: 'attribute', of: numbers(SCENE_KINDS) },
  { kind: 'text', what: 'new-name', min: 0, max: 60, oneLine: true },
];

type Row = Extract<Choice, { kind: 'list' }>;

/**
 * N-P04, N-P08 A proposal is a list of changes. Each row has a column for everything that a change may need: piece
 * (HEAD for the head in an arrest), house (NONE for neutral), amount, note with its new text, ending, place (NONE for
 * none), name. Rules 1 knew fewer kinds, and neither places nor names.
 */
export const changesChoice = (t: CityTable): Row => ({
  kind: 'list',
  what: 'changes',
  parts: [
    { kind: 'one', what: 'change', of: numbers(kindsOf(t)) },
    { kind: 'one', what: 'piece', of: [...(t.rules > 1 ? [HEAD] : []), NONE, ...numbers(t.cards)] },
    { kind: 'one', what: 'house', of: [NONE, ...t.seats] },
    { kind: 'amount', what: 'value', min: 0, max: MOST_POINTS },
    { kind: 'one', what: 'note', of: [NONE, ...numbers(t.notes)] },
    { kind: 'one', what: 'ending', of: [NONE, ...numbers(ENDINGS)] },
    optionalText('text'),
    ...(t.rules > 1 ? newParts(t) : []),
  ],
  min: 1,
  max: MOST_CHANGES,
});

/** The change that an answered row says, for whoever composes one. */
export const changeOfRow = (t: CityTable, row: ListRow): PlanChange | undefined => {
  const [reader] = readRows(changesChoice(t), [row]);
  return changeOf(t, reader!);
};

/** The change that a row says; undefined if it says too little. */
export const changeOf = (t: CityTable, row: AnswerReader): PlanChange | undefined => {
  const kind = CHANGES[row.number('change')]!;
  const [piece, seat, value] = [row.number('piece'), row.number('house'), row.number('value')];
  const [note, end] = [row.number('note'), ENDINGS[row.number('ending')]];
  const isPiece = piece >= 0;
  const has = seat !== NONE;
  switch (kind) {
    case 'move':
      return isPiece ? { t: 'move', piece, to: seat } : undefined;
    case 'power':
      return isPiece ? { t: 'power', piece, power: value } : undefined;
    case 'reserve':
      return has ? { t: 'reserve', seat, points: value } : undefined;
    case 'floors':
      return has ? { t: 'floors', seat, floors: value } : undefined;
    case 'return':
      return isPiece ? { t: 'return', piece, to: seat, power: value } : undefined;
    case 'remove':
      return isPiece ? { t: 'remove', piece } : undefined;
    case 'note':
      return note === NONE ? undefined : { t: 'note', note, text: row.text('text') };
    case 'ending':
      return end && { t: 'ending', end, rounds: value };
    case 'new-character':
    case 'new-prop': {
      const [name, text] = [row.text('new-name'), row.text('text')];
      const of = kind === 'new-prop' ? 'prop' : 'character';
      return name === '' ? undefined : { t: 'lay-out', kind: of, to: seat, power: value, name, text };
    }
    case 'piece-name': {
      const name = row.text('new-name');
      return isPiece && name !== '' ? { t: kind, piece, was: t.cards[piece]!.name, name } : undefined;
    }
    case 'piece-text':
      return isPiece ? { t: kind, piece, text: row.text('text') } : undefined;
    case 'attribute':
      return has ? { t: kind, seat, attribute: row.number('attribute'), value } : undefined;
    case 'disfavour':
    case 'die':
      return { t: kind, seat };
    case 'turncoat':
      return isPiece && has ? { t: kind, piece, to: seat } : undefined;
    case 'tone':
    case 'lines':
    case 'veils':
      return { t: kind, text: row.text('text') };
    case 'frame-shown':
      return { t: kind, shown: value > 0 };
    case 'place-name':
    case 'place-text':
    case 'place-value':
    case 'arrest':
    case 'absence':
      return changeAtPlace(t, kind, row);
  }
};

const changeAtPlace = (
  t: CityTable,
  kind: 'place-name' | 'place-text' | 'place-value' | 'arrest' | 'absence',
  row: AnswerReader,
): PlanChange | undefined => {
  const [piece, place] = [row.number('piece'), row.number('place')];
  if (kind === 'arrest')
    return piece === HEAD && place === NONE
      ? undefined
      : { t: kind, piece, place: piece === HEAD ? place : NONE };
  if (kind === 'absence') return piece >= 0 ? { t: kind, piece, place } : undefined;
  if (place === NONE) return undefined;
  if (kind === 'place-value') return { t: kind, place, value: row.number('value') };
  if (kind === 'place-text') return { t: kind, place, text: row.text('text') };
  const name = row.text('new-name');
  return name === '' ? undefined : { t: kind, place, was: t.places[place]!.name, name };
};

/** Draws a random proposal of one change, possible or not. */
export const sampleChanges = (t: CityTable, dice: Dice): readonly (readonly FlatAnswer[])[] => {
  const any = (list: readonly number[]): number => (list.length > 0 ? list[dice.below(list.length)]! : NONE);
  const pieces = t.cards.map((_, piece) => piece);
  const change = dice.below(kindsOf(t).length);
  const house = any(standingSeats(t));
  const ending = dice.below(ENDINGS.length);
  const place = any(t.places.map((_, at) => at));
  const name = pick(dice, suggestions.places);
  const row = (piece: number, value: number, text = ''): readonly FlatAnswer[] => [
    change,
    piece,
    dice.below(4) === 0 && CHANGES[change] === 'move' ? NONE : house,
    value,
    any(t.notes.map((_, note) => note)),
    ending,
    text,
    ...(t.rules > 1 ? [place, dice.below(SCENE_KINDS.length), name] : []),
  ];
  switch (CHANGES[change]) {
    case 'return':
      return [row(any(pieces.filter(piece => !isInPlay(t, piece))), 1 + dice.below(MOST_POWER))];
    case 'reserve':
      return [row(NONE, dice.below(20))];
    case 'floors':
      return [row(NONE, dice.below(FLOORS + 1))];
    case 'ending':
      return [row(NONE, t.round + 1 + dice.below(3))];
    case 'note':
      return [row(NONE, 0, dice.below(2) === 0 ? '' : pick(dice, suggestions.lines))];
    default:
      return [row(any(pieces.filter(piece => isInPlay(t, piece))), 1 + dice.below(MOST_POWER))];
  }
};
