import { describe, expect, test } from 'vitest';
import { accepts } from '@tavola/kernel';
import { suggestions } from '../index.ts';
import { description, name } from '../texts.ts';

const NAMES = ['women', 'men', 'titles', 'houses', 'places', 'props'] as const;
const TEXTS = ['placeText', 'characterText', 'propText', 'lines', 'fates'] as const;

describe('suggestions', () => {
  test.each(NAMES)('[N-S01] at least sixty %s, none twice, each a name that is taken as it is', list => {
    const of = suggestions[list];
    expect(of.length).toBeGreaterThanOrEqual(60);
    expect(new Set(of).size).toBe(of.length);
    for (const word of of) expect(accepts(name(), word)).toEqual({ ok: true, value: word });
  });

  test.each(['cities', 'arrests'] as const)('[N-R03] %s are names', list => {
    for (const word of suggestions[list]) expect(accepts(name(), word)).toEqual({ ok: true, value: word });
  });

  test.each(TEXTS)('[N-S03] %s are texts', list => {
    for (const words of suggestions[list])
      expect(accepts(description(), words)).toEqual({ ok: true, value: words });
  });
});
