import type { Budget } from '../bot.ts';

/** The budget of a bot that was given none. */
const DEFAULT_ITERATIONS = 400;

/** Counts playouts and measures the share of the budget that is spent. */
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

  /** The share of the budget that is spent, from 0; at 1 the search ends. */
  get share(): number {
    const { milliseconds, now, signal } = this.budget;
    if (signal?.aborted) return 1;
    const counted = this.spent / this.most;
    return milliseconds === undefined || !now
      ? counted
      : Math.max(counted, (now() - this.start) / milliseconds);
  }
}
