import { defineCommand } from 'citty';
import { measureCoverage, isCovered, type Coverage, type CoveredRule } from './coverage.ts';
import { json } from '../input/flags.ts';
import { findGame, type CliGames } from '../registry.ts';
import { outJson, type Io } from '../output/io.ts';
import { alignColumns } from '../output/text.ts';

export const rules = (io: Io, games: CliGames) =>
  defineCommand({
    meta: {
      name: 'rules',
      description:
        'Lists every rule with the tests ([V-C24] …, [V-C24][V-C25] … or [V-C24, V-C25] …), script lines and sources that cite it; exit code 1 if one lacks them',
    },
    args: {
      game: { type: 'positional', description: 'all games if absent (then a JSON list)', required: false },
      uncovered: { type: 'boolean', description: 'list only rules that lack something', default: false },
      json,
    },
    run: ({ args }) => {
      const entries = args.game === undefined ? [...games.values()] : [findGame(games, args.game)];
      const all = entries.map(measureCoverage);
      if (args.json) outJson(io, args.game === undefined ? all : all[0]);
      else io.out(all.map(one => describeCoverage(io, one, args.uncovered)).join('\n'));
      return all.every(isWhole) ? 0 : 1;
    },
  });

const isWhole = ({ total, covered, unknown, twice }: Coverage): boolean =>
  covered === total && unknown.length === 0 && twice.length === 0;

const describeCoverage = ({ colours: c }: Io, report: Coverage, uncovered: boolean): string => {
  const count = (n: number): string => (n === 0 ? c.red('none') : String(n));
  const shown = report.rules.filter(rule => !uncovered || !isCovered(rule));
  const rows = shown.map(rule => [
    isCovered(rule) ? rule.id : c.red(rule.id),
    count(rule.tests.length),
    count(rule.lines.length + rule.code.length),
    c.dim(places(rule)),
  ]);
  const { game, total, covered, unknown, twice } = report;
  const lines = [
    ...(rows.length > 0 ? alignColumns([['rule', 'tests', 'code', 'where'], ...rows], [0, 3]) : []),
    ...(unknown.length > 0 ? [c.red(`cited, but not in rules.md: ${unknown.join(', ')}`)] : []),
    ...(twice.length > 0 ? [c.red(`more than once in rules.md: ${twice.join(', ')}`)] : []),
    (isWhole(report) ? c.green : c.red)(`${game}: ${covered} of ${total} rules covered`),
  ];
  return `${lines.join('\n')}\n`;
};

/** Lines first: they say where in the course of the game a rule works. */
const places = ({ lines, code }: CoveredRule): string => {
  const all = [...new Set([...lines, ...code])];
  return all.length > 3 ? `${all.slice(0, 3).join(', ')} and ${all.length - 3} more` : all.join(', ');
};
