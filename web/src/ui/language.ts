import { getContext, setContext } from 'svelte';
import type { Language } from '../text/language.ts';

const KEY = Symbol('language');

type ReadLanguage = () => Language;

/** Gives all components below the reader's language; each drawing calls `read`, so a switch takes effect at once. */
export const setLanguage = (read: ReadLanguage): void => void setContext(KEY, read);

/** Provides the same context to a component that is mounted on its own, such as in a test. */
export const languageContext = (read: ReadLanguage): Map<symbol, ReadLanguage> => new Map([[KEY, read]]);

/** Context is available only while a component initialises, so a component calls this once at that time. */
export const useLanguage = (): { readonly current: Language } => {
  const read = getContext<ReadLanguage | undefined>(KEY);
  if (!read) throw new Error('no component above has set the language');
  return {
    get current() {
      return read();
    },
  };
};
