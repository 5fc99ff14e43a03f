import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyPatch, createPatch, PatchMismatch, type JsonValue } from './patch.ts';

const json = (value: unknown): JsonValue => JSON.parse(JSON.stringify(value)) as JsonValue;

describe('patches', () => {
  test('one item of a list, one field, one field less', () => {
    const before = { a: [1, 2, 3, 4], b: { c: 1, d: 2 }, e: 'x' };
    const after = { a: [1, 2, 9, 4], b: { c: 1 }, e: 'y' };
    const change = createPatch(before, after);
    expect(change).toEqual({
      set: [
        [['a', 2], 9],
        [['e'], 'y'],
      ],
      cut: [['b', 'd']],
    });
    expect(applyPatch(before, change)).toEqual(after);
    expect(before.a[2]).toBe(3);
  });

  test('of a list that has grown only what was added is sent', () => {
    const scenes = Array.from({ length: 500 }, (_, n) => ({ told: `line ${n}`, of: [n] }));
    const before = { scenes };
    const after = { scenes: [...scenes.with(3, { told: 'changed', of: [3] }), { told: 'new', of: [] }] };
    const patch = createPatch(before, after);
    expect(patch.set).toEqual([
      [['scenes', 3, 'told'], 'changed'],
      [['scenes', 500], { told: 'new', of: [] }],
    ]);
    expect(applyPatch(json(before), patch)).toEqual(after);
    const numbers = Array.from({ length: 40 }, (_, n) => n);
    expect(createPatch(numbers, [...numbers, 40, 41]).set).toEqual([
      [[40], 40],
      [[41], 41],
    ]);
  });

  test('a short list of another length, or one that mostly changes, is sent whole', () => {
    expect(createPatch({ a: [1] }, { a: [1, 2] }).set).toEqual([[['a'], [1, 2]]]);
    expect(createPatch([{ x: 1 }, { x: 2 }], [{ y: 0 }, { x: 1 }, { x: 2 }]).set).toHaveLength(1);
    expect(createPatch([1, 2, 3], [4, 5, 3]).set).toEqual([[[], [4, 5, 3]]]);
  });

  test('an undefined field counts as missing', () => {
    expect(createPatch({ a: undefined }, {})).toEqual({ set: [], cut: [] });
    expect(createPatch({ a: 1 }, { a: undefined })).toEqual({ set: [], cut: [['a']] });
  });

  test('the patch between any two values turns one into the other', () => {
    const value = fc.jsonValue({ maxDepth: 4 });
    fc.assert(
      fc.property(value, value, (before, after) => {
        const change = json(createPatch(before, after)) as unknown as ReturnType<typeof createPatch>;
        expect(json(applyPatch(json(before), change))).toEqual(json(after));
      }),
    );
  });

  test('a field called __proto__ is a field, and nothing else changes', () => {
    const before = json(JSON.parse('{"a":{"__proto__":{"x":1}}}'));
    const changed = applyPatch(before, { set: [[['a', '__proto__', 'x'], 2]], cut: [] });
    expect(JSON.stringify(changed)).toBe('{"a":{"__proto__":{"x":2}}}');
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  test.each(['__proto__', 'constructor', 'toString'])(
    'a field called %s can be added, changed and removed',
    name => {
      const [one, two] = [1, 2].map(n => JSON.parse(`{"${name}":{"x":${n}}}`) as unknown);
      expect(createPatch({}, one)).toEqual({ set: [[[name], { x: 1 }]], cut: [] });
      expect(createPatch(one, two)).toEqual({ set: [[[name, 'x'], 2]], cut: [] });
      expect(createPatch(two, {})).toEqual({ set: [], cut: [[name]] });
    },
  );

  test('a patch that does not fit throws PatchMismatch and nothing else', () => {
    const value = fc.jsonValue({ maxDepth: 3 });
    const path = fc.array(fc.oneof(fc.nat(4), fc.string()), { maxLength: 4 });
    fc.assert(
      fc.property(value, path, value, (before, at, to) => {
        for (const change of [
          { set: [[at, json(to)] as const], cut: [] },
          { set: [], cut: [at] },
        ])
          try {
            applyPatch(json(before), change);
          } catch (error) {
            expect(error).toBeInstanceOf(PatchMismatch);
          }
      }),
    );
  });
});
