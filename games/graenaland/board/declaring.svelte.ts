import { POINTS_TO_WIN } from '../rules/declaration/goals.ts';
import { lookForDeclaration, type DeclarationPlan } from '../rules/declaration/declarable.ts';
import type { IslandView } from './table.ts';

/** The search pauses after each slice so that the page can draw and react to input. */
const SLICE = 12;

/**
 * G-O14 Searches for a declaration in slices because a large hand allows thousands of lists. A result is valid only for
 * the question it was computed for.
 */
export class DeclarationSearch {
  #found = $state.raw<{ readonly at: number; readonly plan: DeclarationPlan }>();
  #looking = $state.raw<number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #view: () => IslandView;
  readonly #now: () => number;

  constructor(view: () => IslandView, now = (): number => performance.now()) {
    this.#view = view;
    this.#now = now;
    $effect(() => () => clearTimeout(this.#timer));
  }

  get #at(): number {
    return this.#view().asked?.id ?? -1;
  }
  get isLooking(): boolean {
    return this.#looking === this.#at;
  }
  get plan(): DeclarationPlan | undefined {
    return this.#found?.at === this.#at ? this.#found.plan : undefined;
  }
  get canWin(): boolean {
    return (this.plan?.points ?? 0) >= POINTS_TO_WIN;
  }

  /** Reports the result once, unless the match has moved on. */
  look(onfound: (plan: DeclarationPlan) => void = () => undefined): void {
    const { seat, table, hand } = this.#view();
    const at = this.#at;
    if (seat === null || !hand || this.isLooking) return;
    clearTimeout(this.#timer);
    this.#looking = at;
    const looking = lookForDeclaration({ seat, table, hand });
    const goOn = (): void => {
      if (this.#at !== at) {
        this.#looking = undefined;
        return;
      }
      const end = this.#now() + SLICE;
      let step = looking.next();
      while (!step.done && this.#now() < end) step = looking.next();
      if (!step.done) {
        this.#timer = setTimeout(goOn);
        return;
      }
      this.#found = { at, plan: step.value };
      this.#looking = undefined;
      onfound(step.value);
    };
    goOn();
  }
}
