import type { GameTypes, View } from '@tavola/kernel';
import type { BoardProps } from '../contract.ts';

/** How a game's events are shown. */
export interface Direction<K extends GameTypes> {
  /** What is shown at once: events that happen together make one beat. */
  beats(events: readonly K['event'][]): readonly (readonly K['event'][])[];
  /** How long a beat is shown, in milliseconds at the usual speed. */
  durationOf(beat: readonly K['event'][]): number;
  /** How long each part of a beat lasts, where something is shown before it is told what came of it. */
  partsOf?(beat: readonly K['event'][]): readonly number[];
  /** The table as it looks after one more event. */
  advance(table: View<K>['table'], event: K['event']): View<K>['table'];
}

/** Goes through what happened beat by beat, by the clock or by hand. */
export class Showing<K extends GameTypes> {
  /** How many beats have been shown; the last of them now. */
  step = $state(0);
  /** How many parts of this beat are over. */
  part = $state(0);
  playing = $state(true);
  speed = $state(1);
  readonly #props: () => BoardProps<K>;
  readonly #direction: Direction<K>;

  constructor(direction: Direction<K>, props: () => BoardProps<K>) {
    this.#props = props;
    this.#direction = direction;
    // Before anything of it is drawn: else what comes late in it would stand there for a moment.
    $effect.pre(() => {
      const showing = this.#showing;
      this.step = showing ? 1 : 0;
      this.part = 0;
      this.playing = true;
      if (showing) this.speed = showing.speed;
    });
    $effect(() => {
      if (!this.#showing || this.#still || !this.playing) return;
      // Step and part are read here: a beat that lasts as long as the one before it needs a timer of its own.
      void this.step;
      void this.part;
      const timer = setTimeout(this.goOn, this.ms);
      return () => clearTimeout(timer);
    });
  }

  // Each is derived by itself, as the frame hands over all props again whenever one of them changes.
  readonly #showing = $derived.by(() => this.#props().showing);
  readonly #still = $derived.by(() => this.#props().reducedMotion);
  readonly #view = $derived.by(() => this.#props().view);
  readonly beats = $derived.by(() => this.#direction.beats(this.#showing?.events ?? []));
  /** What happens now. */
  readonly beat: readonly K['event'][] = $derived(this.beats[this.step - 1] ?? []);
  /** All that has happened, with what happens now. */
  readonly past: readonly K['event'][] = $derived(this.beats.slice(0, this.step).flat());
  readonly #parts: readonly number[] = $derived.by(() => {
    if (this.beat.length === 0) return [];
    return this.#direction.partsOf?.(this.beat) ?? [this.#direction.durationOf(this.beat)];
  });
  /** How long what happens now is shown. */
  readonly ms = $derived((this.#parts[this.part] ?? 0) / this.speed);
  /** How many parts of this beat are still to come: none when all of it can be told. */
  readonly toCome = $derived(Math.max(0, this.#parts.length - 1 - this.part));
  readonly table: View<K>['table'] = $derived.by(() => {
    const showing = this.#showing;
    const { table } = this.#view;
    if (!showing) return table;
    // Without motion the text tells what happened, and the board stands as it does afterwards.
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
  /** On to the next part, or to the next beat. */
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
