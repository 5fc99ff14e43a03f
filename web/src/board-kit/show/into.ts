/** Puts an element where the frame has room for it; it still belongs to whoever made it. */
export const into =
  (place: HTMLElement) =>
  (element: HTMLElement): void => {
    place.append(element);
  };
