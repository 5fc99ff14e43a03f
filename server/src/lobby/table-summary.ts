import type { StoreChange } from '@tavola/store';
import type { TableDoc } from './table-document.ts';

/** The facts about a table that a list shows without reading its document. */
export interface TableSummary extends Pick<TableDoc, 'game' | 'phase'> {
  readonly names: readonly string[];
}

const summarizeTable = ({ game, phase, seats }: TableDoc): TableSummary => ({
  game,
  phase,
  names: seats.map(({ name }) => name),
});

/** Stores the summary of a table at this version of its document. */
export const changeSummary = (doc: TableDoc, version: number): StoreChange => ({
  t: 'brief',
  table: doc.id,
  version,
  brief: JSON.stringify(summarizeTable(doc)),
  match: doc.match,
});
