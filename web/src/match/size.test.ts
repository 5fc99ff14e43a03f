// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { watchSize, type Size } from './size.ts';

afterEach(() => vi.unstubAllGlobals());

test('a room is told with both its sides, once for each size, and never without one', () => {
  let look: () => void = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        look = report;
      }
      observe(): void {
        look();
      }
      disconnect(): void {
        look = () => undefined;
      }
    },
  );
  const size = { offsetWidth: 0, offsetHeight: 0 };
  const element = document.createElement('div');
  for (const side of ['offsetWidth', 'offsetHeight'] as const)
    Object.defineProperty(element, side, { get: () => size[side] });
  const told: Size[] = [];
  const stop = watchSize(room => told.push(room))(element);
  for (const [width, height] of [
    [360, 0],
    [360, 500],
    [360, 500],
    [0, 0],
    [820, 700],
  ] as const) {
    Object.assign(size, { offsetWidth: width, offsetHeight: height });
    look();
  }
  stop();
  expect(told).toEqual([
    { width: 360, height: 500 },
    { width: 820, height: 700 },
  ]);
});
