/** What a drawing of the options gets: it shows what words cannot, such as a laid out island. */
export interface SketchProps {
  /** How many play. */
  readonly count: number;
  /** The options chosen so far, defaults left out. */
  readonly chosen: { readonly [name: string]: unknown };
}

/** What a game's own editor gets: it also changes them. */
export interface EditorProps extends SketchProps {
  readonly onChosen: (chosen: { readonly [name: string]: unknown }) => void;
}
