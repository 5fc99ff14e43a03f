import { levels, type Bot, type Budget } from '@tavola/bots';
import type { Dice, Game, GameTypes, Seat, State } from '@tavola/kernel';
import type { PlayerFault, Thinking } from './contest.ts';
import { Outside } from './outside.ts';
import type { Contestant } from './players.ts';
import { stopwatch } from './stopwatch.ts';

/** A player's answer to a question. */
export interface SeatAnswer {
  readonly answer: unknown;
  readonly fault?: PlayerFault['what'];
}

/** A player at a seat, for one match. */
export interface Sitting {
  answer(state: State<GameTypes>, seat: Seat, dice: Dice): SeatAnswer | Promise<SeatAnswer>;
  readonly thinking: Thinking;
  /** The bot that makes asides; a bot from outside makes none. */
  readonly bot: Bot<GameTypes> | undefined;
  end(): void;
}

interface Spent {
  decisions: number;
  milliseconds: number;
  iterations: number;
  reasons?: { [question: string]: { [code: string]: number } };
}

export const sit = (game: Game, player: Contestant, limit: number): Sitting =>
  player.kind === 'exec' ? sitOutside(game, player.command, limit) : sitInside(game, player);

const sitInside = (game: Game, player: Extract<Contestant, { kind: 'level' }>): Sitting => {
  const bot = levels.get(player.level)!(game);
  const reasons: NonNullable<Spent['reasons']> = {};
  const thinking: Spent = { decisions: 0, milliseconds: 0, iterations: 0, reasons };
  const { iterations: playouts, milliseconds } = player;
  const budgetBy = (now: () => number): Budget => ({
    ...(playouts !== undefined && { iterations: playouts }),
    ...(milliseconds !== undefined && { milliseconds, now }),
  });
  return {
    thinking,
    bot,
    end: () => undefined,
    answer: (state, seat, dice) => {
      const passed = stopwatch();
      const worlds = (own: Dice): State<GameTypes> => game.resample(state, seat, own);
      const view = game.view(state, seat);
      const { answer, iterations, reason } = bot.decide(view, worlds, dice, budgetBy(passed));
      thinking.decisions++;
      thinking.milliseconds += passed();
      thinking.iterations += iterations;
      const counts = (reasons[view.asked!.name] ??= {});
      counts[reason.code] = (counts[reason.code] ?? 0) + 1;
      return { answer };
    },
  };
};

const sitOutside = (game: Game, command: string, limit: number): Sitting => {
  const program = new Outside(command);
  const thinking: Spent = { decisions: 0, milliseconds: 0, iterations: 0 };
  return {
    thinking,
    bot: undefined,
    end: () => program.end(),
    answer: async (state, seat) => {
      const start = performance.now();
      const view = game.view(state, seat);
      const { name, choice } = view.asked!;
      const reply = await program.ask({ game: game.name, question: name, view, choice, milliseconds: limit });
      thinking.decisions++;
      thinking.milliseconds += performance.now() - start;
      return reply.ok ? { answer: reply.answer } : { answer: game.absent(state, seat), fault: reply.what };
    },
  };
};
