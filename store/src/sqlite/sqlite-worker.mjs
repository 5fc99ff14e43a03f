/**
 * The thread that has the SQLite file open, so that a flush to the disk does not block the process: see
 * docs/decisions/0006-store.md. It is plain JavaScript, since threads cannot load TypeScript on Node 20.
 *
 * @import { SentOutcome, SentStatement, WorkerRequest, WorkerStart } from './worker-client.ts'
 */
import { randomUUID, createHash } from 'node:crypto';
import { closeSync, fdatasyncSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import sqlite from 'node-sqlite3-wasm';

/** Prepared statements are kept by their text. Lists of any length in a statement would otherwise fill the memory. */
const MAX_PREPARED = 200;

/**
 * Finalizes a failed statement, which throws its error once more.
 * @param {import('node-sqlite3-wasm').Statement} statement
 */
const discard = statement => {
  try {
    statement.finalize();
  } catch {
    // The error was thrown when the statement failed.
  }
};

/** @param {readonly unknown[]} parameters */
const bound = parameters => /** @type {import('node-sqlite3-wasm').BindValues} */ (parameters);

/**
 * Wraps the parts of the library in use, so that another library can take its place.
 * @param {string} file
 */
const openFile = file => {
  const db = new sqlite.Database(file);
  /** @type {Map<string, import('node-sqlite3-wasm').Statement>} */
  const prepared = new Map();
  /** @param {string} sql */
  const prepare = sql => {
    if (prepared.size >= MAX_PREPARED) forget();
    const statement = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  /**
   * @template T
   * @param {string} sql
   * @param {(statement: import('node-sqlite3-wasm').Statement) => T} work
   */
  const use = (sql, work) => {
    const statement = prepare(sql);
    try {
      return work(statement);
    } catch (error) {
      prepared.delete(sql);
      discard(statement);
      throw error;
    }
  };
  const forget = () => {
    for (const statement of prepared.values()) statement.finalize();
    prepared.clear();
  };
  return {
    /** @param {string} sql */
    exec: sql => db.exec(sql),
    /** @type {(sql: string, parameters: readonly unknown[]) => readonly object[]} */
    rows: (sql, parameters) => use(sql, statement => statement.all(bound(parameters))),
    /** @type {(sql: string, parameters: readonly unknown[]) => number} */
    changes: (sql, parameters) => use(sql, statement => statement.run(bound(parameters)).changes),
    isBusy: () => db.inTransaction,
    close: () => {
      forget();
      db.close();
    },
  };
};

/** @type {WorkerStart} */
const { file, lock } = workerData;

/** @param {string} path */
const inodeOf = path => statSync(path, { bigint: true, throwIfNoEntry: false })?.ino;
const fileInode = inodeOf(file);

/** An error after which the thread ends, since another process may have the file. */
class LockLost extends Error {}

/** Whoever removes the lock or the file lets another process in, so this one must neither write nor confirm. */
const requireLock = () => {
  if (lock && inodeOf(lock.path) !== lock.inode)
    throw new LockLost(`${lock.path} was removed, so another process may have opened the file`);
  if (inodeOf(file) !== fileInode) throw new LockLost(`${file} was removed or replaced`);
};

const db = openFile(file);
// Exclusive locking comes first: without shared memory SQLite otherwise refuses WAL silently. With `full` a
// confirmed commit is on the disk and survives a power cut. A larger WAL and cache halve the writes.
db.exec('pragma locking_mode = exclusive');
const [mode] = db.rows('pragma journal_mode = wal', []);
if (JSON.stringify(mode) !== '{"journal_mode":"wal"}')
  throw new Error(`no write-ahead log: ${JSON.stringify(mode)}`);
db.exec('pragma synchronous = full; pragma wal_autocheckpoint = 8000; pragma cache_size = -16384');

/**
 * The mark: how many commits were confirmed, in a file of its own. SQLite drops the damaged end of a write-ahead log
 * without a word; the mark then shows that commits are missing. It is written after the commit is on the disk and
 * flushed each second, so it never claims more than there is.
 */
const markPath = `${file}.mark`;
/** @param {string} text */
const digest = text => createHash('sha256').update(text).digest('hex').slice(0, 16);
const readMark = () => {
  /** @type {string} */
  let text;
  try {
    text = readFileSync(markPath, 'utf8');
  } catch {
    return undefined;
  }
  const [id = '', number = '', check] = text.trim().split(' ');
  return check === digest(`${id} ${number}`) ? { id, number: Number(number) } : undefined;
};

const [found] = /** @type {{ id: string, number: number }[]} */ (
  db.rows("select name from sqlite_master where name = 'tavola_commits'", []).length > 0
    ? db.rows('select id, number from tavola_commits', [])
    : []
);
const mark = readMark();
// A mark of another file is no evidence: an operator has put this file in the place of that one.
if (mark && (found ? found.id === mark.id && found.number < mark.number : true))
  throw new Error(
    `${file} lacks writes that were confirmed: the last ${mark.number - (found?.number ?? 0)} commits are gone. ` +
      `Its write-ahead log was damaged or removed, or an older copy was put in its place. Keep a copy of all its ` +
      `files, then restore a backup; or delete ${markPath} to go on without the lost moves.`,
  );
if (!found) {
  db.exec('begin immediate; create table if not exists tavola_commits (id text, number integer)');
  db.changes('insert into tavola_commits values (?, 0)', [randomUUID()]);
  db.exec('commit');
}
const [{ id, number: before }] = /** @type {[{ id: string, number: number }]} */ (
  /** @type {unknown} */ (db.rows('select id, number from tavola_commits', []))
);
let commits = before;
let flushed = before;
closeSync(openSync(markPath, 'a', 0o600));
const markFile = openSync(markPath, 'r+');
const writeMark = () => {
  const text = `${id} ${String(commits).padStart(16, '0')}`;
  try {
    writeSync(markFile, `${text} ${digest(text)}\n`, 0);
  } catch {
    // The commit is on the disk, and an older mark claims nothing wrong.
  }
};
const flushMark = () => {
  if (flushed === commits) return;
  fdatasyncSync(markFile);
  flushed = commits;
};
writeMark();

/** Statements by their number: see `SentStatement`. @type {string[]} */
let statements = [];

/**
 * Runs all statements of a write or none. A guard that finds no row stops it.
 * @type {(write: readonly SentStatement[]) => SentOutcome}
 */
const attempt = write => {
  // A guard in front of all others has nothing to undo.
  const undoes = write.some(([, , guards], i) => guards && i > 0);
  if (undoes) db.exec('savepoint attempt');
  /** @type {[number, number][]} */
  const given = [];
  for (const [i, [number, parameters, guards, gives, blind]] of write.entries()) {
    const sql = statements[number] ?? '';
    const rows = blind ? [] : db.rows(sql, parameters);
    const touched = blind ? db.changes(sql, parameters) : rows.length;
    if (guards && touched === 0) {
      if (undoes) db.exec('rollback to attempt; release attempt');
      return { stopped: i };
    }
    if (gives >= 0) given.push([gives, Number(Object.values(rows[0] ?? {})[0])]);
  }
  if (undoes) db.exec('release attempt');
  return given.length === 0 ? 0 : { given };
};

/**
 * Commits all writes at once. If that fails, each is tried alone, so that one bad write fails no other.
 * @type {(writes: readonly (readonly SentStatement[])[]) => readonly SentOutcome[]}
 */
const commit = writes => {
  requireLock();
  try {
    db.exec('begin immediate');
    const attempts = writes.map(attempt);
    db.changes('update tavola_commits set number = ?', [commits + 1]);
    db.exec('commit');
    commits++;
    requireLock();
    writeMark();
    return attempts;
  } catch (error) {
    if (error instanceof LockLost) throw error;
    if (db.isBusy()) db.exec('rollback');
    if (writes.length > 1) return writes.flatMap(write => commit([write]));
    return [{ error: String(error) }];
  }
};

/** @type {(asked: WorkerRequest) => unknown} */
const answer = asked => {
  switch (asked.t) {
    case 'commit':
      if (asked.isReset) statements = [];
      statements.push(...asked.learn);
      return commit(asked.writes);
    case 'rows':
      return asked.queries.map(({ sql, parameters }) => db.rows(sql, parameters));
    case 'close':
      clearInterval(watch);
      flushMark();
      closeSync(markFile);
      return db.close();
  }
};

// An idle process too must notice that its lock was removed.
const watch = setInterval(() => {
  requireLock();
  flushMark();
}, 1000);

parentPort?.on('message', (/** @type {WorkerRequest & { id: number }} */ asked) => {
  try {
    parentPort?.postMessage({ id: asked.id, value: answer(asked) });
  } catch (error) {
    // The thread ends, and every caller gets this error.
    if (error instanceof LockLost) throw error;
    parentPort?.postMessage({ id: asked.id, error: String(error) });
  }
  if (asked.t === 'close') parentPort?.close();
});
