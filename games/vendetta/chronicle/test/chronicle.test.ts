import { describe, expect, test } from 'vitest';
import { chronicle, LANGUAGES, storyOf } from '../index.ts';
import { GOLDEN, matchFile, renameStory, story } from './files.ts';

const TEXTS = ['md', 'html'] as const;
const montefosco = story('0002-three-houses-montefosco');

describe('a story', () => {
  test('contains acts, scenes, people with their fates, towers over time and all dice', () => {
    expect(montefosco.city).toBe('Montefosco');
    expect(montefosco.acts.map(({ items }) => items.filter(({ t }) => t === 'scene').length)).toEqual([
      3, 3, 3,
    ]);
    expect(montefosco.towers).toEqual([
      [6, 6, 6],
      [6, 5, 6],
      [2, 5, 4],
      [0, 5, 4],
    ]);
    expect(montefosco.reserves).toHaveLength(4);
    expect(montefosco.reserves.at(-1)).toEqual(montefosco.reserve);
    // A house has twenty-four points, so it has laid out all that is missing from its reserve.
    expect(montefosco.powers[0]).toEqual(montefosco.reserves[0]!.map(n => 24 - n));
    expect(montefosco.fell).toEqual([3, undefined, undefined]);
    expect(montefosco.people.find(({ name }) => name === 'Lapo')).toMatchObject({
      power: 0,
      lostIn: 8,
      first: 1,
    });
    expect(montefosco.people.find(({ name }) => name === 'Violante')).toMatchObject({
      first: 2,
      owner: 1,
      power: 1,
    });
    expect(montefosco.throws.filter(({ what }) => what === 'scene')).toHaveLength(9);
    expect(montefosco.throws.filter(({ what }) => what === 'coin')).toHaveLength(1);
  });

  test('contains every roll of the match', () => {
    const { opening, entries } = matchFile('0002-three-houses-montefosco');
    const rolls = [opening!, ...entries].flatMap(line => line.rolls);
    const faces = montefosco.throws.flatMap<number | string>(({ faces: of, favours }) =>
      favours ? [favours] : of.map(([, face]) => face),
    );
    const sides = ['caller', 'defender'];
    expect(faces).toEqual(rolls.map(([size, face]) => (size === 2 ? sides[face - 1] : face)));
  });

  test('rejects a file that contradicts the rules', () => {
    const file = matchFile('0002-three-houses-montefosco');
    const entries = file.entries.map((line, i) => (i === 30 ? { ...line, events: [] } : line));
    expect(storyOf({ ...file, entries })).toMatchObject({ ok: false, error: { code: 'differs' } });
    expect(storyOf({ ...file, header: { ...file.header, game: 'verona' } })).toMatchObject({
      ok: false,
      error: { code: 'no-story' },
    });
  });

  test('covers an unfinished match up to its present position', () => {
    const file = matchFile('0002-three-houses-montefosco');
    for (const length of [0, 3, 12, 30, 60, 90]) {
      const made = storyOf({ ...file, entries: file.entries.slice(0, length), end: undefined });
      if (!made.ok) throw new Error(made.error.code);
      for (const format of TEXTS) expect(chronicle(made.value, format, 'en')).toContain('The story so far');
    }
  });
});

