import { levels, type Budget } from '@tavola/bots';
import type { Dice, Game, Kinds, Seat, State } from '@tavola/kernel';
import type { Fault, Thinking } from './contest.ts';
import { Outside } from './outside.ts';
import type { Player } from './players.ts';

/** What a player made of a question. */
export interface Given {
  readonly answer: unknown;
  readonly fault?: Fault['what'];
}

/** A player at a seat, for one match. */
export interface Sitting {
  answer(state: State<Kinds>, seat: Seat, dice: Dice): Given | Promise<Given>;
  readonly thinking: Thinking;
  end(): void;
}

interface Spent {
  decisions: number;
  milliseconds: number;
  iterations: number;
}

export const sit = (game: Game, player: Player, limit: number): Sitting =>
  player.kind === 'exec' ? sitOutside(game, player.command, limit) : sitInside(game, player);

const sitInside = (game: Game, player: Extract<Player, { kind: 'level' }>): Sitting => {
  const bot = levels.get(player.level)!(game);
  const thinking: Spent = { decisions: 0, milliseconds: 0, iterations: 0 };
  const budget: Budget = {
    ...(player.iterations !== undefined && { iterations: player.iterations }),
    ...(player.milliseconds !== undefined && {
      milliseconds: player.milliseconds,
      now: () => performance.now(),
    }),
  };
  return {
    thinking,
    end: () => undefined,
    answer: (state, seat, dice) => {
      const start = performance.now();
      const worlds = (own: Dice): State<Kinds> => game.guess(state, seat, own);
      const { answer, iterations } = bot.decide(game.view(state, seat), worlds, dice, budget);
      thinking.decisions++;
      thinking.milliseconds += performance.now() - start;
      thinking.iterations += iterations;
      return { answer };
    },
  };
};

const sitOutside = (game: Game, command: string, limit: number): Sitting => {
  const program = new Outside(command);
  const thinking: Spent = { decisions: 0, milliseconds: 0, iterations: 0 };
  return {
    thinking,
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
