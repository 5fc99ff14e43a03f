import { describe, expect, test } from 'vitest';
import { fair, type Fair } from '@tavola/kernel/test/fair.ts';
import { fairSetup, fairMatch, value } from '../../test/fairs.ts';
import { computeCommitment } from '../dice/committed-dice.ts';
import { type Match, answer, close, interject, order, startMatch, withdraw } from './record.ts';

const begun = () => value(startMatch(fair, fairSetup));
const json = (raw: unknown): string => JSON.stringify(raw);

/** Returns the refusal of a changed set-up. */
const about = (change: object) => {
  const result = startMatch(fair, { ...fairSetup, ...change });
  return result.ok ? 'taken' : result.error.about?.['path'];
};

describe('recording a match', () => {
  test('the header holds what is public before the match begins', () => {
    const { header, opening, match } = begun();
    expect(header).toEqual({
      t: 'match',
      format: 1,
      game: 'fair',
      rules: 2,
      seats: [{ name: 'Anna' }, { name: 'Bruno' }, { name: 'Carla' }],
      options: { florins: 5 },
      commitment: computeCommitment(fairSetup.seed, fairSetup.salt),
    });
    expect(json(header)).not.toContain(fairSetup.seed);
    expect(opening.events).toEqual([{ t: 'weather', roll: opening.rolls.at(-1)![1] }]);
    expect(match.draws).toBe(opening.rolls.length);
  });

  test('an answer, a withdrawal and an aside each give the line to append', () => {
    let { match } = begun();
    const given = value(answer(fair, match, 1, 0, 2));
    expect(given.line).toEqual({
      t: 'answer',
      seat: 1,
      question: 0,
      answer: 2,
      rolls: [],
      events: [],
      whispers: [],
    });
    const back = value(withdraw(fair, given.match, 1, 0));
    expect(back.line).toEqual({ t: 'withdrawal', seat: 1, question: 0, rolls: [], events: [], whispers: [] });
    expect(json(back.match)).toBe(json(match));
    const said = value(interject(fair, back.match, 2, 'note', ' hello '));
    expect(said.line).toEqual({
      t: 'aside',
      seat: 2,
      aside: 'note',
      answer: 'hello',
      rolls: [],
      events: [{ t: 'note', by: 2 }],
      whispers: [],
    });
    match = said.match;
    for (const seat of [0, 1, 2]) match = value(answer(fair, match, seat, 0, seat)).match;
    expect(match.state.asked?.id).toBe(1);
  });

  test('a standing order gives a line when it is left, when it answers at once and when it is taken back', () => {
    const { match } = begun();
    const none = { rolls: [], events: [], whispers: [] };
    const left = value(order(fair, match, 1, 'bid-up-to', 2));
    expect(left.line).toEqual({
      t: 'order',
      seat: 1,
      order: 'bid-up-to',
      answer: 2,
      question: null,
      ...none,
    });
    const back = value(order(fair, left.match, 1, 'bid-up-to', null));
    expect(back.line).toEqual({ ...left.line, answer: null });
    expect(json(back.match)).toBe(json(match));
    let later = match;
    while (later.state.table.day < 2) {
      const { id, who, answers } = later.state.asked!;
      const seat = who.find(other => answers[other] === null)!;
      later = value(answer(fair, later, seat, id, fair.absent(later.state, seat))).match;
    }
    const { line } = value(order(fair, later, 1, 'bid-up-to', 2));
    expect(line).toMatchObject({ question: later.state.asked!.id, whispers: [{ to: 1 }] });
  });

  test('a refused action changes nothing and rolls nothing', () => {
    const { match } = begun();
    const before = json(match);
    const refusals = [
      answer(fair, match, 0, 0, 99),
      answer(fair, match, 0, 1, 0),
      answer(fair, match, 7, 0, 0),
      withdraw(fair, match, 0, 0),
      interject(fair, match, 0, 'note', ''),
      interject(fair, match, 0, 'shout', 'x'),
      order(fair, match, 0, 'sleep', []),
      order(fair, match, 0, 'never-bid', null),
    ];
    expect(refusals.map(refusal => (refusal.ok ? 'taken' : refusal.error.code))).toEqual([
      'out-of-range',
      'stale',
      'not-asked',
      'not-answered',
      'too-short',
      'no-such-aside',
      'no-such-order',
      'no-order-left',
    ]);
    expect(json(match)).toBe(before);
  });

  test('a bad set-up is refused with its fault', () => {
    expect(about({ seed: 'xx' })).toBe('seed');
    expect(about({ salt: fairSetup.salt.slice(2) })).toBe('salt');
    expect(about({ seats: ['alone'] })).toBe('seats');
    expect(about({ options: { florins: 10 } })).toBe('options.florins');
  });

  test('a match is plain data: written and read back, it goes on with the same dice', () => {
    let kept: Match<Fair> = begun().match;
    let moved: Match<Fair> = kept;
    while (!kept.state.over) {
      const { id, who, answers } = kept.state.asked!;
      const seat = who.find(other => answers[other] === null)!;
      kept = value(answer(fair, kept, seat, id, fair.absent(kept.state, seat))).match;
      moved = JSON.parse(json(moved)) as Match<Fair>;
      moved = value(answer(fair, moved, seat, id, fair.absent(moved.state, seat))).match;
      expect(json(moved)).toBe(json(kept));
    }
    expect(close(fair, kept)).toEqual({
      t: 'end',
      outcome: fair.outcome(kept.state),
      opened: { seed: fairSetup.seed, salt: fairSetup.salt },
    });
  });

  test('an abandoned match has no outcome', () => {
    expect(close(fair, begun().match).outcome).toBe(null);
  });

  test('a random match has everything that a match can have', () => {
    const entries = [1, 2, 3, 4, 5].flatMap(n => fairMatch(n).entries);
    const count = (t: string): number => entries.filter(entry => entry.t === t).length;
    for (const t of ['answer', 'withdrawal', 'aside', 'order']) expect(count(t)).toBeGreaterThan(0);
    expect(fairMatch(3)).toEqual(fairMatch(3));
  });
});
