import { FRAME, type FrameText } from '../text/frame.ts';
import { LANGUAGES, type Language } from '../text/language.ts';

const readSetting = (name: string): string | null => {
  try {
    return localStorage.getItem(`tavola.${name}`);
  } catch {
    return null;
  }
};

const storeSetting = (name: string, value: string): void => {
  try {
    localStorage.setItem(`tavola.${name}`, value);
  } catch {
    // Where the browser stores nothing, settings last as long as the page.
  }
};

const isLanguage = (text: string | null | undefined): text is Language =>
  LANGUAGES.some(language => language === text);

/** The browser's most preferred language that we have. */
const findPreferredLanguage = (): Language =>
  navigator.languages.map(tag => tag.slice(0, 2)).find(isLanguage) ?? 'en';

const keptLanguage = readSetting('language');
const firstLanguage = isLanguage(keptLanguage) ? keptLanguage : findPreferredLanguage();
let language = $state<Language>(firstLanguage);
let theme = $state<'light' | 'dark'>(document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');
let speed = $state(Number(readSetting('speed') ?? 1) || 1);
let name = $state(readSetting('name') ?? '');
let sounds = $state(readSetting('sounds') !== 'off');
let notices = $state(readSetting('notices') === 'on');
let hasTables = readSetting('tables') === 'yes';
let reasons = $state(readSetting('reasons') !== 'off');

const stillness = matchMedia('(prefers-reduced-motion: reduce)');
let still = $state(stillness.matches);
stillness.addEventListener('change', () => (still = stillness.matches));

const applyTheme = (): void => {
  document.documentElement.dataset['theme'] = theme;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', theme === 'dark' ? '#121a2a' : '#f6efdf');
};
applyTheme();
document.documentElement.lang = firstLanguage;

/** The user's settings on this device. */
export const settings = {
  get language(): Language {
    return language;
  },
  set language(chosen: Language) {
    language = chosen;
    document.documentElement.lang = chosen;
    storeSetting('language', chosen);
  },
  get theme() {
    return theme;
  },
  set theme(chosen: 'light' | 'dark') {
    theme = chosen;
    storeSetting('theme', chosen);
    applyTheme();
  },
  get speed() {
    return speed;
  },
  set speed(chosen: number) {
    speed = chosen;
    storeSetting('speed', String(chosen));
  },
  get name() {
    return name;
  },
  set name(chosen: string) {
    name = chosen;
    storeSetting('name', chosen);
  },
  get sounds() {
    return sounds;
  },
  set sounds(isOn: boolean) {
    sounds = isOn;
    storeSetting('sounds', isOn ? 'on' : 'off');
  },
  /** Whether the log shows the reasons of bots, once they may be known. */
  get reasons() {
    return reasons;
  },
  set reasons(isOn: boolean) {
    reasons = isOn;
    storeSetting('reasons', isOn ? 'on' : 'off');
  },
  /** Whether this device had a table or a match when it was last at the first page. */
  get hasTables() {
    return hasTables;
  },
  set hasTables(has: boolean) {
    hasTables = has;
    storeSetting('tables', has ? 'yes' : 'no');
  },
  /** Browser notifications are off until the user turns them on. */
  get notices() {
    return notices;
  },
  set notices(isOn: boolean) {
    notices = isOn;
    storeSetting('notices', isOn ? 'on' : 'off');
  },
  /** The user asked the system for reduced motion. */
  get still() {
    return still;
  },
  /** The frame's texts in the chosen language. */
  get text(): FrameText {
    return FRAME[language];
  },
};

/** The last line of a match that this viewer has seen, so that the page can show what happened since. */
export const lastSeen = {
  get: (match: string, seat: number | undefined): number | undefined => {
    const text = readSetting(`seen.${match}.${seat ?? 'all'}`);
    return text === null ? undefined : Number(text);
  },
  set: (match: string, seat: number | undefined, at: number): void =>
    storeSetting(`seen.${match}.${seat ?? 'all'}`, String(at)),
  forget: (match: string): void => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(`tavola.seen.${match}.`)) localStorage.removeItem(key);
  },
};
