import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, rmSync, statSync, statfsSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Two processes that start together may both give way, and then try again. */
const MAX_TRIES = 6;
const MAX_PAUSE_MS = 100;
/** A holder that runs answers within this time; a frozen one never does, but still accepts. */
const REPLY_TIMEOUT_MS = 250;
/** Longer paths of sockets are refused or truncated by some systems. */
const MAX_SOCKET_PATH = 100;
/** A server of version 1.0 touches its lock this often at least. */
const OLD_HEARTBEAT_MS = 5000;

/** Sockets and file locks do not reach beyond one machine, so two machines could write at once. */
const NETWORK_FILE_SYSTEMS: ReadonlyMap<number, string> = new Map([
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB'],
  [0x00c36400, 'Ceph'],
  [0x0bd00bd0, 'Lustre'],
  [0x5346414f, 'AFS'],
  [0x01161970, 'GFS2'],
  [0x7461636f, 'OCFS2'],
  [0x19830326, 'BeeGFS'],
]);

export interface FileLock {
  /** The file that stands as long as the lock is held; null where the system keeps locks outside of files. */
  readonly path: string | null;
  /** Its inode, by which a file that was replaced is recognised. */
  readonly inode: bigint;
  /** Whether the last holder is known to be dead, since it left its socket. */
  readonly followsDead: boolean;
  readonly release: () => Promise<void>;
}

/** Whether a process listens on a socket, and its id if it says so. */
type Holder = 'dead' | { readonly pid: number | null };

/**
 * Takes the lock of a file that only one process may open, or throws if another one has it.
 *
 * A holder listens on a socket beside the file. The kernel accepts connections for it as long as it lives, also while
 * it is frozen, and refuses them once it is dead, however it died and in whatever container. Whoever listens and then
 * sees its own socket and no other living one holds the lock. Of two processes the one that listened later sees the
 * other, so both can give way but never both hold.
 */
export const takeLock = async (file: string): Promise<FileLock> => {
  refuseNetwork(file);
  refuseOldServer(file);
  let holder: Holder = 'dead';
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    if (tries > 0) await wait(Math.random() * MAX_PAUSE_MS);
    const ours = await listen(file);
    holder = await findOther(file, ours.name);
    if (holder === 'dead' && ours.isThere()) {
      ours.hold();
      const followsDead = removeDead(file, ours.name);
      return { path: ours.path, inode: ours.inode, followsDead, release: ours.close };
    }
    await ours.close();
    // A holder that answers is no other beginner, so a second try is in vain.
    if (holder !== 'dead' && holder.pid !== null) break;
  }
  const who = holder === 'dead' || holder.pid === null ? 'another process' : `process ${holder.pid}`;
  throw new Error(
    `${file} is in use by ${who}: a SQLite file serves one process. ` +
      'Stop that one, or use PostgreSQL for several.',
  );
};

const isWindows = process.platform === 'win32';
const prefixOf = (file: string): string => `${basename(file)}.held-`;
const listSockets = (file: string): readonly string[] =>
  isWindows ? [] : readdirSync(dirname(file)).filter(name => name.startsWith(prefixOf(file)));

/** Linux reaches a socket in a folder with a long path through the open folder. */
const withSocketPath = async <T>(path: string, use: (path: string) => Promise<T>): Promise<T> => {
  if (isWindows || Buffer.byteLength(path) <= MAX_SOCKET_PATH) return use(path);
  if (process.platform !== 'linux')
    throw new Error(`the path of ${path} is too long: sockets need one of at most ${MAX_SOCKET_PATH} bytes`);
  const folder = openSync(dirname(path), 'r');
  try {
    return await use(`/proc/self/fd/${folder}/${basename(path)}`);
  } finally {
    closeSync(folder);
  }
};

interface Candidate {
  readonly name: string;
  readonly path: string | null;
  readonly inode: bigint;
  /** Whether the socket still stands: a holder may have removed it as dead before it listened. */
  readonly isThere: () => boolean;
  /** From now on the process tells its id to others that want the lock. */
  readonly hold: () => void;
  readonly close: () => Promise<void>;
}

