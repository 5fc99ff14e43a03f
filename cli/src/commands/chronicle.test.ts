import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { desk } from '../../test/desk.ts';
import { games } from '../games.ts';

const here = desk(games);
afterAll(here.remove);

const golden = (name: string): string =>
  fileURLToPath(new URL(`../../../games/vendetta/golden/${name}.jsonl`, import.meta.url));
const montefosco = golden('0002-three-houses-montefosco');

describe('chronicle', () => {
  test('prints a match as a drama in Markdown, in English unless told otherwise', async () => {
    const { code, out, err } = await here.run('chronicle', montefosco);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^# Montefosco\n\n\*\*Vendetta\*\*\n\nA drama in three acts\n/);
    expect((await here.run('chronicle', montefosco, '--lang', 'cs')).out).toContain('## Osoby a obsazení');
  });

  test('writes one page that holds its fonts', async () => {
    const page = here.path('page.html');
    const { code, out } = await here.run(
      'chronicle',
      montefosco,
      '--format',
      'html',
      '--lang',
      'de',
      '--out',
      page,
    );
    expect({ code, out }).toEqual({ code: 0, out: '' });
    const html = readFileSync(page, 'utf8');
    expect(html).toMatch(/^<!doctype html>\n<html lang="de">/);
    expect(html.match(/@font-face\{/g)).toHaveLength(8);
    expect(html).not.toMatch(/https?:/);
  });

  test.each([
    [['--format', 'pdf'], 'there is no format "pdf"; known: md, html, epub'],
    [['--lang', 'it'], 'there is no language "it"; known: cs, en, de'],
  ])('complains about %s', async (flags, complaint) => {
    expect(await here.run('chronicle', montefosco, ...flags)).toMatchObject({
      code: 2,
      err: `${complaint}\n`,
    });
  });

  test('writes a book for electronic readers, but not to the terminal', async () => {
    const book = here.path('book.epub');
    expect((await here.run('chronicle', montefosco, '--format', 'epub', '--out', book)).code).toBe(0);
    // A reader knows the type from the name and content of the first file, at a fixed place.
    expect(readFileSync(book).toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip');
    expect(await here.run('chronicle', montefosco, '--format', 'epub')).toMatchObject({
      code: 2,
      out: '',
      err: 'epub is no text for a terminal: say --out FILE\n',
    });
  });

  test('complains about a file that is no match, or not one of Vendetta, or not as the rules make it', async () => {
    const cut = here.write('cut.jsonl', '{"t":"match","for');
    expect((await here.run('chronicle', cut)).code).toBe(2);
    const forged = here.write(
      'forged.jsonl',
      readFileSync(montefosco, 'utf8').replaceAll('"caller":6', '"caller":5'),
    );
    const { code, err } = await here.run('chronicle', forged);
    expect(code).toBe(2);
    expect(err).toMatch(/forged\.jsonl: .*line \d+/);
  });
});
