/** `npm run -w @tavola/web icons` draws the icon as pictures into web/public, for devices without SVG icons. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from '../support/browser.ts';
import { findChromium } from '../support/chromium.ts';

const PUBLIC = join(import.meta.dirname, '../../public');
/** Devices cut a maskable icon to their own shape, so the drawing stays within four fifths of it. */
const ICONS = [
  { name: 'icon-192.png', size: 192, drawn: 1, isFull: false },
  { name: 'icon-512.png', size: 512, drawn: 1, isFull: false },
  { name: 'icon-maskable.png', size: 512, drawn: 0.7, isFull: true },
  { name: 'apple-touch-icon.png', size: 180, drawn: 0.85, isFull: true },
] as const;

const path = findChromium();
if (!path) process.exit(1);
const drawing = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
const browser = await launch(path);
for (const { name, size, drawn, isFull } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const paper = isFull ? '#f6efdf' : 'transparent';
  await page.setContent(
    `<style>html,body{margin:0;height:100%;background:${paper};display:grid;place-items:center}svg{width:${size * drawn}px;height:${size * drawn}px}</style>${drawing}`,
  );
  await page.screenshot({ path: join(PUBLIC, name), omitBackground: true });
  await page.close();
}
await browser.close();
