import type { GameTypes, View } from '@tavola/kernel';
import type { BoardProps } from '../contract.ts';

/** Each game decides how its events appear. */
export interface Direction<K extends GameTypes> {
  /** Groups events that happen together into one beat. */
  beats(events: readonly K['event'][]): readonly (readonly K['event'][])[];
  /** The duration of a beat in milliseconds at normal speed. */
  durationOf(beat: readonly K['event'][]): number;
  /** The durations of a beat's parts, if it shows something before it reveals the result. */
  partsOf?(beat: readonly K['event'][]): readonly number[];
  /** Returns the table after one more event. */
  advance(table: View<K>['table'], event: K['event']): View<K>['table'];
}

/** Plays events beat by beat on a timer or by hand. */
export class Showing<K extends GameTypes> {
  /** The number of beats so far, including the current one. */
  step = $state(0);
  /** The number of finished parts of the current beat. */
  part = $state(0);
  playing = $state(true);
  speed = $state(1);
  readonly #props: () => BoardProps<K>;
  readonly #direction: Direction<K>;

  constructor(direction: Direction<K>, props: () => BoardProps<K>) {
    this.#props = props;
    this.#direction = direction;
    // The reset runs before the first drawing, because otherwise later content would flash up for a moment.
    $effect.pre(() => {
      const showing = this.#showing;
      this.step = showing ? 1 : 0;
      this.part = 0;
      this.playing = true;
      if (showing) this.speed = showing.speed;
    });
    $effect(() => {
      if (!this.#showing || this.#still || !this.playing) return;
      // Reading step and part restarts the timer even for a beat of the same length as the one before.
      void this.step;
      void this.part;
      const timer = setTimeout(this.goOn, this.ms);
      return () => clearTimeout(timer);
    });
  }

  // Separate deriveds stay equal when the frame passes all props again after a change to one of them.
  readonly #showing = $derived.by(() => this.#props().showing);
  readonly #still = $derived.by(() => this.#props().reducedMotion);
  readonly #view = $derived.by(() => this.#props().view);
  readonly beats = $derived.by(() => this.#direction.beats(this.#showing?.events ?? []));
  /** The events of the current beat. */
  readonly beat: readonly K['event'][] = $derived(this.beats[this.step - 1] ?? []);
  /** All events so far, including the current beat. */
  readonly past: readonly K['event'][] = $derived(this.beats.slice(0, this.step).flat());
  readonly #parts: readonly number[] = $derived.by(() => {
    if (this.beat.length === 0) return [];
    return this.#direction.partsOf?.(this.beat) ?? [this.#direction.durationOf(this.beat)];
  });
  /** The duration of the current part at the chosen speed. */
  readonly ms = $derived((this.#parts[this.part] ?? 0) / this.speed);
  /** The number of parts before the beat may reveal its result. */
  readonly toCome = $derived(Math.max(0, this.#parts.length - 1 - this.part));
  readonly table: View<K>['table'] = $derived.by(() => {
    const showing = this.#showing;
    const { table } = this.#view;
    if (!showing) return table;
    // With reduced motion the text tells the events, so the board shows the final position.
    return this.#still
      ? showing.after.table
      : this.past.reduce<View<K>['table']>(
          (now, event: K['event']) => this.#direction.advance(now, event),
          table,
        );
  });

  readonly go = (step: number): void => {
    this.part = 0;
    if (step > this.beats.length) this.#props().onShown();
    else this.step = Math.max(1, step);
  };
  /** Advances to the next part, or after the last part to the next beat. */
  readonly goOn = (): void => {
    if (this.toCome > 0) this.part++;
    else this.go(this.step + 1);
  };
  readonly play = (playing: boolean): void => {
    this.playing = playing;
  };
  readonly setSpeed = (speed: number): void => {
    this.speed = speed;
    this.#props().onSpeed?.(speed);
  };
}
