import { readFileSync } from 'node:fs';
import type { Dice } from '@tavola/kernel';
import { games } from '@tavola/games/registry.ts';
import type { CreatedTable } from '../../src/lobby/lobby.ts';
import { makeJunk, pick, spoil, WORDS } from './junk.ts';

/** The routes come from docs/protocol.md, so the tests try a new route as soon as the page names it. */
const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
export const ROUTES = [
  ...[...page.matchAll(/^\| `(GET|POST) (\/[\w/]+)/gm)].map(([, method, path]) => [method!, path!] as const),
  ...['/ready', '/socket', '/', '/nowhere'].map(path => ['GET', path] as const),
];

/** Valid bodies by the last word of the path. */
const VALID_BODIES: { readonly [last: string]: object } = {
  tables: { game: 'verona', seats: 3, name: 'Zoe', clock: { kind: 'live', seconds: 30, bank: 60 } },
  sit: { name: 'Zoe', seat: 2 },
  person: { name: 'Zoe' },
  bot: { seat: 2, level: 'random' },
  settings: {
    game: 'verona',
    seats: 3,
    options: {},
    clock: { kind: 'slow', hours: 9, play: { from: 0, to: 600, zone: 'Europe/Prague' } },
    leave: 'absent',
    watch: { who: 'link', delay: 0 },
  },
  secret: { key: 'k'.repeat(32) },
};

/** All options of all games, including those that take a file. */
const OPTIONS = [...games.values()].flatMap(({ name: game, options }) =>
  options.map(({ name }) => ({ game, name })),
);

export interface ForgedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: Buffer;
}

const TYPES = [
  'application/json',
  'application/json; charset=utf-7',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  ';;;',
  `a/${'b'.repeat(4000)}`,
];
const IDS = [
  '__proto__',
  'constructor',
  '%00',
  '%2e%2e%2f%2e%2e%2fetc',
  '%f0%9f',
  '%zz',
  '%ED%A0%80',
  'x'.repeat(90),
  'x'.repeat(9000),
  '',
  '*',
  'a?b=c#d',
  "'%20or%201=1",
];
const METHODS = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND', 'GET', 'POST'];

const bodyFor = (path: string, dice: Dice): Buffer => {
  const meant = VALID_BODIES[path.split('/').at(-1)!] ?? {};
  switch (dice.below(8)) {
    case 0:
      return Buffer.from(JSON.stringify(makeJunk(dice)));
    case 1:
      return Buffer.from(JSON.stringify(meant).slice(0, -1 - dice.below(9)));
    case 2:
      return Buffer.from(
        pick(dice, ['', '\ufeff{}', 'null', '[]', '{"__proto__":{"a":1}}', '\u0000', 'NaN']),
      );
    case 3:
      return Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22, 0x3a, 0x31, 0x7d]);
    case 4:
      return Buffer.from(`{"name":"Zoe","options":${'['.repeat(90_000)}${']'.repeat(90_000)}}`);
    case 5: {
      const inside = pick(dice, [
        ['[', ']'],
        ['{"a":', '}'],
      ]);
      const deepest = `${inside[0]!.repeat(20_000)}1${inside[1]!.repeat(20_000)}`;
      const { game, name } = pick(dice, OPTIONS);
      const text = JSON.stringify({ ...meant, game, options: { [name]: 'deepest' } });
      return Buffer.from(text.replace('"deepest"', deepest));
    }
    case 6:
      return dice.below(4) > 0 ? Buffer.from('{}') : Buffer.alloc(300_000, 0x20);
    default:
      return Buffer.from(JSON.stringify(spoil(meant, dice)));
  }
};

/** Makes a request to a route, usually with something wrong in it. */
export const forgeRequest = (
  [method, path]: readonly [string, string],
  made: CreatedTable,
  secret: string,
  dice: Dice,
): ForgedRequest => {
  const id = dice.below(3) > 0 ? made.table : pick(dice, IDS);
  const query = pick(dice, [
    '',
    '',
    '?match=%00',
    '?match=a&match=b',
    '?match[]=x',
    `?${'q'.repeat(3000)}`,
    '?match=',
  ]);
  const body = method === 'POST' || dice.below(4) === 0 ? bodyFor(path, dice) : Buffer.alloc(0);
  const bearer = pick(dice, [
    secret,
    secret,
    made.link,
    made.gallery,
    'x'.repeat(32),
    '',
    'é',
    'a b',
    'y'.repeat(6000),
  ]);
  const cookie = pick(dice, [
    '',
    '=',
    ';;;',
    `tavola_device=${'c'.repeat(32)}`,
    'tavola_device=%00%zz',
    '__proto__=x; tavola_device=é',
    'x=y; '.repeat(900),
  ]);
  return {
    method: dice.below(3) > 0 ? method : pick(dice, METHODS),
    path: path.replace('ID', () => id) + query,
    headers: {
      ...(dice.below(5) > 0 && { 'content-type': dice.below(3) > 0 ? TYPES[0]! : pick(dice, TYPES) }),
      ...(bearer && { authorization: `${pick(dice, ['Bearer', 'Bearer', 'Basic'])} ${bearer}` }),
      ...(cookie && { cookie }),
      ...(dice.below(8) === 0 && {
        origin: pick(dice, ['null', 'http://elsewhere.example', 'é', WORDS.at(-1)!]),
      }),
      ...(dice.below(12) === 0 && { 'content-encoding': 'gzip' }),
      ...(dice.below(12) === 0 && { 'x-forwarded-for': '%00, ::, 999.1.1.1' }),
      ...(body.length > 0 && { 'content-length': `${body.length}` }),
    },
    body,
  };
};
