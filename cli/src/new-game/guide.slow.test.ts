import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PACKAGES = 'node_modules/@tavola';
const TYPE_CACHE = '.cache/tsc';
/** The type check looks at the whole copy if it cannot go on from that of this tree, and takes minutes on a busy machine. */
const COMMAND_LIMIT_MS = 15 * 60_000;
const GUIDE_LIMIT_MS = 2 * COMMAND_LIMIT_MS;
const copy = mkdtempSync(join(tmpdir(), 'tavola-guide-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The files that belong to the repository; nothing of the guide needs a picture. */
const copyTree = (): void => {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of new Set(files.split('\0').filter(name => name !== '' && !name.endsWith('.png')))) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file), { force: true });
  }
};

/** The libraries are those of this tree, the packages of Tavola those of the copy. */
const linkModules = (): void => {
  mkdirSync(join(copy, PACKAGES), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter(
    each => each !== '@tavola' && (each === '.bin' || !each.startsWith('.')),
  ))
    symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
  for (const name of readdirSync(join(ROOT, PACKAGES)))
    symlinkSync(join(copy, name), join(copy, PACKAGES, name));
};

/**
 * What the type check of this tree knew, so that in the copy it looks at the new game and what uses it alone. Without
 * it, or with one that another check is just writing, it looks at everything, with the same result.
 */
const seedTypeCheck = (): void => {
  const from = join(ROOT, TYPE_CACHE);
  const to = join(copy, TYPE_CACHE);
  mkdirSync(to, { recursive: true });
  const moved = relative(to, join(ROOT, 'node_modules')).replaceAll(sep, '/');
  for (const name of existsSync(from) ? readdirSync(from) : []) {
    const text = readFileSync(join(from, name), 'utf8').replaceAll('"../../node_modules/', `"${moved}/`);
    if (text.endsWith('}')) writeFileSync(join(to, name), text);
  }
};

/** The commands of the guide, in their order. */
const commandsIn = (guide: string): string[] =>
  [...guide.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, block]) => block!.trim().split('\n'));

const runInCopy = (command: string): void => {
  const { status, stdout, stderr } = spawnSync(command, {
    shell: true,
    cwd: copy,
    encoding: 'utf8',
    timeout: COMMAND_LIMIT_MS,
  });
  expect(status, `$ ${command}\n${stdout}${stderr}`).toBe(0);
};

/** Starts the server of the copy as it is shipped, and gives its address and how to stop it. */
const serve = async (): Promise<{ readonly address: string; stop(): void }> => {
  runInCopy(`node -e "import('./server/bundle.mjs').then(({ bundleServer }) => bundleServer('dist'))"`);
  const server = spawn(process.execPath, ['dist/server.mjs'], {
    cwd: copy,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', TAVOLA_LOG: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const [address] = /http:\/\/\S+:\d+/.exec(line) ?? [];
    if (address !== undefined) return { address, stop: () => void server.kill() };
  }
  throw new Error('the server gave no address');
};

const post = async (
  url: string,
  body: object,
  secret?: string,
): Promise<{ readonly [name: string]: string }> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(secret && { authorization: `Bearer ${secret}` }) },
    body: JSON.stringify(body),
  });
  expect(response.status, url).toBeLessThan(300);
  return (await response.json()) as { readonly [name: string]: string };
};

test('the guide to a new game can be followed as it stands', { timeout: GUIDE_LIMIT_MS }, () => {
  copyTree();
  linkModules();
  seedTypeCheck();
  const commands = commandsIn(readFileSync(join(copy, 'docs/guide/new-game.md'), 'utf8'));
  expect(commands.length).toBeGreaterThan(5);
  for (const command of commands) runInCopy(command);
});

test('the new game is played in the client with the widgets alone', () => {
  runInCopy('npx vitest run --project web web/src/match/without-board.test.ts -t harbour');
});

test('the server offers the new game, and a match of it begins', async () => {
  const server = await serve();
  try {
    const { address } = server;
    const offered = (await (await fetch(`${address}/api/games`)).json()) as { games: { name: string }[] };
    expect(offered.games.map(({ name }) => name)).toContain('harbour');
    const { table, secret, link } = await post(`${address}/api/tables`, {
      game: 'harbour',
      seats: 3,
      name: 'Anna',
    });
    await post(`${address}/api/tables/${table}/sit`, { name: 'Bruno' }, link);
    await post(`${address}/api/tables/${table}/bot`, { seat: 2, level: 'steady' }, secret);
    await post(`${address}/api/tables/${table}/start`, {}, secret);
  } finally {
    server.stop();
  }
});
