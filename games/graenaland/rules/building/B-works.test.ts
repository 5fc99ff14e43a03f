import { answer, asked, heard, refusal } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { NONE } from '../names.ts';
import { rich, why } from '../test/rich.ts';
import { build, buildable, building, card, cardsOf, choose, code, known } from '../test/shore.ts';

describe('B priest and skald', () => {
  const CHURCH = '2 ore, wood, grain, livestock';
  const HALL = '3 wood, livestock, grain';

  test('[G-B24] the first church brings the priest, the first hall the skald', () => {
    const scene = build(rich(), 'church', 1, CHURCH);
    expect(heard(scene, 'hero')).toEqual({ t: 'hero', seat: 0, hero: 'priest', territory: 1, how: 'enters' });
    expect(scene.state.table.heroes.slice(0, 3)).toEqual([0, 1, NONE]);
  });

  test('[G-B24] where an own hero stands it waits', () => {
    const scene = build(rich(), 'hall', 0, HALL);
    expect(heard(scene, 'hero')).toMatchObject({ hero: 'skald', territory: 0, how: 'waits' });
    expect(scene.state.table).toMatchObject({ waiting: [2], waitingFor: [0] });
    expect(scene.state.table.heroes.slice(0, 3)).toEqual([0, NONE, NONE]);
  });

  test('[G-B24][G-B25] with a later one a hero in play may come over, if no own hero is there; it is said with the build', () => {
    const set = {
      buildings: { 1: [NONE, 0, NONE] },
      settlements: { 0: [1, 0, 0, 0], 1: [1, 0, 0, 0], 2: [1, 0, 0, 0] },
    };
    const scene = rich({ ...set, heroes: [[0, 1], [1], [2], [3]] });
    const moved = build(scene, 'church', 2, CHURCH, { move: true });
    expect(heard(moved, 'hero')).toEqual({ t: 'hero', seat: 0, hero: 'priest', territory: 2, how: 'moves' });
    expect(moved.state.table.heroes.slice(0, 2)).toEqual([0, 2]);
    const stayed = build(scene, 'church', 2, CHURCH);
    expect(heard(stayed, 'hero')).toBeUndefined();
    expect(stayed.state.table.heroes.slice(0, 2)).toEqual([0, 1]);
    // The warrior stands on 0.
    const refused = refusal(scene, 0, building(scene, 0, code('church', 0), CHURCH, { move: true }));
    expect(refused).toEqual({ code: 'no-hero-to-move', rule: 'G-B24' });
    expect(refusal(scene, 0, building(scene, 0, code('hall', 2), HALL, { move: true }))).toMatchObject({
      code: 'no-hero-to-move',
    });
  });

  test('[G-B25] a waiting hero keeps its territory, and a place freed by building is filled only after a movement', () => {
    const scene = build(rich(), 'church', 0, CHURCH);
    const later = build(scene, 'church', 1, CHURCH);
    expect(later.state.table).toMatchObject({ waiting: [1], waitingFor: [0] });
    expect(later.state.table.heroes.slice(0, 3)).toEqual([0, NONE, NONE]);
    // The priest leaves territory 0 for a new church, while the waiting skald stays outside.
    const freeing = rich({
      heroes: [[1, 0], [1], [2], [3]],
      buildings: { 0: [NONE, 0, 0] },
      settlements: { 0: [1, 0, 0, 0], 2: [1, 0, 0, 0] },
      change: ({ table }) => {
        table.waiting = [2];
        table.waitingFor = [0];
      },
    });
    const freed = build(freeing, 'church', 2, CHURCH, { move: true });
    expect(freed.state.table.heroes.slice(0, 3)).toEqual([1, 2, NONE]);
    expect(freed.state.table.waiting).toEqual([2]);
    const stay = [0, 0];
    const next = answer(choose(freed, 'end'), { 0: stay, 2: stay, 3: stay });
    expect(heard(next, 'entered')).toEqual({ t: 'entered', seat: 0, hero: 'skald', territory: 0 });
  });
});

