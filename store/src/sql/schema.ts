/**
 * The same columns in every database: ids and JSON are text, times are milliseconds, and there are no booleans.
 * `migrations.ts` creates them.
 */
export interface Schema {
  tables: {
    id: string;
    version: number;
    at: number;
    deletes: number | null;
    doc: string;
  };
  /** Summaries stand beside the documents: a list that reads them must not read through long rows. */
  briefs: { table_id: string; version: number; brief: string; match_id: string | null };
  matches: {
    id: string;
    table_id: string;
    version: number;
    begun: number;
    at: number;
    due: number | null;
    brief: string;
  };
  entries: { match_id: string; version: number; entry: string };
  snapshots: { match_id: string; version: number; saved: string };
  /** A seat of -1 stands for none, since a primary key has no nulls. */
  holds: { device: string; table_id: string; seat: number; at: number };
  talk: {
    room: string;
    number: number;
    table_id: string;
    at: number;
    speaker: number | null;
    hearer: number | null;
    doc: string;
  };
}

export type SqlKind = 'sqlite' | 'postgres';

export const NO_SEAT = -1;
