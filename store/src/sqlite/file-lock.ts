import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** A holder on another machine cannot be asked, but touches its file every second. */
const SILENCE_MS = 6000;
const POLL_MS = 500;
/**
 * Two processes may take over the same dead lock: the later one wins, and the earlier one notices within this
 * time.
 */
const SETTLE_MS = 100;

interface Holder {
  readonly token: string;
  readonly pid: number;
  /** When the process started, since process ids are reused. */
  readonly began: string;
  /** Where the process id is valid: the machine since its boot, and the container. */
  readonly place: string;
}

/** Waits for this many milliseconds. */
type Wait = (milliseconds: number) => Promise<unknown>;

export interface FileLock {
  readonly path: string;
  /** The content of the file while the lock is ours. */
  readonly text: string;
  readonly release: () => void;
}

const tryRead = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/** The 22nd field. The second one is a name in parentheses, which may hold anything. */
const readStartTime = (pid: number): string | undefined =>
  tryRead(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
    ?.replace(/^.*\) /s, '')
    .split(' ')[19];

const describePlace = (): string =>
  [
    hostname(),
    tryRead(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    tryRead(() => readlinkSync('/proc/self/ns/pid')),
  ].join(' ');

const isAlive = ({ pid, began }: Holder): boolean => {
  // Linux knows when a process started; elsewhere its id alone must do.
  if (began !== '') return readStartTime(pid) === began;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process exists, but belongs to another user.
    return (error as { code?: unknown }).code === 'EPERM';
  }
};

const parseHolder = (text: string | undefined): Holder | undefined => {
  const raw = tryRead((): unknown => JSON.parse(text ?? ''));
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { token, pid, began, place } = raw as Partial<Holder>;
  if (typeof token !== 'string' || typeof pid !== 'number') return undefined;
  return typeof began === 'string' && typeof place === 'string' ? { token, pid, began, place } : undefined;
};

/** Whether the holder of this lock is certainly dead. */
const isDead = async (path: string, place: string, pause: Wait): Promise<boolean> => {
  const holder = parseHolder(tryRead(() => readFileSync(path, 'utf8')));
  if (holder?.place === place) return !isAlive(holder);
  const touched = (): number | undefined => statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  const before = touched();
  for (let waited = 0; waited < SILENCE_MS; waited += POLL_MS) {
    await pause(POLL_MS);
    if (touched() !== before) return false;
  }
  return true;
};

/**
 * Takes the lock of a file that only one process may open, or throws if another one has it. The lock of a killed
 * process is taken over.
 */
export const takeLock = async (file: string, pause: Wait = wait): Promise<FileLock> => {
  const path = `${file}.pid`;
  const place = describePlace();
  const holder: Holder = {
    token: randomUUID(),
    pid: process.pid,
    began: readStartTime(process.pid) ?? '',
    place,
  };
  const text = JSON.stringify(holder);
  const read = (): string | undefined => tryRead(() => readFileSync(path, 'utf8'));
  const take = (): boolean => {
    try {
      writeFileSync(path, text, { flag: 'wx', mode: 0o600 });
      return true;
    } catch (error) {
      if ((error as { code?: unknown }).code === 'EEXIST') return false;
      throw error;
    }
  };

  if (!take()) {
    if (statSync(path, { throwIfNoEntry: false }) && !(await isDead(path, place, pause)))
      throw inUseError(file, read());
    rmSync(path, { force: true });
    take();
    await pause(SETTLE_MS);
    if (read() !== text) throw inUseError(file, read());
  }
  return {
    path,
    text,
    release: () => {
      if (read() === text) rmSync(path, { force: true });
    },
  };
};

const inUseError = (file: string, text: string | undefined): Error => {
  const pid = parseHolder(text)?.pid;
  const who = pid === undefined ? 'another process' : `process ${pid}`;
  return new Error(
    `${file} is in use by ${who}: a SQLite file serves one process. ` +
      'Stop that one, or use PostgreSQL for several.',
  );
};
