import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import {
  acceptAnswer,
  answerOf,
  enumerate,
  nextMoves,
  sizeOf,
  type Choice,
  type Dice,
  type GameTypes,
  type State,
} from '../src/index.ts';
import { junk, junkNumbers } from './junk.ts';
import type { Law, Subject } from './subject.ts';
import {
  beginSubject,
  performOrThrow,
  walkPositions,
  createTwinDice,
  type SampledPosition,
  type Walk,
} from './walk.ts';
import { viewBytes, createOtherWorld, findTelltale } from './worlds.ts';

const json = (value: unknown): string => JSON.stringify(value);
const MAX_LISTED_ANSWERS = 300;

/**
 * Strict equality, because `undefined` and holes would be lost in a save or on the wire. Node compares in a tenth of
 * the time that the assertion takes, which then tells the difference.
 */
const expectPlain = (value: unknown): void => {
  const parsed: unknown = JSON.parse(json(value));
  if (!isDeepStrictEqual(parsed, value)) expect(parsed).toStrictEqual(value);
};

/** Tests the laws that every game must satisfy. A broken law names the position. */
export const testLaws = <K extends GameTypes>(
  subject: Subject<K>,
  walk: Walk = { games: 4, every: 5 },
): void => {
  describe(`the laws of any game: ${subject.game.name}`, () => {
    for (const { name, check } of lawsOf(subject, walk)) test(name, check);
  });
};

