import { verona as game, type Verona } from '../rules/index.ts';
import type { View } from '@tavola/kernel';
import { parseMatch, replay } from '@tavola/match';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@tavola/web/text/language.ts';
import { REFUSALS as COMMON_REFUSALS } from '@tavola/web/text/refusals.ts';
import { text as verona } from './index.ts';
import { ORDER_TEXTS } from './orders.ts';
import { QUESTION_TEXTS } from './questions.ts';
import { REFUSALS } from './refusals.ts';

const ROOT = join(import.meta.dirname, '../../..');
const GOLDEN = join(ROOT, 'games/verona/golden');

interface Told {
  readonly view: View<Verona>;
  readonly events: readonly Verona['event'][];
}

/** Every event of a golden match with the spectator's view after it. */
const told = (file: string): { readonly names: readonly string[]; readonly lines: readonly Told[] } => {
  const parsed = parseMatch(readFileSync(join(GOLDEN, file), 'utf8'));
  if (!parsed.ok) throw new Error(parsed.error.message);
  const lines: Told[] = [];
  replay(game, parsed.value, (line, state) =>
    lines.push({
      view: game.view(state, undefined),
      events: line.events as unknown as readonly Verona['event'][],
    }),
  );
  return { names: parsed.value.header.seats.map(({ name }) => name), lines };
};

const bad = /undefined|null|NaN|\[object|\{|\}|  | [,.;:]/;
const goldens = readdirSync(GOLDEN).filter(file => file.endsWith('.jsonl'));

describe.each(goldens)('every event of %s has a sentence', file => {
  const { names, lines } = told(file);
  test.each(LANGUAGES)('in %s', language => {
    for (const { view, events } of lines)
      for (const event of events) {
        const sentence = verona.sentence(language, event, view, names);
        expect(sentence, JSON.stringify(event)).not.toMatch(bad);
        expect(sentence, JSON.stringify(event)).toMatch(/^[\p{Lu}\d].*\.$/u);
        expect(verona.ruleOf(event)).toMatch(/^V-[A-Z]\d\d$/);
      }
  });
});

test('together the golden games hold nearly every kind of event', () => {
  const kinds = new Set(
    goldens.flatMap(file => told(file).lines.flatMap(({ events }) => events.map(({ t }) => t))),
  );
  expect(kinds.size).toBeGreaterThan(30);
});

test('every question of the script has its words, and no other has', () => {
  const asked = game.lines.flatMap(({ op, label }) => (op === 'ask' && label ? [label.split(':')[1]!] : []));
  expect([...new Set(asked)].toSorted()).toEqual(Object.keys(QUESTION_TEXTS.en).toSorted());
});

test('every standing order has its words, and no other has', () => {
  expect(game.orders.map(({ name }) => name).toSorted()).toEqual(Object.keys(ORDER_TEXTS.en).toSorted());
});

test('every refusal that the rules can give has its words', () => {
  const source = (folder: string): string[] =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        file =>
          file.endsWith('.ts') &&
          !file.endsWith('.test.ts') &&
          !file.startsWith('test') &&
          !file.endsWith('board-check.ts'),
      )
      .map(file => readFileSync(join(ROOT, folder, file), 'utf8'));
  const codes = source('games/verona/rules')
    .flatMap(text => [...text.matchAll(/code(?::|\s=)\s[^,;]*/g)].map(([match]) => match))
    .flatMap(text => [...text.matchAll(/'([a-z-]+)'/g)].map(([, code]) => code!));
  const known: readonly string[] = [...Object.keys(REFUSALS.en), ...Object.keys(COMMON_REFUSALS.en)];
  expect(codes.length).toBeGreaterThan(8);
  expect(codes.filter(code => !known.includes(code))).toEqual([]);
  const kernel = ['choices/accept-answer.ts', 'submit.ts'].map(file =>
    readFileSync(join(ROOT, 'kernel/src', file), 'utf8'),
  );
  const common = kernel
    .flatMap(text => [...text.matchAll(/(?:refused\(|code: )'([a-z-]+)'/g)])
    .map(([, code]) => code!);
  expect(common.filter(code => !known.includes(code))).toEqual([]);
});

describe('Czech says one, two and five in its own way', () => {
  const [{ view }] = told(goldens[0]!).lines as [Told];
  const hired = (n: number) => verona.sentence('cs', { t: 'hired', hired: [n, 0] }, view, ['Anna', 'Bruno']);
  test.each([
    [1, 'Najato: Anna 1 žoldák, Bruno 0 žoldáků.'],
    [2, 'Najato: Anna 2 žoldáci, Bruno 0 žoldáků.'],
    [5, 'Najato: Anna 5 žoldáků, Bruno 0 žoldáků.'],
  ])('%i', (n, sentence) => expect(hired(n)).toBe(sentence));
});

test('an event points at what it speaks of', () => {
  expect(verona.marksOf({ t: 'moved', of: 1, from: 3, to: 4, allies: 1, why: 'intrigue' })).toEqual([
    { what: 'street', number: 3 },
    { what: 'street', number: 4 },
    { what: 'seat', number: 1 },
  ]);
});
