import { expect, test } from 'vitest';
import { epub, LANGUAGES, type Story } from '../index.ts';
import { crc32 } from '../format/zip.ts';
import { GOLDEN, renameStory, story } from './files.ts';

const montefosco = story('0002-three-houses-montefosco');
const DAY = new Date('2026-11-19T12:00:00Z');
const decoder = new TextDecoder('utf-8', { fatal: true });

/** Opens an archive as a reader does: by the directory at its end. */
const unzip = (archive: Uint8Array): Map<string, Uint8Array> => {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.length);
  const end = archive.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  const files = new Map<string, Uint8Array>();
  let at = view.getUint32(end + 16, true);
  for (let n = 0; n < view.getUint16(end + 10, true); n++) {
    expect(view.getUint32(at, true)).toBe(0x02014b50);
    const [crc, size] = [view.getUint32(at + 16, true), view.getUint32(at + 24, true)];
    const length = view.getUint16(at + 28, true);
    const name = decoder.decode(archive.subarray(at + 46, at + 46 + length));
    const local = view.getUint32(at + 42, true);
    expect(view.getUint32(local, true)).toBe(0x04034b50);
    const data = archive.subarray(local + 30 + length, local + 30 + length + size);
    expect(crc32(data)).toBe(crc);
    files.set(name, data);
    at += 46 + length;
  }
  expect(at).toBe(end);
  return files;
};

const ATTRIBUTE = String.raw`\s+[\w:-]+="(?:[^<&"]|&(?:amp|lt|gt|quot|#39);)*"`;
const TAG = new RegExp(String.raw`^<(/?)([\w:]+)((?:${ATTRIBUTE})*)\s*(/?)>`);

/** Returns the first fault of a text as XML, or undefined. */
const findFault = (xml: string): string | undefined => {
  const open: string[] = [];
  let rest = xml.replace(/^<\?xml [^?]*\?>\s*(?:<!DOCTYPE html>\s*)?/, '');
  while (rest !== '') {
    const [text] = /^(?:[^<&]|&(?:amp|lt|gt|quot|#39);)*/.exec(rest)!;
    if (/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u.test(text))
      return 'a control character';
    rest = rest.slice(text.length);
    if (rest === '') break;
    const tag = TAG.exec(rest);
    if (!tag) return `no tag: ${rest.slice(0, 60)}`;
    const [whole, isEnd, name, , isEmpty] = tag;
    if (isEnd !== '') {
      if (open.pop() !== name) return `</${name}> closes nothing`;
    } else if (isEmpty === '') open.push(name!);
    rest = rest.slice(whole.length);
  }
  return open.length > 0 ? `<${open.at(-1)}> stays open` : undefined;
};

const bookOf = (told: Story, language: (typeof LANGUAGES)[number] = 'en'): Map<string, string> =>
  new Map([...unzip(epub(told, language, DAY))].map(([name, data]) => [name, decoder.decode(data)]));

test('the finder of faults finds faults', () => {
  for (const xml of [
    '<p>',
    '<p></b>',
    '<p>&nbsp;</p>',
    '<br><p/>',
    '<p a=b></p>',
    '<p>\u{1}</p>',
    '<p>a < b</p>',
  ])
    expect(findFault(xml), xml).toBeDefined();
  expect(findFault('<p a="&amp;">x<br/>&lt;</p>')).toBeUndefined();
});

test('the type of the book comes first and uncompressed', () => {
  const archive = epub(montefosco, 'en', DAY);
  expect(new TextDecoder('latin1').decode(archive.subarray(30, 58))).toBe('mimetypeapplication/epub+zip');
  expect([...bookOf(montefosco).keys()].slice(0, 2)).toEqual(['mimetype', 'META-INF/container.xml']);
});

test.each(GOLDEN)('%s: manifest, spine and contents name exactly the files of the book', name => {
  for (const language of LANGUAGES) {
    const files = bookOf(story(name), language);
    const pack = files.get('book/package.opf')!;
    const listed = [...pack.matchAll(/<item id="([^"]+)" href="([^"]+)"/g)];
    expect(listed.map(([, , href]) => `book/${href!}`).toSorted()).toEqual(
      [...files.keys()].filter(file => file.startsWith('book/') && file !== 'book/package.opf').toSorted(),
    );
    const chapters = listed.filter(([, , href]) => href!.startsWith('chapter-'));
    const spine = [...pack.matchAll(/<itemref idref="([^"]+)"/g)].map(([, id]) => id);
    expect(spine).toEqual(chapters.map(([, id]) => id));
    const nav = [...files.get('book/nav.xhtml')!.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);
    expect(nav).toEqual(chapters.map(([, , href]) => href));
    expect(pack).toContain(`<dc:language>${language}</dc:language>`);
    for (const [file, text] of files)
      if (/\.(?:xhtml|opf|xml)$/.test(file)) expect(findFault(text), file).toBeUndefined();
  }
});

test('only chapters with a drawing say so', () => {
  const files = bookOf(montefosco);
  for (const [, href, properties] of files
    .get('book/package.opf')!
    .matchAll(/href="(chapter-[^"]+)" media-type="[^"]+"( properties="svg")?/g))
    expect(files.get(`book/${href!}`)!.includes('<svg '), href).toBe(properties !== undefined);
});

test.each([
  '<b>&"',
  "]]> <!-- ' -->",
  '\u{0}\u{b}\u{fffe}',
  '\u{d800} alone',
  'אב\n\n\ngd',
  '<script>x()</script>',
])('what people wrote stays text in a book: %j', words => {
  for (const [file, text] of bookOf(renameStory(montefosco, words, words)))
    if (!file.endsWith('.css')) {
      if (file !== 'mimetype') expect(findFault(text), file).toBeUndefined();
      expect(text).not.toContain('<script');
    }
});

test('the style of a book needs no custom properties, and equal stories make equal books', () => {
  const style = bookOf(montefosco).get('book/style.css')!;
  expect(style).not.toMatch(/var\(|@media|@page|\drem\b/);
  expect(epub(montefosco, 'cs', DAY)).toEqual(epub(montefosco, 'cs', DAY));
});
