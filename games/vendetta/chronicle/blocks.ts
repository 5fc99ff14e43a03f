import type { Line } from './inline.ts';

/** What a chronicle is made of: the document, before it is Markdown or HTML. */
export type Block =
  | { readonly t: 'title'; readonly over: Line; readonly title: Line; readonly under: readonly Line[] }
  /** Level 1 begins a new page. */
  | { readonly t: 'heading'; readonly level: 1 | 2 | 3; readonly text: Line; readonly over?: Line }
  | { readonly t: 'para'; readonly text: Line; readonly style?: 'direction' | 'incident' }
  /** Words of a person of several lines. */
  | { readonly t: 'speech'; readonly speaker: Line | undefined; readonly by: Line; readonly text: string }
  | { readonly t: 'list'; readonly items: readonly Line[] }
  | { readonly t: 'facts'; readonly rows: readonly (readonly [label: string, value: Line])[] }
  | { readonly t: 'house'; readonly seat: number; readonly name: Line; readonly blocks: readonly Block[] }
  /** What should stay on one page. */
  | { readonly t: 'group'; readonly blocks: readonly Block[] }
  | { readonly t: 'sides'; readonly sides: readonly [Side, Side] }
  | { readonly t: 'verdict'; readonly won: boolean; readonly text: Line; readonly items: readonly Line[] }
  | { readonly t: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly Line[])[] }
  | { readonly t: 'figure'; readonly svg: string; readonly caption: Line; readonly text: readonly Line[] };

/** One side of a scene: what adds up to its total. */
export interface Side {
  readonly name: Line;
  readonly rows: readonly (readonly [what: Line, n: number])[];
  readonly total: readonly [label: string, n: number];
}

export interface Document {
  readonly lang: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}
