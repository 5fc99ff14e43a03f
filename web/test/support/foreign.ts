import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '../../src/text/language.ts';
import { games } from '@tavola/games/registry.ts';
import { BUILDING_NAMES } from '@tavola/games/verona/text/words.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Shorter words often exist in two languages. */
const LETTERS = /\p{L}{5,}/gu;

const wordsIn = (text: string): readonly string[] =>
  (text.match(LETTERS) ?? []).map(word => word.toLowerCase());

/** All words of one language's catalogues, which lie in folders named after it. */
const readCatalogue = (language: Language): ReadonlySet<string> => {
  const name = new RegExp(String.raw`(^|/)text/${language}/`);
  const files = ['web/src/text', 'games'].flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map(file => join(folder, file))
      .filter(file => name.test(file) && file.endsWith('.ts')),
  );
  return new Set(
    files.flatMap(file => {
      const source = readFileSync(join(ROOT, file), 'utf8');
      // Reads string literals only, without placeholders.
      const said = source.match(/'(?:[^'\\\n]|\\.)*'|`[^`]*`/g) ?? [];
      return said.flatMap(text => wordsIn(text.replaceAll(/\$\{[^}]*\}|\{\w+\}/g, ' ')));
    }),
  );
};

/** Words of the other languages that this language does not have. */
export const findForeignWords = (language: Language): ReadonlySet<string> => {
  // Names of games and of buildings are the same in every language.
  const names = [...games.keys(), ...BUILDING_NAMES];
  const own = new Set([...readCatalogue(language), ...names.flatMap(wordsIn)]);
  const others = LANGUAGES.filter(other => other !== language).flatMap(other => [...readCatalogue(other)]);
  return new Set(others.filter(word => !own.has(word)));
};

/** Makes the page record all texts that it shows or announces. */
export const keepWords = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const said = new Set<string>();
    const ATTRIBUTES = ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt'];
    const keepOne = (element: Element): void => {
      // An element with its own `lang` is in another language on purpose.
      if (element.closest('[lang]:not(html), script, style')) return;
      for (const name of ATTRIBUTES) said.add(element.getAttribute(name) ?? '');
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) said.add(node.nodeValue ?? '');
    };
    const keep = (root: Element): void => [root, ...root.querySelectorAll('*')].forEach(keepOne);
    keep(document.body);
    new MutationObserver(changes => {
      for (const { target, addedNodes } of changes) {
        const at = target instanceof Element ? target : target.parentElement;
        if (at) keepOne(at);
        for (const node of addedNodes) if (node instanceof Element) keep(node);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    (window as { said?: Set<string> }).said = said;
  });

export const readWords = async (page: Page): Promise<{ text: string; words: readonly string[] }> => {
  const said = await page.evaluate(() => [...((window as { said?: Set<string> }).said ?? [])]);
  const text = said.join('\n');
  return { text, words: [...new Set(wordsIn(text))] };
};
