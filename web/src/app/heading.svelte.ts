/** The open page sets the window's title here and resets it when it closes. */
interface Heading {
  match: string;
  isCalled: boolean;
  openRules: (() => void) | undefined;
}

export const heading = $state<Heading>({
  /** The title of the open match's game. */
  match: '',
  /** A player here is asked something, so title and icon call them. */
  isCalled: false,
  /** In a match, the rules open beside the board instead of on their own page. */
  openRules: undefined,
});