describe('B public works', () => {
  test('[G-B30] where one has a house, each kind once, as long as there are tokens; they belong to nobody', () => {
    const scene = rich({ works: { 1: ['road'] } });
    expect(why(scene, 'road', 1)).toEqual({ code: 'stands-already', rule: 'G-B30', about: { territory: 1 } });
    expect(why(scene, 'road', 2)).toEqual({ code: 'no-house-there', rule: 'G-B30', about: { territory: 2 } });
    for (const [name, paid] of [
      ['road', 'ore, wood, livestock'],
      ['improvement', 'wood, grain'],
      ['market', 'wood, livestock, grain'],
      ['palisade', '2 wood, ore'],
    ] as const) {
      const built = build(scene, name, 0, paid);
      expect(built.state.table.works.slice(0, 4).filter(n => n === 1)).toHaveLength(1);
      expect(built.state.table.tokens.reduce((sum, n) => sum + n, 0)).toBe(6 + 9 + 6 + 6 - 2);
    }
    const none = rich({
      seats: 5,
      works: {
        2: ['palisade'],
        3: ['palisade'],
        4: ['palisade'],
        5: ['palisade'],
        6: ['palisade'],
        7: ['palisade'],
      },
    });
    expect(why(none, 'palisade', 0)).toMatchObject({ code: 'no-token-left', rule: 'G-B30' });
    expect(buildable(none, 0)).not.toContain(code('palisade', 0));
  });

  test('[G-B40] a market changes one card a phase into any resource, a supply as a whole too', () => {
    const scene = rich({
      works: { 1: ['market'] },
      hands: ['4 grain, ore, wood, livestock+livestock, 2 wood'],
    });
    const paid = building(scene, 0, code('road', 0), 'ore, wood, grain', { markets: 1 });
    const one = answer(scene, { 0: paid });
    expect(heard(one, 'built')).toMatchObject({ build: 'road', markets: 1 });
    expect(why(one, 'palisade', 0)).toEqual({ code: 'cannot-pay', rule: 'G-B05' });
    // The supply card goes through the market as ore for a palisade.
    const supply = build(
      rich({ works: { 1: ['market'] }, hands: ['2 wood, livestock+livestock'] }),
      'palisade',
      0,
      '2 wood, livestock+livestock',
      { markets: 1 },
    );
    expect(heard(supply, 'built')).toMatchObject({ build: 'palisade', markets: 1 });
    const used = refusal(one, 0, building(one, 0, code('improvement', 0), '2 wood', { markets: 1 }));
    expect(used).toMatchObject({ rule: 'G-B02' });
  });

  test('[G-B40] a market built this turn, or reached by a settlement of this turn, can be used from the next build on', () => {
    const scene = rich({ hands: ['2 wood, livestock, 2 grain, ore, grain'] });
    const market = build(scene, 'market', 0, 'wood, livestock, grain');
    expect(heard(build(market, 'road', 0, 'ore, wood, grain', { markets: 1 }), 'built')).toMatchObject({
      markets: 1,
    });
    const far = rich({ works: { 2: ['market'] }, hands: ['3 ore, 2 wood, livestock, 2 grain'] });
    expect(why(far, 'market', 0)).toBeUndefined();
    const reached = build(far, 'settlement', 2, '2 ore, wood, livestock');
    expect(heard(build(reached, 'road', 0, 'ore, wood, grain', { markets: 1 }), 'built')).toMatchObject({
      markets: 1,
    });
  });

  test('[G-B42] several markets serve one build, each for one card; other clans’ use does not matter', () => {
    const scene = rich({
      settlements: { 0: [1, 0, 0, 0], 1: [3, 1, 0, 0] },
      works: { 0: ['market'], 1: ['market'] },
      hands: ['3 grain, wood'],
    });
    const built = build(scene, 'palisade', 0, '2 grain, wood', { markets: 2 });
    expect(heard(built, 'built')).toMatchObject({ markets: 2 });
    expect(
      refusal(scene, 0, building(scene, 0, code('palisade', 0), '3 grain', { markets: 3 })),
    ).toMatchObject({ code: 'out-of-range' });
    // The next main player can use both again.
    expect(choose(built, 'end').state.table.builder).toBe(NONE);
  });

  test('[G-B42] one symbol of a supply is never changed while the other is paid', () => {
    const scene = rich({ works: { 0: ['market'], 1: ['market'] }, hands: ['wood, grain+grain'] });
    // Wood and grain suffice if the second symbol is nothing; for two wood and ore the supply would have to be two
    // cards.
    expect(why(scene, 'palisade', 0)).toEqual({ code: 'cannot-pay', rule: 'G-B05' });
    expect(why(scene, 'improvement', 0)).toBeUndefined();
  });
});

