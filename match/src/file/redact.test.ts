import { seedDice, type Seat } from '@tavola/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fair, type Fair } from '@tavola/kernel/test/fair.ts';
import { fairSetup, fairMatch, value } from '../../test/fairs.ts';
import { parseMatch } from './file.ts';
import type { Entry } from './line.ts';
import { answer, interject, startMatch, type Match, type MatchUpdate } from './record.ts';
import { makeRedacted, parseRedacted, redact, redactLine, type Reader } from './redact.ts';
import { describeProblem } from './problem.ts';

const READERS: readonly Reader[] = [0, 1, 2, null];

/** A random action that is possible in both worlds, with answers of others drawn for this one. */
const deed = (match: Match<Fair>, seed: number): { seat: Seat; note: boolean; raw: unknown } => {
  const dice = seedDice(seed);
  const { asked } = match.state;
  const waiting = asked!.who.filter(seat => asked!.answers[seat] === null);
  const seat = waiting[dice.below(waiting.length)]!;
  if (dice.below(6) === 0) return { seat, note: true, raw: `note ${seed % 1000}` };
  return { seat, note: false, raw: fair.sample(match.state, seat, dice) };
};

const perform = (match: Match<Fair>, { seat, note, raw }: ReturnType<typeof deed>) => {
  const done = note
    ? interject(fair, match, seat, 'note', raw)
    : answer(fair, match, seat, match.state.asked!.id, raw);
  return done.ok ? (done.value as MatchUpdate<Fair, Entry>) : undefined;
};

describe('redacted files', () => {
  test('contain no answers or whispers of other seats, no rolls and no seed', () => {
    for (let n = 0; n < 10; n++) {
      const file = fairMatch(n);
      for (const reader of READERS) {
        const text = makeRedacted(redact(file, reader));
        expect(text).not.toContain(file.end!.opened.seed);
        expect(text).not.toContain(file.end!.opened.salt);
        expect(text).not.toContain('rolls');
        const { lines } = redact(file, reader);
        expect(lines.filter(line => 'answer' in line && line.seat !== reader)).toEqual([]);
        const whispers = lines.flatMap(line => ('whispers' in line ? line.whispers : []));
        expect(whispers.filter(({ to }) => to !== reader)).toEqual([]);
      }
    }
  });

  test('contain all own answers, own whispers and public events', () => {
    const file = fairMatch(2);
    const all = [file.opening!, ...file.entries];
    for (const reader of READERS) {
      const { lines } = redact(file, reader);
      const heard = lines.flatMap(line => ('events' in line ? line.events : []));
      expect(heard).toEqual(all.flatMap(line => line.events));
      const whispers = lines.flatMap(line => ('whispers' in line ? line.whispers : []));
      expect(whispers).toEqual(all.flatMap(line => line.whispers.filter(({ to }) => to === reader)));
      const own = lines.flatMap(line => ('answer' in line ? [line.answer] : []));
      const given = file.entries.flatMap(line =>
        line.seat === reader && 'answer' in line ? [line.answer] : [],
      );
      expect(own).toEqual(given);
    }
  });

  test('contain of another seat’s aside only its visible consequences', () => {
    const aside = { t: 'aside', seat: 0, aside: 'note', answer: 'x', rolls: [] } as const;
    const whispers = [{ to: 1, event: { t: 'psst' } }];
    expect(redactLine({ ...aside, events: [], whispers }, 1)).toEqual({ t: 'heard', events: [], whispers });
    expect(redactLine({ ...aside, events: [], whispers }, 2)).toBe(undefined);
    expect(redactLine({ ...aside, events: [{ t: 'note' }], whispers }, null)).toEqual({
      t: 'heard',
      events: [{ t: 'note' }],
      whispers: [],
    });
  });

  test('show of another seat’s standing order nothing, or an answer like any other', () => {
    const consequences = { rolls: [], events: [], whispers: [{ to: 0, event: { t: 'order-used' } }] };
    const left = {
      t: 'order',
      seat: 0,
      order: 'never-bid',
      answer: [],
      question: 4,
      ...consequences,
    } as const;
    const given = { t: 'answer', seat: 0, question: 4, answer: 0, ...consequences } as const;
    for (const reader of [1, 2, null]) {
      expect(JSON.stringify(redactLine(left, reader))).toBe(JSON.stringify(redactLine(given, reader)));
      expect(redactLine({ ...left, question: null }, reader)).toBe(undefined);
      expect(redactLine({ ...left, answer: null, question: null }, reader)).toBe(undefined);
    }
    const { t, seat, order, answer: said, question, events, whispers } = left;
    expect(redactLine(left, 0)).toEqual({ t, seat, order, answer: said, question, events, whispers });
  });

  test('a written file is parsed unchanged', () => {
    for (const reader of READERS) {
      const redacted = redact(fairMatch(4), reader);
      expect(parseRedacted(makeRedacted(redacted))).toEqual({ ok: true, value: redacted });
    }
  });

  test('a full file and a redacted one are not mistaken for each other', () => {
    const parsed = parseRedacted(`${JSON.stringify(fairMatch(1).header)}\n`);
    expect(parsed.ok ? '' : describeProblem(parsed.error)).toBe('line 1: reader is missing');
    const full = parseMatch(makeRedacted(redact(fairMatch(1), 0)));
    expect(full.ok ? '' : describeProblem(full.error)).toBe(
      'line 1: reader marks a redacted file, but the full one is needed here',
    );
  });

  test('two worlds that look alike to a reader give the same bytes until a reveal', () => {
    let compared = 0;
    const seeds = fc.array(fc.nat(), { minLength: 1, maxLength: 14 });
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...READERS), fc.nat(10), seeds, (seed, reader, turns, deeds) => {
        const start = { ...fairSetup, seed: seed.toString(16).padStart(64, '0') };
        let here = value(startMatch(fair, start)).match;
        for (let n = 0; n < turns && !here.state.over; n++)
          here = perform(here, deed(here, seed + n))?.match ?? here;
        if (here.state.over) return;
        // In the other world everything that the reader cannot see is dealt again and sealed answers are drawn again.
        let there = { ...here, state: fair.resample(here.state, reader ?? undefined, seedDice(seed)) };
        for (const n of deeds) {
          if (here.state.over) return;
          const done = deed(here, n);
          // Others answer differently in the other world, as long as the answers are sealed.
          const sealed = here.state.asked!.open > 1 && done.seat !== reader && !done.note;
          const other = sealed
            ? { ...done, raw: fair.sample(there.state, done.seat, seedDice(n + 1)) }
            : done;
          const [a, b] = [perform(here, done), perform(there, other)];
          if (!a || !b) return;
          // Bids are revealed and a whispered card is news to the reader, so from then on the worlds may differ.
          if (a.line.events.some(event => event.t === 'bids')) return;
          const [x, y] = [redactLine(a.line, reader), redactLine(b.line, reader)];
          expect(JSON.stringify(x)).toBe(JSON.stringify(y));
          compared++;
          [here, there] = [a.match, b.match];
        }
      }),
      { numRuns: 300 },
    );
    expect(compared).toBeGreaterThan(300);
  });
});
