import { seedDice, type GameTypes, type State } from '@tavola/kernel';
import type { Heard, GameTally } from '@tavola/games/cli-extras.ts';
import type { CliGame } from '../registry.ts';
import { playOut } from './playout.ts';
import { Mean, seedOf, wilsonInterval, type Interval } from './statistics.ts';

export interface SimulationSettings {
  readonly seats: number;
  readonly options: unknown;
  readonly games: number;
  /** The number of the first game: one game of a long run can be played again alone. */
  readonly from: number;
  readonly seed: number;
  readonly asides: boolean;
}

/** A broken invariant, or an error in the rules. */
export interface Violation {
  readonly game: number;
  readonly answers: number;
  readonly what: string;
}

export interface Estimate extends Interval {
  readonly mean: number;
}

export interface Simulation extends SimulationSettings {
  readonly game: string;
  readonly violations: number;
  readonly violated: readonly Violation[];
  readonly answers: number;
  readonly seconds: number;
  readonly answersPerSecond: number;
  readonly gamesPerSecond: number;
  readonly meanAnswers: number;
  /** Null for a game without rounds. */
  readonly meanRounds: number | null;
  readonly rounds: (Estimate & { readonly min: number; readonly max: number }) | null;
  /** By seat. A shared victory counts in parts. */
  readonly winShare: readonly number[];
  readonly winShareInterval: readonly Interval[];
  readonly points: readonly Estimate[];
  /** The shares of games with several winners and with no winner. */
  readonly sharedVictories: number;
  readonly withoutWinner: number;
  readonly tallies: { readonly [name: string]: { readonly [item: string]: Estimate } };
  readonly interrupted: boolean;
}

const KEPT_VIOLATIONS = 20;
/** Invariants are checked after every game, and after every so many answers. */
const CHECK_EVERY = 50;

/** Everything counted so far; `play` adds one game. */
export class Run {
  readonly settings: SimulationSettings;
  done = 0;
  answers = 0;
  private readonly entry: CliGame;
  private readonly violated: Violation[] = [];
  private violations = 0;
  private readonly wins: number[];
  private readonly points: Mean[];
  private readonly rounds = new Mean();
  private shared = 0;
  private without = 0;
  private readonly counts: readonly { readonly tally: GameTally; readonly items: Map<string, Mean> }[];

  constructor(entry: CliGame, settings: SimulationSettings) {
    this.entry = entry;
    this.settings = settings;
    this.wins = Array.from({ length: settings.seats }, () => 0);
    this.points = this.wins.map(() => new Mean());
    this.counts = (entry.extras.tallies ?? []).map(tally => ({ tally, items: new Map() }));
  }

  play(): void {
    const number = this.settings.from + this.done++;
    let answers = 0;
    const heard = new Map<string, number>();
    try {
      const state = this.playGame(number, heard, n => (answers = n));
      this.count(state, what => heard.get(what) ?? 0);
    } catch (error) {
      this.note(number, answers, error instanceof Error ? error.message : String(error));
    }
    this.answers += answers;
  }

  private playGame(
    number: number,
    heard: Map<string, number>,
    told: (answers: number) => void,
  ): State<GameTypes> {
    const { game, extras } = this.entry;
    const add = (what: string, n: number): void => void heard.set(what, (heard.get(what) ?? 0) + n);
    const hear = extras.hear && ((event: GameTypes['event']): void => extras.hear?.(event, add));
    const { seats, options, seed, asides } = this.settings;
    const dice = seedDice(seedOf(seed, number));
    const turn = game.begin(seats, options, dice);
    if (!turn.ok) throw new Error(`cannot begin: ${turn.error.code}`);
    const broken = new Set<string>();
    const check = (answers: number, state: State<GameTypes>): void => {
      for (const name of game.violations(state)) {
        if (!broken.has(name)) this.note(number, answers, name);
        broken.add(name);
      }
    };
    if (hear) turn.value.events.forEach(hear);
    const { state, answers } = playOut(game, turn.value.state, dice, {
      asides,
      hear,
      after: (n, now) => {
        told(n);
        if (n % CHECK_EVERY === 0) check(n, now);
      },
    });
    check(answers, state);
    return state;
  }

  private note(game: number, answers: number, what: string): void {
    this.violations++;
    if (this.violated.length < KEPT_VIOLATIONS) this.violated.push({ game, answers, what });
  }

  private count(state: State<GameTypes>, heard: Heard): void {
    const { game, extras } = this.entry;
    const { points, ranks } = game.outcome(state);
    const winners = ranks.filter(rank => rank === 1).length;
    if (winners === 0) this.without++;
    if (winners > 1) this.shared++;
    for (const [seat, rank] of ranks.entries()) if (rank === 1) this.wins[seat]! += 1 / winners;
    for (const [seat, n] of points.entries()) this.points[seat]?.add(n);
    if (extras.rounds) this.rounds.add(extras.rounds(state.table));
    for (const { tally, items } of this.counts)
      for (const [name, n] of Object.entries(tally.count(state.table, heard))) {
        const mean = items.get(name) ?? new Mean();
        mean.add(n);
        items.set(name, mean);
      }
  }

  result(milliseconds: number, interrupted: boolean): Simulation {
    const seconds = milliseconds / 1000;
    const rate = (n: number): number => (seconds > 0 ? n / seconds : 0);
    const ended = Math.max(1, this.points[0]?.n ?? 0);
    const { rounds } = this;
    return {
      game: this.entry.game.name,
      ...this.settings,
      games: this.done,
      violations: this.violations,
      violated: this.violated,
      answers: this.answers,
      seconds,
      answersPerSecond: rate(this.answers),
      gamesPerSecond: rate(this.done),
      meanAnswers: this.answers / Math.max(1, this.done),
      meanRounds: rounds.n === 0 ? null : rounds.mean,
      rounds: rounds.n === 0 ? null : { ...estimate(rounds), min: rounds.min, max: rounds.max },
      winShare: this.wins.map(n => n / ended),
      winShareInterval: this.wins.map(n => wilsonInterval(n, ended)),
      points: this.points.map(estimate),
      sharedVictories: this.shared / ended,
      withoutWinner: this.without / ended,
      tallies: Object.fromEntries(
        this.counts.map(({ tally, items }) => [
          tally.name,
          Object.fromEntries([...items].map(([name, mean]) => [name, estimateTally(tally, mean)])),
        ]),
      ),
      interrupted,
    };
  }
}

const estimate = (of: Mean): Estimate => ({ mean: of.mean, ...of.interval() });

const estimateTally = ({ kind }: GameTally, of: Mean): Estimate =>
  kind === 'mean' ? estimate(of) : { mean: of.mean, ...wilsonInterval(of.mean * of.n, of.n) };
