/* oxlint-disable typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-return --
   what does not compile has no type */
import { describe, expect, test } from 'vitest';
import { defineGame } from '../game.ts';
import type { GameDef } from '../define-game.ts';
import { rulebook } from '../script/script.ts';
import { peek, seal, type HasSealed, type Sealed } from './secret.ts';
import type { GameTypes } from './state.ts';

/** A game that matters only for the types of its table and its events. */
interface With<Table extends object, Event extends { t: string } = { t: 'tick' }> {
  table: Table;
  hand: { cards: Sealed<number>[] };
  box: { deck: Sealed<number>[] };
  event: Event;
  whisper: { t: 'psst'; card: Sealed<number> };
}

/** Never called, because compiling it is the test. `npx tsc -b` reads this file. */
export const mustNotCompile = [
  // @ts-expect-error a Sealed value lies on the table
  (def: GameDef<With<{ top: Sealed<number> }>>) => defineGame(def),
  // @ts-expect-error a Sealed value lies on the table
  (def: GameDef<With<{ top: Sealed<number> }>>) => defineGame<With<{ top: Sealed<number> }>>(def),
  // @ts-expect-error in an array
  (def: GameDef<With<{ row: Sealed<number>[] }>>) => defineGame(def),
  // @ts-expect-error in an array of arrays
  (def: GameDef<With<{ rows: readonly (readonly Sealed<number>[])[] }>>) => defineGame(def),
  // @ts-expect-error in a pair
  (def: GameDef<With<{ pair: [number, Sealed<number>] }>>) => defineGame(def),
  // @ts-expect-error in a union with a harmless type
  (def: GameDef<With<{ top: Sealed<number> | null }>>) => defineGame(def),
  // @ts-expect-error in one branch of a union of objects
  (def: GameDef<With<{ pile: { open: number } | { closed: Sealed<number> } }>>) => defineGame(def),
  // @ts-expect-error in an optional property
  (def: GameDef<With<{ top?: Sealed<number> }>>) => defineGame(def),
  // @ts-expect-error deep inside
  (def: GameDef<With<{ a: { b: { c: { d: Sealed<string> }[] } } }>>) => defineGame(def),
  // @ts-expect-error under any key
  (def: GameDef<With<{ by: { [name: string]: Sealed<number> } }>>) => defineGame(def),
  // @ts-expect-error a table that may hold anything may hold a secret
  (def: GameDef<With<{ anything: unknown }>>) => defineGame(def),
  // @ts-expect-error likewise any object
  (def: GameDef<With<{ anything: object }>>) => defineGame(def),
  // @ts-expect-error an event carries a Sealed value
  (def: GameDef<With<{ n: number }, { t: 'drew'; card: Sealed<number> }>>) => defineGame(def),
  // @ts-expect-error one event of several carries a Sealed value
  (def: GameDef<With<{ n: number }, { t: 'tick' } | { t: 'drew'; card: Sealed<number> }>>) => defineGame(def),
  // @ts-expect-error an event carries some of them
  (def: GameDef<With<{ n: number }, { t: 'drew'; cards?: readonly Sealed<number>[] }>>) => defineGame(def),
];

/** The same games without the secret compile, so the errors above come from the secret alone. */
export const mustCompile = [
  (def: GameDef<With<{ top: number | null; row: number[]; rows: (readonly string[])[] }>>) => defineGame(def),
  (def: GameDef<With<{ top?: number; by: { [name: string]: boolean }; pair: [number, string] }>>) =>
    defineGame(def),
  (def: GameDef<With<{ n: number }, { t: 'tick' } | { t: 'drew'; cards?: readonly number[] }>>) =>
    defineGame(def),
  (def: GameDef<With<{ maybe: { n: number } | null; empty: never[] }>>) => defineGame(def),
];

interface Toy extends GameTypes {
  table: { n: number; row: { x: number }[] };
  hand: { cards: Sealed<number>[] };
  box: { deck: Sealed<number>[] };
  event: { t: 'told'; n: number };
  whisper: { t: 'psst' };
}
const { step, secretQuestion, openQuestion, each } = rulebook<Toy>();

/** What rules can reach and what they cannot. */
export const ruleTypes = [
  // @ts-expect-error a sealed number is no number
  step('T-1', g => g.emit?.({ t: 'told', n: g.box.deck[0]! })),
  step('T-1', g => g.emit?.({ t: 'told', n: peek(g.box.deck[0]!) })),
  // @ts-expect-error nor can one be used in arithmetic
  step('T-1', g => (g.table.n = g.box.deck[0]! + 1)),
  // @ts-expect-error events are not built without a listener
  step('T-1', g => g.emit({ t: 'told', n: 1 })),
  // @ts-expect-error a list is made from the table alone
  each('T-1', (table: Toy['table'], current: number, hands: unknown) => [table.n, current, hands], []),
  openQuestion({
    name: 'open',
    talk: 'open',
    who: table => [table.n],
    // @ts-expect-error an open question's choice has no hand to depend on
    choice: me => ({ kind: 'one', what: 'card', of: me.hand.cards.map(peek) }),
    absent: () => 0,
    settle: () => {},
  }),
  secretQuestion({
    name: 'secret',
    talk: 'open',
    who: table => {
      // @ts-expect-error choosing the seats to ask may not change the table
      table.row[0]!.x = 1;
      return [0];
    },
    choice: me => {
      // @ts-expect-error nor may the choice, however deep
      me.table.row[0]!.x = 1;
      // @ts-expect-error and the box is out of reach
      return { kind: 'one', what: 'card', of: me.box.deck.map(peek) };
    },
    absent: () => 0,
    settle: () => {},
  }),
  secretQuestion({
    name: 'wrong answer',
    talk: 'closed',
    who: () => [0],
    choice: () => ({
      kind: 'all',
      what: 'plan',
      parts: [{ kind: 'amount', what: 'florins', min: 0, max: 3 }],
    }),
    // @ts-expect-error the absent answer is of the choice's own type
    absent: () => 0,
    settle: () => {},
  }),
];

const is = <T extends boolean | never>(value: T): T => value;

describe('secrets', () => {
  test('[K57] a sealed value is found anywhere in a type', () => {
    // Each line fails to compile if the type says otherwise.
    expect(is<HasSealed<{ a: [1, { b: Sealed<number> | 2 }] }>>(true)).toBe(true);
    expect(is<HasSealed<{ a: [1, { b: 3 | 2 }] }>>(false)).toBe(false);
    expect(is<HasSealed<Sealed<boolean> | undefined>>(true)).toBe(true);
  });

  test('[K57] games with a leak do not compile, and games without one do', () => {
    // The compiler reports an unused @ts-expect-error. This test only counts them, so that none is dropped.
    expect(mustNotCompile).toHaveLength(15);
    expect(mustCompile).toHaveLength(4);
    expect(ruleTypes).toHaveLength(8);
  });

  test('[K58] a sealed value is the value itself at run time, so states stay JSON', () => {
    expect(seal(7)).toBe(7);
    expect(peek(seal(7))).toBe(7);
    expect(JSON.stringify({ cards: [seal(1), seal(2)] })).toBe('{"cards":[1,2]}');
  });
});
