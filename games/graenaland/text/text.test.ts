import { graenaland as game, type Graenaland } from '../rules/index.ts';
import type { Choice, View } from '@tavola/kernel';
import { parseMatch, replay } from '@tavola/match';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@tavola/web/text/language.ts';
import { REFUSALS as COMMON_REFUSALS } from '@tavola/web/text/refusals.ts';
import { text as graenaland } from './index.ts';
import { LABELS } from './labels.ts';
import { QUESTION_TEXTS } from './questions.ts';
import { REFUSALS } from './refusals.ts';

const ROOT = join(import.meta.dirname, '../../..');
const GOLDEN = join(ROOT, 'games/graenaland/golden');

interface Told {
  readonly view: View<Graenaland>;
  readonly views: readonly View<Graenaland>[];
  readonly events: readonly Graenaland['event'][];
  readonly whispers: readonly { readonly to: number; readonly event: Graenaland['whisper'] }[];
}

/** Every event of a golden match with the views of a spectator and of each player after it. */
const told = (file: string): { readonly names: readonly string[]; readonly lines: readonly Told[] } => {
  const parsed = parseMatch(readFileSync(join(GOLDEN, file), 'utf8'));
  if (!parsed.ok) throw new Error(parsed.error.message);
  const names = parsed.value.header.seats.map(({ name }) => name);
  const lines: Told[] = [];
  replay(game, parsed.value, (line, state) =>
    lines.push({
      view: game.view(state, undefined),
      views: names.map((_, seat) => game.view(state, seat)),
      events: line.events as unknown as readonly Graenaland['event'][],
      whispers: line.whispers as unknown as Told['whispers'],
    }),
  );
  return { names, lines };
};

/** The frame has the words for an order that was used. */
const isOrderUsed = (t: string): boolean => t === 'order-used';

