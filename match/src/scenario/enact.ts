import {
  ok,
  replayRolls,
  refuse,
  seedDice,
  type SetupState,
  type Dice,
  type Game,
  type GameTypes,
  type Refusal,
  type Result,
  type State,
  type Turn,
} from '@tavola/kernel';
import { createReport, type Report, type StepReport } from './report.ts';
import type { Problem } from '../file/problem.ts';
import type { ScenarioAction, Scenario } from './scenario.ts';
import { mergeSetup } from '../file/merge.ts';

/** The dice of a scenario: seeded dice for the set-up, then the given rolls, if any. */
interface ScenarioDice extends Dice {
  /** Marks the end of the set-up. */
  endSetup(): void;
  left(): number;
}

const createScenarioDice = ({ seed = 1, rolls }: Scenario): ScenarioDice => {
  const chance = seedDice(seed);
  const given = rolls && replayRolls(rolls);
  let dice: Dice = chance;
  return {
    below: n => dice.below(n),
    endSetup: () => (dice = given ?? chance),
    left: () => given?.left() ?? 0,
  };
};

/** Plays a scenario. A scenario that cannot begin is a problem; the report covers everything else. */
export const enact = (
  game: Game,
  scenario: Scenario,
  /** Receives every step with the state that it leads to. */
  follow?: (step: StepReport, state: State<GameTypes>) => void,
): Result<Report, Problem> => {
  const dice = createScenarioDice(scenario);
  const begun = begin(game, scenario, dice);
  if (!begun.ok) return begun;
  const steps: StepReport[] = [];
  const keep = (step: StepReport, reached: State<GameTypes>): void => {
    steps.push(step);
    follow?.(step, reached);
  };
  keep(toStep('beginning', begun.value), begun.value.state);
  const problems: string[] = [];
  let { state } = begun.value;
  const odd = findViolations(game, state);
  let refusal: Report['refused'] = null;
  for (const { path, act } of listActs(game, scenario.answers)) {
    const turn = attempt(() => act(state, dice));
    if (typeof turn === 'string') problems.push(`${path}: ${turn}`);
    else if (!turn.ok) refusal = { ...turn.error, rule: turn.error.rule ?? null, path };
    if (typeof turn === 'string' || !turn.ok) break;
    ({ state } = turn.value);
    keep(toStep(path, turn.value), state);
    const news = findViolations(game, state).filter(name => !odd.includes(name));
    if (news.length > 0) problems.push(`${path}: broken invariants: ${news.join(', ')}`);
  }
  const over = dice.left();
  if (over > 0 && problems.length === 0 && !refusal)
    problems.push(`rolls: ${over === 1 ? 'one is' : `${over} are`} left over`);
  const report = attempt(() =>
    createReport(game, scenario, { state, steps, refused: refusal, odd, problems }),
  );
  return typeof report === 'string'
    ? fail('', `leads to a position where the rules fail: ${report}`)
    : ok(report);
};

const toStep = (path: string, { events, whispers, rolls }: Turn<GameTypes>): StepReport => ({
  path,
  events,
  whispers,
  rolls,
});

