// @vitest-environment happy-dom
import { FLOORS, NONE, vendetta as game, type Vendetta } from '../../rules/index.ts';
import type { State } from '@tavola/kernel';
import { flushSync, mount, unmount, type ComponentProps } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LANGUAGES, type Language } from '@tavola/web/text/language.ts';
import { languageContext } from '@tavola/web/ui/language.ts';
import City from '../city/City.svelte';
import { planOf, type Cell } from '../city/plan.ts';
import { goldens, replayGolden, type Played } from './goldens.ts';

/** The tests share one replay of each match, because a replay is slow. */
const kept = new Map<string, Played>();
const replayOnce = (file: string): Played => {
  const match = kept.get(file) ?? replayGolden(file);
  kept.set(file, match);
  return match;
};

type Props = ComponentProps<typeof City>;
let shown: ReturnType<typeof mount> | undefined;
const render = (
  state: State<Vendetta>,
  names: readonly string[],
  more: Partial<Props> = {},
  language: Language = 'en',
): HTMLElement => {
  const target = document.createElement('div');
  document.body.append(target);
  const props: Props = {
    view: game.view(state, 0),
    players: names.map(name => ({ name, bot: null })),
    picked: [],
    open: [],
    highlights: [],
    onHighlight: () => undefined,
    onPick: undefined,
    whyNot: undefined,
    onRule: () => undefined,
    width: 800,
    ...more,
  };
  shown = mount(City, { target, props, context: languageContext(() => language) });
  flushSync();
  return target;
};
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.innerHTML = '';
});

const cellsIn = ({ column, row, across, down }: Cell): string[] =>
  Array.from({ length: across * down }, (_, i) => `${column + (i % across)}/${row + Math.floor(i / across)}`);

describe('the layout', () => {
  const cases = [0, 1, 2, 3, 4, 5, 6].flatMap(houses =>
    [300, 600, 1000].map(width => [houses, width] as const),
  );
  test.each(cases)(
    '%i houses, %i pixels: no quarter lies on another or beyond the columns',
    (houses, width) => {
      const plan = planOf(houses, width);
      expect(plan.houses).toHaveLength(houses);
      const cells = [...plan.houses, plan.piazza].flatMap(cellsIn);
      expect(new Set(cells).size).toBe(cells.length);
      for (const { column, across } of [...plan.houses, plan.piazza])
        expect(column + across - 1).toBeLessThanOrEqual(plan.columns);
    },
  );
});

describe('the plan', () => {
  test.each(goldens)('%s: each house, place and piece in play appears once with its name', file => {
    const { names, moments } = replayOnce(file);
    const { state } = moments.at(-1)!;
    const { table } = state;
    const root = render(state, names);
    expect(root.querySelectorAll('[data-house]')).toHaveLength(table.houses.length);
    expect(root.querySelectorAll('[data-place]')).toHaveLength(table.places.length);
    expect(root.querySelectorAll('[data-piece]')).toHaveLength(table.power.filter(n => n > 0).length);
    table.places.forEach(({ name, value }, place) => {
      const spoken = root.querySelector(`[data-place="${place}"]`)?.getAttribute('aria-label') ?? '';
      expect(spoken.toLowerCase()).toContain(name.toLowerCase());
      if (value > 0) expect(spoken).toContain(String(value));
    });
  });

  test('a piece outside the city appears at its place, and a locked-up piece behind bars', () => {
    const { names, moments } = replayOnce(goldens.find(file => file.startsWith('0002'))!);
    const { state } = moments.find(moment => moment.state.table.away.some(place => place !== NONE))!;
    const piece = state.table.away.findIndex(place => place !== NONE);
    const root = render(state, names);
    const at = root.querySelector(`.outside [data-piece="${piece}"]`);
    expect(at?.getAttribute('aria-label')).toContain(state.table.places[state.table.away[piece]!]!.name);

    const six = replayOnce(goldens.find(file => file.startsWith('0005'))!);
    const locked = six.moments.map(moment => moment.state).find(({ table }) => table.locked >= 0)!;
    const behind = render(locked, six.names).querySelector(`[data-piece="${locked.table.locked}"]`);
    expect(behind?.querySelector('.bars')).not.toBeNull();
    expect(behind?.getAttribute('aria-label')).toContain('locked up');
  });

  test('a tower shows its standing and its fallen floors', () => {
    const { names, moments } = replayOnce(goldens[0]!);
    const { state } = moments.find(({ state: { table } }) =>
      table.floors.some(floors => floors > 0 && floors < FLOORS),
    )!;
    const seat = state.table.floors.findIndex(floors => floors > 0 && floors < FLOORS);
    const tower = render(state, names).querySelector(`[data-house="${seat}"]`)!;
    expect(tower.querySelectorAll('rect.front')).toHaveLength(state.table.floors[seat]!);
    expect(tower.querySelectorAll('.ruin').length).toBe(2 * (FLOORS - state.table.floors[seat]!));
  });

  test('only an open mark accepts a pick, and picks and highlights are visible', () => {
    const { names, moments } = replayOnce(goldens[1]!);
    const onPick = vi.fn<(mark: { what: string; number: number }) => void>();
    const onHighlight = vi.fn<Props['onHighlight']>();
    const root = render(moments.at(-1)!.state, names, {
      open: [{ what: 'place', number: 1 }],
      picked: [{ what: 'seat', number: 0 }],
      highlights: [{ what: 'place', number: 0 }],
      onPick,
      onHighlight,
    });
    const place = (n: number): HTMLElement => root.querySelector<HTMLElement>(`[data-place="${n}"]`)!;
    place(0).click();
    expect(onPick).not.toHaveBeenCalled();
    place(1).click();
    expect(onPick).toHaveBeenCalledWith({ what: 'place', number: 1 });
    expect(place(0).classList.contains('lit')).toBe(true);
    expect(place(0).getAttribute('aria-disabled')).toBe('true');
    expect(root.querySelector('[data-house="0"]')?.getAttribute('aria-pressed')).toBe('true');
    place(1).focus();
    expect(onHighlight).toHaveBeenLastCalledWith([{ what: 'place', number: 1 }]);
  });

  test.each(LANGUAGES)('a note is a slip that opens (%s)', language => {
    const { state } = replayOnce(goldens[1]!).moments.at(-1)!;
    const root = render(state, [], {}, language);
    const written = state.table.notes.find(
      note => note.about < state.table.places.length && note.text !== '',
    );
    const slips = [...root.querySelectorAll('details')].map(slip => slip.textContent ?? '');
    expect(slips.length).toBeGreaterThan(0);
    for (const slip of slips) expect(state.table.notes.some(({ text }) => slip.includes(text))).toBe(true);
    if (written) expect(slips.some(slip => slip.includes(written.text))).toBe(true);
  });
});
