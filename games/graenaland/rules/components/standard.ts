import older from './rules-2.json' with { type: 'json' };
import file from './components.json' with { type: 'json' };
import { checkComponents } from './components-check.ts';
import type { ComponentsFile } from './components-file.ts';

/** The unchecked standard box of a version of the rules: rules 2 had other prices and starts. */
export const boxOf = (rules: number): object => (rules < 3 ? { ...file, ...older } : file);

/** The checked standard box, for pages that show it before a match begins. */
export const standardBox = (): ComponentsFile => {
  const checked = checkComponents(file);
  if (!checked.ok) throw new Error('the standard components are not right');
  return checked.value;
};
