import type { Session } from '../session/session.svelte.ts';

/** Where keys have a meaning of their own. */
const FIELDS = 'input, select, textarea, [contenteditable], [role="radio"]';
const STEPS: { readonly [key: string]: 1 | -1 } = { ArrowLeft: -1, ArrowRight: 1 };

/** What of a session the keys steer. */
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
  // A map takes Esc for itself to let go of what was picked up; what lies in a plan is taken back as well.
  if (key !== 'Escape' || (defaultPrevented && session.view.asked?.choice?.kind !== 'lay')) return false;
  return session.undo();
};
