import type { Option, Options, Seat } from '@tavola/kernel';
import { checkBoard } from './board-check.ts';
import type { BoardFile } from './board-file.ts';
import type { VeronaTable } from '../types.ts';

/** The variants of section X, the choice of the first player, and custom boards. */
export const options: readonly Option[] = [
  { name: 'planning', rule: 'V-B03', kind: 'pick', values: ['at-once', 'turns'], default: 'at-once' },
  { name: 'redentore', rule: 'V-X02', kind: 'pick', values: ['2/4', '3/5'], default: '2/4' },
  {
    name: 'convento',
    rule: 'V-X06',
    kind: 'pick',
    values: ['everywhere', 'involved'],
    default: 'everywhere',
  },
  { name: 'talk', rule: 'V-C56', kind: 'pick', values: ['book', 'silent'], default: 'book' },
  { name: 'first', rule: 'V-S10', kind: 'seat', default: null },
  { name: 'board', rule: 'V-S02', kind: 'data', check: checkBoard, default: null },
];

interface Chosen extends Pick<VeronaTable, 'planning' | 'redentore' | 'convento' | 'talk'> {
  readonly first: Seat | null;
  readonly board: BoardFile | null;
}

/** The kernel checks each value against the list above, which must agree with `Chosen`. */
export const readOptions = (picked: Options): Chosen => picked as unknown as Chosen;