/** Returns the message of an error, since rules may fail in an impossible position and dice may run out. */
const attempt = <T>(act: () => T): T | string => {
  try {
    return act();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Finds violated invariants. In an impossible position even an invariant may throw. */
const findViolations = (game: Game, state: State<GameTypes>): string[] => {
  const names = attempt(() => game.violations(state));
  return typeof names === 'string' ? [names] : names;
};

const begin = (game: Game, scenario: Scenario, dice: ScenarioDice): Result<Turn<GameTypes>, Problem> => {
  const { seats, options, rules, at, current } = scenario;
  if (at === undefined && current !== undefined) return fail('current', 'goes with `at`, which is missing');
  let setting: Problem | undefined;
  const turn = attempt(() =>
    game.begin(seats, options, dice, {
      ...(rules !== undefined && { rules }),
      ...(at !== undefined && { place: { at, ...(current !== undefined && { current }) } }),
      change: dealt => {
        dice.endSetup();
        const changed = applySetup(dealt, scenario);
        if (changed.ok) return changed;
        setting = changed.error;
        return refuse('bad-data');
      },
    }),
  );
  if (setting) return { ok: false, error: setting };
  if (typeof turn === 'string') return fail('', `cannot begin: ${turn}`);
  return turn.ok ? turn : { ok: false, error: toProblem(turn.error) };
};

const fail = (path: string, message: string): Result<never, Problem> => ({
  ok: false,
  error: { path, message },
});

/** Describes why the game refuses to begin. */
const toProblem = ({ code, rule, about }: Refusal): Problem => {
  const { path = '', expected, found, label } = about ?? {};
  if (expected !== undefined) return { path: `${path}`, message: `must be ${expected}, not ${found}` };
  if (code === 'no-such-line') return { path: `${path}`, message: `names no line of the rules: ${label}` };
  if (code === 'nobody-there')
    return { path: `${path}`, message: `names no item that ${rule} goes through from here` };
  return { path: `${path}`, message: `is refused: ${code}${rule ? ` (${rule})` : ''}` };
};

const applySetup = (
  dealt: SetupState<GameTypes>,
  scenario: Scenario,
): Result<SetupState<GameTypes>, Problem> => {
  const table = mergeSetup(dealt.table, scenario.table ?? {}, 'table');
  if (!table.ok) return table;
  const box = mergeSetup(dealt.box, scenario.box ?? {}, 'box');
  if (!box.ok) return box;
  const given = scenario.hands ?? {};
  if (Array.isArray(given) && given.length !== dealt.hands.length)
    return fail(
      'hands',
      `must be ${dealt.hands.length} hands, one a seat (null: as dealt), not ${given.length}`,
    );
  const bySeat = Object.fromEntries(Object.entries(given).filter(([, hand]) => hand !== null));
  const hands = mergeSetup(dealt.hands, bySeat, 'hands');
  return hands.ok ? ok({ table: table.value, hands: hands.value, box: box.value }) : hands;
};

interface Act {
  readonly path: string;
  readonly act: (state: State<GameTypes>, dice: Dice) => Result<Turn<GameTypes>>;
}

const listActs = function* (game: Game, answers: readonly ScenarioAction[]): Generator<Act> {
  for (const [i, deed] of answers.entries()) {
    const path = `answers[${i}]`;
    if (!('all' in deed)) {
      yield { path, act: (state, dice) => perform(game, state, deed, dice) };
      continue;
    }
    // All seats answer the question that is open before the first of them does.
    let id: number | undefined;
    for (const [seat, answer] of deed.all.entries())
      if (answer !== null)
        yield {
          path: `${path}.all[${seat}]`,
          act: (state, dice) => game.submit(state, seat, (id ??= questionIdOf(state)), answer, dice),
        };
  }
};

/** Returns the number of the open question, or -1, for which the kernel refuses any action for the right reason. */
const questionIdOf = (state: State<GameTypes>): number => state.asked?.id ?? -1;

const perform = (
  game: Game,
  state: State<GameTypes>,
  deed: Exclude<ScenarioAction, { all: unknown }>,
  dice: Dice,
): Result<Turn<GameTypes>> => {
  const { seat } = deed;
  if ('withdraw' in deed) return game.withdraw(state, seat, questionIdOf(state));
  if ('aside' in deed) return game.interject(state, seat, deed.aside, deed.answer, dice);
  if ('order' in deed)
    return deed.answer === null
      ? game.clearOrder(state, seat, deed.order)
      : game.leaveOrder(state, seat, deed.order, deed.answer, dice);
  if ('answer' in deed) return game.submit(state, seat, questionIdOf(state), deed.answer, dice);
  // A seat that is not asked has no absent answer, and any answer is refused.
  const isAsked = state.asked?.who.includes(seat) ?? false;
  return game.submit(state, seat, questionIdOf(state), isAsked ? game.absent(state, seat) : null, dice);
};
