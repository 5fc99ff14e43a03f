import { ok, type Result, type Seat } from '@tavola/kernel';
import * as v from 'valibot';
import { isThing } from '../file/diff.ts';
import { parseJson } from '../file/json.ts';
import { text, whole } from '../file/line.ts';
import { problemOf, type Problem } from '../file/problem.ts';

/** One action of a scenario. Actions run in the order of the file. */
export type ScenarioAction =
  | { readonly seat: Seat; readonly answer: unknown }
  | { readonly seat: Seat; readonly aside: string; readonly answer: unknown }
  /** Leaves a standing order, or takes it back if the answer is null. */
  | { readonly seat: Seat; readonly order: string; readonly answer: unknown }
  | { readonly seat: Seat; readonly withdraw: true }
  | { readonly seat: Seat; readonly absent: true }
  /** Answers by seat; null for a seat that does not answer. */
  | { readonly all: readonly unknown[] };

type Pattern = { readonly [name: string]: unknown };

/** Conditions on the result. Objects compare the named fields only, arrays the whole array. */
export interface Expectations {
  /** The expected refusal; if absent, nothing may be refused. */
  readonly refused?: null | string | { readonly code?: string; readonly rule?: string };
  /** Events in this order, with others allowed between them. */
  readonly events?: readonly Pattern[];
  /** Exactly these events. */
  readonly onlyEvents?: readonly Pattern[];
  /** Types of events that must not happen. */
  readonly noEvents?: readonly string[];
  readonly whispers?: readonly Pattern[];
  readonly table?: Pattern;
  readonly hands?: readonly unknown[] | Pattern;
  readonly box?: Pattern;
  /** The name or a pattern of the open question; null if the match is over. */
  readonly asked?: null | string | Pattern;
  readonly over?: boolean;
  readonly outcome?: null | Pattern;
}

/** A file with a position, rolls and answers, for a test, a lesson or a bug report. See docs/scenario.md. */
export interface Scenario {
  readonly title?: string;
  readonly note?: string;
  readonly game: string;
  readonly seats: number;
  readonly options?: Pattern;
  /** The version of the rules to play in; by default the newest. */
  readonly rules?: number;
  readonly at?: string | readonly string[];
  readonly current?: number;
  readonly table?: Pattern;
  readonly hands?: readonly unknown[] | Pattern;
  readonly box?: Pattern;
  readonly seed?: number;
  readonly rolls?: readonly (number | readonly [sides: number, face: number])[];
  readonly answers: readonly ScenarioAction[];
  readonly expect?: Expectations;
}

const optional = v.exactOptional;
const object = <E extends v.ObjectEntries>(fields: E) => v.strictObject(fields, 'an object');
const texts = v.array(text, 'a list of texts');
const number = v.pipe(v.number('a whole number'), v.safeInteger('a whole number'));
const truth = v.boolean('true or false');
const yes = v.literal(true, 'true');
const pattern = v.custom<Pattern>(isThing, 'an object');
const patterns = v.array(pattern, 'a list of objects');
const bySeat = v.custom<readonly unknown[] | Pattern>(
  raw => Array.isArray(raw) || isThing(raw),
  'a list by seat (null leaves a hand as it is), or an object with seats as keys',
);
/** Picks one of several shapes before decoding, so that a message is about the right one. */
const oneOf = <T>(pick: (raw: unknown) => v.GenericSchema<unknown, T>) => v.lazy(pick);

const roll = v.custom<number | readonly [number, number]>(isRoll, 'a face (counted from 1) or [sides, face]');
function isRoll(raw: unknown): boolean {
  const [sides, face] = (Array.isArray(raw) ? raw : [Infinity, raw]) as unknown[];
  if (Array.isArray(raw) && (raw.length !== 2 || !Number.isSafeInteger(sides))) return false;
  return Number.isSafeInteger(face) && (face as number) >= 1 && (face as number) <= (sides as number);
}

const deed = oneOf<ScenarioAction>(raw => {
  const has = (key: string): boolean => isThing(raw) && Object.hasOwn(raw, key);
  const seat = whole();
  if (has('all'))
    return object({ all: v.array(v.unknown(), 'a list by seat, null for a seat that does not answer') });
  if (has('withdraw')) return object({ seat, withdraw: yes });
  if (has('absent')) return object({ seat, absent: yes });
  if (has('order')) return object({ seat, order: text, answer: v.unknown() });
  if (has('aside')) return object({ seat, aside: text, answer: v.unknown() });
  return object({ seat, answer: v.unknown() });
});

const refused = oneOf<null | string | { readonly code?: string; readonly rule?: string }>(raw =>
  isThing(raw)
    ? object({ code: optional(text), rule: optional(text) })
    : v.nullable(v.string('null, a code, or an object with code and rule')),
);

const asked = oneOf<null | string | Pattern>(raw =>
  isThing(raw) ? pattern : v.nullable(v.string('null, the name of a question, or an object')),
);

const expected = object({
  refused: optional(refused),
  events: optional(patterns),
  onlyEvents: optional(patterns),
  noEvents: optional(texts),
  whispers: optional(patterns),
  table: optional(pattern),
  hands: optional(bySeat),
  box: optional(pattern),
  asked: optional(asked),
  over: optional(truth),
  outcome: optional(v.nullable(pattern)),
});

const scenario = object({
  title: optional(text),
  note: optional(text),
  game: text,
  seats: whole(),
  options: optional(pattern),
  rules: optional(whole()),
  at: optional(
    oneOf<string | readonly string[]>(raw =>
      Array.isArray(raw) ? texts : v.string('a rule, a label or a list of them'),
    ),
  ),
  current: optional(number),
  table: optional(pattern),
  hands: optional(bySeat),
  box: optional(pattern),
  seed: optional(number),
  rolls: optional(v.array(roll, 'a list of faces')),
  answers: v.array(deed, 'a list of answers'),
  expect: optional(expected),
});

export const decodeScenario = (raw: unknown): Result<Scenario, Problem> => {
  const result = v.safeParse(scenario, raw, { abortEarly: true });
  return result.success ? ok(result.output) : { ok: false, error: problemOf(result.issues[0]) };
};

export const parseScenario = (source: string): Result<Scenario, Problem> => {
  const raw = parseJson(source);
  return raw.ok ? decodeScenario(raw.value) : raw;
};
