import type { Kinds, View } from '@tavola/kernel';

/** Going through the past of a match: from one line at which something happened to another, and back to now. */
export class Lookback {
  readonly #past: (at: number) => Promise<View<Kinds> | undefined>;
  readonly #stops: () => readonly number[];
  #shown = $state.raw<{ readonly at: number; readonly view: View<Kinds> } | undefined>();

  constructor(past: (at: number) => Promise<View<Kinds> | undefined>, stops: () => readonly number[]) {
    this.#past = past;
    this.#stops = stops;
  }

  /** How things stood then; undefined for now. What was open then cannot be answered any more. */
  get view(): View<Kinds> | undefined {
    return this.#shown?.view;
  }

  get at(): number {
    return this.#shown?.at ?? this.#stops().at(-1) ?? 0;
  }

  readonly goTo = async (at: number): Promise<void> => {
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
    this.#shown = undefined;
  };
}
