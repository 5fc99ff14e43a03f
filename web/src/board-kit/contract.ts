import type { Answer, GameTypes, Refusal, RuleId, Seat, SimpleAnswer, View } from '@tavola/kernel';
import type { Component, Snippet } from 'svelte';
import type { Language } from '../text/language.ts';

/** A seat's occupant as everybody sees it; the mark (colour, letter, shape) belongs to the seat. */
export interface Player {
  readonly name: string;
  /** A bot's level, or null for a person. */
  readonly bot: string | null;
}

/** Presence exists only where people play from different devices. */
export interface Presence {
  readonly is: 'here' | 'away' | 'bot';
  /** The same state as text in the viewer's language. */
  readonly said: string;
}

export type PartDraft = SimpleAnswer | undefined;

/**
 * An unfinished answer has the shape of an Answer with parts missing. `one`, `amount`, `text`: the value or undefined.
 * `some`: the numbers picked so far. `spread`, `lay`: one number per place of `over` (0 or NOTHING for an empty place).
 * `split`: one seat per item of the pile, -1 for an item not yet given. `all`: one draft per part. `either`: the branch
 * with its draft, or undefined before a branch is picked.
 */
export type Draft =
  | PartDraft
  | readonly PartDraft[]
  | { readonly branch: number; readonly answer: PartDraft | readonly PartDraft[] };

/** Something on the table that a log line, a panel or the board points at; `what` names it as in choices. */
export interface Mark {
  readonly what: string;
  readonly number: number;
}

/** Explains in the viewer's language, with the rule, why a number is not available. */
export interface WhyNot extends Refusal {
  readonly sentence: string;
}

/** Events that the board animates; until the end of the show `view` is the position before them. */
export interface ShownEvents<K extends GameTypes> {
  readonly events: readonly K['event'][];
  /** The position after the events. */
  readonly after: View<K>;
  /** The playback speed: 1 is normal, and 2 is twice as fast. */
  readonly speed: number;
  /** True for a replay on request, which nothing may wait for. */
  readonly again: boolean;
}

/** Stores unsent words of one seat at one match by name; an empty text deletes the entry. */
export interface Keep {
  /** Tells whether the entries survive a reload. */
  readonly lasts: boolean;
  get(name: string): string;
  set(name: string, text: string): void;
}

/** An action that temporarily replaces confirming on the frame's main button, with its label. */
export interface MainAction {
  readonly label: string;
  readonly act: () => void;
}

