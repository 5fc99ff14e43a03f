import { ok } from '@tavola/kernel';
import { fair } from '@tavola/kernel/test/fair.ts';
import { expect, test } from 'vitest';
import { makeMatch, parseMatch, type MatchFile } from '../file/file.ts';
import { close, startMatch } from '../file/record.ts';
import { replay } from '../replay.ts';
import { combineSeed, hashShare, listShares, type DiceShares } from './dice-shares.ts';

const hex = (digit: string): string => digit.repeat(64);
const SECRETS = { seed: hex('1'), salt: hex('2') };
const SHARES: DiceShares = [
  { hash: hashShare(hex('a')), share: hex('a') },
  null,
  { hash: hashShare(hex('b')), share: null },
];

const fileWith = (shares: DiceShares | undefined): MatchFile => {
  const begun = startMatch(fair, { ...SECRETS, seats: ['A', 'B', 'C'], ...(shares && { shares }) });
  if (!begun.ok) throw new Error(begun.error.code);
  const { header, opening, match } = begun.value;
  return { header, opening, entries: [], end: close(fair, match) };
};

test('every share, every promise and the seat of each change the dice', () => {
  const seeds = [
    combineSeed(SECRETS.seed, undefined),
    combineSeed(hex('3'), SHARES),
    combineSeed(SECRETS.seed, SHARES),
    combineSeed(SECRETS.seed, SHARES.with(0, { hash: hashShare(hex('a')), share: null })),
    combineSeed(SECRETS.seed, SHARES.with(2, null)),
    combineSeed(SECRETS.seed, [null, ...SHARES.slice(0, 1), SHARES[2]!]),
  ];
  expect(new Set(seeds).size).toBe(seeds.length);
  expect(seeds[0]).toBe(SECRETS.seed);
});

test('a file with shares replays, and names who gave theirs and who did not', () => {
  const file = fileWith(SHARES);
  expect(parseMatch(makeMatch(file))).toEqual(ok(file));
  expect(replay(fair, file)).toMatchObject({ difference: undefined, dice: 'opened' });
  expect(listShares(file.header.shares)).toEqual({ given: [0], missing: [2] });
  expect(fileWith(undefined).header).not.toHaveProperty('shares');
});

test('a share that was exchanged, left out or not promised is found', () => {
  const file = fileWith(SHARES);
  const withShares = (shares: DiceShares | undefined) => {
    const { shares: _, ...header } = file.header;
    return replay(fair, { ...file, header: { ...header, ...(shares && { shares }) } }).difference;
  };
  const exchanged = { hash: SHARES[0]!.hash, share: hex('c') };
  expect(withShares(SHARES.with(0, exchanged))).toMatchObject({ line: 1, path: 'shares[0].hash' });
  expect(withShares(SHARES.slice(1))).toMatchObject({ path: 'shares.length' });
  // Dice of another seed would only by chance roll the same.
  const other = { hash: hashShare(hex('c')), share: hex('c') };
  expect([withShares(SHARES.with(0, other)), withShares(undefined)]).toContainEqual(
    expect.objectContaining({ line: 2 }),
  );
});
