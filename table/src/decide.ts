import { levels, type Bot, type Budget, type Decision, type Language, type PlayableGame } from '@tavola/bots';
import { seedDice, type Dice, type GameTypes, type Seat, type State } from '@tavola/kernel';

/** A bot that exceeds its budget by this much hangs, so its host ends it. */
export const DECISION_TIMEOUT_MS = 30_000;

/** One decision for a bot, as plain data, so that it can cross to another thread. */
export interface Task {
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  /** The bot writes in this language. */
  readonly language: Language;
  /** A random world that looks to the seat like the true one, which never leaves its table. */
  readonly world: State<GameTypes>;
  /** Seeds the bot's own dice. */
  readonly seed: number;
  /** The number of bots that face the same question and share the time of one. */
  readonly among: number;
}

/** An answer of the program, with its reason if a bot has one. */
export interface Decided extends Pick<Decision, 'answer'> {
  readonly reason?: Decision['reason'];
}

export interface PendingDecision {
  /**
   * Resolves when the answer may be shown, with undefined if the bot failed; a cancelled decision may never resolve.
   */
  readonly decided: Promise<Decided | undefined>;
  cancel(): void;
}

/** Runs bots outside the table's queue, so that the table hears people meanwhile. */
export interface Thinker {
  think(task: Task): PendingDecision;
}

export type Games = ReadonlyMap<string, PlayableGame>;

/** Returns undefined for an unknown level, which a match of another version may name. */
export const createBotOf = (
  game: PlayableGame,
  level: string,
  language: Language,
): Bot<GameTypes> | undefined => levels.get(level)?.(game, { language });

/** Decides from the world in the task alone, since there is no other state here; throws if the bot fails. */
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
