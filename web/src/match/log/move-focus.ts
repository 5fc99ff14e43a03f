const STEPS: { readonly [key: string]: number } = { ArrowDown: 1, ArrowUp: -1 };

/**
 * A long list is one stop of the Tab key: arrow keys go from line to line inside of it, Home and End to its ends.
 * For `onkeydown` of a box that can have the focus itself.
 */
export const moveFocus = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void => {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')];
  const here = stops.findIndex(stop => stop === document.activeElement);
  const step = STEPS[event.key];
  const ends: { readonly [key: string]: number } = { Home: 0, End: stops.length - 1 };
  const from = here < 0 ? stops.length : here;
  const next = step === undefined ? ends[event.key] : from + (here < 0 ? -1 : step);
  if (next === undefined || !stops[next]) return;
  event.preventDefault();
  stops[next].focus();
};
