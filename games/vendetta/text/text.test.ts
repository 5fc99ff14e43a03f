import { vendetta as game, NONE, type Vendetta } from '../rules/index.ts';
import type { Choice, Simple, View } from '@tavola/kernel';
import { parseMatch, replay } from '@tavola/match';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@tavola/web/text/language.ts';
import { REFUSALS as COMMON_REFUSALS } from '@tavola/web/text/refusals.ts';
import { text as vendetta } from './index.ts';
import { LABELS } from './labels.ts';
import { ORDER_TEXTS } from './orders.ts';
import { QUESTION_TEXTS } from './questions.ts';
import { REFUSALS } from './refusals.ts';

const ROOT = join(import.meta.dirname, '../../..');
const GOLDEN = join(ROOT, 'games/vendetta/golden');

interface Told {
  /** Views by seat after the line. */
  readonly views: readonly View<Vendetta>[];
  readonly events: readonly Vendetta['event'][];
}

/** Every event of a golden match with the views after it. */
const told = (file: string): { readonly names: readonly string[]; readonly lines: readonly Told[] } => {
  const parsed = parseMatch(readFileSync(join(GOLDEN, file), 'utf8'));
  if (!parsed.ok) throw new Error(parsed.error.message);
  const lines: Told[] = [];
  replay(game, parsed.value, (line, state) =>
    lines.push({
      views: state.table.seats.map(seat => game.view(state, seat)),
      events: line.events as unknown as readonly Vendetta['event'][],
    }),
  );
  return { names: parsed.value.header.seats.map(({ name }) => name), lines };
};

