import type { Kinds, Refusal, RuleId, Seat, SimpleAnswer, View } from '@tavola/kernel';
import type { Component } from 'svelte';
import type { Language } from '../text/language.ts';

/** Who sits at a seat, as everybody at the table sees it. The mark (colour, letter, shape) belongs to the seat. */
export interface Player {
  readonly name: string;
  /** A bot's level, or null for a person. */
  readonly bot: string | null;
}

/** A part of an answer that may still be missing. */
export type PartDraft = SimpleAnswer | undefined;

/**
 * The answer that is being composed: the shape of an Answer with parts missing. `one`, `amount`, `text`: the value
 * or undefined. `some`: those picked so far. `spread`, `lay`: one number per place of `over` (0 or NOTHING where
 * nothing is). `split`: one seat per item of the pile, -1 where not yet given. `all`: one draft per part.
 * `either`: the branch with its draft, or undefined while none is picked.
 */
export type Draft =
  | PartDraft
  | readonly PartDraft[]
  | { readonly branch: number; readonly answer: PartDraft | readonly PartDraft[] };

/** Something on the table that the log, a panel or the board speaks of: `what` as in choices. */
export interface Mark {
  readonly what: string;
  readonly number: number;
}

/** Why a number cannot be named now: the sentence in the viewer's language and the rule behind it. */
export interface WhyNot extends Refusal {
  readonly sentence: string;
}

/** What has just happened and is being shown. While it is, `view` is how things stood before it. */
export interface Showing<K extends Kinds> {
  readonly events: readonly K['event'][];
  /** How things stand after it. */
  readonly after: View<K>;
  /** 1 as usual, 2 twice as fast, 0.5 half as fast. */
  readonly speed: number;
  /** Whether it is shown again on request: then nothing may be waiting for it. */
  readonly again: boolean;
}

/** All that a board gets. It is a function of this, decides nothing, and reports what is done to it. */
export interface BoardProps<K extends Kinds> {
  /** What this viewer knows; of the past while replaying. `view.asked.choice` is there only if an answer is wanted. */
  readonly view: View<K>;
  readonly players: readonly Player[];
  readonly language: Language;
  /** The answer to the open question as composed so far, here or in a widget: both show the same draft. */
  readonly draft: Draft;
  /** Reports a changed draft. Undefined while nothing can be answered here (spectators, replay, answer given). */
  readonly onDraft: ((draft: Draft) => void) | undefined;
  /** Sends the draft, if it is whole: for Enter on the board. Confirming is else the frame's business. */
  readonly onConfirm: (() => void) | undefined;
  /** For focus and long press on what is inert: why that number cannot be named. Undefined if it can. */
  readonly whyNot: (number: number) => Promise<WhyNot | undefined>;
  /** What the log, a panel or a widget points at now. */
  readonly highlights: readonly Mark[];
  /** Reports what the pointer or the focus is on, so that others can point at it too. */
  readonly onHighlight: (marks: readonly Mark[]) => void;
  readonly onRule: (rule: RuleId) => void;
  readonly showing: Showing<K> | undefined;
  /** Reports that all of `showing` has been shown or skipped. */
  readonly onShown: () => void;
  /** Whether the viewer wants no motion: then show the same as text, at once. */
  readonly still: boolean;
  /** The room there is, in CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
}

/** What `web/boards/<game>/index.ts` exports, loaded when a match of the game is opened. */
export interface BoardModule<K extends Kinds> {
  readonly Board: Component<BoardProps<K>>;
  /** The player panels with all public counters, and what the viewer alone sees. */
  readonly Panels: Component<BoardProps<K>>;
  /** Whether these events are worth stopping for; the frame shows others at once. */
  isDrama(events: readonly K['event'][]): boolean;
  /**
   * Whether the board itself offers all that the open question needs, so that the frame shows only the sentence,
   * the draft in words and the buttons; else the frame adds its widget for the choice.
   */
  answers(view: View<K>): boolean;
}

/** Colour, letter and shape of each seat, the same in every game: never colour alone. */
export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'] as const;
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
/** CSS custom properties that the frame defines for light and dark: `var(--seat-0)`, ink on it `var(--on-seat-0)`. */
export const seatColour = (seat: Seat): string => `var(--seat-${seat})`;
export const onSeatColour = (seat: Seat): string => `var(--on-seat-${seat})`;
