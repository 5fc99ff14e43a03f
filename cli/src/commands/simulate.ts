import { setImmediate } from 'node:timers/promises';
import { defineCommand } from 'citty';
import { json, setupFlags, setupOf, wholeNumber } from '../input/flags.ts';
import { findGame, type CliGame, type CliGames } from '../registry.ts';
import { outJson, type Io } from '../output/io.ts';
import { Run, type SimulationSettings, type Simulation } from '../simulation/simulation.ts';
import {
  formatDuration,
  alignColumns,
  countNouns,
  decimalRange,
  groupDigits,
  formatShare,
  percentRange,
} from '../output/text.ts';

/** Long enough to be quick, short enough that Ctrl-C and the progress bar feel at once. */
const SLICE = 80;

export const simulate = (io: Io, games: CliGames) =>
  defineCommand({
    meta: {
      name: 'simulate',
      description: 'Plays random legal games, checks every law after each, and reports the results',
    },
    args: {
      game: { type: 'positional', required: true, description: `one of ${[...games.keys()].join(', ')}` },
      ...setupFlags,
      games: { type: 'string', description: 'number of games', default: '1000' },
      seed: { type: 'string', description: 'the same seed gives the same games', default: '1' },
      from: {
        type: 'string',
        description: 'number of the first game, to repeat one of a long run',
        default: '0',
      },
      asides: {
        type: 'boolean',
        description: 'make random asides as well',
        default: false,
      },
      json,
    },
    run: async ({ args }) => {
      const entry = findGame(games, args.game);
      const settings: SimulationSettings = {
        ...setupOf(entry.game, args),
        games: wholeNumber('--games', args.games, 1),
        from: wholeNumber('--from', args.from, 0),
        seed: wholeNumber('--seed', args.seed, 0),
        asides: args.asides,
      };
      const simulation = await runSimulation(io, entry, settings);
      if (args.json) outJson(io, simulation);
      else io.out(describeSimulation(io, simulation));
      if (simulation.interrupted) return 130;
      return simulation.violations > 0 ? 1 : 0;
    },
  });

const runSimulation = async (io: Io, entry: CliGame, settings: SimulationSettings): Promise<Simulation> => {
  const run = new Run(entry, settings);
  const asked = new AbortController();
  const stopListening = io.onInterrupt(() => asked.abort());
  const start = io.now();
  while (run.done < settings.games && !asked.signal.aborted) {
    const until = io.now() + SLICE;
    do run.play();
    while (run.done < settings.games && io.now() < until);
    if (io.isWatched) io.err(bar(run.done, settings.games, (io.now() - start) / 1000));
    // Lets a Ctrl-C come through.
    await setImmediate();
  }
  if (io.isWatched) io.err('\r\u001b[K');
  stopListening();
  return run.result(io.now() - start, asked.signal.aborted);
};

const WIDTH = 24;

const bar = (done: number, all: number, seconds: number): string => {
  const full = Math.floor((WIDTH * done) / all);
  const left = (seconds * (all - done)) / done;
  const rate = groupDigits(done / Math.max(seconds, 0.001));
  const line = `${'#'.repeat(full)}${'.'.repeat(WIDTH - full)} ${groupDigits(done)} of ${countNouns(all, 'game')}`;
  return `\r\u001b[K${line}, ${rate}/s, ${formatDuration(left)} left`;
};

const describeSimulation = ({ colours: c }: Io, s: Simulation): string => {
  const lines = [
    c.bold(
      `${s.game}, ${countNouns(s.seats, 'seat')}, ${countNouns(s.games, 'random game')}, seed ${s.seed}`,
    ),
    ...(s.interrupted ? [c.yellow('interrupted')] : []),
    `${groupDigits(s.answersPerSecond)} answers/s, ${groupDigits(s.gamesPerSecond)} games/s, ${s.meanAnswers.toFixed(1)} answers a game`,
    ...(s.rounds
      ? [`${s.rounds.mean.toFixed(2)} rounds (${decimalRange(s.rounds)}), ${s.rounds.min} to ${s.rounds.max}`]
      : []),
    `shared victories ${formatShare(s.sharedVictories)}, without a winner ${formatShare(s.withoutWinner)}`,
    '',
    ...alignColumns([
      ['seat', 'wins', '95 %', 'points', '95 %'],
      ...s.winShare.map((share, seat) => [
        String(seat),
        formatShare(share),
        percentRange(s.winShareInterval[seat]!),
        s.points[seat]!.mean.toFixed(2),
        decimalRange(s.points[seat]!),
      ]),
    ]),
    ...Object.entries(s.tallies).flatMap(([name, items]) => ['', c.bold(name), ...tallyLines(items)]),
    '',
    s.violations === 0 ? c.green('no violations') : c.red(countNouns(s.violations, 'violation')),
    ...s.violated.map(v => `  game ${v.game} after ${countNouns(v.answers, 'answer')}: ${v.what}`),
  ];
  return `${lines.join('\n')}\n`;
};

const tallyLines = (items: Simulation['tallies'][string]): string[] =>
  alignColumns(
    Object.entries(items).map(([item, estimate]) => [
      `  ${item}`,
      estimate.mean.toFixed(3),
      `(${estimate.low.toFixed(3)} to ${estimate.high.toFixed(3)})`,
    ]),
  );
