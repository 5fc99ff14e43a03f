import { chronicle, LANGUAGES, storyFrom, storyOf } from '../../chronicle/index.ts';
import { vendetta as game } from '../../rules/index.ts';
import { parseMatch } from '@tavola/match';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileName } from '../chronicle/save.ts';
import { goldens, replayGolden } from './goldens.ts';

const read = (file: string): string => readFileSync(join(import.meta.dirname, '../../golden', file), 'utf8');

test.each(goldens)('%s: the events of a seat make the same chronicle as the match file', file => {
  const { names, moments } = replayGolden(file);
  const events = moments.flatMap(moment => moment.events);
  const view = game.view(moments.at(-1)!.state, 0);
  const parsed = parseMatch(read(file));
  const whole = parsed.ok && storyOf(parsed.value);
  if (!whole || !whole.ok) throw new Error('not a story');
  const seen = storyFrom(events, view.table, names);
  for (const language of LANGUAGES)
    for (const format of ['html', 'md'] as const)
      expect(chronicle(seen, format, language)).toBe(chronicle(whole.value, format, language));
});

test.each(goldens)(
  '%s: charts towers, reserves and power at the beginning and after each finished round',
  file => {
    const { moments, names } = replayGolden(file);
    const told = moments.flatMap(({ events }) => events);
    const { towers, reserves, powers } = storyFrom(told, moments.at(-1)!.state.table, names);
    const rounds = told.filter(({ t }) => t === 'round-ended').length;
    for (const rows of [towers, reserves, powers]) {
      expect(rows).toHaveLength(rounds + 1);
      for (const row of rows) expect(row).toHaveLength(names.length);
    }
    expect(towers[0]).toEqual(names.map(() => 6));
    const { table } = moments.find(({ events }) => events.some(({ t }) => t === 'layouts'))!.state;
    const laid = names.map((_, seat) =>
      table.power.reduce((sum, n, i) => sum + (table.owner[i] === seat ? n : 0), 0),
    );
    expect(powers[0]).toEqual(laid);
  },
);

test('a chronicle works at any moment after the houses are made', () => {
  const { names, moments } = replayGolden(goldens[0]!);
  moments.forEach(({ state }, i) => {
    if (state.table.houses.length < names.length) return;
    const told = moments.slice(0, i + 1).flatMap(moment => moment.events);
    expect(chronicle(storyFrom(told, state.table, names), 'md', 'en')).toContain(state.table.city);
  });
});

test.each([
  ['Sant’Orsola', 'html', 'Sant-Orsola.html'],
  ['Žďár <nad> Sázavou', 'md', 'Zdar-nad-Sazavou.md'],
  ['***', 'md', 'vendetta.md'],
] as const)('a file is called after the city: %s', (city, format, name) => {
  expect(fileName(city, format)).toBe(name);
});

/** Converts `#rrggbb` to its hue in degrees and its chroma. */
const hueOf = (colour: string): { hue: number; chroma: number } => {
  const [r, g, b] = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  const [x, y] = [r - (g + b) / 2, (Math.sqrt(3) / 2) * (g - b)];
  return { hue: (Math.atan2(y, x) * 180) / Math.PI, chroma: Math.hypot(x, y) };
};

test('a house has the same colour on paper as on the plan', () => {
  const { names, moments } = replayGolden(goldens[0]!);
  const story = storyFrom(
    moments.flatMap(({ events }) => events),
    moments.at(-1)!.state.table,
    names,
  );
  const theme = readFileSync(join(import.meta.dirname, '../../../../web/src/app/theme.css'), 'utf8');
  const html = chronicle(story, 'html', 'en');
  for (let seat = 0; seat < 6; seat++) {
    const colour = (css: string, name: string): ReturnType<typeof hueOf> =>
      hueOf(new RegExp(`${name}: (#[0-9a-f]{6})`).exec(css)![1]!);
    const [plan, paper] = [colour(theme, `--seat-${seat}`), colour(html, `--s${seat}`)];
    const isGrey = plan.chroma < 0.1;
    expect(paper.chroma < 0.1, `seat ${seat}`).toBe(isGrey);
    const apart = Math.abs(((plan.hue - paper.hue + 540) % 360) - 180);
    if (!isGrey) expect(apart, `seat ${seat}`).toBeLessThan(25);
  }
});
