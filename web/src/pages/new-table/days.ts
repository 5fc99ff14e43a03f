import type { Language } from '../../text/language.ts';

/** A day far away. */
export const formatDay = (time: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time);
