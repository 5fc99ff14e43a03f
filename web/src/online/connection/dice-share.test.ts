import { hashShare } from '@tavola/match';
import type { TableView } from '@tavola/protocol';
import { expect, test } from 'vitest';
import type { CommandInput } from './connection.ts';
import { DiceShareholder } from './dice-share.ts';

const hex = (digit: string): string => digit.repeat(64);
const OTHER = hashShare(hex('f'));

/** A device at a table; its shares are `1…`, `2…` and so on. */
const device = (stored = new Map<string, string>()) => {
  const sent: CommandInput[] = [];
  let made = stored.size;
  const holder = new DiceShareholder(
    'T',
    {
      get: name => stored.get(name) ?? null,
      set: (name, text) => void stored.set(name, text),
      remove: name => void stored.delete(name),
    },
    () => hex(String(++made)),
    command => sent.push(command),
  );
  return { holder, sent, stored };
};
const lobby = (pledge: string | null, played: string[] = []): TableView =>
  ({ phase: 'lobby', played, draw: null, seats: [{ pledge }, { pledge: OTHER }] }) as unknown as TableView;
const drawing = (commitment: string, hash: string, given: number[] = []): TableView => ({
  ...lobby(hash),
  draw: { commitment, hashes: [hash, OTHER], given },
});

const [FIRST, SECOND] = [hex('1'), hex('2')];
const COMMITTED = hex('c');
const shares = [
  { hash: hashShare(FIRST), share: FIRST },
  { hash: OTHER, share: hex('f') },
];

test('a share is promised once, given once all are promised, and kept over a reload', () => {
  const before = device();
  before.holder.follow(lobby(null), 0);
  before.holder.follow(lobby(null), 0);
  expect(before.sent).toEqual([{ t: 'pledge', hash: hashShare(FIRST) }]);
  const after = device(before.stored);
  after.holder.follow(lobby(hashShare(FIRST)), 0);
  expect(after.sent).toEqual([]);
  after.holder.follow(drawing(COMMITTED, hashShare(FIRST)), 0);
  expect(after.sent).toEqual([{ t: 'share', share: FIRST }]);
  expect(after.holder.judge({ commitment: COMMITTED, shares }, 0, 0)).toBe('fair');
});

test('a share that was given is not given for another promise of the server', () => {
  const { holder, sent } = device();
  holder.follow(lobby(null), 0);
  holder.follow(drawing(COMMITTED, hashShare(FIRST)), 0);
  holder.follow(drawing(hex('d'), hashShare(FIRST)), 0);
  expect(sent).toHaveLength(2);
  expect(holder.judge({ commitment: hex('d'), shares }, 0, 0)).toBe('changed');
  expect(holder.judge({ commitment: COMMITTED, shares: shares.toReversed() }, 0, 0)).toBe('changed');
});

test('a share that the server left out is noticed', () => {
  const { holder } = device();
  holder.follow(lobby(null), 0);
  holder.follow(drawing(COMMITTED, hashShare(FIRST)), 0);
  const without = shares.with(0, { ...shares[0]!, share: null as unknown as string });
  expect(holder.judge({ commitment: COMMITTED, shares: without }, 0, 0)).toBe('left-out');
  expect(holder.judge({ commitment: COMMITTED }, 0, 0)).toBe('changed');
  expect(holder.judge({ commitment: COMMITTED, shares }, 1, 0)).toBeUndefined();
});

test('a rematch has a fresh share, and two devices of a seat do not replace each other for ever', () => {
  const { holder, sent, stored } = device();
  holder.follow(lobby(null), 0);
  holder.follow(lobby(OTHER), 0);
  expect(sent).toHaveLength(1);
  holder.follow(drawing(COMMITTED, OTHER), 0);
  expect(sent).toHaveLength(1);
  holder.follow(lobby(null, ['M']), 0);
  expect(sent.at(-1)).toEqual({ t: 'pledge', hash: hashShare(SECOND) });
  expect([...stored.keys()]).toEqual(['tavola.share.T.0.1']);
});
