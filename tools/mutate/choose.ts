import { seedDice } from '../../kernel/src/dice.ts';
import type { MutationOptions } from './options.ts';

/** Picks the sources of a folder that hold rules from all paths of the tree. */
export const chooseSources = (paths: readonly string[], { folder, files }: MutationOptions): string[] => {
  const all = paths.filter(
    path =>
      path.startsWith(`${folder}/`) &&
      path.endsWith('.ts') &&
      !/[.](test|config|d)[.]ts$|\/(test|suite|contract)\//.test(path),
  );
  for (const name of files)
    if (!all.some(path => path.endsWith(`/${name}`))) throw new Error(`${folder} has no source ${name}`);
  return files.length === 0 ? all : all.filter(path => files.some(name => path.endsWith(`/${name}`)));
};

/** Orders all mutants by the seed, so that an interrupted run has tested a fair sample. */
export const shuffle = <T>(all: readonly T[], seed: number): T[] => {
  const dice = seedDice(seed);
  const drawn = [...all];
  for (let left = drawn.length; left > 1; left--) {
    const at = dice.below(left);
    [drawn[left - 1], drawn[at]] = [drawn[at]!, drawn[left - 1]!];
  }
  return drawn;
};
