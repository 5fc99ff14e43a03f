import { expect, test } from 'vitest';
import { renderFallbackPage } from './fallback-page.ts';

test.each([
  ['cs-CZ,cs;q=0.9,en;q=0.8', 'cs'],
  ['fr,de;q=0.5', 'de'],
  ['fr', 'en'],
  [undefined, 'en'],
  ['__proto__,constructor', 'en'],
])('the page for %s is in %s, and has nothing inline', (accepted, language) => {
  const page = renderFallbackPage(accepted);
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).not.toMatch(/<script|<style|style=|onclick/);
});
