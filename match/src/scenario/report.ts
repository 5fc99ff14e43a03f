import type {
  Choice,
  Game,
  GameTypes,
  Outcome,
  Refusal,
  Roll,
  RuleId,
  Seat,
  State,
  View,
} from '@tavola/kernel';
import type { Difference } from '../file/diff.ts';
import { findFailures } from './expect.ts';
import type { LoggedEvent, Whisper } from '../file/line.ts';
import type { Scenario } from './scenario.ts';

/** The consequences of one of the scenario's answers. The first step is the beginning. */
export interface StepReport {
  /** `beginning`, `answers[2]`, `answers[2].all[0]`. */
  readonly path: string;
  readonly events: readonly LoggedEvent[];
  readonly whispers: readonly Whisper[];
  readonly rolls: readonly Roll[];
}

/** The open question with the legal answers of each seat. */
export interface AskedReport {
  readonly id: number;
  readonly name: string;
  readonly rule: RuleId;
  readonly talk: string;
  readonly who: readonly Seat[];
  readonly answered: readonly Seat[];
  readonly current: number;
  /** By seat; null for a seat that is not asked. */
  readonly choices: readonly (Choice | null)[];
}

/** The result of a scenario. All of it is JSON. */
export interface Report {
  readonly title: string | null;
  readonly game: string;
  readonly seats: number;
  readonly refused: null | (Omit<Refusal, 'rule'> & { readonly rule: RuleId | null; readonly path: string });
  readonly events: readonly LoggedEvent[];
  readonly whispers: readonly Whisper[];
  readonly rolls: readonly Roll[];
  readonly table: object;
  readonly hands: readonly object[];
  readonly box: object;
  readonly asked: AskedReport | null;
  readonly over: boolean;
  readonly outcome: Outcome | null;
  /** The view of each seat, then the view of a spectator. */
  readonly views: readonly View<GameTypes>[];
  readonly steps: readonly StepReport[];
  /** Invariants that the given position breaks from the beginning, so that it cannot come up in play. */
  readonly odd: readonly string[];
  /** Faults besides failed expectations: unused or missing rolls, errors in rules, broken invariants. */
  readonly problems: readonly string[];
  /** Expectations that failed. */
  readonly failures: readonly Difference[];
  /** True without unexpected refusals, problems and failures. */
  readonly passed: boolean;
}

/** The steps of a scenario and its last state. */
type EnactResult = Pick<Report, 'steps' | 'refused' | 'odd' | 'problems'> & {
  readonly state: State<GameTypes>;
};

export const createReport = (game: Game, scenario: Scenario, { state, ...enacted }: EnactResult): Report => {
  const { table, hands, box, over } = state;
  const facts = {
    title: scenario.title ?? null,
    game: game.name,
    seats: scenario.seats,
    refused: enacted.refused,
    events: enacted.steps.flatMap(step => step.events),
    whispers: enacted.steps.flatMap(step => step.whispers),
    rolls: enacted.steps.flatMap(step => step.rolls),
    table,
    hands,
    box,
    asked: reportAsked(game, state),
    over,
    outcome: over ? game.outcome(state) : null,
  };
  const unmet = findFailures(scenario.expect ?? {}, facts);
  return {
    ...facts,
    views: [...hands.keys(), undefined].map(seat => game.view(state, seat)),
    steps: enacted.steps,
    odd: enacted.odd,
    problems: enacted.problems,
    failures: unmet,
    passed: enacted.problems.length === 0 && unmet.length === 0,
  };
};

const reportAsked = (game: Game, state: State<GameTypes>): AskedReport | null => {
  const { asked } = game.view(state, undefined);
  if (!asked) return null;
  const { id, name, rule, talk, who, answered, current } = asked;
  const choices = state.hands.map((_, seat) => game.choice(state, seat) ?? null);
  return { id, name, rule, talk, who, answered, current, choices };
};
