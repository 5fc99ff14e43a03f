import { levels } from '@tavola/bots';
import { defineCommand } from 'citty';
import { seedDice, type Game, type GameTypes, type State } from '@tavola/kernel';
import { rejectInput } from '../input/bad.ts';
import { json } from '../input/flags.ts';
import { findGame, type CliGame, type CliGames } from '../registry.ts';
import { outJson, type Io } from '../output/io.ts';
import { playOut } from '../simulation/playout.ts';
import { median } from '../simulation/statistics.ts';
import { alignColumns, groupDigits, formatShare } from '../output/text.ts';

export interface Speeds {
  readonly seats: number;
  readonly answersPerSecond: number;
  readonly clonesPerSecond: number;
  readonly guessesPerSecond: number;
  readonly viewsPerSecond: number;
  /** The playouts of the sharp bot per second, over decisions from whole games. */
  readonly iterationsPerSecond: number;
  /** The share of clock time during which a core was ours; well below 1 the machine was busy, so measure again. */
  readonly coreShare: number;
}

export const bench = (io: Io, games: CliGames) =>
  defineCommand({
    meta: {
      name: 'bench',
      description:
        'Measures answers, copies, guesses, views and playouts a second of one core; time that other programs took does not count',
    },
    args: {
      game: {
        type: 'positional',
        description:
          'all games if absent; `bench server` measures a server, `bench prompts` counts questions',
        required: false,
      },
      seconds: { type: 'string', description: 'how long each of the five is measured', default: '2' },
      json,
    },
    run: ({ args }) => {
      const seconds = /^\d+(\.\d+)?$/.test(args.seconds) ? Number(args.seconds) : NaN;
      if (!(seconds > 0 && seconds <= 600))
        rejectInput(`--seconds must be a number, above 0 and up to 600, not ${JSON.stringify(args.seconds)}`);
      const entries = args.game === undefined ? [...games.values()] : [findGame(games, args.game)];
      const speeds = entries.map(entry => [entry.game.name, measureGame(io, entry, seconds)] as const);
      if (args.json) outJson(io, Object.fromEntries(speeds));
      else io.out(describeSpeeds(speeds));
      return 0;
    },
  });

const SEATS = 4;
const SLICES = 5;
const FEW = 200;
/** The number of games, the limit of answers of each, and the distance between positions taken from them. */
const GAMES = 3;
const ANSWERS = 1500;
const EVERY = 5;

const measureGame = (io: Io, { game }: CliGame, seconds: number): Speeds => {
  const seats = Math.min(game.seats.max, Math.max(game.seats.min, SEATS));
  const dice = seedDice(1);
  const pool = positions(game, seats);
  let next = 0;
  const position = (): State<GameTypes> => pool[next++ % pool.length]!;
  const rate = (act: () => number): number => rateOf(io, act, seconds);
  const [start, idle] = [io.now(), io.worked()];
  const speeds = {
    seats,
    answersPerSecond: rate(() => playOut(game, beginGame(game, seats, dice), dice).answers),
    clonesPerSecond: rate(() => (game.clone(position()), 1)),
    guessesPerSecond: rate(() => (game.resample(position(), next % seats, dice), 1)),
    viewsPerSecond: rate(() => (game.view(position(), next % seats), 1)),
    iterationsPerSecond: rateOf(io, () => thought(game, position(), dice), seconds, 1),
  };
  return { ...speeds, coreShare: Math.min(1, (io.worked() - idle) / (io.now() - start)) };
};

const beginGame = (game: Game, seats: number, dice: ReturnType<typeof seedDice>): State<GameTypes> => {
  const turn = game.begin(seats, undefined, dice);
  if (!turn.ok) throw new Error(`cannot begin: ${turn.error.code}`);
  return turn.value.state;
};

/** Takes positions from a few whole games between steady bots, as search meets them. */
const positions = (game: Game, seats: number): State<GameTypes>[] => {
  const bot = levels.get('steady')!(game);
  const pool: State<GameTypes>[] = [];
  for (let n = 1; n <= GAMES; n++) {
    const dice = seedDice(n);
    const state = beginGame(game, seats, dice);
    for (let answers = 0; state.asked && answers < ANSWERS; answers++) {
      if (answers % EVERY === 0) pool.push(game.clone(state));
      const seat = unanswered(state);
      const worlds = (own: typeof dice): State<GameTypes> => game.resample(state, seat, own);
      game.play(state, seat, bot.answer(game.view(state, seat), worlds, dice), dice);
    }
  }
  return pool;
};

const unanswered = ({ asked }: State<GameTypes>): number =>
  asked!.who.find(seat => asked!.answers[seat] === null)!;

/** This is enough that candidates weigh as little as they do in play. */
const THOUGHT = { iterations: 200 };

/** Makes one decision of the sharp bot; a decision without a search does not count. */
const thought = (game: Game, state: State<GameTypes>, dice: ReturnType<typeof seedDice>): number => {
  const seat = unanswered(state);
  const worlds = (own: typeof dice): State<GameTypes> => game.resample(state, seat, own);
  return levels.get('sharp')!(game).decide(game.view(state, seat), worlds, dice, THOUGHT).iterations;
};

/** Warms up, then takes the median of several slices, since a burst of other load disturbs only one or two. */
const rateOf = (io: Io, act: () => number, seconds: number, few = FEW): number => {
  slice(io, act, (1000 * seconds) / 4, few);
  return median(Array.from({ length: SLICES }, () => slice(io, act, (1000 * seconds) / SLICES, few)));
};

/**
 * Counts the time during which one core was ours: the clock's time less what other programs took. If the processors
 * report more than the clock, the garbage collector ran in parallel, and the clock is right.
 */
const slice = (io: Io, act: () => number, milliseconds: number, few: number): number => {
  const [start, idle] = [io.now(), io.worked()];
  let done = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    // The code reads the clocks only now and then, as a reading takes as long as a copy.
    const goal = done + few;
    for (let n = 0; n < few && done < goal; n++) done += act();
    elapsed = Math.min(io.now() - start, io.worked() - idle);
  }
  return (1000 * done) / elapsed;
};

const describeSpeeds = (speeds: readonly (readonly [string, Speeds])[]): string => {
  const rows = speeds.map(([name, s]) => [
    name,
    ...[
      s.answersPerSecond,
      s.clonesPerSecond,
      s.guessesPerSecond,
      s.viewsPerSecond,
      s.iterationsPerSecond,
    ].map(groupDigits),
    formatShare(s.coreShare),
  ]);
  return `${alignColumns([['a second', 'answers', 'copies', 'guesses', 'views', 'playouts', 'core ours'], ...rows]).join('\n')}\n`;
};
