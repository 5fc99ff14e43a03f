import { NONE } from '@tavola/games/verona';

/** A pointer must go this far before it drags. */
const START = 8;

/** A token under the pointer, from the tray or from a street, until it is let go of over a street or elsewhere. */
export class Dragging {
  active = $state(false);
  x = $state(0);
  y = $state(0);
  kind = $state(0);
  /** The click that a browser sends after a drop means nothing. */
  justDropped = false;
  readonly #drop: (kind: number, from: number, street: number) => void;

  constructor(drop: (kind: number, from: number, street: number) => void) {
    this.#drop = drop;
  }

  begin(kind: number, from: number, event: PointerEvent): void {
    if (event.button !== 0) return;
    const start = { x: event.clientX, y: event.clientY };
    const move = (moved: PointerEvent): void => {
      if (!this.active && Math.hypot(moved.clientX - start.x, moved.clientY - start.y) < START) return;
      this.active = true;
      this.kind = kind;
      this.x = moved.clientX;
      this.y = moved.clientY;
    };
    const end = (ended: PointerEvent): void => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      if (!this.active) return;
      this.active = false;
      this.justDropped = true;
      setTimeout(() => (this.justDropped = false));
      if (ended.type === 'pointerup') this.#drop(kind, from, streetAt(ended));
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  }
}

const streetAt = ({ clientX, clientY }: PointerEvent): number => {
  const street = document.elementFromPoint(clientX, clientY)?.closest('[data-street]');
  return Number(street?.getAttribute('data-street') ?? NONE);
};