/** A board is a function of these props: it decides nothing and reports every input. */
export interface BoardProps<K extends GameTypes> {
  /** This viewer's knowledge, or a past one in a replay; `view.asked.choice` exists only if the viewer may answer. */
  readonly view: View<K>;
  readonly players: readonly Player[];
  /** Board and widgets show the same draft of the answer. */
  readonly draft: Draft;
  /** Reports a changed draft; undefined while the viewer cannot answer (spectators, replay, answer sent). */
  readonly onDraft: ((draft: Draft) => void) | undefined;
  /** Sends a complete draft on Enter; the frame's button covers every other way to confirm. */
  readonly onConfirm: (() => void) | undefined;
  /**
   * Sends an aside (`view.asides`), and resolves to the reason of a refusal or to undefined on success. Undefined while
   * this viewer cannot act (spectators, replay).
   */
  readonly onAside: ((aside: string, answer: Answer) => Promise<WhyNot | undefined>) | undefined;
  /** Reports an unfinished action that confirming must not lose, such as unsent words, or undefined without one. */
  readonly onDeed?: ((deed: MainAction | undefined) => void) | undefined;
  /** Explains, on focus or long press, why a number is not available; resolves to undefined if it is. */
  readonly whyNot: (number: number) => Promise<WhyNot | undefined>;
  /** Shows the reason of a refusal in the frame's one place for it, or clears it with undefined. */
  readonly onWhy?: ((why: WhyNot | undefined) => void) | undefined;
  /** The marks that the log, a panel or a widget points at now. */
  readonly highlights: readonly Mark[];
  /** Reports the marks under the pointer or the focus, so that other parts can highlight them. */
  readonly onHighlight: (marks: readonly Mark[]) => void;
  readonly onRule: (rule: RuleId) => void;
  readonly showing: ShownEvents<K> | undefined;
  /** All events that this viewer has received since the start, up to the current moment of a replay. */
  readonly told?: readonly K['event'][];
  /** Stores unsent words, across reloads unless several people share the device; undefined for spectators. */
  readonly keep?: Keep | undefined;
  /** The seats that are writing now, if the table shows it. */
  readonly writing?: readonly Seat[] | undefined;
  /** Reports that the viewer starts or stops writing; undefined where nobody else could be waiting. */
  readonly onWriting?: ((on: boolean) => void) | undefined;
  /** By seat; undefined where everybody plays on one device. */
  readonly presence?: readonly Presence[] | undefined;
  /** Draws the remaining time of a seat; undefined at a table without clocks. */
  readonly clock?: Snippet<[Seat]> | undefined;
  /** Reports that the viewer has seen or skipped all of `showing`. */
  readonly onShown: () => void;
  /** Reports the preferred speed, so that the frame remembers it. */
  readonly onSpeed?: ((speed: number) => void) | undefined;
  /** With reduced motion the board shows the same content at once as text. */
  readonly reducedMotion: boolean;
  /** A place where a show does not cover the board; without it the show appears below the board. */
  readonly beside?: HTMLElement | undefined;
  /** The available space in CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
}

/** What a rule shows besides words; `view` is that of the match beside the rules, undefined outside a match. */
export interface FigureProps<K extends GameTypes> {
  readonly view: View<K> | undefined;
}

/** The exports of `games/<game>/board/figures.ts`, by rule. */
export type RuleFigures<K extends GameTypes> = { readonly [rule: RuleId]: Component<FigureProps<K>> };

/** The exports of `games/<game>/board/index.ts`, which the client loads when it opens a match of the game. */
export interface BoardModule<K extends GameTypes> {
  readonly Board: Component<BoardProps<K>>;
  /** The player panels with all public counters and the viewer's private information. */
  readonly Panels: Component<BoardProps<K>>;
  /** Tells whether these events deserve a show; the frame applies others at once. */
  isDrama(events: readonly K['event'][]): boolean;
  /** Says in one sentence what a show is about; without it, or undefined, the frame takes the first event's sentence. */
  headlineOf?(
    events: readonly K['event'][],
    view: View<K>,
    names: readonly string[],
    language: Language,
  ): string | undefined;
  /**
   * Tells whether the board offers all input for the open question. The frame then shows only the sentence, the draft
   * in words and the buttons; otherwise it adds its widget for the choice.
   */
  handlesInput(view: View<K>): boolean;
  /** A page of the game's own, such as a desk of offers or a chronicle, in a tab with this title beside the log. */
  readonly Beside?: Component<BoardProps<K>>;
  besideTitle?(language: Language): string;
  /** Tells whether a lone person must confirm even a single possible answer, for example while telling a scene. */
  needsConfirm?(view: View<K>): boolean;
  /** Tells whether bots wait a moment before this answer, so that people can say or do something first. */
  lingers?(view: View<K>): boolean;
  /** Tells whether this position ends a running animation, for example because the story is paused. */
  interruptsAnimation?(view: View<K>): boolean;
  /** Returns a warning about a complete answer, which then needs a second click. */
  doubts?(view: View<K>, draft: Draft, language: Language): string | undefined;
  /** Tells whether the board or the desk offers this aside; the frame offers all others with its widgets. */
  offersAside?(aside: string): boolean;
}

/** Seats have the same colour, letter and shape in every game, so that nothing depends on colour alone. */
export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'] as const;
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
/** The frame defines these CSS custom properties for light and dark: `var(--seat-0)`, ink on it `var(--on-seat-0)`. */
export const seatColour = (seat: Seat): string => `var(--seat-${seat})`;
export const onSeatColour = (seat: Seat): string => `var(--on-seat-${seat})`;
