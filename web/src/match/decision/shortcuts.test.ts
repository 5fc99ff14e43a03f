// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { handleShortcut } from './shortcuts.ts';

const steered = (isPast: boolean, kind = 'one') => {
  const done: string[] = [];
  const session = {
    isPast,
    view: { asked: { choice: { kind } } },
    step: (by: number) => Promise.resolve(void done.push(`step ${by}`)),
    now: () => void done.push('now'),
    undo: () => done.push('undo') > 0,
  } as unknown as Parameters<typeof handleShortcut>[0];
  return { session, done };
};
const press = (key: string, on: Element = document.body, isTaken = false): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true });
  on.dispatchEvent(event);
  if (isTaken) event.preventDefault();
  return event;
};

test('in the past arrows go from moment to moment wherever the focus is, but not in fields', () => {
  const { session, done } = steered(true);
  expect(handleShortcut(session, press('ArrowLeft'))).toBe(true);
  expect(handleShortcut(session, press('ArrowRight'))).toBe(true);
  expect(handleShortcut(session, press('ArrowRight', document.createElement('input')))).toBe(false);
  expect(handleShortcut(session, press('Escape'))).toBe(true);
  expect(done).toEqual(['step -1', 'step 1', 'now']);
  const now = steered(false);
  expect(handleShortcut(now.session, press('ArrowLeft'))).toBe(false);
});

test('Esc takes a step back, in a plan even where the map has used it', () => {
  const one = steered(false);
  expect(handleShortcut(one.session, press('Escape'))).toBe(true);
  expect(handleShortcut(one.session, press('Escape', document.body, true))).toBe(false);
  const plan = steered(false, 'lay');
  expect(handleShortcut(plan.session, press('Escape', document.body, true))).toBe(true);
  expect([one.done, plan.done]).toEqual([['undo'], ['undo']]);
});
