import type { Scene } from '../../rules/index.ts';
import type { Seat } from '@tavola/kernel';
import type { Keep } from '@tavola/web/board-kit/contract.ts';

/** Unsent words of a seat outlive the page and the scene that closed over them. */
export class Unsent {
  /** Copies the changes since the page opened, because a `Keep` does not announce changes. */
  #changed = $state.raw<{ readonly [name: string]: string }>({});
  readonly #keep: () => Keep | undefined;
  readonly #seat: () => Seat | null;

  constructor(keep: () => Keep | undefined, seat: () => Seat | null) {
    this.#keep = keep;
    this.#seat = seat;
  }

  #get(name: string): string {
    return this.#changed[`${this.#seat()}/${name}`] ?? this.#keep()?.get(name) ?? '';
  }

  #set(name: string, text: string): void {
    this.#changed = { ...this.#changed, [`${this.#seat()}/${name}`]: text };
    this.#keep()?.set(name, text);
  }

  readonly words = (scene: number): string => this.#get(`scene-${scene}`);

  readonly write = (scene: number, words: string): void => this.#set(`scene-${scene}`, words);

  /** The role that the writer picked for these words. */
  readonly as = (scene: number): number | undefined => {
    const role = this.#get(`scene-${scene}-as`);
    return role === '' ? undefined : Number(role);
  };

  readonly speakAs = (scene: number, role: number): void => this.#set(`scene-${scene}-as`, String(role));

  /** Lists the scenes that still have unsent words. */
  readonly left = (scenes: readonly Scene[]): readonly Scene[] =>
    scenes.filter(({ number }) => this.words(number).trim() !== '');

  /** Appends the words of one scene to those of another. */
  readonly carry = (from: number, to: number): void => {
    this.write(to, [this.words(to).trimEnd(), this.words(from)].filter(Boolean).join('\n\n'));
    this.write(from, '');
  };
}