const bad = /undefined|null|NaN|\[object|\{|\}|  | [,.;:]/;
const isSentence = (said: string): boolean => !bad.test(said) && /^[\p{Lu}\d].*\.$/u.test(said);
const goldens = readdirSync(GOLDEN).filter(file => file.endsWith('.jsonl'));
const games = goldens.map(file => ({ file, ...told(file) }));

describe.each(games)('every event of $file has a sentence', ({ names, lines }) => {
  test.each(LANGUAGES)('in %s', language => {
    const wrong: string[] = [];
    for (const { view, views, events, whispers } of lines) {
      for (const event of events) {
        const said = graenaland.sentence(language, event, view, names);
        const isWhole = isSentence(said) && /^G-[A-Z]\d\d$/.test(graenaland.ruleOf(event));
        if (!isWhole || graenaland.marksOf(event).some(({ number }) => number < 0)) wrong.push(said);
      }
      for (const { to, event } of whispers.filter(({ event: { t } }) => !isOrderUsed(t))) {
        const said = graenaland.whisper(language, event, views[to]!, names);
        if (!isSentence(said)) wrong.push(said);
      }
    }
    expect(wrong).toEqual([]);
  });
});

/** A choice and all choices inside it. */
const choicesIn = (choice: Choice): Choice[] => [
  choice,
  ...('branches' in choice ? choice.branches : 'parts' in choice ? choice.parts : []).flatMap(choicesIn),
];
/** The numbers that a choice names; pieces of a gift depend on the hand and are left out. */
const numbersIn = (choice: Choice): readonly number[] => {
  if ('of' in choice) return choice.of;
  if ('pile' in choice) return choice.pile;
  return choice.kind === 'spread' ? choice.over : [];
};

describe.each(games)('everything that can be asked and chosen in $file has a name', ({ names, lines }) => {
  const asked = lines.flatMap(({ views }) => views.filter(view => view.asked?.choice));
  test.each(LANGUAGES)('in %s', language => {
    const wrong: string[] = [];
    const seen = new Set<string>();
    const check = (what: string, n: number, view: View<Graenaland>): void => {
      if (seen.has(`${what} ${n}`)) return;
      seen.add(`${what} ${n}`);
      const said = graenaland.nameOf(language, what, n, view, names);
      if (bad.test(said) || /^-?\d*$/.test(said)) wrong.push(`${what} ${n}: ${said}`);
    };
    for (const view of asked) {
      const { name, choice } = view.asked!;
      const { ask, hint, others } = graenaland.questionText(language, name, view, names);
      if ([ask, hint, others].some(said => said === '' || bad.test(said))) wrong.push(name);
      for (const part of [choice!, ...view.asides.map(aside => aside.choice)].flatMap(choicesIn)) {
        const noun = graenaland.noun(language, part.what, part, view);
        if (part.kind !== 'either' && !/^\p{Lu}/u.test(noun)) wrong.push(part.what);
        for (const n of numbersIn(part)) check(part.what, n, view);
      }
    }
    expect(seen.size).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  });
});

test('together the golden games hold nearly every kind of event', () => {
  const kinds = new Set(games.flatMap(({ lines }) => lines.flatMap(l => l.events.map(({ t }) => t))));
  expect(kinds.size).toBeGreaterThan(36);
});

test('every question and aside has its words, and no other has', () => {
  const asked = game.lines.flatMap(({ op, label }) => (op === 'ask' && label ? [label.split(':')[1]!] : []));
  expect([...new Set([...asked, ...game.asides])].toSorted()).toEqual(
    Object.keys(QUESTION_TEXTS.en).toSorted(),
  );
});

test('every standing order has its words', () => {
  expect(game.orders.map(({ name }) => name).toSorted()).toEqual(Object.keys(LABELS.en.orders).toSorted());
  for (const language of LANGUAGES)
    for (const { name } of game.orders) expect(graenaland.orderText!(language, name)?.hint).toMatch(/\.$/);
});

test('every option has its words', () => {
  expect(game.options.map(({ name }) => name).toSorted()).toEqual(Object.keys(LABELS.en.options).toSorted());
  const picks = game.options.flatMap(option =>
    option.kind === 'pick' ? option.values.map(value => ({ name: option.name, value })) : [],
  );
  for (const language of LANGUAGES)
    for (const { name, value } of picks)
      expect(graenaland.option(language, name).value(value)).not.toBe(value);
});

test('every refusal that the rules can give has its words', () => {
  const folder = join(ROOT, 'games/graenaland/rules');
  const source = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    file =>
      file.endsWith('.ts') &&
      !file.endsWith('.test.ts') &&
      !file.startsWith('test') &&
      !file.endsWith('-check.ts') &&
      !file.endsWith('-file.ts'),
  );
  const codes = source
    .map(file => readFileSync(join(folder, file), 'utf8'))
    .flatMap(text => [...text.matchAll(/code: [^,}\n]*'[^,}\n]*/g)].map(([match]) => match))
    .flatMap(text => [...text.matchAll(/'([a-z-]+)'/g)].map(([, code]) => code!));
  const known: readonly string[] = [...Object.keys(REFUSALS.en), ...Object.keys(COMMON_REFUSALS.en)];
  expect(codes.filter(code => !known.includes(code))).toEqual([]);
  expect(Object.keys(REFUSALS.en).filter(code => !codes.includes(code))).toEqual([]);
});

describe('Czech says one, two and five in its own way', () => {
  const { view } = games[0]!.lines[0]!;
  const left = (cards: number) =>
    graenaland.sentence('cs', { t: 'left-over', territory: 1, cards }, view, ['Anna', 'Bruno', 'Cyril']);
  test.each([
    [1, 'U území Gardar zbyla 1 karta, odhazuje se bez ukázání.'],
    [2, 'U území Gardar zbyly 2 karty, odhazují se bez ukázání.'],
    [5, 'U území Gardar zbylo 5 karet, odhazuje se bez ukázání.'],
  ])('%i', (n, sentence) => expect(left(n)).toBe(sentence));
});

test('[G-O17] victory cards that were dealt are told by their goals, not by their ids', () => {
  const dealt = games.flatMap(({ names, lines }) =>
    lines.flatMap(({ whispers, views }) =>
      whispers.flatMap(({ to, event }) =>
        event.t === 'dealt' ? [graenaland.whisper('en', event, views[to]!, names)] : [],
      ),
    ),
  );
  expect(dealt.length).toBeGreaterThan(0);
  for (const sentence of dealt)
    expect(sentence).toMatch(/^Your victory cards: ([^;]+ \(easier\), [^;]+ \(harder\)(; |\.)){3}$/);
});

test('an event points at what it speaks of', () => {
  const marks = graenaland.marksOf({ t: 'anchor', seat: 1, from: 3, to: 0, warrior: false });
  expect(marks).toEqual([
    { what: 'territory', number: 3 },
    { what: 'territory', number: 0 },
    { what: 'seat', number: 1 },
  ]);
});

test('[G-O13] the chart ends with the points by which a match with victory cards was ranked', () => {
  const ended = games.flatMap(({ lines }) => lines.at(-1)!.view).filter(({ over }) => over);
  const withCards = ended.filter(({ table }) => table.goals !== 'basic');
  expect(withCards.length).toBeGreaterThan(0);
  for (const end of ended) expect(graenaland.standing(end, end)?.points).toEqual(end.outcome?.points);
});