const bad = /undefined|null|NaN|\[object|\{|\}|  | [,.;:]/;
const goldens = readdirSync(GOLDEN).filter(file => file.endsWith('.jsonl'));
const matches = new Map(goldens.map(file => [file, told(file)]));

/** These sentences end with words that people typed. */
const isTheirs = new Set(['told', 'note', 'note-changed', 'fate', 'naming', 'epilogue']);

describe.each(goldens)('every event of %s has a sentence', file => {
  const { names, lines } = matches.get(file)!;
  const last = lines.at(-1)!.views[0]!;
  test.each(LANGUAGES)('in %s', language => {
    const judge = (event: Vendetta['event'], view: View<Vendetta>): void => {
      const sentence = vendetta.sentence(language, event, view, names);
      expect(sentence, JSON.stringify(event)).not.toMatch(bad);
      expect(sentence, JSON.stringify(event)).toMatch(
        isTheirs.has(event.t) ? /^[\p{Lu}\d„“«]/u : /^[\p{Lu}\d„“«][^]*\.$/u,
      );
      expect(vendetta.ruleOf(event)).toMatch(/^N-[A-Z]\d\d$/);
    };
    for (const { views, events } of lines)
      for (const event of events) {
        judge(event, views[0]!);
        // The log is read again when the match is over.
        judge(event, last);
      }
  });
});

test('together the golden matches hold nearly every kind of event', () => {
  const kinds = new Set(
    [...matches.values()].flatMap(({ lines }) => lines.flatMap(({ events }) => events.map(({ t }) => t))),
  );
  expect(kinds.size).toBeGreaterThan(38);
});

test('every standing order has its words', () => {
  expect(game.orders.map(({ name }) => name)).toEqual(Object.keys(ORDER_TEXTS.en));
});

test('every question and every aside has its words, and nothing else has', () => {
  const asked = game.lines.flatMap(({ op, label }) => (op === 'ask' && label ? [label.split(':')[1]!] : []));
  expect([...new Set([...asked, ...game.asides])].toSorted()).toEqual(
    Object.keys(QUESTION_TEXTS.en).toSorted(),
  );
});

const partsOf = (choice: Choice): Simple[] => {
  if (choice.kind === 'either')
    return choice.branches.flatMap(branch => (branch.kind === 'all' ? branch.parts : [branch]));
  return choice.kind === 'all' ? [...choice.parts] : [choice];
};
const flat = (parts: readonly Simple[]): Simple[] =>
  parts.flatMap(part => (part.kind === 'list' ? [part, ...part.parts] : [part]));

/** The numbers that can answer a part of a choice. */
const numbersOf = (part: Simple): readonly number[] => {
  if (part.kind === 'one' || part.kind === 'some') return part.of;
  if (part.kind === 'spread') return part.over;
  return part.kind === 'amount' ? [part.min, part.max] : [];
};

describe.each(goldens)('whatever can be chosen in %s has a name', file => {
  const { names, lines } = matches.get(file)!;
  test.each(LANGUAGES)('in %s', language => {
    const nameless: string[] = [];
    const judge = (view: View<Vendetta>, part: Simple): void => {
      if (!(Object.keys(LABELS.en.nouns) as readonly string[]).includes(part.what)) nameless.push(part.what);
      for (const n of numbersOf(part)) {
        const name = vendetta.nameOf(language, part.what, n, view, names);
        const isBare = part.what !== 'value' && /^-?\d*$/.test(name);
        if (isBare || bad.test(name)) nameless.push(`${part.what} ${n}: ${name}`);
      }
    };
    const judgeAll = (view: View<Vendetta>, choice: Choice): void => {
      if (vendetta.noun(language, choice.what, choice, view) === '') nameless.push(choice.what);
      for (const part of flat(partsOf(choice))) judge(view, part);
    };
    lines.forEach(({ views }, i) => {
      for (const view of views) if (view.asked?.choice) judgeAll(view, view.asked.choice);
      // Asides are offered to each seat.
      const view = views[i % views.length]!;
      for (const aside of view.asides) judgeAll(view, aside.choice);
    });
    expect(nameless).toEqual([]);
  });
});

test('every refusal that the rules can give has its words', () => {
  const codes = readdirSync(join(ROOT, 'games/vendetta/rules'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('test'))
    .map(file => readFileSync(join(ROOT, 'games/vendetta/rules', file), 'utf8'))
    .flatMap(text =>
      [...text.matchAll(/(?:code: |\bno\()(?:[^',{}]*\? '([a-z-]+)' : )?'([a-z-]+)'/g)].flatMap(
        ([, one, other]) => [one, other!],
      ),
    );
  expect(new Set(codes.filter(code => code !== undefined))).toEqual(
    new Set([...Object.keys(REFUSALS.en), 'out-of-range', 'too-many']),
  );
  expect(COMMON_REFUSALS.en).toHaveProperty('out-of-range');
});

describe('Czech says one, two and five in its own way', () => {
  const { lines, names } = matches.get(goldens[0]!)!;
  const view = lines.at(-1)!.views[0]!;
  const floors = (n: number) =>
    vendetta.sentence('cs', { t: 'pulled', seat: 0, floors: n, left: n, reserve: 3 }, view, names);
  const house = view.table.houses[0]!.name;
  test.each([
    [1, `Rod ${house} bourá ze své věže 1 patro, zbývá 1. V rezervě je 3.`],
    [2, `Rod ${house} bourá ze své věže 2 patra, zbývají 2. V rezervě je 3.`],
    [5, `Rod ${house} bourá ze své věže 5 pater, zbývá 5. V rezervě je 3.`],
  ])('%i', (n, sentence) => expect(floors(n)).toBe(sentence));
});

test('an event points at what it speaks of', () => {
  const card = { name: 'x', text: '', kind: 'prop', by: 1 } as const;
  const laid = { piece: 4, card, owner: NONE, power: 2 };
  expect(vendetta.marksOf({ t: 'laid', laid, paid: 1, reserve: 2 })).toEqual([{ what: 'piece', number: 4 }]);
  expect(vendetta.marksOf({ t: 'note', note: 0, by: 1, about: 20_002, text: 'x' })).toEqual([
    { what: 'seat', number: 2 },
    { what: 'seat', number: 1 },
  ]);
});

test('points are power in play and reserve, as the rules count them', () => {
  for (const { lines } of matches.values()) {
    const view = lines.at(-1)!.views[0]!;
    if (!view.over || !view.outcome) continue;
    view.table.seats.forEach(seat => {
      const { power, reserve } = vendetta.score(view, seat);
      expect(power! + reserve!).toBe(view.outcome!.points[seat]);
    });
  }
});
