import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeBy, decodeClient, decodeServer } from './decode.ts';
import { LIMITS, maxHours, PROTOCOL } from './limits.ts';
import { createSchema, sitSchema } from './settings.ts';

const SECRET = 'a'.repeat(32);
const hello = { t: 'hello', protocol: PROTOCOL, table: 'T1', secret: SECRET };
const answer = { t: 'answer', id: 'c1', match: 'M1', seat: 0, question: 3, answer: [1, 2] };
const order = { t: 'order', id: 'c', match: 'M1', seat: 0, order: 'no-bid', answer: null };
const decoded = (raw: unknown) => decodeClient(JSON.stringify(raw));

describe('messages to the server', () => {
  test('are decoded', () => {
    expect(decoded(hello)).toEqual({ ok: true, value: { ...hello, seen: null } });
    expect(decoded(answer)).toEqual({ ok: true, value: answer });
    expect(decoded(order)).toEqual({ ok: true, value: order });
    expect(decoded({ t: 'say', id: 'c', match: null, text: '  ciao ' })).toEqual({
      ok: true,
      value: { t: 'say', id: 'c', match: null, text: 'ciao', to: null },
    });
  });

  test.each([
    ['another version', { ...hello, protocol: 99 }, 'protocol'],
    ['a short secret', { ...hello, secret: 'abc' }, 'secret'],
    ['a path as an id', { ...hello, table: '../x' }, 'table'],
    ['an unknown field', { ...answer, admin: true }, 'admin'],
    ['a negative seat', { ...answer, seat: -1 }, 'seat'],
    ['half a question', { ...answer, question: 0.5 }, 'question'],
    ['a long command id', { ...answer, id: 'x'.repeat(LIMITS.commandId + 1) }, 'id'],
    ['a control character', { t: 'say', id: 'c', match: 'M1', text: 'a\u0000b' }, 'text'],
    ['a mark that turns the direction', { t: 'say', id: 'c', match: 'M1', text: 'a\u202eb' }, 'text'],
    ['too long a talk', { t: 'say', id: 'c', match: 'M1', text: 'x'.repeat(LIMITS.talk + 1) }, 'text'],
    ['talk that does not say where', { t: 'say', id: 'c', text: 'a' }, 'match'],
    ['a vote that does not say where', { t: 'vote', id: 'c', on: 'pause', yes: true }, 'match'],
    ['an order without what is said', { ...order, answer: undefined }, 'answer'],
    ['a long name of an order', { ...order, order: 'x'.repeat(65) }, 'order'],
    ['an order for a question', { ...order, question: 3 }, 'question'],
    ['no kind', {}, 't'],
  ])('%s is malformed', (_, raw, path) => {
    expect(decoded(raw)).toEqual({ ok: false, error: { code: 'malformed', path } });
  });

  test('a text over the limit is refused without being parsed', () => {
    expect(decodeClient(' '.repeat(LIMITS.message + 1))).toMatchObject({ error: { code: 'too-large' } });
  });

  test('neither deep input nor junk throws', () => {
    expect(decodeClient('['.repeat(60_000)).ok).toBe(false);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), text => {
        decodeClient(text);
        decodeServer(text);
      }),
    );
  });

  test('a truncated message is malformed', () => {
    const text = JSON.stringify(answer);
    for (let length = 0; length < text.length; length++)
      expect(decodeClient(text.slice(0, length)).ok).toBe(false);
  });
});

describe('messages to a client', () => {
  test('unknown fields of a later server are ignored', () => {
    const text = JSON.stringify({ t: 'done', v: 3, id: 'c1', later: true });
    expect(decodeServer(text)).toEqual({ ok: true, value: { t: 'done', v: 3, id: 'c1' } });
  });
});

describe('requests', () => {
  test('a missing field has its default', () => {
    expect(decodeBy(createSchema, { game: 'verona', seats: 4, name: ' Anna ' })).toMatchObject({
      ok: true,
      value: { name: 'Anna', clock: { kind: 'none' }, leave: 'absent', watch: { who: 'nobody' } },
    });
    expect(decodeBy(sitSchema, { name: '' }).ok).toBe(false);
  });

  test.each([
    { kind: 'live', seconds: 1, bank: 0 },
    { kind: 'slow', hours: 24, play: { from: 600, to: 600, zone: 'Europe/Prague' } },
    { kind: 'slow', hours: 24, play: { from: 600, to: 1200, zone: 'Nowhere/At-All' } },
    { kind: 'slow', hours: 91, play: { from: 600, to: 660, zone: 'Europe/Prague' } },
  ])('the clock %j is refused', clock => {
    expect(decodeBy(createSchema, { game: 'verona', seats: 4, name: 'Anna', clock }).ok).toBe(false);
  });

  test('fewer play hours a day allow fewer hours for a decision', () => {
    expect([null, { from: 0, to: 1440 }, { from: 600, to: 660 }].map(maxHours)).toEqual([720, 720, 90]);
    const play = { from: 600, to: 660, zone: 'Europe/Prague' };
    const clock = { kind: 'slow', hours: 90, play };
    expect(decodeBy(createSchema, { game: 'verona', seats: 4, name: 'Anna', clock }).ok).toBe(true);
  });
});

describe('names', () => {
  const nameOf = (name: string): string | undefined => {
    const person = decodeBy(sitSchema, { name });
    return person.ok ? person.value.name : undefined;
  };

  test.each([
    ['Anna', 'Anna'],
    ['  Anna   Maria ', 'Anna Maria'],
    // Full-width letters, a ligature, and an accent that stands by itself.
    ['\uff21\uff4e\uff4e\uff41', 'Anna'],
    ['\ufb01lip', 'filip'],
    ['Toma\u0301s\u030c', 'Tomáš'],
    // Blanks of no width, a soft hyphen, a Hangul filler, and the blank of Braille.
    ['An\u200bn\u00ada\u3164\u2800\u2060', 'Anna'],
    ['李雷', '李雷'],
    ['Юля 7', 'Юля 7'],
    ['Anna 👑', 'Anna 👑'],
  ])('%j is taken as %j', (given, taken) => {
    expect(nameOf(given)).toBe(taken);
  });

  test.each([
    '',
    ' ',
    '\u3164',
    '\u2800\u200d',
    '👑',
    '...',
    '\u0301',
    `a${'\u0301'.repeat(9)}\u0316\u0317\u0318`,
  ])('%j is none', given => {
    expect(nameOf(given)).toBeUndefined();
  });

  test('a name is measured as it is kept', () => {
    expect(nameOf('x'.repeat(LIMITS.name))).toHaveLength(LIMITS.name);
    expect(nameOf('x'.repeat(LIMITS.name + 1))).toBeUndefined();
    expect(nameOf('\ufdfa'.repeat(LIMITS.name))).toBeUndefined();
  });
});
