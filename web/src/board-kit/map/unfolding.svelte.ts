/** Draws a large map in one step per task, so that the page stays responsive in between. */
export class Unfolding {
  step = $state(0);

  constructor(steps: () => number) {
    $effect(() => {
      if (this.step >= steps()) return;
      const next = setTimeout(() => this.step++);
      return () => clearTimeout(next);
    });
  }
}
