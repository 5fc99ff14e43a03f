/** `npm run -w @tavola/web pictures` includes these pages of online tables, on phone, tablet and desktop. */
import { launch } from '../support/browser.ts';
import { findChromium } from '../support/chromium.ts';
import { takeAll, takeVisits } from './picturing.ts';
import { openServer } from '../support/server.ts';
import { SIZES } from '../measure/sizes.ts';
import { makeTable, sitDown, start, visit } from '../support/visitors.ts';

const path = findChromium();
if (!path) process.exit(1);
const [server, browser] = await Promise.all([openServer(), launch(path)]);
const options = SIZES.desktop;

const form = async (): Promise<void> => {
  const maker = await visit(browser, `${server.address}#/new/verona/online`, options);
  await maker.page.click('input[name="pace"][value="slow"]');
  await takeAll(maker, 'online-new');
  await maker.close();
};

const match = async (): Promise<void> => {
  const { host, link, gallery } = await makeTable(browser, server, { ...options, seats: 4 });
  await host.page.locator('button[aria-expanded]').first().click();
  await takeAll(host, 'online-lobby');
  const guest = await visit(browser, link, options);
  await guest.page.fill('[data-testid="name"]', 'Bruno');
  await takeAll(guest, 'online-guest');
  await guest.page.click('[data-testid="sit"]');
  const carla = await sitDown(browser, link, 'Carla', options);
  await host.page.selectOption('[data-testid="bot-3"]', 'steady');
  await start(host, guest, carla);
  await carla.close();
  await guest.page.click('[data-testid="tab-talk"]');
  await guest.page.selectOption('.talk select', '0');
  await guest.page.fill('[data-testid="say"]', 'Via Rosa?');
  await guest.page.keyboard.press('Enter');
  await host.page.click('[data-testid="tab-talk"]');
  await host.page.waitForSelector('[data-testid="talk"] >> text=Via Rosa?');
  await host.page.selectOption('.talk select', '');
  await host.page.fill('[data-testid="say"]', 'Buona fortuna!');
  await host.page.keyboard.press('Enter');
  await host.page.waitForSelector('[data-testid="talk"] >> text=Buona fortuna!');
  await takeAll(host, 'online-talk', '[data-testid="say"]');
  await host.page.click('[data-testid="tab-table"]');
  await host.page.click('[data-testid="propose-pause"]');
  await host.page.waitForSelector('[data-testid="vote-pause"]');
  await takeAll(host, 'online-together', '[data-testid="vote-pause"]');
  const watcher = await visit(browser, gallery, options);
  await watcher.page.waitForSelector('[data-testid="status"]');
  await takeAll(watcher, 'online-watch');
  await host.page.goto(server.address);
  await host.page.waitForSelector('[data-testid="my-table"]');
  await takeAll(host, 'online-home', '[data-testid="my-table"]');
  for (const { close } of [host, guest, watcher]) await close();
};

await takeVisits({ form, match });
await browser.close();
await server.close();
