import type { Block, Document } from '../document/blocks.ts';
import { plain } from '../text/inline.ts';
import { escapeHtml } from './escape.ts';
import { chapterHtml, chaptersOf } from './html.ts';
import { bookStyle } from './style.ts';
import { crc32, encodeUtf8, zip, type ZipEntry } from './zip.ts';

/** XML has no place for most control characters and for half of a surrogate pair, whatever people have typed. */
const toXml = (text: string): string =>
  text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '\u{fffd}');

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

const page = (
  lang: string,
  title: string,
  body: string,
  attributes = '',
): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${lang}" xml:lang="${lang}">
<head>
<meta charset="utf-8"/>
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" type="text/css" href="style.css"/>
</head>
<body${attributes}>
${body}
</body>
</html>
`;

interface Chapter {
  readonly file: string;
  readonly title: string;
  readonly text: string;
  readonly hasDrawing: boolean;
}

const id = (n: number): string => `c${n}`;

const toEntry = (name: string, text: string): ZipEntry => ({ name, data: encodeUtf8(toXml(text)) });

/** A chapter is called after its heading, and the first one after the book. */
const titleOf = ([first]: readonly Block[], book: string): string =>
  first?.t === 'heading' ? plain(first.text) : book;

const chapters = ({ lang, title, blocks }: Document): Chapter[] =>
  chaptersOf(blocks).map((chapter, i) => {
    const called = titleOf(chapter, title);
    const body = chapterHtml(chapter).replaceAll('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
    return {
      file: `chapter-${i}.xhtml`,
      title: called,
      text: page(lang, called, `<main>\n${body}\n</main>`),
      hasDrawing: body.includes('<svg '),
    };
  });

const navigation = ({ lang }: Document, all: readonly Chapter[], contents: string): string =>
  page(
    lang,
    contents,
    `<nav epub:type="toc" id="toc"><h2>${escapeHtml(contents)}</h2>\n<ol>\n${all.map(({ file, title }) => `<li><a href="${file}">${escapeHtml(title)}</a></li>`).join('\n')}\n</ol></nav>`,
  );

const packageFile = ({ lang, title, authors }: Document, all: readonly Chapter[], modified: Date): string => {
  const print = all.map(({ text }) => crc32(encodeUtf8(text)).toString(16).padStart(8, '0'));
  const item = ({ file, hasDrawing }: Chapter, n: number): string =>
    `<item id="${id(n)}" href="${file}" media-type="application/xhtml+xml"${hasDrawing ? ' properties="svg"' : ''}/>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${lang}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">tavola-chronicle-${crc32(encodeUtf8(print.join(''))).toString(16)}</dc:identifier>
<dc:title>${escapeHtml(title)}</dc:title>
<dc:language>${lang}</dc:language>
${authors.map(name => `<dc:creator>${escapeHtml(name)}</dc:creator>`).join('\n')}
<meta property="dcterms:modified">${modified.toISOString().slice(0, 19)}Z</meta>
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="style" href="style.css" media-type="text/css"/>
${all.map(item).join('\n')}
</manifest>
<spine>
${all.map((_, n) => `<itemref idref="${id(n)}"/>`).join('\n')}
</spine>
</package>
`;
};

/** The book of a story as EPUB 3. The host says the date, because a story knows no clock. */
export const toEpub = (document: Document, contents: string, modified: Date): Uint8Array<ArrayBuffer> => {
  const all = chapters(document);
  return zip([
    // Readers find this text at a fixed place, so it comes first and is stored as it is.
    toEntry('mimetype', 'application/epub+zip'),
    toEntry('META-INF/container.xml', CONTAINER),
    toEntry('book/package.opf', packageFile(document, all, modified)),
    toEntry('book/nav.xhtml', navigation(document, all, contents)),
    toEntry('book/style.css', bookStyle),
    ...all.map(chapter => toEntry(`book/${chapter.file}`, chapter.text)),
  ]);
};
