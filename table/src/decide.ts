import { levels, type Bot, type Budget, type Decision, type Language, type PlayableGame } from '@tavola/bots';
import { seedDice, type Dice, type GameTypes, type Seat, type State } from '@tavola/kernel';

/** A bot that takes longer than this beyond its budget has hung: whoever runs it ends it. */
export const DECISION_TIMEOUT_MS = 30_000;

/** One decision that a bot is to make: plain data, so that it can cross to another thread. */
export interface Task {
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  /** What it writes is in this language. */
  readonly language: Language;
  /** A world that looks to the seat as the true one does, made by chance. The true one never leaves its table. */
  readonly world: State<GameTypes>;
  /** Of the bot's own dice. */
  readonly seed: number;
  /** How many bots are asked the same question: together they have the time of one. */
  readonly among: number;
}

/** An answer that no person gave, with its reason if a bot had one. */
export interface Decided extends Pick<Decision, 'answer'> {
  readonly reason?: Decision['reason'];
}

export interface PendingDecision {
  /** Resolves when the answer may be told; undefined if the bot has failed. A cancelled decision may never resolve. */
  readonly decided: Promise<Decided | undefined>;
  cancel(): void;
}

/** Runs bots beside the table, so that it hears people meanwhile. */
export interface Thinker {
  think(task: Task): PendingDecision;
}

export type Games = ReadonlyMap<string, PlayableGame>;

/** Undefined for a level that this version does not know, which a match of another version may name. */
export const createBotOf = (
  game: PlayableGame,
  level: string,
  language: Language,
): Bot<GameTypes> | undefined => levels.get(level)?.(game, { language });

/** Decides from the world in the task alone: there is no other state here. Throws if the bot fails. */
export const decide = (
  games: Games,
  { game: name, level, seat, language, world, seed }: Task,
  budget: Budget,
): Decided => {
  const game = games.get(name);
  const bot = game && createBotOf(game, level, language);
  if (!bot) throw new Error(`no bot plays ${name} at the level ${level}`);
  const worlds = (dice: Dice): State<GameTypes> => game.resample(world, seat, dice);
  const { answer, reason } = bot.decide(game.view(world, seat), worlds, seedDice(seed), budget);
  return { answer, reason };
};
