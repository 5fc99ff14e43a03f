import { connectHost } from '../../local/worker-client.ts';
import type { Meta } from '../../local/messages.ts';

/** The rules of the variants that a table has chosen. */
export const findChosenRules = async ({
  game,
  options,
}: Pick<Meta, 'game' | 'options'>): Promise<readonly string[]> => {
  const info = (await connectHost().call('games', undefined)).find(({ name }) => name === game);
  return (info?.options ?? []).flatMap(option => {
    const value = options[option.name];
    return value === undefined || value === null || value === option.default ? [] : [option.rule];
  });
};
