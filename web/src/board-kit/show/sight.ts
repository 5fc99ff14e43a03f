/**
 * Scrolls an element whose start is visible until its end is visible too. It waits for the next frame, because
 * measuring now would force a second layout. Returns a function that cancels it.
 */
export const keepInSight = (element: HTMLElement): (() => void) => {
  const frame = requestAnimationFrame(() => {
    const { top } = element.getBoundingClientRect();
    if (top >= 0 && top < innerHeight) element.scrollIntoView({ block: 'nearest' });
  });
  return () => cancelAnimationFrame(frame);
};
