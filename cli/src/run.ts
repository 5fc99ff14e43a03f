import { stripVTControlCharacters } from 'node:util';
import { defineCommand, renderUsage, runCommand, type ArgsDef, type CommandDef } from 'citty';
import { arena } from './arena/arena.ts';
import { rejectInput, BadInput, unknown } from './input/bad.ts';
import { balance } from './arena/balance.ts';
import { backup, restore } from './commands/backup.ts';
import { bench } from './bench/bench.ts';
import { benchPrompts } from './bench/prompts/bench-prompts.ts';
import { benchServer } from './bench/bench-server.ts';
import { board } from './commands/board.ts';
import { chronicle } from './commands/chronicle.ts';
import { checkFlags } from './input/flags.ts';
import type { CliGames } from './registry.ts';
import type { Io } from './output/io.ts';
import { newGame } from './new-game/new-game.ts';
import { record } from './commands/record.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { scenario } from './commands/scenario.ts';
import { simulate } from './commands/simulate.ts';

/** A command without the types of its arguments, which it checks itself. */
type Command = CommandDef;

const commandsOf = (io: Io, games: CliGames): { readonly [name: string]: Command } =>
  ({
    simulate: simulate(io, games),
    scenario: scenario(io, games),
    replay: replay(io, games),
    rules: rules(io, games),
    board: board(io, games),
    bench: bench(io, games),
    arena: arena(io, games),
    balance: balance(io, games),
    record: record(io, games),
    chronicle: chronicle(io, games),
    'new-game': newGame(io),
    backup: backup(io),
    restore: restore(io),
  }) as unknown as { readonly [name: string]: Command };

/** Runs one command and gives its exit code: 0 all is well, 1 something was found wrong, 2 bad input. */
export const run = async (raw: readonly string[], io: Io, games: CliGames): Promise<number> => {
  const root: Command = defineCommand({
    meta: { name: 'tavola', description: 'The command line of Tavola' },
    subCommands: commandsOf(io, games),
  });
  try {
    const [first, second, ...rest] = raw;
    // `bench` takes the name of a game, except for the server and for prompts.
    if (first === 'bench' && second === 'prompts')
      return await runFrom(benchPrompts(io, games) as unknown as Command, root, rest, io);
    if (first === 'bench' && second === 'server')
      return await runFrom(benchServer(io) as unknown as Command, root, rest, io);
    return await runFrom(root, undefined, raw, io);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    io.err(`${error.message.replaceAll('\n', ' ')}\n`);
    return 2;
  }
};

const isHelp = (word: string | undefined): boolean => word === '--help' || word === '-h';

const runFrom = async (
  command: Command,
  parent: Command | undefined,
  raw: readonly string[],
  io: Io,
): Promise<number> => {
  const inner = command.subCommands as { readonly [name: string]: Command } | undefined;
  const [first, ...rest] = raw;
  if (inner && first !== undefined && !isHelp(first)) {
    const next = Object.hasOwn(inner, first) ? inner[first] : undefined;
    return runFrom(next ?? unknown('command', first, Object.keys(inner)), command, rest, io);
  }
  if (raw.some(isHelp)) {
    const usage = await renderUsage(command, parent);
    io.out(`${io.colours.isColorSupported ? usage : stripVTControlCharacters(usage)}\n`);
    return 0;
  }
  if (inner) return rejectInput(`a command is missing; known: ${Object.keys(inner).join(', ')}, --help`);
  const args = command.args as ArgsDef;
  checkFlags(raw, args, 'files' in args ? Infinity : countWords(args));
  const { result } = await runCommand(command, { rawArgs: [...raw] });
  return result as number;
};

const countWords = (args: ArgsDef): number =>
  Object.values(args).filter(({ type }) => type === 'positional').length;
