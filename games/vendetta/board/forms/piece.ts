import { CHARACTER } from '../../rules/index.ts';
import type { Language } from '@tavola/web/text/language.ts';
import type { PartDraft } from '@tavola/web/board-kit/contract.ts';
import { pickAnother } from '@tavola/web/ui/another.ts';
import { namesFor, textsFor } from './suggest.ts';

export interface PieceDraft {
  readonly kind: number | undefined;
  readonly power: number;
  readonly name: string;
  readonly text: string;
}

export const noPiece: PieceDraft = { kind: CHARACTER, power: 1, name: '', text: '' };

/** Suggests a complete piece that the player may accept or change. */
export const suggestPiece = (language: Language, kind: number, power: number): PieceDraft => ({
  kind,
  power,
  name: pickAnother(namesFor(language, kind)),
  text: pickAnother(textsFor(language, kind)),
});

/** The parts of a row are kind, power, name and description. */
export type PieceRow = readonly PartDraft[];

export const rowOf = ({ kind, power, name, text }: PieceDraft): PieceRow => [kind, power, name, text];

/** The cast is needed because the parts of a draft row may be missing. */
/** A list answer in the making: rows with parts that may still be missing. */
export const placeRowsOf = (rows: readonly (readonly PartDraft[])[]): PartDraft => rows as PartDraft;

export const rowsOf = (pieces: readonly PieceDraft[]): PartDraft => pieces.map(rowOf) as PartDraft;

export const pieceOf = ([kind, power, name, text]: PieceRow): PieceDraft => ({
  kind: typeof kind === 'number' ? kind : undefined,
  power: typeof power === 'number' ? power : 1,
  name: typeof name === 'string' ? name : '',
  text: typeof text === 'string' ? text : '',
});

const isRow = (row: unknown): row is PieceRow => Array.isArray(row);

export const piecesOf = (draft: unknown): readonly PieceDraft[] =>
  Array.isArray(draft) ? draft.filter(isRow).map(pieceOf) : [];