describe('a chronicle', () => {
  test.each(GOLDEN)('of %s has every format and language', name => {
    const told = story(name);
    for (const format of TEXTS)
      for (const language of LANGUAGES) {
        const text = chronicle(told, format, language);
        expect(text).not.toMatch(/undefined|NaN|\[object/);
        expect(text).toContain(told.city);
      }
  });

  test('reads as a drama: title, persons, plan, acts, scenes, contributions, outcome, dice', () => {
    const text = chronicle(montefosco, 'md', 'en');
    const order = [
      '# Montefosco',
      'A drama in three acts',
      '## Dramatis personae',
      '### House Caccialupi',
      '## The city',
      '## Act I',
      '#### Scene 1 · Tower – The Pass of Wolves (outside the city)',
      '**Gualtiero of the Pass** (Bruno)',
      '**House Grifalconi prevails, 14 to 11.**',
      '| House Grifalconi |  | House Caccialupi |  |',
      '## Act III',
      '*House Caccialupi falls.*',
      '## Ties and feuds',
      '## Epilogue',
      '### The towers',
      '### The reserves',
      '### The power in play',
      '## All dice',
    ].map(part => text.indexOf(part));
    expect(order.every((at, i) => at >= 0 && (i === 0 || at > order[i - 1]!))).toBe(true);
  });

  test.each([
    [
      'cs',
      [
        'Drama o třech dějstvích',
        'Scéna 2 · Růže',
        'rozhodla mince',
        'zbývají 2',
        'přichází o 4 patra',
        'stojí (5 pater)',
        'Lapo odchází ze hry',
        'přechází k rodu',
        'Věž rodu',
        'Ve vězení: contessa Isotta (the tower room of the Rocca).',
      ],
    ],
    [
      'en',
      [
        'by the toss of a coin',
        'loses 4 floors; 2 are left',
        'stands, with 5 floors',
        'pays 5 points',
        'gains 1 point ',
      ],
    ],
    [
      'de',
      [
        'Ein Drama in drei Akten',
        'durch die Münze entschieden',
        'verliert 4 Stockwerke; 2 bleiben',
        'gewinnt 1 Punkt ',
      ],
    ],
  ] as const)('has its own sentences and plurals: %s', (language, parts) => {
    const text = chronicle(montefosco, 'md', language);
    for (const part of parts) expect(text).toContain(part);
  });

  test('charts towers, reserves and power with every line inside its drawing', () => {
    const page = chronicle(montefosco, 'html', 'en');
    const drawn = [...page.matchAll(/<svg class="chart" viewBox="0 0 760 ([\d.]+)".*?<\/svg>/gs)];
    expect(drawn).toHaveLength(3);
    for (const [svg, height] of drawn) {
      const lines = [...svg.matchAll(/<polyline [^>]*points="([^"]+)"/g)].map(([, points]) => points!);
      expect(lines).toHaveLength(3);
      for (const points of lines) {
        const heights = points.split(' ').map(point => Number(point.split(',')[1]));
        expect(heights).toHaveLength(montefosco.towers.length);
        expect(Math.min(...heights)).toBeGreaterThan(0);
        expect(Math.max(...heights)).toBeLessThan(Number(height));
      }
    }
  });

  test('tells who proposed and who accepted an agreement', () => {
    const text = chronicle(montefosco, 'md', 'en');
    expect(text).toContain('*By agreement of all, as House Grifalconi proposed:*');
    expect(text).toContain('- Violante comes back to House Bardolini with power 2');
    expect(text).toContain('- The game ends after round 3');
  });
});

const HOSTILE = [
  '<script>alert(1)</script>',
  '</style></svg></title><img src=x onerror=alert(1)>',
  '"><b onmouseover="x">',
  "' onload='x",
  '&lt;&amp;',
  '# **x** [y](javascript:z) `c` | d',
  '](http://evil.example)',
  '1. - + = > ~~~',
  'שלום ‏עולם 😀',
];

describe('the words of people', () => {
  test.each(HOSTILE)('appear on a page as plain text: %s', words => {
    const page = chronicle(renameStory(montefosco, words, `${words}\n\n${words}\n${words}`), 'html', 'en');
    const clean = chronicle(renameStory(montefosco, 'x', 'x\n\nx\nx'), 'html', 'en');
    const tags = (html: string): string[] => [...html.matchAll(/<[^>]*>/g)].map(([tag]) => tag);
    // The words must not change any element or attribute.
    expect(tags(page)).toEqual(tags(clean));
    expect(page).not.toContain('<script');
  });

  test.each(HOSTILE)('appear in Markdown as plain text: %s', words => {
    const text = chronicle(renameStory(montefosco, words, `${words}\n\n${words}`), 'md', 'en');
    // Without an escaping backslash, no sign that only people could have written may start markup.
    const bare = text.replaceAll(/\\[\s\S]/g, '');
    expect(bare).not.toMatch(/[<>`~]|\]\(|^\d+\. |:\/\//m);
    expect(
      bare
        .split('\n')
        .filter(line => line.startsWith('#'))
        .every(line => /^#{1,4} /.test(line)),
    ).toBe(true);
  });

  test('a page runs no script and loads no file', () => {
    const page = chronicle(montefosco, 'html', 'cs', {
      fonts: '@font-face{font-family:x;src:url(data:font/woff2;base64,AA)}',
    });
    expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'; font-src data:"`);
    expect(page).not.toMatch(/<script|<link|<img|<iframe|\bon\w+=|https?:|url\((?!data:)/);
  });
});

describe('a story that goes on from another', () => {
  const second = { ...montefosco, before: { volume: 1, city: 'Montefosco' } };

  test('is a further volume and names the one before', () => {
    const text = chronicle(second, 'md', 'en');
    expect(text).toContain('Volume II\n\nGoes on from volume I, Montefosco');
    expect(chronicle(second, 'html', 'cs')).toContain('<title>Montefosco – Svazek II – Vendetta</title>');
    expect(chronicle(montefosco, 'md', 'en')).not.toContain('Volume');
  });

  test('ends with the epilogues of the houses', () => {
    const told = { ...montefosco, epilogues: ['', 'We kept the bank.', ''] };
    const text = chronicle(told, 'md', 'de');
    expect(text.indexOf('We kept the bank.')).toBeGreaterThan(text.indexOf('## Epilog'));
    expect(text).toContain('**Haus Bardolini** (Bruno)\n\nWe kept the bank.');
  });
});
