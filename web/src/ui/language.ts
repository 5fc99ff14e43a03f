import { getContext, setContext } from 'svelte';
import type { Language } from '../text/language.ts';

const KEY = Symbol('language');

type ReadLanguage = () => Language;

/** Gives all components below the language of the reader; `read` is called whenever they draw, so they follow a switch. */
export const setLanguage = (read: ReadLanguage): void => void setContext(KEY, read);

/** The same for a component that is mounted on its own, such as in a test. */
export const languageContext = (read: ReadLanguage): Map<symbol, ReadLanguage> => new Map([[KEY, read]]);

/** The language of the reader. A component calls this once, while it is made. */
export const useLanguage = (): { readonly current: Language } => {
  const read = getContext<ReadLanguage | undefined>(KEY);
  if (!read) throw new Error('no component above has set the language');
  return {
    get current() {
      return read();
    },
  };
};
