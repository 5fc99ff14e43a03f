import { defineCommand } from 'citty';
import { rejectInput, inWords } from '../input/bad.ts';
import { json } from '../input/flags.ts';
import { findGame, type CliGames } from '../registry.ts';
import { outJson, type Io } from '../output/io.ts';
import { readJson } from '../input/read.ts';

const boardCheck = (io: Io, games: CliGames) => {
  const withBoards = [...games.values()]
    .filter(({ extras }) => extras.checkBoard)
    .map(({ game }) => game.name);
  return defineCommand({
    meta: { name: 'check', description: 'Checks a board file against the rules' },
    args: {
      file: { type: 'positional', required: true, description: 'a board file' },
      game: {
        type: 'string',
        description: `whose board it is: ${withBoards.join(', ')}`,
        ...(withBoards[0] !== undefined && { default: withBoards[0] }),
      },
      json,
    },
    run: ({ args }) => {
      const name = args.game ?? rejectInput('no game has boards');
      const { extras } = findGame(games, name);
      if (!extras.checkBoard)
        return rejectInput(`--game: ${name} has no boards; known: ${withBoards.join(', ')}`);
      const checked = extras.checkBoard(readJson(args.file));
      if (!checked.ok) return rejectInput(`${args.file}: ${inWords(checked.error)}`);
      if (args.json) outJson(io, { file: args.file, game: name, ok: true, ...checked.value });
      else {
        const facts = Object.entries(checked.value).map(([fact, value]) => `${fact} ${value}`);
        io.out(`${io.colours.green('right')} ${args.file}: ${facts.join(', ')}\n`);
      }
      return 0;
    },
  });
};

export const board = (io: Io, games: CliGames) =>
  defineCommand({
    meta: { name: 'board', description: 'Works with boards' },
    subCommands: { check: boardCheck(io, games) },
  });
