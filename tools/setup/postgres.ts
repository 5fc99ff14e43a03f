/**
 * A PostgreSQL for the slow tests, as vitest's `globalSetup`: that of TEST_DATABASE_URL, else a private cluster
 * in a temporary folder. Tests get it with `inject('postgres')`; without one they are skipped, which fails in CI.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { install, mayInstall } from './debian.ts';
import { postgresPlan } from './postgres-plan.ts';

/** The address, or why there is no database. */
type Postgres = { readonly url: string } | { readonly missing: string };

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Postgres;
  }
}

const MINUTE = 60_000;
const isRoot = process.getuid?.() === 0;

const setup = async ({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const plan = postgresPlan({
    given: process.env['TEST_DATABASE_URL'],
    programs: findPrograms(),
    mayInstall: mayInstall(),
  });
  if (plan.t === 'given') {
    provide('postgres', { url: plan.url });
    return undefined;
  }
  try {
    if (plan.t === 'missing') throw new Error(plan.why);
    const { url, stop } = await start(plan.t === 'found' ? plan.programs : installPrograms());
    provide('postgres', { url });
    return stop;
  } catch (error) {
    const missing = error instanceof Error ? error.message : String(error);
    console.error(`\nNO POSTGRESQL, so its tests are skipped: ${missing}\n`);
    provide('postgres', { missing });
    return undefined;
  }
};

/** The folder that has both programs. */
const findPrograms = (): string | undefined => {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : [];
  return [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.toSorted((a, b) => b - a).map(version => join(debian, String(version), 'bin')),
  ].find(folder => ['initdb', 'postgres', 'pg_isready'].every(name => existsSync(join(folder, name))));
};

const installPrograms = (): string => {
  install('postgresql');
  const programs = findPrograms();
  if (programs === undefined)
    throw new Error('apt-get has installed PostgreSQL, but not where it is looked for');
  return programs;
};

const idOf = (flag: '-u' | '-g'): number =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** PostgreSQL refuses to run as root, and Debian's package brings a user for it. */
const userOf = (): { readonly uid?: number; readonly gid?: number } => {
  if (!isRoot) return {};
  return { uid: idOf('-u'), gid: idOf('-g') };
};

const start = async (programs: string): Promise<{ url: string; stop: () => Promise<void> }> => {
  const user = userOf();
  const data = mkdtempSync(join(tmpdir(), 'tavola-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(data, user.uid, user.gid);
  const settings = { ...user, cwd: data, env: { ...process.env, LC_ALL: 'C' } };
  execFileSync(
    join(programs, 'initdb'),
    ['--pgdata', data, '--username', 'tavola', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync'],
    { ...settings, stdio: 'pipe', timeout: MINUTE },
  );
  const port = await freePort();
  // Tests never kill the database, so it need not wait for the disk.
  const options = ['fsync=off', 'listen_addresses=127.0.0.1', `unix_socket_directories=${data}`];
  const child = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...options.flatMap(option => ['-c', option])],
    { ...settings, stdio: 'ignore' },
  );
  const stop = async (): Promise<void> => {
    await end(child);
    rmSync(data, { recursive: true, force: true });
  };
  for (const until = Date.now() + MINUTE; !isReady(programs, port); await wait(50))
    if (Date.now() > until || child.exitCode !== null) {
      await stop();
      throw new Error('PostgreSQL has not started');
    }
  return { url: `postgres://tavola@127.0.0.1:${port}/postgres`, stop };
};

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  // An immediate shutdown is safe, because the data is not needed any more.
  child.kill('SIGQUIT');
  await exited;
};

const isReady = (programs: string, port: number): boolean => {
  try {
    execFileSync(join(programs, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)], {
      stdio: 'pipe',
    });
    return true;
  } catch {
    return false;
  }
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || address === null) throw new Error('no free port');
  return address.port;
};

// vitest calls an export of this name.
export { setup };
