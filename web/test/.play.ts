import { writeFileSync, appendFileSync } from 'node:fs';
import { launch, openPage } from './browser.ts';
import { openSite } from './site.ts';
const [site, browser] = await Promise.all([openSite(), launch('/usr/bin/chromium')]);
const OUT = '/tmp/h/vshots';
const limit = Number(process.argv[2] ?? 600_000);
const speed = process.argv[3] ?? '1';
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const play = async (name: 'desktop' | 'phone'): Promise<void> => {
  const log = (line: string): void => appendFileSync(`${OUT}/${name}.log`, line + '\n');
  writeFileSync(`${OUT}/${name}.log`, '');
  const { page, complaints } = await openPage(browser, site.address, { viewport: sizes[name], ...(name === 'phone' && { hasTouch: true, isMobile: true }) });
  await page.evaluate(s => localStorage.setItem('tavola.speed', s), speed);
  await page.addInitScript({ content: 'globalThis.__name = f => f' });
  await page.reload();
  await page.click('[data-testid="play-now"]');
  const began = Date.now();
  let seen = new Set<string>();
  let n = 0, still = '', since = Date.now();
  const shot = async (what: string): Promise<void> => {
    await page.screenshot({ path: `${OUT}/${name}-${String(n++).padStart(3, '0')}-${what.replace(/\W+/g, '-').slice(0, 40)}.png` });
  };
  let lastTop = '';
  while (Date.now() - began < limit) {
    await page.waitForTimeout(150);
    const now = await page.evaluate(() => {
      const q = (s: string) => document.querySelector<HTMLElement>(s);
      const confirm = q('[data-testid="confirm"]');
      const r = q('.sheet, .town')?.getBoundingClientRect();
      return {
        over: !!q('[data-testid="winner"]'),
        asked: !!confirm && confirm.getAttribute('aria-busy') === 'false',
        status: q('[data-testid="status"] span:last-child')?.textContent?.trim() ?? '',
        hint: q('[data-testid="hint"]')?.textContent?.trim() ?? '',
        showing: !!q('.stage'),
        caption: q('[data-testid="captions"]')?.textContent?.trim() ?? '',
        top: r ? Math.round(r.top + scrollY) : -1,
        viewTop: r ? Math.round(r.top) : -1, height: r ? Math.round(r.height) : -1,
        bar: Math.round(q('.bar')?.getBoundingClientRect().height ?? 0),
        dock: Math.round(q('.dock')?.getBoundingClientRect().height ?? 0),
        hidden: [...document.querySelectorAll<HTMLElement>('.dock button, .dock input')].filter(b => {
          const x = b.getBoundingClientRect(); const bar = q('.bar')!.getBoundingClientRect();
          return x.bottom > innerHeight || (innerWidth < 641 && x.bottom > bar.top + 1);
        }).length,
        scroll: Math.round(scrollY),
      };
    });
    const key = JSON.stringify([now.status, now.caption, now.asked]);
    if (key !== still) { still = key; since = Date.now(); }
    else if (now.showing && Date.now() - since > 9000) { log(`FROZEN ${key}`); await shot('frozen'); since = Date.now(); }
    const tops = `top ${now.top} view ${now.viewTop} h ${now.height} bar ${now.bar} dock ${now.dock} scroll ${now.scroll} hidden ${now.hidden}`;
    if (tops !== lastTop) { log(`${Date.now() - began} ${now.showing ? 'SHOW' : now.asked ? 'ASK' : 'WAIT'} ${tops} | ${now.status.slice(0, 50)} | ${now.caption.slice(0, 60)}`); lastTop = tops; }
    if (now.over) { await shot('end'); log('OVER'); break; }
    if (now.showing) {
      const kind = now.caption.replace(/[A-Z]\w+/g, 'X').replace(/\d+/g, '0').slice(0, 40);
      if (!seen.has(kind) && seen.size < 70) { seen.add(kind); await shot(`show-${now.caption}`); }
      continue;
    }
    if (!now.asked) continue;
    if (!seen.has(now.status)) { seen.add(now.status); await shot(`ask-${now.status}`); }
    await page.evaluate(() => {
      const all = (s: string) => [...document.querySelectorAll<HTMLElement>(s)];
      const pick = (s: string) => { const f = all(s); return f[Math.floor(Math.random() * f.length)]; };
      const press = (e: Element | undefined) => e?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      const streets = '[data-street][aria-disabled="false"]';
      const confirm = all('[data-testid="confirm"]')[0]!;
      if (document.querySelector('.tray .kind')) { for (let i = 0; i < 6; i++) { press(pick('.tray .kind')); press(pick(streets)); } }
      else if (document.querySelector(streets)) press(pick(streets));
      else press(pick('.dock button:not(:disabled)'));
      requestAnimationFrame(() => { if (confirm.getAttribute('aria-disabled') === 'false') press(confirm); });
    });
  }
  log(`complaints ${JSON.stringify(complaints)}`);
};
await play((process.argv[4] ?? 'desktop') as 'desktop');
await browser.close();
process.exit(0);
