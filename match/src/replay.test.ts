import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defineGame, seedDice } from '@tavola/kernel';
import { definition, fair, type Fair } from '@tavola/kernel/test/fair.ts';
import { fairMatch } from '../test/fairs.ts';
import { randomMatch } from './dice/random-match.ts';
import { makeMatch, parseMatch, type MatchFile } from './file/file.ts';
import type { Entry } from './file/line.ts';
import { describeMismatch, replay } from './replay.ts';

const file = fairMatch(1);

const difference = (changed: MatchFile): string => {
  const replayed = replay(fair, changed);
  return replayed.difference ? describeMismatch(replayed.difference) : 'none';
};

/** Finds the first entry that meets a condition, with its index. */
const entry = <T extends Entry['t']>(t: T, is: (line: Entry) => boolean = () => true) => {
  const i = file.entries.findIndex(line => line.t === t && is(line));
  return { i, line: file.entries[i] as Extract<Entry, { t: T }> };
};
const changed = (i: number, change: object): MatchFile => ({
  ...file,
  entries: file.entries.map((line, at) => (at === i ? { ...line, ...change } : line)),
});

/** Hides answers without events: one that was changed or handed back before the last was in leaves no trace. */
const hideSealedAnswers = ({ entries, ...rest }: MatchFile): unknown => ({
  ...rest,
  entries: entries.map(line => (line.t === 'answer' && line.events.length === 0 ? 'sealed' : line)),
});

