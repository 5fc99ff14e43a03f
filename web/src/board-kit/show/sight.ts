/**
 * Who sees the beginning of something shall see its end: it is scrolled to, as little as that takes. With the next
 * frame, which lays the page out anyway; asking where it is now would do it twice. Returns how to leave it.
 */
export const keepInSight = (element: HTMLElement): (() => void) => {
  const frame = requestAnimationFrame(() => {
    const { top } = element.getBoundingClientRect();
    if (top >= 0 && top < innerHeight) element.scrollIntoView({ block: 'nearest' });
  });
  return () => cancelAnimationFrame(frame);
};
