/** A pointer that moves less than this clicks instead of dragging. */
const START = 8;

/** Follows a dragged thing until its drop on a place or elsewhere; places carry `data-<place>`. */
export class Dragging<T> {
  thing: T | undefined = $state.raw();
  x = $state(0);
  y = $state(0);
  /** The place under the pointer, where a drop would land. */
  over: number | undefined = $state();
  /** A browser sends a click after a drop, and the board must ignore it. */
  justDropped = false;
  readonly #place: string;
  readonly #drop: (thing: T, place: number | undefined) => void;

  constructor(place: string, drop: (thing: T, place: number | undefined) => void) {
    this.#place = place;
    this.#drop = drop;
  }

  begin(thing: T, event: PointerEvent): void {
    if (event.button !== 0) return;
    const start = { x: event.clientX, y: event.clientY };
    let active = false;
    const move = (moved: PointerEvent): void => {
      if (!active && Math.hypot(moved.clientX - start.x, moved.clientY - start.y) < START) return;
      active = true;
      this.thing = thing;
      this.x = moved.clientX;
      this.y = moved.clientY;
      this.over = this.#placeAt(moved);
    };
    const end = (ended: PointerEvent): void => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      if (!active) return;
      this.thing = undefined;
      this.over = undefined;
      this.justDropped = true;
      setTimeout(() => (this.justDropped = false));
      if (ended.type === 'pointerup') this.#drop(thing, this.#placeAt(ended));
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  }

  #placeAt({ clientX, clientY }: PointerEvent): number | undefined {
    const place = document.elementFromPoint(clientX, clientY)?.closest(`[data-${this.#place}]`);
    const number = place?.getAttribute(`data-${this.#place}`);
    return number === null || number === undefined ? undefined : Number(number);
  }
}
