import {
  ok,
  type Dice,
  type Game,
  type GameTypes,
  type Refusal,
  type Result,
  type Seat,
} from '@tavola/kernel';
import type { MatchFile } from '../file/file.ts';
import type { Entry } from '../file/line.ts';
import {
  answer,
  close,
  interject,
  order,
  startMatch,
  withdraw,
  type MatchSetup,
  type Match,
  type MatchUpdate,
} from '../file/record.ts';

/** A match with more entries does not end. */
const MAX_ENTRIES = 100_000;

/** Attempts to find a legal action. A paused game refuses answers until an aside resumes it. */
const MAX_TRIES = 1000;

type EntryResult<K extends GameTypes> = Result<MatchUpdate<K, Entry>>;

/**
 * Plays a whole match of random legal answers, with some asides, withdrawals and changed answers as in a match between
 * people. `dice` make the choices; the match itself rolls from its seed.
 */
export const randomMatch = <K extends GameTypes>(
  game: Game<K>,
  beginnings: MatchSetup,
  dice: Dice,
): Result<MatchFile> => {
  const begun = startMatch(game, beginnings);
  if (!begun.ok) return begun;
  const { header, opening } = begun.value;
  let { match } = begun.value;
  const entries: Entry[] = [];
  while (!match.state.over) {
    const done = entries.length < MAX_ENTRIES ? doSomething(game, match, dice) : ENDLESS;
    if (!done.ok) return done;
    match = done.value.match;
    entries.push(done.value.line);
  }
  return ok({ header, opening, entries, end: close(game, match) });
};

const ENDLESS: { readonly ok: false; readonly error: Refusal } = { ok: false, error: { code: 'endless' } };

const doSomething = <K extends GameTypes>(game: Game<K>, match: Match<K>, dice: Dice): EntryResult<K> => {
  let done: EntryResult<K> = ENDLESS;
  for (let tries = 0; tries < MAX_TRIES && !done.ok; tries++) done = attempt(game, match, dice);
  return done;
};

const attempt = <K extends GameTypes>(game: Game<K>, match: Match<K>, dice: Dice): EntryResult<K> => {
  const { state } = match;
  const asked = state.asked!;
  if (game.asides.length > 0 && dice.below(6) === 0) {
    const seat = dice.below(state.hands.length);
    const aside = game.asides[dice.below(game.asides.length)]!;
    const said = game.sampleAside(state, seat, aside, dice);
    if (said !== undefined) return interject(game, match, seat, aside, said);
  }
  if (game.orders.length > 0 && dice.below(8) === 0) {
    const seat = dice.below(state.hands.length);
    const left = game.view(state, seat).orders.find(one => one.left !== null);
    if (left && dice.below(3) === 0) return order(game, match, seat, left.name, null);
    const { name } = game.orders[dice.below(game.orders.length)]!;
    const said = game.sampleOrder(state, seat, name, dice);
    if (said !== undefined) return order(game, match, seat, name, said);
  }
  const hasAnswered = (seat: Seat): boolean => asked.answers[seat] !== null;
  const given = asked.who.filter(hasAnswered);
  if (given.length > 0 && dice.below(16) === 0)
    return withdraw(game, match, given[dice.below(given.length)]!, asked.id);
  const seats = dice.below(16) === 0 ? asked.who : asked.who.filter(seat => !hasAnswered(seat));
  const seat = seats[dice.below(seats.length)]!;
  return answer(game, match, seat, asked.id, game.sample(state, seat, dice));
};
