import type { InlineText } from '../text/inline.ts';

/** The document's parts are independent of Markdown and HTML. */
export type Block =
  | {
      readonly t: 'title';
      readonly over: InlineText;
      readonly title: InlineText;
      readonly under: readonly InlineText[];
    }
  /** Level 1 begins a new page. */
  | {
      readonly t: 'heading';
      readonly level: 1 | 2 | 3;
      readonly text: InlineText;
      readonly over?: InlineText;
    }
  | { readonly t: 'para'; readonly text: InlineText; readonly style?: 'direction' | 'incident' }
  /** A person's words may have several lines. */
  | {
      readonly t: 'speech';
      readonly speaker: InlineText | undefined;
      readonly by: InlineText;
      readonly text: string;
    }
  | { readonly t: 'list'; readonly items: readonly InlineText[] }
  | { readonly t: 'facts'; readonly rows: readonly (readonly [label: string, value: InlineText])[] }
  | {
      readonly t: 'house';
      readonly seat: number;
      readonly name: InlineText;
      readonly blocks: readonly Block[];
    }
  /** A group should stay on one page. */
  | { readonly t: 'group'; readonly blocks: readonly Block[] }
  | { readonly t: 'sides'; readonly sides: readonly [SceneSide, SceneSide] }
  | {
      readonly t: 'verdict';
      readonly won: boolean;
      readonly text: InlineText;
      readonly items: readonly InlineText[];
    }
  | {
      readonly t: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly InlineText[])[];
    }
  | {
      readonly t: 'figure';
      readonly what: 'plan' | 'chart' | 'relations';
      readonly svg: string;
      readonly caption: InlineText;
      readonly text: readonly InlineText[];
    };

/** One side of a scene, whose rows add up to its total. */
export interface SceneSide {
  readonly name: InlineText;
  readonly rows: readonly (readonly [what: InlineText, n: number])[];
  readonly total: readonly [label: string, n: number];
}

export interface Document {
  readonly lang: string;
  readonly title: string;
  readonly authors: readonly string[];
  readonly blocks: readonly Block[];
}
