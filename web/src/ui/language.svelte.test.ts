// @vitest-environment happy-dom
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import Sheet from '../board-kit/map/Sheet.svelte';
import { SHARED } from '../board-kit/text.ts';
import type { Language } from '../text/language.ts';
import { languageContext } from './language.ts';

const props = { width: 100, height: 100, map: createRawSnippet(() => ({ render: () => '<i></i>' })) };

test('components follow a switch of the language', () => {
  let language = $state<Language>('en');
  const target = document.createElement('div');
  const sheet = mount(Sheet, { target, props, context: languageContext(() => language) });
  const label = (): string | null | undefined => target.querySelector('button')?.getAttribute('aria-label');
  expect(label()).toBe(SHARED.en.zoomIn);
  language = 'cs';
  flushSync();
  expect(label()).toBe(SHARED.cs.zoomIn);
  void unmount(sheet);
});

test('a component without a language context reports the error', () => {
  expect(() => mount(Sheet, { target: document.createElement('div'), props })).toThrow(
    'no component above has set the language',
  );
});
