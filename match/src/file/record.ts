import {
  ok,
  refuseData,
  type Game,
  type GameTypes,
  type Result,
  type Seat,
  type State,
  type Turn,
} from '@tavola/kernel';
import { computeCommitment, createCommittedDice, isHex32, type Secrets } from '../dice/committed-dice.ts';
import { combineSeed, type DiceShares } from '../dice/dice-shares.ts';
import type { Reason } from './reason.ts';
import type {
  AnswerLine,
  AsideLine,
  EndLine,
  HeaderLine,
  OpeningLine,
  OrderLine,
  WithdrawalLine,
} from './line.ts';

/**
 * A running match as plain data, so that it can be stored anywhere and continue in another process. The caller stores
 * the lines that the functions here return.
 */
export interface Match<K extends GameTypes> {
  readonly secrets: Secrets;
  /** The seed of the dice, if the seats have added to the committed one. */
  readonly diceSeed?: string;
  readonly state: State<K>;
  /** The number of draws so far, at which the dice continue. */
  readonly draws: number;
}

/** A match after an action, with the line to append. The match before is unchanged. */
export interface MatchUpdate<K extends GameTypes, L> {
  readonly match: Match<K>;
  readonly line: L;
}

export interface MatchSetup extends Secrets {
  /** The names of the players by seat. */
  readonly seats: readonly string[];
  readonly options?: object;
  readonly note?: string;
  /** What the seats have added to the dice. */
  readonly shares?: DiceShares;
  /** The version of the rules to play in; by default the newest. */
  readonly rules?: number;
}

export const startMatch = <K extends GameTypes>(
  game: Game<K>,
  { seats, options = {}, seed, salt, note, shares, rules = game.rules }: MatchSetup,
): Result<{ readonly match: Match<K>; readonly header: HeaderLine; readonly opening: OpeningLine }> => {
  for (const [name, hex] of Object.entries({ seed, salt }))
    if (!isHex32(hex)) return refuseData(name, '32 bytes in lower-case hexadecimal digits', typeof hex);
  const diceSeed = combineSeed(seed, shares);
  const turn = game.begin(seats.length, options, createCommittedDice(diceSeed, 0), { rules });
  if (!turn.ok) return turn;
  const header: HeaderLine = {
    t: 'match',
    format: 1,
    game: game.name,
    rules,
    seats: seats.map(name => ({ name })),
    options: { ...options },
    commitment: computeCommitment(seed, salt),
    ...(shares && { shares }),
    ...(note !== undefined && { note }),
  };
  const match = {
    secrets: { seed, salt },
    ...(shares && { diceSeed }),
    state: turn.value.state,
    draws: turn.value.rolls.length,
  };
  return ok({ match, header, opening: { t: 'opening', ...consequencesOf(turn.value) } });
};

export const answer = <K extends GameTypes>(
  game: Game<K>,
  match: Match<K>,
  seat: Seat,
  question: number,
  raw: unknown,
  /** The reason of a bot. */
  reason?: Reason,
): Result<MatchUpdate<K, AnswerLine>> => {
  const turn = game.submit(match.state, seat, question, raw, diceOf(match));
  if (!turn.ok) return turn;
  const line: AnswerLine = {
    t: 'answer',
    seat,
    question,
    answer: turn.value.answer!,
    ...(reason && { reason }),
    ...consequencesOf(turn.value),
  };
  return ok(updateMatch(match, turn.value, line));
};

export const withdraw = <K extends GameTypes>(
  game: Game<K>,
  match: Match<K>,
  seat: Seat,
  question: number,
): Result<MatchUpdate<K, WithdrawalLine>> => {
  const turn = game.withdraw(match.state, seat, question);
  if (!turn.ok) return turn;
  return ok(
    updateMatch(match, turn.value, { t: 'withdrawal', seat, question, ...consequencesOf(turn.value) }),
  );
};

export const interject = <K extends GameTypes>(
  game: Game<K>,
  match: Match<K>,
  seat: Seat,
  aside: string,
  raw: unknown,
): Result<MatchUpdate<K, AsideLine>> => {
  const turn = game.interject(match.state, seat, aside, raw, diceOf(match));
  if (!turn.ok) return turn;
  const given = turn.value.answer!;
  return ok(
    updateMatch(match, turn.value, { t: 'aside', seat, aside, answer: given, ...consequencesOf(turn.value) }),
  );
};

/** Leaves a standing order, or takes it back if `raw` is null. */
export const order = <K extends GameTypes>(
  game: Game<K>,
  match: Match<K>,
  seat: Seat,
  name: string,
  raw: unknown,
): Result<MatchUpdate<K, OrderLine>> => {
  const turn =
    raw === null
      ? game.clearOrder(match.state, seat, name)
      : game.leaveOrder(match.state, seat, name, raw, diceOf(match));
  if (!turn.ok) return turn;
  const { answer: said = null, answered = null } = turn.value;
  const line: OrderLine = {
    t: 'order',
    seat,
    order: name,
    answer: said,
    question: answered,
    ...consequencesOf(turn.value),
  };
  return ok(updateMatch(match, turn.value, line));
};

/** Opens the seed, after which all secrets can be computed, so it is only for a match that is over or abandoned. */
export const close = <K extends GameTypes>(game: Game<K>, { state, secrets }: Match<K>): EndLine => ({
  t: 'end',
  outcome: state.over ? game.outcome(state) : null,
  opened: secrets,
});

const diceOf = <K extends GameTypes>({ secrets, diceSeed = secrets.seed, draws }: Match<K>) =>
  createCommittedDice(diceSeed, draws);

const updateMatch = <K extends GameTypes, L>(match: Match<K>, turn: Turn<K>, line: L): MatchUpdate<K, L> => ({
  match: { ...match, state: turn.state, draws: match.draws + turn.rolls.length },
  line,
});

const consequencesOf = <K extends GameTypes>({ rolls, events, whispers }: Turn<K>) => ({
  rolls,
  events,
  whispers,
});
