// @vitest-environment happy-dom
import { HEAD, vendetta as game, type Vendetta } from '../../rules/index.ts';
import type { State } from '@tavola/kernel';
import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { LANGUAGES } from '@tavola/web/text/language.ts';
import { boardProps, clearBoards, renderBoard } from '@tavola/web/board-kit/test/render.ts';
import { board } from '../index.ts';
import type { Either } from '@tavola/web/board-kit/draft.ts';
import { draftOf, noCall } from '../stage/call.ts';
import { PICK_REFUSALS } from '../../text/pick-refusals.ts';
import { whysOf } from '../why.ts';
import { replayGolden } from './goldens.ts';

afterEach(clearBoards);

const { moments, names } = replayGolden('0002-three-houses-montefosco.jsonl');
const turnOf = (wanted: (state: State<Vendetta>) => boolean): { state: State<Vendetta>; seat: number } => {
  const found = moments.find(
    ({ state }) =>
      state.table.turn >= 0 && game.view(state, state.table.turn).asked?.name === 'turn' && wanted(state),
  )!;
  return { state: game.clone(found.state), seat: found.state.table.turn };
};
const render = (state: State<Vendetta>, seat: number, more = {}): HTMLElement =>
  renderBoard(
    board,
    boardProps(game.view(state, seat), {
      onDraft: () => undefined,
      onAside: () => Promise.resolve(undefined),
      ...more,
    }),
    'Board',
  );
const click = (root: HTMLElement, selector: string): void => {
  root.querySelector<HTMLElement>(selector)!.click();
  flushSync();
};

test('an action that the turn does not offer stays in place and gives the reason with its rule', () => {
  const { state, seat } = turnOf(({ table }) => table.called);
  state.table.pulled = 4;
  state.table.reserve[seat] = 0;
  const onDraft = vi.fn<() => void>();
  const onRule = vi.fn<(rule: string) => void>();
  const root = render(state, seat, { onDraft, onRule });
  for (const [id, rule] of [
    ['call-scene', 'N-R04'],
    ['lay-out', 'N-O09'],
    ['strengthen', 'N-O09'],
    ['pull-down', 'N-T03'],
  ]) {
    click(root, `[data-testid="${id}"][aria-disabled="true"]`);
    click(root, '.desk .rule');
    expect(onRule).toHaveBeenLastCalledWith(rule);
  }
  expect(onDraft).not.toHaveBeenCalled();
  expect(root.querySelector('[data-testid="end-turn"]')?.getAttribute('aria-disabled')).toBe('false');
});

test('the plan tells players why they cannot pick something, and tells spectators nothing', () => {
  const { state, seat } = turnOf(({ table }) => !table.called);
  const root = render(state, seat);
  click(root, `[data-house="${seat}"]`);
  expect(root.querySelector('.city .why')?.textContent).toContain('N-C02');
  const rival = (seat + 1) % 3;
  state.table.power = state.table.power.map((power, piece) =>
    state.table.owner[piece] === seat ? 0 : power,
  );
  const weak = render(state, seat);
  click(weak, `[data-house="${rival}"]`);
  expect(weak.querySelector('.city .why')?.textContent).toContain('N-A01');
  // A waiting player sees the reason, and a spectator sees none.
  const other = render(state, rival, { onDraft: undefined });
  click(other, '[data-place="0"]');
  expect(other.querySelector('.city .why')?.textContent).toContain('N-R04');
  const spectator = render(state, seat, { onDraft: undefined, onAside: undefined });
  click(spectator, '[data-place="0"]');
  expect(spectator.querySelector('.city .why')?.textContent?.trim()).toBe('');
});

test('a locked-up head may play scenes in one place only, and a locked-up piece is not available', () => {
  const { state, seat } = turnOf(({ table }) => !table.called);
  state.table.disfavour = seat;
  state.table.locked = HEAD;
  state.table.arrest = 0;
  const whys = whysOf('en', game.view(state, seat), names);
  expect(whys.mark({ what: 'place', number: 1 })?.rule).toBe('N-R06');
  expect(whys.mark({ what: 'place', number: 0 })).toBeUndefined();
  expect(whys.mark({ what: 'seat', number: (seat + 1) % 3 })?.rule).toBe('N-R06');
  state.table.locked = 0;
  expect(whysOf('en', game.view(state, seat), names).mark({ what: 'piece', number: 0 })?.rule).toBe('N-R05');
});

test('a scene that costs too much says so while the player composes it', () => {
  const { state, seat } = turnOf(({ table }) => !table.called);
  state.table.reserve[seat] = 1;
  const choice = game.view(state, seat).asked!.choice as Either;
  const dear = draftOf(choice, { ...noCall, kind: 0, place: 0, object: 0, boost: 5 });
  const root = render(state, seat, { draft: dear });
  expect(root.querySelector('.preview .why')?.textContent).toContain('N-O09');
});

test('the plan is a single tab stop, at the mark that last had the focus', () => {
  const { state, seat } = turnOf(({ table }) => !table.called);
  const root = render(state, seat);
  const listTabStops = (): string[] =>
    [...root.querySelectorAll('.city .thing[tabindex="0"]')].map(
      thing => thing.getAttribute('aria-label') ?? '',
    );
  expect(listTabStops()).toHaveLength(1);
  const place = root.querySelector<HTMLElement>('[data-place="2"]')!;
  place.focus();
  flushSync();
  expect(listTabStops()).toEqual([place.getAttribute('aria-label')]);
});

test.each(LANGUAGES)('every reason has a sentence (%s)', language => {
  for (const sentence of Object.values(PICK_REFUSALS[language])) expect(sentence).toMatch(/^[\p{Lu}{].*\.$/u);
});
