/**
 * Scrolls something whose beginning is in sight as far as it takes to show its end. It waits for the next frame,
 * which lays the page out anyway: measuring now would lay it out twice. Returns a function that cancels it.
 */
export const keepInSight = (element: HTMLElement): (() => void) => {
  const frame = requestAnimationFrame(() => {
    const { top } = element.getBoundingClientRect();
    if (top >= 0 && top < innerHeight) element.scrollIntoView({ block: 'nearest' });
  });
  return () => cancelAnimationFrame(frame);
};
