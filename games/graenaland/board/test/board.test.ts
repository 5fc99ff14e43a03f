// @vitest-environment happy-dom
import { graenaland as game } from '../../rules/index.ts';
import { stepFrom } from '../../rules/land.ts';
import { acceptAnswer } from '@tavola/kernel';
import { flushSync } from 'svelte';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@tavola/web/text/language.ts';
import type { Draft } from '@tavola/web/board-kit/contract.ts';
import { ARMY, FORT } from '../../rules/building/builds.ts';
import { describePrice } from '../../text/names.ts';
import { figures } from '../figures.ts';
import { standardPriceList } from '../../rules/components/price-list.ts';
import { board as graenaland } from '../index.ts';
import { askedPositions, positionOf, richPosition } from './goldens.ts';
import {
  findButton,
  click,
  stopClock,
  openBoard,
  press,
  propsFor,
  render,
  findTerritories,
} from './rendered.ts';

stopClock();

describe('every question of the golden matches', { timeout: 60_000 }, () => {
  const positions = askedPositions().map((one, i) => ({
    ...one,
    language: LANGUAGES[i % LANGUAGES.length]!,
  }));
  test('the positions cover all thirteen', () => {
    expect(positions.length).toBe(13);
  });
  test.each(positions)('$name can be answered on the board ($language)', ({ turn, seat, language }) => {
    const props = propsFor(turn, seat, { onDraft: () => undefined });
    expect(graenaland.handlesInput(props.view)).toBe(true);
    const root = render(props, 'Board', language);
    expect(findTerritories(root).length).toBe(turn.before.table.land.terrain.length);
    const isOnBoard = findTerritories(root).some(one => one.getAttribute('aria-disabled') === 'false');
    expect(isOnBoard || root.querySelectorAll('.dock button').length > 0).toBe(true);
    const text = root.innerHTML + render(props, 'Panels', language).innerHTML;
    expect(text).not.toMatch(/undefined|NaN|\[object/);
  });
  test('a spectator sees no tray and nothing private', () => {
    const { turn } = positionOf('orders');
    const root = render(propsFor(turn, undefined));
    expect(root.querySelectorAll('.dock button').length).toBe(0);
    expect(root.querySelectorAll('[aria-disabled="false"]').length).toBe(0);
    const panels = render(propsFor(turn, undefined), 'Panels');
    expect(panels.textContent).not.toContain('only you see this');
  });
});

describe('[G-B07] the overview card', () => {
  test('opens for everybody, shows every price of the components in play, and closes by Escape', () => {
    const { turn } = positionOf('orders');
    const root = render(propsFor(turn, undefined));
    const opener = root.querySelector<HTMLButtonElement>('[data-testid="prices"]')!;
    expect(root.querySelector('[data-testid="price-card"]')).toBeNull();
    click(opener);
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    const card = root.querySelector('[data-testid="price-card"]')!;
    const { land, stock } = turn.before.table;
    const prices = [...land.settlement, ...stock.prices.slice(FORT, ARMY), ...stock.armyPrices];
    expect([...card.querySelectorAll('td .hidden')].map(cell => cell.textContent)).toEqual(
      prices.map(price => describePrice('en', price)),
    );
    press(opener, 'Escape');
    expect(root.querySelector('[data-testid="price-card"]')).toBeNull();
  });
  test('stands in the rules, outside a match with all tiles of the box', () => {
    const list = standardPriceList();
    expect(list.tiles).toHaveLength(9);
    expect(list.army.map(({ terrain }) => terrain)).toEqual([undefined, 'plains', 'forest', 'hills']);
    expect(Object.keys(figures)).toEqual(['G-B07']);
  });
});

describe('[G-M01] orders', () => {
  test('a hero and a direction make an answer, and each direction says where it leads', () => {
    const { show, draft, answer, turn, seat } = openBoard('orders');
    const [hero] = [...show().querySelectorAll('.heroes button')];
    click(hero);
    const root = show();
    const rose = [...root.querySelectorAll<HTMLButtonElement>('[data-direction]')];
    expect(rose.length).toBe(9);
    const from = turn.before.table.heroes[seat * 3]!;
    const off = rose.find(one => one.getAttribute('aria-label')?.includes('leads nowhere'));
    expect(off).toBeDefined();
    click(rose.find(one => one.dataset['direction'] === 'stay'));
    expect(draft()).toEqual([0, 0]);
    expect(answer()).toEqual([0, 0]);
    expect(from).toBeGreaterThanOrEqual(0);
  });
  test('picking a target on the island sets the direction', () => {
    const { show, draft, turn, seat } = openBoard('orders', [0, undefined]);
    const near = turn.before.table.land.near[turn.before.table.heroes[seat * 3]!]![0]!;
    click(show().querySelector(`[data-territory="${near}"]`));
    const [, direction] = draft() as readonly number[];
    expect(direction).toBeGreaterThan(0);
    expect(show().querySelector(`[data-territory="${near}"]`)?.getAttribute('aria-pressed')).toBe('true');
  });
});

describe('[G-D02] a proposal', () => {
  test('the cards are dealt by letter, by click, or all at once, and the tally shows the majority', () => {
    const { show, answer } = openBoard('proposal');
    const open = show().querySelector('[data-territory][aria-disabled="false"]');
    click(open);
    let root = show();
    const bins = [...root.querySelectorAll<HTMLElement>('[data-clan][aria-disabled="false"]')];
    expect(bins.length).toBeGreaterThan(0);
    const letter = 'ABCDE'[Number(bins.at(-1)!.dataset['clan'])]!;
    const cards = [...root.querySelectorAll('.tray .card')];
    press(cards[0]!, letter.toLowerCase());
    root = show();
    expect(root.querySelector('.tally')?.textContent).toMatch(/\d of \d+ votes? needed/);
    const rest = findButton(root, 'The rest to me');
    if (!rest.disabled) click(rest);
    expect(answer()).toBeDefined();
  });
  test('a clan without votes there gets nothing, and the tray names the rule', () => {
    const { show, draft } = openBoard('proposal');
    const { turn } = positionOf('proposal');
    for (const open of show().querySelectorAll('[data-propose]')) {
      click(open);
      const root = show();
      const other = root.querySelector<HTMLElement>('[data-clan][aria-disabled="true"]');
      if (!other) continue;
      const before = draft();
      click(other);
      expect(draft()).toEqual(before);
      expect(root.querySelector('[role=status]')?.textContent).toMatch(/no vote there.*G-D02/);
      return;
    }
    throw new Error(`everybody has votes everywhere in ${turn.before.table.round}`);
  });
  test('the player may propose nothing', () => {
    const { show, answer } = openBoard('proposal');
    click(findButton(show(), 'No proposal'));
    expect(answer()).toEqual({ branch: 0, answer: 0 });
  });
  test('the island names the rule where the player cannot propose', () => {
    const { show } = openBoard('proposal');
    const root = show();
    click(root.querySelector('[data-territory][aria-disabled="true"]'));
    expect(root.querySelector('[role=status]')?.textContent).toMatch(/G-D01/);
  });
});

test('[G-D04] a vote shows the gifts and offers yes and no', () => {
  const { show, answer } = openBoard('vote');
  const root = show();
  expect(root.querySelector('.tray')?.textContent).toContain('proposes for');
  click(findButton(root, 'I refuse'));
  expect(answer()).toBe(0);
});

describe('[G-D04] the votes so far', () => {
  test('include the own votes only after the player agrees', () => {
    const said = (draft?: Draft): string =>
      openBoard('vote', draft).show().querySelector('.tally')!.textContent;
    expect(said()).toContain('Counting the proposer:');
    expect(said(0)).toContain('Counting the proposer:');
    expect(said(1)).toContain('Counting the proposer and you:');
  });
  test('other players see the proposal and the votes but cannot vote', () => {
    const { turn } = positionOf('vote');
    const root = render(propsFor(turn, undefined));
    expect(root.querySelector('.tray')?.textContent).toContain('proposes for');
    expect(root.querySelectorAll('.dock button').length).toBe(0);
  });
});

describe('[G-B02] building', () => {
  test('a build comes with a payment that the rules accept, and the payment can be changed', () => {
    const { turn, seat } = richPosition();
    const { choice } = game.view(turn.before, seat).asked!;
    let draft: Draft;
    const show = () => render(propsFor(turn, seat, { draft, onDraft: next => (draft = next) }));
    let root = show();
    click(root.querySelector('[data-territory][aria-disabled="false"]'));
    click(root.querySelector('[data-build][aria-disabled="false"]'));
    const accepted = acceptAnswer(choice!, draft);
    expect(accepted.ok).toBe(true);
    expect(game.submit(turn.before, seat, turn.before.asked!.id, draft, { below: () => 0 }).ok).toBe(true);
    root = show();
    expect(root.querySelector('.payment')?.textContent).toContain('Paid exactly.');
    click(root.querySelector('.payment .stack button:not(:disabled)'));
    root = show();
    expect(root.querySelector('.payment .why')?.textContent).toMatch(/G-B0\d|G-B40/);
  });
  test('[G-B01] the phase cannot end without a supply card, and the tray says so', () => {
    const { turn, seat } = positionOf('build');
    const root = render(propsFor(turn, seat, { onDraft: () => undefined }));
    const end = findButton(root, 'Finish building');
    expect(end.getAttribute('aria-disabled')).toBe('true');
    click(end);
    expect(root.querySelector('[role=status]')?.textContent).toMatch(/supply card.*G-B01/);
  });
  test('an impossible build names the rule', () => {
    const { turn, seat } = richPosition();
    const root = render(propsFor(turn, seat, { onDraft: () => undefined }));
    click(root.querySelector('[data-territory]'));
    const inert = [...root.querySelectorAll('[data-build][aria-disabled="true"]')];
    expect(inert.length).toBeGreaterThan(0);
    for (const one of inert) {
      click(one);
      expect(root.querySelector('[role=status]')?.textContent).toMatch(/G-[BX]\d\d/);
    }
  });
});

test('[G-O14] the desk says on request whether the player can declare', () => {
  const { show } = openBoard('declaration');
  const root = show();
  click(findButton(root, 'Can I declare victory now?'));
  expect(root.querySelector('.tray [role=status]')?.textContent).toMatch(/points?/);
});

describe('the lens', () => {
  test('explains its votes, now and as planned', () => {
    const { turn, seat } = positionOf('orders');
    const from = turn.before.table.heroes[seat * 3]!;
    const near = turn.before.table.land.near[from]![0]!;
    const view = game.view(turn.before, seat);
    const draft: Draft = [
      0,
      [1, 2, 3, 4, 5, 6].find(d => near === stepFrom(view.table.land.coast, from, d))!,
    ];
    const root = render(propsFor(turn, seat, { draft, onDraft: () => undefined }));
    root.querySelector<SVGGElement>(`[data-territory="${near}"]`)!.dispatchEvent(new FocusEvent('focus'));
    flushSync();
    const lens = root.querySelector('.lens');
    expect(lens?.textContent).toMatch(/needed/);
    expect(lens?.textContent).toContain('As planned');
    // The current and the planned summands stand side by side.
    const planned = lens?.querySelector(`[data-planned="${seat}"]`);
    expect(planned?.textContent).toMatch(/as planned.*\d+ warrior/);
    expect(planned?.previousElementSibling?.textContent).not.toMatch(/warrior/);
    expect(root.querySelector(`[data-territory="${near}"]`)?.getAttribute('aria-describedby')).toMatch(
      /votes$/,
    );
  });
  test('on a phone a touch opens it as a sheet, which the player can close', () => {
    const { turn } = positionOf('orders');
    const root = render(propsFor(turn, undefined, { size: { width: 344, height: 500 } }));
    click(root.querySelector('[data-territory="0"]'));
    expect(root.querySelector('.under .lens')).not.toBeNull();
    click(root.querySelector('.under .close'));
    expect(root.querySelector('.lens')).toBeNull();
  });
});