describe('B palisades', () => {
  /** Brings seat 0 to territory 2, where seats 1 and 3 have houses behind a palisade. */
  const walled = (hands: string) =>
    rich({
      settlements: { 1: [1, 0, 0, 0], 2: [0, 1, 0, 1] },
      works: { 2: ['palisade'], 1: ['market'] },
      hands: [hands],
    });
  const PAID = '2 ore, wood, livestock';

  test('[G-B41] the first house behind a palisade also costs a resource card for each clan there', () => {
    const scene = walled(`${PAID}, grain, gold, wood+wood`);
    const settle = (gifts: { [seat: number]: string }, markets = 0) =>
      refusal(scene, 0, building(scene, 0, code('settlement', 2), PAID, { gifts, markets }));
    expect(settle({ 1: 'grain', 3: 'gold' })).toBeUndefined();
    expect(settle({ 1: 'grain' })).toEqual({ code: 'card-owed', rule: 'G-B41', about: { seat: 3 } });
    expect(settle({ 1: 'grain', 2: 'gold' })).toMatchObject({
      code: 'no-card-owed',
      rule: 'G-B41',
      about: { seat: 2 },
    });
    expect(settle({ 1: 'grain', 3: 'ore' })).toEqual({ code: 'not-enough-cards', rule: 'G-B41' });
    expect(settle({ 1: 'grain', 3: 'wood+wood' })).toMatchObject({ code: 'too-many' });
    const after = build(scene, 'settlement', 2, PAID, { gifts: { 1: 'grain', 3: 'gold' } });
    expect(cardsOf(after, 1)).toEqual([card('grain')]);
    expect(cardsOf(after, 3)).toEqual([card('gold')]);
    // The next house there costs only its price.
    expect(after.state.table.settlements[2 * 4]).toBe(1);
  });

  test('[G-B41] a player who cannot give them all cannot build; markets do not help', () => {
    expect(why(walled(`${PAID}, grain`), 'settlement', 2)).toEqual({
      code: 'card-owed',
      rule: 'G-B41',
      about: { cards: 2 },
    });
    expect(buildable(walled(`${PAID}, grain`), 0)).not.toContain(code('settlement', 2));
    // If the supply stands for wood, one resource card more is left.
    expect(why(walled(`${PAID}, grain, wood+grain`), 'settlement', 2)).toBeUndefined();
  });

  test('[G-B43] giver and receiver see the card’s face, the others its back', () => {
    const after = build(walled(`${PAID}, grain, gold`), 'settlement', 2, PAID, {
      gifts: { 1: 'grain', 3: 'gold' },
    });
    expect(heard(after, 'built')).toMatchObject({
      gifts: [
        { to: 1, deck: 0 },
        { to: 3, deck: 3 },
      ],
    });
    expect(after.whispers.map(({ to }) => to)).toEqual([0, 1, 0, 3]);
    expect(known(after, 1).every(n => n === 0)).toBe(true);
    expect(after.state.table.backs.slice(5, 10)).toEqual([1, 0, 0, 0, 0]);
  });

  test('[G-S11] what is given away in secret is no longer certain, whichever kind it was', () => {
    const scene = walled(`${PAID}, 2 grain, gold`);
    scene.state.table.known = scene.state.table.known.with(card('grain'), 2);
    scene.state.table.known = scene.state.table.known.with(card('livestock'), 1);
    const after = build(scene, 'settlement', 2, PAID, { gifts: { 1: 'grain', 3: 'gold' } });
    expect(known(after, 0)[card('grain')]).toBe(1);
    expect(known(after, 0)[card('livestock')]).toBe(0);
  });

  test('[G-B06] nothing else lets cards change hands', () => {
    expect(asked(choose(rich(), 'end'))).toBe('orders 0,2,3');
  });
});
