/** What the page that is open has to say in the title of its window; it puts all back when it goes. */
interface Heading {
  match: string;
  isCalled: boolean;
  openRules: (() => void) | undefined;
}

export const heading = $state<Heading>({
  /** What the open match is of, where one is open. */
  match: '',
  /** Somebody here is asked something: title and icon call them. */
  isCalled: false,
  /** Opens the rules beside the board: in a match nobody is led away from it. */
  openRules: undefined,
});
