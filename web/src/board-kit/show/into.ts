/** Puts an element where the frame has room for it; its component still owns it. */
export const moveInto =
  (place: HTMLElement) =>
  (element: HTMLElement): void => {
    place.append(element);
  };
