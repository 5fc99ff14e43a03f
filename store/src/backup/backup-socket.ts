import { chmodSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** The reply of the process that has the file open. */
export type BackupReply = { readonly tables: number } | { readonly error: string };

/** Some systems refuse longer paths, others truncate them. */
const MAX_PATH = 100;
const MAX_LINE = 10_000;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** One line of text; undefined if the other side sends none. */
const readLine = async (socket: Socket): Promise<string | undefined> => {
  let text = '';
  const chunks = socket.setEncoding('utf8').iterator({ destroyOnReturn: false });
  for await (const chunk of chunks as AsyncIterable<string>) {
    text += chunk;
    const end = text.indexOf('\n');
    if (end >= 0) return text.slice(0, end);
    if (text.length > MAX_LINE) return undefined;
  }
  return undefined;
};

/**
 * Serves requests for a backup on a socket beside the file, for its owner alone, since only one process can have a
 * SQLite file open. Without a socket, on Windows or under a long path, a backup needs the server to stop.
 */
export const serveBackups = async (
  path: string,
  backUp: (file: string) => Promise<{ readonly tables: number }>,
): Promise<{ readonly close: () => void }> => {
  if (process.platform === 'win32' || Buffer.byteLength(path) > MAX_PATH) return { close: () => undefined };
  // We hold the lock, so the process that left the socket is dead.
  rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, socket => {
    socket.on('error', () => socket.destroy());
    void readLine(socket)
      .then(async file => (file === undefined ? { error: 'no file was named' } : backUp(file)))
      .catch((error: unknown): BackupReply => ({ error: reasonOf(error) }))
      .then(reply => socket.end(`${JSON.stringify(reply)}\n`));
  });
  await once(server.listen(path), 'listening');
  chmodSync(path, 0o600);
  server.unref();
  return {
    close: () => {
      server.close();
      rmSync(path, { force: true });
    },
  };
};

/** Asks the process that has the file open for a backup; undefined if there is no answer. */
export const requestBackup = async (path: string, file: string): Promise<BackupReply | undefined> => {
  const socket = connect({ path, allowHalfOpen: true });
  try {
    await once(socket, 'connect');
    socket.write(`${file}\n`);
    const line = await readLine(socket);
    return line === undefined ? undefined : (JSON.parse(line) as BackupReply);
  } catch {
    return undefined;
  } finally {
    socket.destroy();
  }
};