describe('replay', () => {
  test('a recorded match agrees with the rules', () => {
    for (let n = 0; n < 20; n++) {
      const match = fairMatch(n);
      const replayed = replay(fair, match);
      expect(replayed.difference).toBe(undefined);
      expect(replayed).toMatchObject({ entries: match.entries.length, dice: 'opened', over: true });
      expect(replayed.outcome).toEqual(match.end!.outcome);
    }
  });

  test('a file cut before its end is correct as far as it goes', () => {
    for (let n = 0; n < file.entries.length; n++) {
      const cut = { ...file, entries: file.entries.slice(0, n), end: undefined };
      expect(replay(fair, cut)).toMatchObject({
        difference: undefined,
        entries: n,
        dice: 'sizes',
        over: false,
      });
    }
    expect(replay(fair, { ...file, opening: undefined, entries: [], end: undefined }).difference).toBe(
      undefined,
    );
  });

  test('an abandoned match is correct if it says so', () => {
    const entries = file.entries.slice(0, 3);
    expect(difference({ ...file, entries, end: { ...file.end!, outcome: null } })).toBe('none');
    expect(difference({ ...file, entries })).toMatch(/^line 6: outcome should be null, but is \{/);
  });

  test('another game, other rules, another seed', () => {
    const { header, end } = file;
    expect(difference({ ...file, header: { ...header, game: 'chess' } })).toBe(
      'line 1: game should be "fair", but is "chess"',
    );
    expect(difference({ ...file, header: { ...header, rules: 1 } })).toBe(
      'line 1: rules should be 2, but is 1',
    );
    expect(difference({ ...file, header: { ...header, rules: 3 } })).toBe(
      'line 1: rules should be 2, but is 3',
    );
    const opened = { ...end!.opened, seed: '77'.repeat(32) };
    expect(difference({ ...file, end: { ...end!, opened } })).toMatch(/^line 1: commitment should be "/);
    expect(difference({ ...file, header: { ...header, seats: [{ name: 'alone' }] } })).toBe(
      'line 1: seats should be a whole number from 2 to 4, but is 1',
    );
    expect(difference({ ...file, header: { ...header, options: { florins: 'x' } } })).toBe(
      'line 1: options.florins should be a whole number from 0 to 9, but is "x"',
    );
  });

  test('a match replays in the rules it began with, if the game still plays them', () => {
    // Every florin is worth a second one in the newer rules.
    const game = defineGame<Fair>({
      ...definition,
      rules: 3,
      oldestRules: 2,
      setup: (seats, options, dice, rules) =>
        definition.setup(seats, { florins: (options['florins'] as number) * (rules - 1) }, dice, rules),
    });
    const beginnings = { seats: ['Anna', 'Bruno'], seed: '11'.repeat(32), salt: '22'.repeat(32) };
    const play = (more: object) => {
      const match = randomMatch(game, { ...beginnings, ...more }, seedDice(3));
      if (!match.ok) throw new Error(match.error.code);
      return match.value;
    };
    const [before, after] = [play({ rules: 2 }), play({})];
    expect([before.header.rules, after.header.rules]).toEqual([2, 3]);
    for (const match of [before, after]) expect(replay(game, match).difference).toBe(undefined);
    expect(replay(fair, before).difference).toBe(undefined);
    expect(makeMatch(before).replace('"rules":2', '"rules":3')).not.toBe(makeMatch(after));
    for (const rules of [1, 4]) {
      const { difference: found } = replay(game, { ...after, header: { ...after.header, rules } });
      expect(found && describeMismatch(found)).toBe(`line 1: rules should be from 2 to 3, but is ${rules}`);
    }
    expect(randomMatch(game, { ...beginnings, rules: 4 }, seedDice(3)).ok).toBe(false);
  });

  test('loaded dice differ from the opened seed, or without it from the sizes', () => {
    const opening = file.opening!;
    const [sides, face] = opening.rolls[2]!;
    const rolls = opening.rolls.map((roll, i) => (i === 2 ? ([sides, (face % sides) + 1] as const) : roll));
    expect(difference({ ...file, opening: { ...opening, rolls } })).toBe(
      `line 2: rolls[2] should be [${sides},${face}], but is [${sides},${(face % sides) + 1}]`,
    );
    const bigger = opening.rolls.map((roll, i) => (i === 2 ? ([99, face] as const) : roll));
    expect(difference({ ...file, end: undefined, opening: { ...opening, rolls: bigger } })).toBe(
      `line 2: rolls[2] should be a roll of a die of ${sides}, but is [99,${face}]`,
    );
    expect(difference({ ...file, opening: { ...opening, rolls: opening.rolls.slice(0, -1) } })).toMatch(
      /^line 2: rolls\[7\] should be \[6,\d\], but is nothing$/,
    );
    expect(difference({ ...file, opening: { ...opening, rolls: [...opening.rolls, [6, 1]] } })).toBe(
      'line 2: rolls[8] should be nothing, but is [6,1]',
    );
  });

  test('an answer that is refused, or not in its accepted form', () => {
    const { i } = entry('answer');
    expect(difference(changed(i, { answer: 99 }))).toBe(
      `line ${i + 3}: answer should be accepted, but is refused: out-of-range (T-2)`,
    );
    const said = entry('aside');
    expect(difference(changed(said.i, { answer: ' padded ' }))).toBe(
      `line ${said.i + 3}: answer should be "padded", but is " padded "`,
    );
  });

  test('the wrong question, a seat that is not asked, an answer after the end', () => {
    const { i, line } = entry('answer');
    expect(difference(changed(i, { question: 7 }))).toBe(
      `line ${i + 3}: question should be ${line.question}, but is 7`,
    );
    const alone = entry('answer', other => 'question' in other && other.question === 1);
    const seat = (alone.line.seat + 1) % 3;
    expect(difference(changed(alone.i, { seat }))).toBe(
      `line ${alone.i + 3}: seat should be one of ${alone.line.seat}, but is ${seat}`,
    );
    expect(difference({ ...file, entries: [...file.entries, line] })).toBe(
      `line ${file.entries.length + 3}: t should be "end", but is "answer"`,
    );
  });

  test('events, whispers and outcome, to the field', () => {
    const bids = entry('answer', line => line.events.some(event => event.t === 'bids'));
    const at = bids.line.events.findIndex(event => event.t === 'bids');
    const events = bids.line.events.map(event => (event.t === 'bids' ? { ...event, winner: 9 } : event));
    expect(difference(changed(bids.i, { events }))).toMatch(
      new RegExp(`^line ${bids.i + 3}: events\\[${at}\\]\\.winner should be \\d, but is 9$`),
    );
    const { to } = bids.line.whispers[0]!;
    expect(difference(changed(bids.i, { whispers: [] }))).toMatch(
      new RegExp(`^line ${bids.i + 3}: whispers\\[0\\] should be \\{"to":${to},.*\\}, but is nothing$`),
    );
    const { points, ranks } = file.end!.outcome!;
    const outcome = { points, ranks: ranks.map(rank => rank + 1) };
    expect(difference({ ...file, end: { ...file.end!, outcome } })).toBe(
      `line ${file.entries.length + 3}: outcome.ranks[0] should be ${ranks[0]}, but is ${ranks[0]! + 1}`,
    );
  });

  test('a changed digit is found, except in an answer that was never revealed', () => {
    const text = makeMatch(file);
    const digits = [...text.matchAll(/\d/g)].map(match => match.index);
    fc.assert(
      fc.property(fc.constantFrom(...digits), fc.nat(9), (at, digit) => {
        if (text[at] === String(digit)) return;
        const parsed = parseMatch(text.slice(0, at) + digit + text.slice(at + 1));
        if (parsed.ok && !replay(fair, parsed.value).difference)
          expect(hideSealedAnswers(parsed.value)).toEqual(hideSealedAnswers(file));
      }),
      { numRuns: 500 },
    );
  });
});