const listen = async (file: string): Promise<Candidate> => {
  const name = `${prefixOf(file)}${randomBytes(4).toString('hex')}`;
  const path = join(dirname(file), name);
  let isHeld = false;
  const server = createServer(socket => {
    socket.on('error', () => socket.destroy());
    if (isHeld) socket.write(`${process.pid}\n`);
    socket.end();
  });
  server.unref();
  if (isWindows) await listenOnPipe(server, file);
  else await withSocketPath(path, async short => void (await once(server.listen(short), 'listening')));
  const inodeOf = (): bigint | undefined => statSync(path, { bigint: true, throwIfNoEntry: false })?.ino;
  const inode = (isWindows ? undefined : inodeOf()) ?? 0n;
  return {
    name,
    path: isWindows ? null : path,
    inode,
    isThere: () => isWindows || inodeOf() === inode,
    hold: () => (isHeld = true),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      await closed;
      // Node has removed it unless the path was reached through the folder.
      if (!isWindows && inodeOf() === inode) rmSync(path, { force: true });
    },
  };
};

/** Windows has named pipes, which one process can open first, in place of files. */
const listenOnPipe = async (server: Server, file: string): Promise<void> => {
  const pipe = `\\\\.\\pipe\\tavola-${Buffer.from(file.toLowerCase()).toString('hex').slice(-200)}`;
  try {
    await once(server.listen(pipe), 'listening');
  } catch {
    throw new Error(`${file} is in use by another process: a SQLite file serves one process.`);
  }
};

/** Finds a living holder or another beginner. */
const findOther = async (file: string, own: string): Promise<Holder> => {
  for (const name of listSockets(file)) {
    if (name === own) continue;
    const holder = await withSocketPath(join(dirname(file), name), ask);
    if (holder !== 'dead') return holder;
  }
  return 'dead';
};

/** Anything but a refusal by the kernel counts as a living holder. */
const ask = (path: string): Promise<Holder> =>
  new Promise(done => {
    let text = '';
    const socket = connect(path);
    const finish = (holder: Holder): void => {
      clearTimeout(timer);
      socket.destroy();
      done(holder);
    };
    const alive = (): void => {
      const pid = Number(text);
      finish({ pid: Number.isSafeInteger(pid) && pid > 0 ? pid : null });
    };
    const timer = setTimeout(alive, REPLY_TIMEOUT_MS);
    socket.setEncoding('utf8').on('data', (data: string) => (text += data));
    socket.on('end', alive);
    socket.on('error', ({ code }: NodeJS.ErrnoException) =>
      code === 'ECONNREFUSED' || code === 'ENOENT' ? finish('dead') : alive(),
    );
  });

/** Returns whether there was any. */
const removeDead = (file: string, own: string): boolean => {
  const dead = listSockets(file).filter(name => name !== own);
  for (const name of dead) rmSync(join(dirname(file), name), { force: true });
  rmSync(`${file}.pid`, { force: true });
  return isWindows || dead.length > 0;
};

const refuseNetwork = (file: string): void => {
  const kind = NETWORK_FILE_SYSTEMS.get(statfsSync(dirname(file)).type);
  if (kind !== undefined)
    throw new Error(
      `${file} is on a network file system (${kind}), where no lock keeps a second machine out. ` +
        'Use a local disk, or PostgreSQL.',
    );
};

/** A server of version 1.0, which knows another lock, may still be running while this one replaces it. */
const refuseOldServer = (file: string): void => {
  const touched = statSync(`${file}.pid`, { throwIfNoEntry: false })?.mtimeMs;
  if (touched !== undefined && Math.abs(Date.now() - touched) < OLD_HEARTBEAT_MS)
    throw new Error(`${file} is in use by a server of an older version. Stop that one first.`);
};
