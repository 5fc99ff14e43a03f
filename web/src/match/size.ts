/** A width and a height in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Reports how large an element is, its border included, both ways at once and whenever that changes. Not while it has no size: a page that
 * is being put away measures nothing.
 */
export const watchSize =
  (report: (room: Size) => void) =>
  (element: HTMLElement): (() => void) => {
    let last: Size = { width: 0, height: 0 };
    const look = (): void => {
      const { offsetWidth: width, offsetHeight: height } = element;
      if (width === 0 || height === 0 || (width === last.width && height === last.height)) return;
      last = { width, height };
      report(last);
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  };
