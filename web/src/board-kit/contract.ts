import type { Answer, GameTypes, Refusal, RuleId, Seat, SimpleAnswer, View } from '@tavola/kernel';
import type { Component, Snippet } from 'svelte';
import type { Language } from '../text/language.ts';

/** Who sits at a seat, as everybody at the table sees it. The mark (colour, letter, shape) belongs to the seat. */
export interface Player {
  readonly name: string;
  /** A bot's level, or null for a person. */
  readonly bot: string | null;
}

/** Whether somebody is at a seat now, where people play from elsewhere. */
export interface Presence {
  readonly is: 'here' | 'away' | 'bot';
  /** The same in words, in the viewer's language. */
  readonly said: string;
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
export interface ShownEvents<K extends GameTypes> {
  readonly events: readonly K['event'][];
  /** How things stand after it. */
  readonly after: View<K>;
  /** 1 as usual, 2 twice as fast, 0.5 half as fast. */
  readonly speed: number;
  /** Whether it is shown again on request: then nothing may be waiting for it. */
  readonly again: boolean;
}

/** A place for unsent words of one seat at one match, by name; an empty text is forgotten. */
export interface Keep {
  /** Whether they survive a reload. */
  readonly lasts: boolean;
  get(name: string): string;
  set(name: string, text: string): void;
}

/** Something that the frame's main button does for now instead of confirming, and what it says. */
export interface MainAction {
  readonly label: string;
  readonly act: () => void;
}

/** All that a board gets. A board is a function of these props: it decides nothing and reports what is done to it. */
export interface BoardProps<K extends GameTypes> {
  /** What this viewer knows; of the past while replaying. `view.asked.choice` is there only if an answer is wanted. */
  readonly view: View<K>;
  readonly players: readonly Player[];
  /** The answer to the open question as composed so far, here or in a widget: both show the same draft. */
  readonly draft: Draft;
  /** Reports a changed draft. Undefined while nothing can be answered here (spectators, replay, answer given). */
  readonly onDraft: ((draft: Draft) => void) | undefined;
  /** Sends the draft, if it is whole: for Enter on the board. Confirming is else the frame's business. */
  readonly onConfirm: (() => void) | undefined;
  /**
   * Does something besides the open question (`view.asides`); gives why it was refused, or undefined when done.
   * Undefined while this viewer cannot do anything: spectators, replay.
   */
  readonly onAside: ((aside: string, answer: Answer) => Promise<WhyNot | undefined>) | undefined;
  /**
   * Reports what the viewer is about and must not be lost by confirming, such as words to send; undefined when there
   * is nothing of the kind.
   */
  readonly onDeed?: ((deed: MainAction | undefined) => void) | undefined;
  /** For focus and long press on what is inert: why that number cannot be named. Undefined if it can. */
  readonly whyNot: (number: number) => Promise<WhyNot | undefined>;
  /** Says why something cannot be done, in the frame's one place for it; undefined takes it away. */
  readonly onWhy?: ((why: WhyNot | undefined) => void) | undefined;
  /** What the log, a panel or a widget points at now. */
  readonly highlights: readonly Mark[];
  /** Reports what the pointer or the focus is on, so that others can point at it too. */
  readonly onHighlight: (marks: readonly Mark[]) => void;
  readonly onRule: (rule: RuleId) => void;
  readonly showing: ShownEvents<K> | undefined;
  /** All that this viewer has been told so far, from the beginning; up to the moment looked at while replaying. */
  readonly told?: readonly K['event'][];
  /** Where unsent words survive: a reload too, unless several people share the device. Not there for spectators. */
  readonly keep?: Keep | undefined;
  /** Others who write what is to be told, where the table wants that to be seen. */
  readonly writing?: readonly Seat[] | undefined;
  /** Reports that the viewer writes such words, or has stopped. Undefined where the table does not show it. */
  readonly onWriting?: ((on: boolean) => void) | undefined;
  /** Whether each seat is there now. Only where people play from elsewhere. */
  readonly presence?: readonly Presence[] | undefined;
  /** Shows what is left on the clock of a seat. Only where there are clocks. */
  readonly clock?: Snippet<[Seat]> | undefined;
  /** Reports that all of `showing` has been shown or skipped. */
  readonly onShown: () => void;
  /** Reports how fast the viewer wants to be shown things, so that it is remembered. */
  readonly onSpeed?: ((speed: number) => void) | undefined;
  /** Whether the viewer wants no motion: then show the same as text, at once. */
  readonly reducedMotion: boolean;
  /** A place beside the board for a show, so that it covers nothing; without it the show stands below the board. */
  readonly beside?: HTMLElement | undefined;
  /** The room there is, in CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
}

/** What `games/<game>/board/index.ts` exports, loaded when a match of the game is opened. */
export interface BoardModule<K extends GameTypes> {
  readonly Board: Component<BoardProps<K>>;
  /** The player panels with all public counters, and what the viewer alone sees. */
  readonly Panels: Component<BoardProps<K>>;
  /** Whether these events are worth stopping for; the frame shows others at once. */
  isDrama(events: readonly K['event'][]): boolean;
  /**
   * Whether the board itself offers all that the open question needs, so that the frame shows only the sentence,
   * the draft in words and the buttons; else the frame adds its widget for the choice.
   */
  handlesInput(view: View<K>): boolean;
  /** A page of the game's own beside the log, such as a desk of offers or a chronicle: under a tab with this title. */
  readonly Beside?: Component<BoardProps<K>>;
  besideTitle?(language: Language): string;
  /** Whether a lone person against bots is to answer even what has only one answer: while a scene is told, say. */
  needsConfirm?(view: View<K>): boolean;
  /** Whether bots that are asked leave people a moment here, to say or do something besides. */
  lingers?(view: View<K>): boolean;
  /** Whether nothing is to be watched any more, once it stands so: the story is paused, say. */
  interruptsAnimation?(view: View<K>): boolean;
  /** What is to be said of a whole answer before it is sent: that a second click is needed, and why. */
  doubts?(view: View<K>, draft: Draft, language: Language): string | undefined;
  /** The asides that board or desk offer themselves; the frame offers all others with its widgets. */
  offersAside?(aside: string): boolean;
}

/** Colour, letter and shape of each seat, the same in every game: never colour alone. */
export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'] as const;
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
/** CSS custom properties that the frame defines for light and dark: `var(--seat-0)`, ink on it `var(--on-seat-0)`. */
export const seatColour = (seat: Seat): string => `var(--seat-${seat})`;
export const onSeatColour = (seat: Seat): string => `var(--on-seat-${seat})`;
