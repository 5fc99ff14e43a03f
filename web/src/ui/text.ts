import type { InEach } from '../text/language.ts';

/** Only the words of the controls themselves. */
interface ControlsText {
  readonly suggest: string;
  readonly letters: (n: number, most: number) => string;
  readonly mayStayEmpty: string;
}

export const CONTROLS: InEach<ControlsText> = {
  cs: {
    suggest: 'Navrhnout jiné',
    letters: (n, most) => `${n} z ${most} znaků`,
    mayStayEmpty: 'může zůstat prázdné',
  },
  en: {
    suggest: 'Suggest another',
    letters: (n, most) => `${n} of ${most} characters`,
    mayStayEmpty: 'may stay empty',
  },
  de: {
    suggest: 'Anderes vorschlagen',
    letters: (n, most) => `${n} von ${most} Zeichen`,
    mayStayEmpty: 'kann leer bleiben',
  },
};
