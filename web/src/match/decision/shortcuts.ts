import type { Session } from '../session/session.svelte.ts';

/** Elements that use these keys themselves. */
const FIELDS = 'input, select, textarea, [contenteditable], [role="radio"]';
const STEPS: { readonly [key: string]: 1 | -1 } = { ArrowLeft: -1, ArrowRight: 1 };

/** The part of a session that keys control. */
type Steered = Pick<Session, 'isPast' | 'step' | 'now' | 'undo' | 'view'>;

/**
 * Keys that work wherever the focus is: in the past, arrows go from moment to moment and Esc comes back; while an answer
 * is composed, Esc takes its last step back. Returns whether the key was one of them.
 */
export const handleShortcut = (session: Steered, event: KeyboardEvent): boolean => {
  const { key, target, defaultPrevented } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  if (target instanceof Element && target.closest(FIELDS)) return false;
  if (session.isPast) {
    if (defaultPrevented) return false;
    const by = STEPS[key];
    if (by) void session.step(by);
    else if (key === 'Escape') session.now();
    return by !== undefined || key === 'Escape';
  }
  // A map uses Esc to drop what it holds; a planned piece is taken back as well.
  if (key !== 'Escape' || (defaultPrevented && session.view.asked?.choice?.kind !== 'lay')) return false;
  return session.undo();
};
