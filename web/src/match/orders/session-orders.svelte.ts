import type { Answer, GameTypes, OrderView, Refusal, View } from '@tavola/kernel';
import type { LogItem } from '../log/items.ts';
import { isOrderUsed } from '../log/items.ts';
import type { CommandSender } from '../session/command-sender.svelte.ts';
import type { MatchContext } from '../session/match-context.svelte.ts';

/** The viewer's standing orders, and those that have just answered. */
export class SessionOrders {
  readonly #match: MatchContext;
  readonly #commands: CommandSender;
  readonly #view: () => View<GameTypes>;
  /** Uses that the viewer has not been shown or has not put away. */
  used = $state.raw<readonly LogItem[]>([]);

  constructor(match: MatchContext, commands: CommandSender, view: () => View<GameTypes>) {
    this.#match = match;
    this.#commands = commands;
    this.#view = view;
  }

  /** The orders that can be left now or are left. */
  get all(): readonly OrderView[] {
    return this.#view().orders;
  }

  /** The orders with which the viewer can answer the open question. */
  get forQuestion(): readonly OrderView[] {
    const { asked } = this.#view();
    return this.all.filter(({ question, choice }) => question === asked?.name && choice !== null);
  }

  /** Leaves an order, or takes it back if the answer is null. Returns why it was refused. */
  async change(order: string, answer: Answer | null): Promise<Refusal | undefined> {
    const { meta, seat } = this.#match;
    await this.#commands.send(() =>
      this.#match.host.call('order', { id: meta.id, seat: seat!, order, answer }),
    );
    const { refusal } = this.#commands;
    // It stands beside the order, and must not be taken for one of the open question.
    this.#commands.refusal = undefined;
    return refusal;
  }

  hear(items: readonly LogItem[]): void {
    const used = items.filter(({ event, isWhisper }) => isWhisper && isOrderUsed(event));
    if (used.length > 0) this.used = used;
  }

  readonly dismiss = (): void => {
    this.used = [];
  };
}
