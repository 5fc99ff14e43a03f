import type { InEach } from '../text/language.ts';

/** Words that every board needs, for shows, maps and players. */
interface SharedText {
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly drama: string;
  readonly pause: string;
  readonly play: string;
  readonly back: string;
  readonly forward: string;
  readonly skip: string;
  readonly again: string;
  readonly speed: string;
  readonly goOn: string;
  readonly close: string;
  readonly you: string;
  readonly bot: string;
  readonly decides: string;
}

export const SHARED: InEach<SharedText> = {
  cs: {
    zoomIn: 'Zvětšit',
    zoomOut: 'Zmenšit',
    drama: 'Co se děje',
    pause: 'Zastavit',
    play: 'Pokračovat',
    back: 'O krok zpět',
    forward: 'O krok dál',
    skip: 'Přeskočit',
    again: 'Ukázat znovu',
    speed: 'Rychlost',
    goOn: 'Pokračovat',
    close: 'Zavřít',
    you: 'ty',
    bot: 'bot',
    decides: 'rozhoduje',
  },
  en: {
    zoomIn: 'Larger',
    zoomOut: 'Smaller',
    drama: 'What is happening',
    pause: 'Pause',
    play: 'Go on',
    back: 'One step back',
    forward: 'One step on',
    skip: 'Skip',
    again: 'Show again',
    speed: 'Speed',
    goOn: 'Continue',
    close: 'Close',
    you: 'you',
    bot: 'bot',
    decides: 'decides',
  },
  de: {
    zoomIn: 'Größer',
    zoomOut: 'Kleiner',
    drama: 'Was geschieht',
    pause: 'Anhalten',
    play: 'Weiter',
    back: 'Einen Schritt zurück',
    forward: 'Einen Schritt weiter',
    skip: 'Überspringen',
    again: 'Noch einmal zeigen',
    speed: 'Tempo',
    goOn: 'Weiter',
    close: 'Schließen',
    you: 'du',
    bot: 'Bot',
    decides: 'entscheidet',
  },
};
