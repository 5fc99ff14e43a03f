import { connectHost } from '../../local/worker-client.ts';
import type { NewMatch } from '../../local/messages.ts';

/** A match of one person against bots. */
export const createQuickMatch = (
  game: string,
  seats: number,
  name: string,
  names: readonly string[],
  level: string,
): NewMatch => ({
  game,
  options: {},
  players: Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { name: name || names[0]!, bot: null } : { name: names[seat]!, bot: level },
  ),
});

/** The seats of a new local table: some people, and fair bots for the rest. */
export const createPlaces = (seats: number, people: number): { name: string; bot: string | null }[] =>
  Array.from({ length: seats }, (_, seat) => ({ name: '', bot: seat < people ? null : 'steady' }));

/** Levels from weak to strong, for a host that does not list its own. */
const ORDER = ['random', 'steady', 'sharp'];

/** The level for a first match: fair, not the weakest, and not so strong that people wait for it. */
export const findBestLevel = async (game: string): Promise<string> => {
  const info = (await connectHost().call('games', undefined)).find(({ name }) => name === game);
  const levels = info?.levels ?? ORDER;
  return levels.includes('steady') ? 'steady' : (levels[0] ?? 'random');
};
