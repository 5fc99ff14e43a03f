/** What is large is drawn in steps, one a task: in between, the page reacts. */
export class Unfolding {
  /** How many steps have been made. */
  step = $state(0);

  constructor(steps: () => number) {
    $effect(() => {
      if (this.step >= steps()) return;
      const next = setTimeout(() => this.step++);
      return () => clearTimeout(next);
    });
  }
}
