/** A game may draw its options where words cannot show them, such as the layout of an island. */
export interface SketchProps {
  /** The number of players. */
  readonly count: number;
  /** The chosen options without the defaults. */
  readonly chosen: { readonly [name: string]: unknown };
}

/** A game's own editor may also change the options. */
export interface EditorProps extends SketchProps {
  readonly onChosen: (chosen: { readonly [name: string]: unknown }) => void;
}
