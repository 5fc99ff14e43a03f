import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Which letters a file holds; Czech needs the second. */
const RANGES = {
  latin: 'U+0000-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212',
  'latin-ext': 'U+0100-02BA,U+1E00-1E9F,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113',
} as const;

const FACES = [
  ['Alegreya', 400, 'normal'],
  ['Alegreya', 400, 'italic'],
  ['Alegreya', 700, 'normal'],
  ['Cinzel', 600, 'normal'],
] as const;

/** Our fonts as `@font-face` rules that hold them, so that a page needs no other file. */
export const embeddedFonts = (): string =>
  FACES.flatMap(([family, weight, style]) =>
    Object.entries(RANGES).map(([script, range]) => {
      const name = family.toLowerCase();
      const file = require.resolve(`@fontsource/${name}/files/${name}-${script}-${weight}-${style}.woff2`);
      const data = readFileSync(file).toString('base64');
      return `@font-face{font-family:'${family}';font-style:${style};font-weight:${weight};src:url(data:font/woff2;base64,${data}) format('woff2');unicode-range:${range}}\n`;
    }),
  ).join('');
