/** Moves an element to another place of the frame, while its component still owns it. */
export const moveInto =
  (place: HTMLElement) =>
  (element: HTMLElement): void => {
    place.append(element);
  };
