import type { Dice, Game, GameTypes, Outcome, Refusal, Result, Roll, State, Turn } from '@tavola/kernel';
import { commitment, committedDice } from './dice/committed-dice.ts';
import { firstDifference, type Difference } from './file/diff.ts';
import { ENTRIES_FROM, type MatchFile } from './file/file.ts';
import type { Entry, Opening } from './file/line.ts';
import { show } from './file/problem.ts';
import { runEntry } from './run-entry.ts';

/** Where a file is not what the rules make of it. */
export interface Mismatch extends Difference {
  readonly line: number;
}

/** What was recomputed, up to the first difference. */
export interface Replayed<K extends GameTypes> {
  readonly difference: Mismatch | undefined;
  /** Where the match stands after the last line that was right; undefined if not even the opening was. */
  readonly state: State<K> | undefined;
  /** How many entries were right. */
  readonly entries: number;
  /** Whether every roll was checked against the opened seed, or the sizes of the dice alone. */
  readonly dice: 'opened' | 'sizes';
  readonly over: boolean;
  /** Of the recomputed match. */
  readonly outcome: Outcome | undefined;
}

export const mismatchText = ({ line, path, expected, found }: Mismatch): string =>
  `line ${line}: ${path === '' ? 'it' : path} should be ${words(expected)}, but is ${words(found)}`;

const words = (value: unknown): string => (value instanceof Said ? value.text : show(value));

/** Words in place of a value, where there is no single one. */
class Said {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toJSON(): string {
    return this.text;
  }
}

/** Recomputes a full file, as far as it goes. Never throws, whatever the file holds. */
export const replay = <K extends GameTypes>(
  game: Game<K>,
  file: MatchFile,
  /** Told of every line that was right, with the state that it led to. */
  follow?: (line: Opening | Entry, state: State<K>) => void,
): Replayed<K> => {
  const { header, opening, entries, end } = file;
  const dice = end ? 'opened' : 'sizes';
  let state: State<K> | undefined;
  let right = 0;
  const result = (difference: Mismatch | undefined): Replayed<K> => {
    const over = state?.over ?? false;
    const outcome = state && over ? game.outcome(state) : undefined;
    return { difference, state, entries: right, dice, over, outcome };
  };
  const fault = headerFault(game, file);
  if (fault) return result(fault);
  const draws = new Draws(end?.opened.seed);

  if (!opening) return result(undefined);
  const begun = recompute(2, draws, opening, dealt => game.begin(header.seats.length, header.options, dealt));
  if ('line' in begun) return result(begun);
  state = begun.state;
  follow?.(opening, state);

  for (const [i, entry] of entries.entries()) {
    const line = i + ENTRIES_FROM;
    const before: State<K> = state;
    const difference = admission(before, entry);
    if (difference) return result({ line, ...difference });
    const turn = recompute(line, draws, entry, rolled => runEntry(game, before, entry, rolled));
    if ('line' in turn) return result(turn);
    state = turn.state;
    follow?.(entry, state);
    right++;
  }
  if (!end) return result(undefined);
  const expected = state.over ? game.outcome(state) : null;
  const difference = firstDifference(expected, end.outcome, 'outcome');
  return result(difference && { line: entries.length + ENTRIES_FROM, ...difference });
};

const headerFault = <K extends GameTypes>(
  game: Game<K>,
  { header, end }: MatchFile,
): Mismatch | undefined => {
  const promised = end ? commitment(end.opened.seed, end.opened.salt) : header.commitment;
  const difference =
    firstDifference(game.name, header.game, 'game') ??
    firstDifference(game.rules, header.rules, 'rules') ??
    firstDifference(promised, header.commitment, 'commitment');
  if (difference) return { line: 1, ...difference };
  const decoded = game.decode(header.seats.length, header.options);
  if (decoded.ok) return undefined;
  const { path = 'options', expected = 'as the rules allow', found = '' } = decoded.error.about ?? {};
  return {
    line: 1,
    path: String(path),
    expected: new Said(String(expected)),
    found: new Said(String(found)),
  };
};

/** Whether the entry speaks of the question that is open, from a seat that is asked. */
const admission = <K extends GameTypes>({ asked, over }: State<K>, entry: Entry): Difference | undefined => {
  if (over) return { path: 't', expected: 'end', found: entry.t };
  if (entry.t === 'aside' || !asked) return undefined;
  const { seat, question } = entry;
  if (question !== asked.id) return { path: 'question', expected: asked.id, found: question };
  if (asked.who.includes(seat)) return undefined;
  return { path: 'seat', expected: new Said(`one of ${asked.who.join(', ')}`), found: seat };
};

/** Runs the rules on the recorded rolls and compares all they say. */
const recompute = <K extends GameTypes>(
  line: number,
  draws: Draws,
  recorded: Opening | Entry,
  act: (dice: Dice) => Result<Turn<K>>,
): Turn<K> | Mismatch => {
  let turn: Result<Turn<K>>;
  try {
    turn = act(draws.feed(recorded.rolls));
  } catch (error) {
    if (error instanceof Unlike) return { line, ...error.difference };
    const found = error instanceof Error ? error.message : String(error);
    return { line, path: '', expected: new Said('something the rules can deal with'), found };
  }
  if (!turn.ok) {
    const path = recorded.t === 'withdrawal' ? '' : recorded.t === 'opening' ? 'options' : 'answer';
    return { line, path, expected: new Said('accepted'), found: new Said(`refused: ${refusal(turn.error)}`) };
  }
  const { answer, events, whispers } = turn.value;
  const difference =
    draws.leftOver() ??
    ('answer' in recorded ? firstDifference(answer, recorded.answer, 'answer') : undefined) ??
    firstDifference(events, recorded.events, 'events') ??
    firstDifference(whispers, recorded.whispers, 'whispers');
  return difference ? { line, ...difference } : turn.value;
};

const refusal = ({ code, rule }: Refusal): string => (rule ? `${code} (${rule})` : code);

/** Thrown through the rules by dice that are not as recorded; never leaves this file. */
class Unlike extends Error {
  readonly difference: Difference;
  constructor(difference: Difference) {
    super('rolls differ');
    this.difference = difference;
  }
}

/** Gives recorded rolls back, and compares each with the size of the die and, once opened, with the seed. */
class Draws {
  private readonly seed: string | undefined;
  private made = 0;
  private rolls: readonly Roll[] = [];
  private next = 0;

  constructor(seed: string | undefined) {
    this.seed = seed;
  }

  feed(rolls: readonly Roll[]): Dice {
    this.rolls = rolls;
    this.next = 0;
    const fresh = this.seed === undefined ? undefined : committedDice(this.seed, this.made);
    return {
      below: sides => {
        const path = `rolls[${this.next}]`;
        const roll = this.rolls[this.next++];
        const drawn = fresh?.below(sides);
        const expected = drawn === undefined ? new Said(`a roll of a die of ${sides}`) : [sides, drawn + 1];
        if (!roll || roll[0] !== sides || (drawn !== undefined && roll[1] !== drawn + 1))
          throw new Unlike({ path, expected, found: roll });
        this.made++;
        return roll[1] - 1;
      },
    };
  }

  leftOver(): Difference | undefined {
    const roll = this.rolls[this.next];
    return roll && { path: `rolls[${this.next}]`, expected: undefined, found: roll };
  }
}
