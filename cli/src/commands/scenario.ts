import { defineCommand } from 'citty';
import { enact, parseScenario, type Difference, type Report } from '@tavola/match';
import { findNearest } from '../input/bad.ts';
import { json } from '../input/flags.ts';
import type { CliGames } from '../registry.ts';
import { outJson, type Io } from '../output/io.ts';
import { badFile, readText } from '../input/read.ts';
import { countNouns } from '../output/text.ts';

type FileReport = Report & { readonly file: string };

export const scenario = (io: Io, games: CliGames) =>
  defineCommand({
    meta: {
      name: 'scenario',
      description:
        'Plays scenario files and tells what happened (docs/scenario.md); several give a JSON list',
    },
    args: {
      files: { type: 'positional', required: true, description: 'one or more scenario files' },
      json,
    },
    run: ({ args }) => {
      const reports = args._.map(file => ({ file, ...playFile(games, file) }));
      if (args.json) outJson(io, reports.length === 1 ? reports[0] : reports);
      else io.out(reports.map(report => describeReport(io, report)).join('\n'));
      return reports.every(report => report.passed) ? 0 : 1;
    },
  });

const playFile = (games: CliGames, file: string): Report => {
  const parsed = parseScenario(readText(file));
  if (!parsed.ok) return badFile(file, parsed.error);
  const entry = games.get(parsed.value.game);
  if (!entry) return badGame(games, file, parsed.value.game);
  const enacted = enact(entry.game, parsed.value);
  return enacted.ok ? enacted.value : badFile(file, enacted.error);
};

/** Refuses a file that names an unknown game. */
export const badGame = (games: CliGames, file: string, name: string): never => {
  const known = [...games.keys()];
  const meant = findNearest(name, known) ?? `one of ${known.join(', ')}`;
  return badFile(file, { path: 'game', message: `must be ${meant}, not ${JSON.stringify(name)}` });
};

const describeReport = ({ colours: c }: Io, report: FileReport): string => {
  const { file, title, steps, refused, asked, over, outcome, odd, problems, failures, passed } = report;
  const lines = [
    c.bold(title === null ? file : `${file}: ${title}`),
    ...steps.flatMap(({ path, rolls, events, whispers }) => [
      c.cyan(path),
      ...(rolls.length > 0
        ? [c.dim(`  rolls ${rolls.map(([sides, face]) => `${face}/${sides}`).join(' ')}`)]
        : []),
      ...events.map(event => `  ${fields(event)}`),
      ...whispers.map(({ to, event }) => `  ${c.dim(`to seat ${to}:`)} ${fields(event)}`),
    ]),
    ...(refused
      ? [`${refused.path} refused: ${refused.code}${refused.rule ? ` (${refused.rule})` : ''}`]
      : []),
    ...(asked ? [`asked: ${asked.rule} ${asked.name}, seats ${asked.who.join(' ')}`] : []),
    ...(over && outcome
      ? [`over: points ${outcome.points.join(' ')}, ranks ${outcome.ranks.join(' ')}`]
      : []),
    ...odd.map(name => c.yellow(`the given position breaks: ${name}`)),
    ...problems.map(problem => c.red(problem)),
    ...failures.map(failure => c.red(differs(failure))),
    passed ? c.green('passed') : c.red(`failed (${countNouns(problems.length + failures.length, 'reason')})`),
  ];
  return `${lines.join('\n')}\n`;
};

const fields = ({ t, ...rest }: { readonly t: string }): string =>
  [t, ...Object.entries(rest).map(([name, value]) => `${name}=${JSON.stringify(value)}`)].join(' ');

const differs = ({ path, expected, found }: Difference): string =>
  `expect.${path}: ${brief(expected)} expected, ${brief(found)} found`;

const brief = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 300 ? `${text.slice(0, 297)}...` : text;
};
