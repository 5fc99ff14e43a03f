import {
  ok,
  replayRolls,
  refused,
  seedDice,
  type Deal,
  type Dice,
  type Game,
  type GameTypes,
  type Refusal,
  type Result,
  type State,
  type Turn,
} from '@tavola/kernel';
import { reportOf, type Report, type StepReport } from './report.ts';
import type { Problem } from '../file/problem.ts';
import type { ScenarioAction, Scenario } from './scenario.ts';
import { merged } from '../file/merge.ts';

/** The dice of a scenario: seeded for the set-up, then the given ones, if any. */
interface Feed extends Dice {
  /** The set-up is done. */
  turn(): void;
  left(): number;
}

const feed = ({ seed = 1, rolls }: Scenario): Feed => {
  const chance = seedDice(seed);
  const given = rolls && replayRolls(rolls);
  let dice: Dice = chance;
  return {
    below: n => dice.below(n),
    turn: () => (dice = given ?? chance),
    left: () => given?.left() ?? 0,
  };
};

/** Plays a scenario through. A scenario that cannot even begin is a problem; all else is told in the report. */
export const enact = (game: Game, scenario: Scenario): Result<Report, Problem> => {
  const dice = feed(scenario);
  const begun = begin(game, scenario, dice);
  if (!begun.ok) return begun;
  const steps: StepReport[] = [stepOf('beginning', begun.value)];
  const problems: string[] = [];
  let { state } = begun.value;
  const odd = broken(game, state);
  let refusal: Report['refused'] = null;
  for (const { path, act } of deeds(game, scenario.answers)) {
    const turn = attempt(() => act(state, dice));
    if (typeof turn === 'string') problems.push(`${path}: ${turn}`);
    else if (!turn.ok) refusal = { ...turn.error, rule: turn.error.rule ?? null, path };
    if (typeof turn === 'string' || !turn.ok) break;
    ({ state } = turn.value);
    steps.push(stepOf(path, turn.value));
    const news = broken(game, state).filter(name => !odd.includes(name));
    if (news.length > 0) problems.push(`${path}: broken invariants: ${news.join(', ')}`);
  }
  const over = dice.left();
  if (over > 0 && problems.length === 0 && !refusal)
    problems.push(`rolls: ${over === 1 ? 'one is' : `${over} are`} left over`);
  const report = attempt(() => reportOf(game, scenario, { state, steps, refused: refusal, odd, problems }));
  return typeof report === 'string' ? bad('', `leads to where the rules fail: ${report}`) : ok(report);
};

const stepOf = (path: string, { events, whispers, rolls }: Turn<GameTypes>): StepReport => ({
  path,
  events,
  whispers,
  rolls,
});

/** Rules may fail on a position that could not come up, and dice may run out: then this says how. */
const attempt = <T>(act: () => T): T | string => {
  try {
    return act();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** An odd position may be beyond the invariants themselves. */
const broken = (game: Game, state: State<GameTypes>): string[] => {
  const names = attempt(() => game.violations(state));
  return typeof names === 'string' ? [names] : names;
};

const begin = (game: Game, scenario: Scenario, dice: Feed): Result<Turn<GameTypes>, Problem> => {
  const { seats, options, at, current } = scenario;
  if (at === undefined && current !== undefined) return bad('current', 'goes with `at`, which is missing');
  let setting: Problem | undefined;
  const turn = attempt(() =>
    game.begin(seats, options, dice, {
      ...(at !== undefined && { place: { at, ...(current !== undefined && { current }) } }),
      change: dealt => {
        dice.turn();
        const changed = set(dealt, scenario);
        if (changed.ok) return changed;
        setting = changed.error;
        return refused('bad-data');
      },
    }),
  );
  if (setting) return { ok: false, error: setting };
  if (typeof turn === 'string') return bad('', `cannot begin: ${turn}`);
  return turn.ok ? turn : { ok: false, error: problemIn(turn.error) };
};

const bad = (path: string, message: string): Result<never, Problem> => ({
  ok: false,
  error: { path, message },
});

/** A refusal of the game to begin like this, in words. */
const problemIn = ({ code, rule, about }: Refusal): Problem => {
  const { path = '', expected, found, label } = about ?? {};
  if (expected !== undefined) return { path: `${path}`, message: `must be ${expected}, not ${found}` };
  if (code === 'no-such-line') return { path: `${path}`, message: `names no line of the rules: ${label}` };
  if (code === 'nobody-there')
    return { path: `${path}`, message: `names nobody whom ${rule} goes through from here` };
  return { path: `${path}`, message: `is refused: ${code}${rule ? ` (${rule})` : ''}` };
};

const set = (dealt: Deal<GameTypes>, scenario: Scenario): Result<Deal<GameTypes>, Problem> => {
  const table = merged(dealt.table, scenario.table ?? {}, 'table');
  if (!table.ok) return table;
  const box = merged(dealt.box, scenario.box ?? {}, 'box');
  if (!box.ok) return box;
  const given = scenario.hands ?? {};
  if (Array.isArray(given) && given.length !== dealt.hands.length)
    return bad(
      'hands',
      `must be ${dealt.hands.length} hands, one a seat (null: as dealt), not ${given.length}`,
    );
  const bySeat = Object.fromEntries(Object.entries(given).filter(([, hand]) => hand !== null));
  const hands = merged(dealt.hands, bySeat, 'hands');
  return hands.ok ? ok({ table: table.value, hands: hands.value, box: box.value }) : hands;
};

interface Act {
  readonly path: string;
  readonly act: (state: State<GameTypes>, dice: Dice) => Result<Turn<GameTypes>>;
}

const deeds = function* (game: Game, answers: readonly ScenarioAction[]): Generator<Act> {
  for (const [i, deed] of answers.entries()) {
    const path = `answers[${i}]`;
    if (!('all' in deed)) {
      yield { path, act: (state, dice) => perform(game, state, deed, dice) };
      continue;
    }
    // All of them answer the question that is open before the first does.
    let id: number | undefined;
    for (const [seat, answer] of deed.all.entries())
      if (answer !== null)
        yield {
          path: `${path}.all[${seat}]`,
          act: (state, dice) => game.submit(state, seat, (id ??= idOf(state)), answer, dice),
        };
  }
};

/** No question has this number, so what is done to it is refused for the right reason. */
const idOf = (state: State<GameTypes>): number => state.asked?.id ?? -1;

const perform = (
  game: Game,
  state: State<GameTypes>,
  deed: Exclude<ScenarioAction, { all: unknown }>,
  dice: Dice,
): Result<Turn<GameTypes>> => {
  const { seat } = deed;
  if ('withdraw' in deed) return game.withdraw(state, seat, idOf(state));
  if ('aside' in deed) return game.interject(state, seat, deed.aside, deed.answer, dice);
  if ('answer' in deed) return game.submit(state, seat, idOf(state), deed.answer, dice);
  // A seat that is not asked has no answer to be absent from; any will do to be refused.
  const isAsked = state.asked?.who.includes(seat) ?? false;
  return game.submit(state, seat, idOf(state), isAsked ? game.absent(state, seat) : null, dice);
};
