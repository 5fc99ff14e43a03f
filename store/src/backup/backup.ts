import { createHash } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { ok, type Result } from '@tavola/kernel';
import * as v from 'valibot';
import { findFaultInDump } from '../validate.ts';
import { syncFolder } from '../sqlite/fsync.ts';
import { readLines } from './json-lines.ts';
import type { TableDump, Store } from '../store.ts';

/** Why a file was refused. */
export interface BackupProblem {
  /** The line, counted from 1, if one line is at fault. */
  readonly line?: number;
  readonly message: string;
}

const HEADER = { t: 'tavola-backup', format: 1 } as const;
const PAGE_SIZE = 100;

/**
 * Writes every table into a file of JSON lines: a header, a dump of each, and an end with their number and
 * SHA-256. Each table is dumped at one moment while the store goes on. The file appears under its name when it is
 * complete and on the disk, readable for its owner alone, since it holds secrets.
 */
export const backUp = async (store: Store, file: string): Promise<{ readonly tables: number }> => {
  const part = `${file}.part`;
  try {
    const tables = await writeAll(store, part);
    await rename(part, file);
    syncFolder(file);
    return { tables };
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
};

const writeAll = async (store: Store, file: string): Promise<number> => {
  const handle = await open(file, 'w', 0o600);
  try {
    const hash = createHash('sha256');
    const write = async (line: object): Promise<void> => {
      const text = `${JSON.stringify(line)}\n`;
      hash.update(text);
      await handle.appendFile(text);
    };
    await write(HEADER);
    let tables = 0;
    for await (const dump of readDumps(store)) {
      await write({ t: 'table', ...dump });
      tables++;
    }
    await write({ t: 'end', tables, sha256: hash.copy().digest('hex') });
    await handle.sync();
    return tables;
  } finally {
    await handle.close();
  }
};

const readDumps = async function* (store: Store): AsyncGenerator<TableDump> {
  let after = '';
  for (;;) {
    const ids = await store.listTableIds(after, PAGE_SIZE);
    if (ids.length === 0) return;
    for (const id of ids) {
      const dump = await store.dumpTable(id);
      // The table may have been deleted meanwhile.
      if (dump) yield dump;
    }
    after = ids.at(-1)!;
  }
};

/**
 * Restores a backup into an empty store, after a check of the whole file. A restore that was cut off left a part of the
 * same backup, and then goes on with the rest.
 */
export const restore = async (
  store: Store,
  file: string,
): Promise<Result<{ readonly tables: number }, BackupProblem>> => {
  const checked = await checkBackup(file);
  if (!checked.ok) return checked;
  const restored = await findRestored(store, file);
  if (!restored)
    return refuse(
      'the store is not empty: a backup is restored into an empty one, or one that holds a part of it',
    );
  if (restored.size > 0 && restored.size === checked.value.tables)
    return refuse('the store is not empty: it holds all of this backup already');
  let line = 0;
  for await (const text of readLines(file)) {
    line++;
    const dump = parseDump(text);
    if (!dump.ok || restored.has(dump.value.table.id)) continue;
    if (!(await store.restoreTable(dump.value))) return refuse('has something that another line had', line);
  }
  return checked;
};

/** The ids of the tables in the store, if each is as it is in the file. */
const findRestored = async (store: Store, file: string): Promise<ReadonlySet<string> | undefined> => {
  const there = new Set<string>();
  for (let page = await store.listTableIds('', PAGE_SIZE); page.length > 0;) {
    for (const id of page) there.add(id);
    page = await store.listTableIds(page.at(-1)!, PAGE_SIZE);
  }
  if (there.size === 0) return there;
  let found = 0;
  for await (const text of readLines(file)) {
    const dump = parseDump(text);
    if (!dump.ok || !there.has(dump.value.table.id)) continue;
    found++;
    if (!isDeepStrictEqual(await store.dumpTable(dump.value.table.id), dump.value)) return undefined;
  }
  return found === there.size ? there : undefined;
};

/** Checks a backup from its first byte to its last. */
export const checkBackup = async (
  file: string,
): Promise<Result<{ readonly tables: number }, BackupProblem>> => {
  const hash = createHash('sha256');
  let line = 0;
  let tables = 0;
  let end: v.InferOutput<typeof endSchema> | undefined;
  let sha256 = '';
  for await (const text of readLines(file)) {
    line++;
    if (end) return refuse('comes after the end', line);
    const raw = parseJson(text);
    if (line === 1) {
      if (!v.is(headerSchema, raw))
        return refuse('is not the first line of a backup that this program knows', 1);
    } else if (v.is(endSchema, raw)) {
      end = raw;
      sha256 = hash.copy().digest('hex');
    } else {
      const dump = parseDump(text);
      if (!dump.ok) return refuse(dump.error, line);
      tables++;
    }
    hash.update(`${text}\n`);
  }
  if (!end) return refuse('the file is cut off: it has no end');
  if (end.tables !== tables || end.sha256 !== sha256)
    return refuse('the file was changed after it was written');
  return ok({ tables });
};

const refuse = (message: string, line?: number): Result<never, BackupProblem> => ({
  ok: false,
  error: { message, ...(line !== undefined && { line }) },
});

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const parseDump = (text: string): Result<TableDump, string> => {
  const parsed = v.safeParse(dumpSchema, parseJson(text), { abortEarly: true });
  if (!parsed.success) return { ok: false, error: 'is not a table' };
  const { t: _, ...dump } = parsed.output;
  const missing = findFaultInDump(dump);
  return missing === undefined ? ok(dump) : { ok: false, error: `has no ${missing}` };
};

const seat = v.nullable(v.number());
const time = v.nullable(v.number());
const headerSchema = v.strictObject({ t: v.literal(HEADER.t), format: v.literal(HEADER.format) });
const endSchema = v.strictObject({ t: v.literal('end'), tables: v.number(), sha256: v.string() });
const dumpSchema = v.strictObject({
  t: v.literal('table'),
  table: v.strictObject({
    id: v.string(),
    version: v.number(),
    doc: v.string(),
    at: v.number(),
    deletes: time,
  }),
  holds: v.array(v.strictObject({ device: v.string(), seat, at: v.number() })),
  matches: v.array(
    v.strictObject({
      match: v.string(),
      table: v.string(),
      version: v.number(),
      begun: v.number(),
      at: v.number(),
      due: time,
      brief: v.string(),
      snapshot: v.nullable(v.strictObject({ version: v.number(), saved: v.string() })),
      entries: v.array(v.string()),
    }),
  ),
  talk: v.array(
    v.strictObject({
      room: v.string(),
      number: v.number(),
      at: v.number(),
      from: seat,
      to: seat,
      doc: v.string(),
    }),
  ),
});
