import type { GameTypes, View } from '@tavola/kernel';
import type { Moment } from '../../local/messages.ts';
import type { LogItem } from './items.ts';

/** Moves through the past of a match, from line to line and back to the present. */
export class ReplayCursor {
  readonly #past: (at: number) => Promise<View<GameTypes> | undefined>;
  readonly #stops: () => readonly number[];
  #shown = $state.raw<{ readonly at: number; readonly view: View<GameTypes> } | undefined>();

  /** The moment that is shown again, with the view before it. */
  again = $state.raw<{ readonly moment: Moment; readonly before: View<GameTypes> } | undefined>();

  constructor(past: (at: number) => Promise<View<GameTypes> | undefined>, stops: () => readonly number[]) {
    this.#past = past;
    this.#stops = stops;
  }

  /** The past view; undefined in the present. Its open question can no longer be answered. */
  get view(): View<GameTypes> | undefined {
    return this.#shown?.view;
  }

  get at(): number {
    return this.#shown?.at ?? this.#stops().at(-1) ?? 0;
  }

  /** The last line to tell; a moment that is shown again is left out. */
  get toldUntil(): number {
    return this.again ? this.again.moment.at - 1 : this.at;
  }

  /** Shows a line again, then returns to the view before. */
  async watch(at: number, log: readonly LogItem[]): Promise<void> {
    const [before, after] = await Promise.all([at - 1, at].map(n => this.#past(Math.max(0, n))));
    if (!before || !after) return;
    const events = log.filter(item => item.at === at && !item.isWhisper).map(item => item.event);
    this.again = { before, moment: { at, view: after, line: { t: 'heard', events, whispers: [] } } };
  }

  // Moving elsewhere ends a show that is repeated.
  readonly goTo = async (at: number): Promise<void> => {
    this.again = undefined;
    if (at >= (this.#stops().at(-1) ?? 0)) return this.now();
    const view = await this.#past(at);
    if (view) this.#shown = { at, view };
  };

  readonly step = async (by: 1 | -1): Promise<void> => {
    const stops = this.#stops();
    const i = stops.indexOf(this.at) + by;
    if (i >= 0 && i < stops.length) await this.goTo(stops[i]!);
  };

  readonly now = (): void => {
    this.again = undefined;
    this.#shown = undefined;
  };
}
