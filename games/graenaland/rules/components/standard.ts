import file from './components.json' with { type: 'json' };
import { checkComponents } from './components-check.ts';
import type { ComponentsFile } from './components-file.ts';

/** The checked standard box, for pages that show it before a match begins. */
export const standardBox = (): ComponentsFile => {
  const checked = checkComponents(file);
  if (!checked.ok) throw new Error('the standard components are not right');
  return checked.value;
};