/** Returns the laws as values, for tests of the laws themselves. */
export const lawsOf = <K extends GameTypes>(subject: Subject<K>, walk: Walk): readonly Law[] => {
  const { game } = subject;
  const found: Law[] = [];
  const law = (name: string, holds: (position: SampledPosition<K>) => void): void => {
    const check = (): void => {
      for (const position of walkPositions(subject, walk)) {
        try {
          holds(position);
        } catch (error) {
          if (error instanceof Error) error.message += `\nat ${describePosition(position)}`;
          throw error;
        }
      }
    };
    found.push({ name, check });
  };
  const viewers = (s: State<K>): (number | undefined)[] => [...s.hands.keys(), undefined];
  const asked = (s: State<K>): { seat: number; choice: Choice }[] =>
    s.asked!.who.map(seat => ({ seat, choice: game.choice(s, seat)! }));

  /** Returns whether the match is halted, after checking that a halted match refuses answers with its reason. */
  const halts = (s: State<K>, dice: Dice): boolean => {
    const halted = game.whyHalted(s);
    if (!halted) return false;
    for (const seat of s.asked!.who) {
      const turn = game.submit(s, seat, s.asked!.id, game.absent(s, seat), dice);
      expect(!turn.ok && turn.error).toEqual(halted);
    }
    return true;
  };

  law('[K1] a state and every view of it are plain JSON', ({ state }) => {
    expectPlain(state);
    for (const seat of viewers(state)) expectPlain(game.view(state, seat));
  });

  law('[K2] a copy is equal, and changing it does not touch the original', ({ state, deed, dice }) => {
    const before = json(state);
    const copy = game.clone(state);
    expect(json(copy)).toBe(before);
    if (deed.kind === 'answer') game.play(copy, deed.seat, deed.answer, dice);
    expect(json(state)).toBe(before);
  });

  law('[K3] submit leaves its input alone and does what play does', ({ state, deed, dice }) => {
    const before = json(state);
    const [one, other] = createTwinDice(dice);
    const turn = performOrThrow(subject, state, deed, one);
    expect(json(state)).toBe(before);
    if (deed.kind !== 'answer') return;
    const copy = game.clone(state);
    game.play(copy, deed.seat, deed.answer, other);
    expect(json(copy)).toBe(json(turn.state));
  });

  law('[K4] a save loads as it was', ({ state }) => {
    const loaded = game.load(JSON.parse(json(game.save(state))));
    expect(loaded.ok && json(loaded.value)).toBe(json(state));
  });

  law('[K5] every open question has an acceptable absent answer, unless halted', ({ state, dice }) => {
    if (halts(state, dice)) return;
    for (const { seat } of asked(state)) {
      const turn = game.submit(state, seat, state.asked!.id, game.absent(state, seat), dice);
      expect(turn.ok || turn.error).toBe(true);
    }
  });

  law(
    '[K6] answers that are sampled, listed or spelled in moves are accepted, and sizes agree',
    ({ state, dice }) => {
      const halted = halts(state, dice);
      for (const { seat, choice } of asked(state)) {
        const sampled = game.submit(state, seat, state.asked!.id, game.sample(state, seat, dice), dice);
        if (!halted) expect(sampled.ok || sampled.error).toBe(true);
        const size = sizeOf(choice);
        expect(leastSize(choice)).toBeGreaterThan(0);
        if (size <= MAX_LISTED_ANSWERS) {
          const all = [...enumerate(choice)];
          expect(new Set(all.map(json)).size).toBe(size);
          for (const answer of all) expect(acceptAnswer(choice, answer).ok).toBe(true);
        }
        const moves: number[] = [];
        for (let next = nextMoves(choice, moves); next.length > 0; next = nextMoves(choice, moves))
          moves.push(next[dice.below(next.length)]!);
        expect(acceptAnswer(choice, answerOf(choice, moves)).ok).toBe(true);
      }
    },
  );

  law('[K7] a resampled world and a redealt one look the same to the seat', position => {
    const { state, dice } = position;
    for (const seat of viewers(state)) {
      expect(viewBytes(subject, game.resample(state, seat, dice), seat)).toBe(
        viewBytes(subject, state, seat),
      );
      expect(viewBytes(subject, createOtherWorld(subject, position, seat), seat)).toBe(
        viewBytes(subject, state, seat),
      );
    }
  });

  law('[K8] the next action reveals nothing hidden until a rule shows it', position => {
    for (const seat of viewers(position.state)) expect(findTelltale(subject, position, seat)).toBeUndefined();
  });

  law('[K9] a sealed answer shows others that it was given, and nothing else', ({ state, deed, dice }) => {
    if (deed.kind !== 'answer' || state.asked!.open < 2) return;
    const turn = performOrThrow(subject, state, deed, dice);
    expect([...turn.events, ...turn.whispers, ...turn.rolls]).toEqual([]);
    for (const seat of viewers(state)) {
      if (seat === deed.seat) continue;
      const [before, after] = [game.view(state, seat), game.view(turn.state, seat)];
      const answered = state.asked!.who.filter(s => s === deed.seat || before.asked!.answered.includes(s));
      expect(json(after)).toBe(json({ ...before, asked: { ...before.asked, answered } }));
    }
  });

  law(
    '[K10] an answer can be withdrawn and changed while others still have to answer',
    ({ state, deed, dice }) => {
      if (deed.kind !== 'answer' || state.asked!.open < 2) return;
      const { id } = state.asked!;
      const given = performOrThrow(subject, state, deed, dice).state;
      const back = game.withdraw(given, deed.seat, id);
      expect(back.ok && json(back.value.state)).toBe(json(state));
      const other = game.sample(given, deed.seat, dice);
      const changed = game.submit(given, deed.seat, id, other, dice);
      expect(changed.ok && changed.value.state.asked?.answers[deed.seat]).toEqual(other);
    },
  );

  law('[K63] a standing order shows others at most that an answer was given', ({ state, deed, dice }) => {
    if (deed.kind !== 'order') return;
    const turn = performOrThrow(subject, state, deed, dice);
    const [was, is] = [state.asked!, turn.state.asked];
    // The last answer settles the question, which others see like any other answer.
    if (is?.id !== was.id || is.who !== was.who) return;
    expect([...turn.events, ...turn.rolls, ...turn.whispers.filter(({ to }) => to !== deed.seat)]).toEqual(
      [],
    );
    for (const seat of viewers(state)) {
      if (seat === deed.seat) continue;
      const answered = was.who.filter(s => is.answers[s] !== null);
      const before = game.view(state, seat);
      expect(json(game.view(turn.state, seat))).toBe(
        json({ ...before, asked: { ...before.asked, answered } }),
      );
    }
    for (const seat of was.who)
      if (seat !== deed.seat || was.answers[seat] !== null)
        expect(is.answers[seat] !== null).toBe(was.answers[seat] !== null);
  });

  law('[K64] an order can be left, changed and cleared again', ({ state, dice }) => {
    if (halts(state, dice)) return;
    for (const seat of state.hands.keys())
      for (const { name, choice } of game.view(state, seat).orders) {
        const answer = game.sampleOrder(state, seat, name, dice);
        expect(answer === undefined).toBe(choice === null);
        if (answer === undefined) continue;
        const turn = game.leaveOrder(state, seat, name, answer, dice);
        expect(turn.ok || turn.error).toBe(true);
        if (!turn.ok || turn.value.state.over) continue;
        const cleared = game.clearOrder(turn.value.state, seat, name);
        if (!cleared.ok) continue;
        expect(cleared.value.state.asked).toEqual(turn.value.state.asked);
        const shown = game.view(cleared.value.state, seat).orders.find(order => order.name === name);
        expect(shown?.left ?? null).toBe(null);
      }
  });

  law('[K11] the invariants hold', ({ state }) => {
    expect(game.violations(state)).toEqual([]);
  });

  law(
    '[K12] junk is refused with a code, never throws and never changes anything',
    ({ state, deed, dice }) => {
      const before = json(state);
      const { id, who } = state.asked!;
      const answers = junk.flatMap(raw => [
        ...who.map(seat => game.submit(state, seat, id, raw, dice)),
        ...game.asides.map(name => game.interject(state, deed.seat, name, raw, dice)),
        ...game.orders.map(({ name }) => game.leaveOrder(state, deed.seat, name, raw, dice)),
      ]);
      // Some junk is a legal answer here. The match keeps the accepted answer, so it must survive as JSON.
      for (const turn of answers)
        if (turn.ok) expect(JSON.parse(json(turn.value.answer))).toStrictEqual(turn.value.answer);
      const refusals = [
        ...junkNumbers.map(seat => game.submit(state, seat, id, deed.answer, dice)),
        ...junkNumbers.map(seat => game.withdraw(state, seat, id)),
        ...junkNumbers.map(stale => game.submit(state, who[0]!, stale, deed.answer, dice)),
        game.submit(state, who[0]!, id + 1, deed.answer, dice),
        game.interject(state, 0, '__proto__', 0, dice),
        game.leaveOrder(state, 0, '__proto__', 0, dice),
        game.clearOrder(state, 0, '__proto__'),
        ...junkNumbers.flatMap(seat =>
          game.orders.map(({ name }) => game.leaveOrder(state, seat, name, deed.answer, dice)),
        ),
      ];
      for (const refusal of refusals) expect(refusal.ok ? '' : refusal.error.code).toMatch(/^[a-z-]+$/);
      expect(json(state)).toBe(before);
    },
  );

  law('[K61] what a seat sees depends on the state alone, not on other matches', ({ state, setup, dice }) => {
    const seen = (): string[] => viewers(state).map(seat => viewBytes(subject, state, seat));
    const before = seen();
    const other = beginSubject(subject, setup, dice);
    for (let n = 0; n < 8 && other.asked; n++) {
      const seat = other.asked.who.find(s => other.asked!.answers[s] === null)!;
      game.play(other, seat, game.sample(other, seat, dice), dice);
    }
    game.resample(state, undefined, dice);
    expect(seen()).toEqual(before);
  });

  return found;
};

const describePosition = <K extends GameTypes>({ setup, state, deed }: SampledPosition<K>): string =>
  `question ${state.asked?.id} with ${json(setup)}, before ${json(deed)}`;

/** Returns the smallest size of any part or branch. Sampling and search get stuck at an empty one. */
const leastSize = (choice: Choice): number => {
  if (choice.kind === 'all') return Math.min(...choice.parts.map(sizeOf), 1);
  if (choice.kind === 'either') return Math.min(...choice.branches.map(leastSize));
  return sizeOf(choice);
};
