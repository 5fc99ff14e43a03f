import type { Dice, Game, GameTypes, Outcome, Refusal, Result, Roll, State, Turn } from '@tavola/kernel';
import { computeCommitment, createCommittedDice } from './dice/committed-dice.ts';
import { combineSeed, hashShare } from './dice/dice-shares.ts';
import { firstDifference, type Difference } from './file/diff.ts';
import { ENTRIES_FROM, type MatchFile } from './file/file.ts';
import type { Entry, HeaderLine, OpeningLine } from './file/line.ts';
import { show } from './file/problem.ts';
import { runEntry } from './run-entry.ts';

/** The first place where a file differs from what the rules compute. */
export interface Mismatch extends Difference {
  readonly line: number;
}

/** The result of a replay, up to the first difference. */
export interface ReplayResult<K extends GameTypes> {
  readonly difference: Mismatch | undefined;
  /** The state after the last correct line; undefined if even the opening is wrong. */
  readonly state: State<K> | undefined;
  /** The number of correct entries. */
  readonly entries: number;
  /** Whether the replay checked every roll against the opened seed, or only the sizes of the dice. */
  readonly dice: 'opened' | 'sizes';
  readonly over: boolean;
  /** The outcome of the recomputed match. */
  readonly outcome: Outcome | undefined;
}

export const describeMismatch = ({ line, path, expected, found }: Mismatch): string =>
  `line ${line}: ${path === '' ? 'it' : path} should be ${describeValue(expected)}, but is ${describeValue(found)}`;

const describeValue = (value: unknown): string => (value instanceof Description ? value.text : show(value));

/** A description in place of a value, for expectations that have no single value. */
class Description {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toJSON(): string {
    return this.text;
  }
}

