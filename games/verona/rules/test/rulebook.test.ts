import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('[V-X12] in German the accusation card is called Befehl, everywhere', () => {
  const rules = readFileSync(new URL('../../rules.md', import.meta.url), 'utf8');
  const words = rules.slice(rules.indexOf('## Z.'));
  expect(words).toMatch(/murder, accusation, intimidation.*Mord, Befehl, Abschrecken/);
  expect(words).not.toContain('Erpressung');
});
