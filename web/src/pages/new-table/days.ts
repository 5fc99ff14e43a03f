import type { Language } from '../../text/language.ts';

/** A date without a time of day. */
export const formatDay = (time: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time);
