import type { Budget } from '../bot.ts';

/** Without a word about it a bot thinks so long. */
const DEFAULT_ITERATIONS = 400;

/** Counts playouts and says when it is time to answer. */
export class BudgetMeter {
  spent = 0;
  private readonly most: number;
  private readonly budget: Budget;
  private readonly start: number;

  constructor(budget: Budget) {
    this.budget = budget;
    const isTimed = budget.milliseconds !== undefined && budget.now !== undefined;
    this.most = budget.iterations ?? (isTimed ? Infinity : DEFAULT_ITERATIONS);
    this.start = budget.now?.() ?? 0;
  }

  /** How much of the budget is spent, 0 to 1 and above. */
  get share(): number {
    const { milliseconds, now, signal } = this.budget;
    if (signal?.aborted) return 1;
    const counted = this.spent / this.most;
    return milliseconds === undefined || !now
      ? counted
      : Math.max(counted, (now() - this.start) / milliseconds);
  }
}
