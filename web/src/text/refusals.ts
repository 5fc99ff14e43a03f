import { cs } from './cs/refusals.ts';
import { de } from './de/refusals.ts';
import { en, type CommonRefusals } from './en/refusals.ts';
import type { InEach } from './language.ts';

/** Refusals that any game can give: those of the kernel and of the host. `{name}` is filled in from `about`. */
export const REFUSALS: InEach<CommonRefusals> = { cs, en, de };

export type RefusalCode = keyof CommonRefusals;

export const isCommonRefusal = (code: string): code is RefusalCode => Object.hasOwn(en, code);

/** Fills the names in braces into a sentence. */
export const fillIn = (sentence: string, about: { readonly [name: string]: number | string } = {}): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(about[name] ?? ''));
