import type { Dice } from './dice.ts';
import type { Option, Options } from './options.ts';
import type { Refusal, Result } from './result.ts';
import type { Aside, Script } from './script/script.ts';
import type { HasSealed } from './state/secret.ts';
import type { Seat } from './state/seat.ts';
import type { DeepReadonly, GameTypes, State } from './state/state.ts';
import type { Outcome } from './view.ts';

/** The parts of a state that a game's set-up fills. The kernel adds position and question. */
export type SetupState<K extends GameTypes> = Pick<State<K>, 'table' | 'hands' | 'box'>;

/** The definition that a game hands to the kernel. */
export interface GameDef<K extends GameTypes> {
  readonly name: string;
  /** The newest version of the rules, raised when a saved game would play differently. */
  readonly rules: number;
  /** The oldest version in which a match still plays, so that matches begun in it go on and replay; by default `rules`. */
  readonly oldestRules?: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly Option[];
  /** Sets up in this version of the rules. A game that plays several keeps it on the table for its scripts. */
  setup(seats: number, options: Options, dice: Dice, rules: number): Result<SetupState<K>>;
  readonly scripts: { readonly main: Script<K>; readonly [name: string]: Script<K> };
  /** What seats may do besides answering. */
  readonly asides?: readonly Aside<K>[];
  /** The aside that tells a story in public: a table may show who is typing one, because nothing about it is secret. */
  readonly storyAside?: string;
  /** The number of the round. A host stores a snapshot when it changes. */
  roundOf?(table: DeepReadonly<K['table']>): number;
  /** Says why no question can be answered now, for example during a pause. Asides are still possible. */
  whyHalted?(table: DeepReadonly<K['table']>): Refusal | undefined;
  /** The options with which a new match goes on from the end of this one, for games with a campaign. */
  continueFrom?(table: DeepReadonly<K['table']>): Options;
  outcome(table: DeepReadonly<K['table']>): Outcome;
  /** Copies each part by hand, because copying decides how fast a bot thinks. The suite checks the copies. */
  readonly clone: {
    table(table: K['table']): K['table'];
    hand(hand: K['hand']): K['hand'];
    box(box: K['box']): K['box'];
  };
  /** Redeals, in place, what `seat` (undefined: a spectator) cannot know. The suite checks that the seat's view stays the same. */
  resample(state: State<K>, seat: Seat | undefined, dice: Dice): void;
  /** Conditions, by name, that hold between any two answers and that a loaded save must satisfy. */
  readonly invariants: { readonly [name: string]: (state: State<K>) => boolean };
  readonly migrations: { readonly [from: number]: (state: unknown) => unknown };
}

/** A game whose table or events could carry a secret does not compile. */
export type NoLeak<K extends GameTypes> =
  true extends HasSealed<K['table']>
    ? { readonly leak: 'the table holds a Sealed value' }
    : true extends HasSealed<K['event']>
      ? { readonly leak: 'a public event carries a Sealed value' }
      : unknown;