/** Recomputes a full file as far as it goes. It never throws, whatever the file holds. */
export const replay = <K extends GameTypes>(
  game: Game<K>,
  file: MatchFile,
  /** Receives every correct line with the state that it leads to. */
  follow?: (line: OpeningLine | Entry, state: State<K>) => void,
): ReplayResult<K> => {
  const { header, opening, entries, end } = file;
  const dice = end ? 'opened' : 'sizes';
  let state: State<K> | undefined;
  let right = 0;
  const result = (difference: Mismatch | undefined): ReplayResult<K> => {
    const over = state?.over ?? false;
    const outcome = state && over ? game.outcome(state) : undefined;
    return { difference, state, entries: right, dice, over, outcome };
  };
  const fault = checkHeader(game, file);
  if (fault) return result(fault);
  const draws = new RecordedDraws(end && combineSeed(end.opened.seed, header.shares));

  if (!opening) return result(undefined);
  const begun = recompute(2, draws, opening, dealt =>
    game.begin(header.seats.length, header.options, dealt, { rules: header.rules }),
  );
  if ('line' in begun) return result(begun);
  state = begun.state;
  follow?.(opening, state);

  for (const [i, entry] of entries.entries()) {
    const line = i + ENTRIES_FROM;
    const before: State<K> = state;
    const difference = checkEntry(before, entry);
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

const checkHeader = <K extends GameTypes>(
  game: Game<K>,
  { header, end }: MatchFile,
): Mismatch | undefined => {
  const promised = end ? computeCommitment(end.opened.seed, end.opened.salt) : header.commitment;
  const difference =
    firstDifference(game.name, header.game, 'game') ??
    checkRules(game, header.rules) ??
    firstDifference(promised, header.commitment, 'commitment') ??
    checkShares(header);
  if (difference) return { line: 1, ...difference };
  const decoded = game.decode(header.seats.length, header.options);
  if (decoded.ok) return undefined;
  const { path = 'options', expected = 'as the rules allow', found = '' } = decoded.error.about ?? {};
  return {
    line: 1,
    path: String(path),
    expected: new Description(String(expected)),
    found: new Description(String(found)),
  };
};

/** Checks that there is a share for each seat, and that each is the one that its seat has promised. */
const checkShares = ({ shares, seats }: HeaderLine): Difference | undefined => {
  if (!shares) return undefined;
  if (shares.length !== seats.length) return firstDifference(seats.length, shares.length, 'shares.length');
  for (const [seat, added] of shares.entries()) {
    if (!added || added.share === null) continue;
    const difference = firstDifference(hashShare(added.share), added.hash, `shares[${seat}].hash`);
    if (difference) return difference;
  }
  return undefined;
};

/** Accepts every version of the rules in which the game still plays. */
const checkRules = <K extends GameTypes>(
  { rules, oldestRules }: Game<K>,
  found: number,
): Difference | undefined => {
  if (found >= oldestRules && found <= rules) return undefined;
  const expected = oldestRules === rules ? rules : new Description(`from ${oldestRules} to ${rules}`);
  return { path: 'rules', expected, found };
};

/** Checks that the entry answers the open question from a seat that is asked. */
const checkEntry = <K extends GameTypes>({ asked, over }: State<K>, entry: Entry): Difference | undefined => {
  if (over) return { path: 't', expected: 'end', found: entry.t };
  if (entry.t === 'aside' || entry.t === 'order' || !asked) return undefined;
  const { seat, question } = entry;
  if (question !== asked.id) return { path: 'question', expected: asked.id, found: question };
  if (asked.who.includes(seat)) return undefined;
  return { path: 'seat', expected: new Description(`one of ${asked.who.join(', ')}`), found: seat };
};

/** Runs the rules on the recorded rolls and compares events, whispers and answer with the record. */
const recompute = <K extends GameTypes>(
  line: number,
  draws: RecordedDraws,
  recorded: OpeningLine | Entry,
  act: (dice: Dice) => Result<Turn<K>>,
): Turn<K> | Mismatch => {
  let turn: Result<Turn<K>>;
  try {
    turn = act(draws.feed(recorded.rolls));
  } catch (error) {
    if (error instanceof RollDifference) return { line, ...error.difference };
    const found = error instanceof Error ? error.message : String(error);
    return { line, path: '', expected: new Description('something the rules can deal with'), found };
  }
  if (!turn.ok) {
    const path = recorded.t === 'withdrawal' ? '' : recorded.t === 'opening' ? 'options' : 'answer';
    return {
      line,
      path,
      expected: new Description('accepted'),
      found: new Description(`refused: ${describeRefusal(turn.error)}`),
    };
  }
  const { answer, events, whispers } = turn.value;
  const difference =
    draws.leftOver() ??
    ('answer' in recorded ? firstDifference(answer ?? null, recorded.answer, 'answer') : undefined) ??
    (recorded.t === 'order'
      ? firstDifference(answeredBy(turn.value), recorded.question, 'question')
      : undefined) ??
    firstDifference(events, recorded.events, 'events') ??
    firstDifference(whispers, recorded.whispers, 'whispers');
  return difference ? { line, ...difference } : turn.value;
};

/** The open question that a standing order has answered at once. */
const answeredBy = <K extends GameTypes>(turn: Turn<K>): number | null =>
  'answered' in turn && typeof turn.answered === 'number' ? turn.answered : null;

const describeRefusal = ({ code, rule }: Refusal): string => (rule ? `${code} (${rule})` : code);

/** Thrown by dice that differ from the record, through the rules and no further than this file. */
class RollDifference extends Error {
  readonly difference: Difference;
  constructor(difference: Difference) {
    super('rolls differ');
    this.difference = difference;
  }
}

/** Returns recorded rolls, after comparing each with the size of the die and with the seed, if that is open. */
class RecordedDraws {
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
    const fresh = this.seed === undefined ? undefined : createCommittedDice(this.seed, this.made);
    return {
      below: sides => {
        const path = `rolls[${this.next}]`;
        const roll = this.rolls[this.next++];
        const drawn = fresh?.below(sides);
        const expected =
          drawn === undefined ? new Description(`a roll of a die of ${sides}`) : [sides, drawn + 1];
        if (!roll || roll[0] !== sides || (drawn !== undefined && roll[1] !== drawn + 1))
          throw new RollDifference({ path, expected, found: roll });
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
