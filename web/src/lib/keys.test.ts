// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { isKeyName, keys, seatOf } from '../app/keys.ts';

beforeEach(() => {
  for (const table of keys.tables()) for (const who of keys.of(table)) keys.drop(table, who);
});

describe('keys to tables', () => {
  test('are kept by table and seat, the best way to come first', () => {
    keys.keep('T', 'watch', 'w');
    keys.keep('T', 'link', 'l');
    keys.keep('T', 'seat-2', 's');
    keys.keep('U', 'link', 'm');
    expect(keys.of('T')).toEqual(['seat-2', 'link', 'watch']);
    expect(keys.get('T', 'seat-2')).toBe('s');
    expect(keys.tables()).toEqual(expect.arrayContaining(['T', 'U']));
    keys.drop('T', 'seat-2');
    expect(keys.get('T', 'seat-2')).toBeUndefined();
    expect(keys.of('T')).toEqual(['link', 'watch']);
  });

  test('one who is nobody is refused', () => {
    expect(['seat-1', 'heir-12', 'link', 'watch'].every(isKeyName)).toBe(true);
    expect(['seat', 'seat-', 'links', 'host', '', 'seat-1/x'].some(isKeyName)).toBe(false);
    expect(seatOf('heir-3')).toBe(3);
    expect(seatOf('link')).toBeUndefined();
  });
});
