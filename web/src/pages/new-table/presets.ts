import { host } from '../../local/worker-client.ts';
import type { NewMatch } from '../../local/messages.ts';

/** One person against bots. */
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

/** Who sits at a new table at this device: so many people, and fair opponents. */
export const createPlaces = (seats: number, people: number): { name: string; bot: string | null }[] =>
  Array.from({ length: seats }, (_, seat) => ({ name: '', bot: seat < people ? null : 'steady' }));

/** From weak to strong; what a game does not have is left out. */
const ORDER = ['random', 'steady', 'sharp'];

/** The level for a first match: a fair opponent, neither the weakest nor one that lets people wait. */
export const findBestLevel = async (game: string): Promise<string> => {
  const info = (await host().call('games', undefined)).find(({ name }) => name === game);
  const levels = info?.levels ?? ORDER;
  return levels.includes('steady') ? 'steady' : (levels[0] ?? 'random');
};
