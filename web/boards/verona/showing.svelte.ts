import type { Verona } from '@tavola/games/verona';
import type { BoardProps } from '../contract.ts';
import { durationOf } from './scenes.ts';
import { advance } from './stage.ts';
import type { TownTable } from './table.ts';

/** Goes through what happened one event at a time, by the clock or by hand. */
export class Showing {
  /** How many events have been shown; the last of them now. */
  step = $state(0);
  playing = $state(true);
  speed = $state(1);
  readonly #props: () => BoardProps<Verona>;

  constructor(props: () => BoardProps<Verona>) {
    this.#props = props;
    $effect(() => {
      const showing = this.#showing;
      this.step = showing ? 1 : 0;
      this.playing = true;
      if (showing) this.speed = showing.speed;
    });
    $effect(() => {
      if (!this.#showing || this.#still || !this.playing) return;
      const timer = setTimeout(() => this.go(this.step + 1), this.ms);
      return () => clearTimeout(timer);
    });
  }

  // Each by itself: the frame hands over all props anew whenever one of them changes.
  readonly #showing = $derived.by(() => this.#props().showing);
  readonly #still = $derived.by(() => this.#props().still);
  readonly #view = $derived.by(() => this.#props().view);
  readonly #events = $derived.by(() => this.#showing?.events ?? []);
  readonly event = $derived(this.#events[this.step - 1]);
  readonly ms = $derived(this.event ? durationOf(this.event) / this.speed : 0);
  readonly table: TownTable = $derived.by(() => {
    const showing = this.#showing;
    const { table } = this.#view;
    if (!showing) return table;
    // Without motion the text tells what happened, and the board stands as it does afterwards.
    return this.#still ? showing.after.table : this.#events.slice(0, this.step).reduce(advance, table);
  });

  readonly go = (step: number): void => {
    if (step > this.#events.length) this.#props().onShown();
    else this.step = Math.max(1, step);
  };
  readonly play = (playing: boolean): void => {
    this.playing = playing;
  };
  readonly setSpeed = (speed: number): void => {
    this.speed = speed;
  };
}
