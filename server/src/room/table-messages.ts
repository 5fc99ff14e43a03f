import type { Seat } from '@tavola/kernel';
import type { TableView } from '@tavola/protocol';
import { makeTableView, type TableDoc } from '../lobby/table-document.ts';
import { makeVotesView } from '../lobby/votes.ts';

/** What a table looks like besides its document. */
interface TableState {
  readonly paused: boolean;
  readonly broken: boolean;
}

const views = new WeakMap<TableDoc, TableState & { readonly view: TableView }>();

/** The table as its readers see it. It is made once for all of them. */
export const viewTable = (doc: TableDoc, { paused, broken }: TableState): TableView => {
  const known = views.get(doc);
  if (known?.paused === paused && known.broken === broken) return known.view;
  const view = makeTableView(doc, paused, makeVotesView(doc, null, true), broken);
  views.set(doc, { paused, broken, view });
  return view;
};

/** The table as one reader sees it while votes are held back. */
export const viewTableFor = (doc: TableDoc, { paused, broken }: TableState, reader: Seat | null): TableView =>
  makeTableView(doc, paused, makeVotesView(doc, reader, false), broken);

const texts = new WeakMap<TableView, string>();

/** Formats a table as JSON, once for all readers. */
export const formatTable = (view: TableView): string => {
  const text = texts.get(view) ?? JSON.stringify(view);
  texts.set(view, text);
  return text;
};

const changes = new WeakMap<TableView, WeakMap<TableView, string>>();

/** Formats the fields that have changed, once for all readers that knew the same; undefined if none has. */
export const formatTableChange = (before: TableView, after: TableView): string | undefined => {
  if (before === after) return undefined;
  const known = changes.get(after) ?? new WeakMap<TableView, string>();
  changes.set(after, known);
  const text = known.get(before) ?? JSON.stringify(changedFields(before, after));
  known.set(before, text);
  return text === '{}' ? undefined : text;
};

const changedFields = (before: TableView, after: TableView): Partial<TableView> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => {
      const was = before[name as keyof TableView];
      return was !== value && JSON.stringify(was) !== JSON.stringify(value);
    }),
  );
