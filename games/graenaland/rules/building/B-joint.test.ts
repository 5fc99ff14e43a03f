import { seedDice, type Answer } from '@tavola/kernel';
import { answer, asked, heard, refusal, type TestPosition } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { graenaland, type Graenaland } from '../index.ts';
import { NONE } from '../names.ts';
import { callAlone, leaveOrder, shareNothing } from '../test/calm.ts';
import {
  branches,
  buildable,
  card,
  cards,
  cardsOf,
  choose,
  code,
  known,
  shore,
  type Shore,
} from '../test/shore.ts';

type S = TestPosition<Graenaland>;
/** Lets seat 0 call a road on territory 0, for ore, wood and livestock. */
const called = (set: Shore = {}): S =>
  callAlone(
    shore({
      settlements: { 0: [1, 1, 0, 0], 1: [1, 0, 0, 0] },
      heroes: [[0], [1], [2], [3]],
      hands: ['ore, 2 grain', 'wood, 2 grain', 'livestock, wood, wood+ore', ''],
      ...set,
    }),
    code('road', 0),
  );

const kindsOf = (scene: S, seat: number): number[] => [...new Set(cardsOf(scene, seat))];
const offering = (scene: S, seat: number, names: string): Answer =>
  kindsOf(scene, seat).map(kind => cards(names).filter(one => one === kind).length);
const offer = (scene: S, seat: number, names: string): S => {
  const turn = graenaland.interject(scene.state, seat, 'offer', offering(scene, seat, names), seedDice(1));
  if (!turn.ok) throw new Error(JSON.stringify(turn.error));
  return { ...scene, state: turn.value.state, events: turn.value.events };
};
const paying = (scene: S, own: string, theirs: { readonly [seat: number]: string }, markets = 0): Answer => {
  const places = scene.state.table.offers.flatMap((n, at) => (n > 0 ? [at] : []));
  const of = (at: number): number =>
    cards(theirs[Math.floor(at / 30)] ?? '').filter(kind => kind === at % 30).length;
  return {
    branch: branches(scene, 0).length - 1,
    answer: [offering(scene, 0, own) as number[], places.map(of), markets],
  };
};

/** The codes of the works that the main player may call. */
const callable = ({ state }: S): readonly number[] => {
  const choice = graenaland.choice(state, 0);
  const joint = choice?.kind === 'either' ? choice.branches.find(({ what }) => what === 'joint') : undefined;
  return joint?.kind === 'one' ? joint.of : [];
};

describe('B joint works', () => {
  test('[G-B31] names the work and the territory; others may offer, everybody may talk', () => {
    const scene = called();
    expect(heard(scene, 'called')).toEqual({ t: 'called', seat: 0, build: 'road', territory: 0 });
    expect(asked(scene)).toBe('joint-work 0');
    expect(graenaland.view(scene.state, 3).asked!.talk).toBe('open');
    expect(graenaland.view(scene.state, 3).asides.map(({ name }) => name)).toEqual(['offer', 'promise']);
    expect(graenaland.view(scene.state, 0).asides.map(({ name }) => name)).toEqual(['promise']);
    const closed = graenaland.interject(shore({}).state, 1, 'offer', [], seedDice(1));
    expect(closed).toMatchObject({ ok: false, error: { code: 'not-now', rule: 'G-B32' } });
  });

  test('[G-B31] all others with cards say at once and in secret what they offer; then everybody sees it', () => {
    const set = { hands: ['ore, 2 grain', 'wood, 2 grain', 'livestock, wood', ''] };
    const scene = choose(called(set), 'give-up');
    const calling = choose(
      shore({ settlements: { 0: [1, 1, 0, 0] }, heroes: [[0], [1], [2], [3]], ...set }),
      'joint',
      code('road', 0),
    );
    expect(asked(scene)).toBe('build 0');
    // Everybody sees that seat 3 holds nothing.
    expect(asked(calling)).toBe('help 1,2');
    expect(graenaland.view(calling.state, 3).asked!.talk).toBe('open');
    const one = answer(calling, { 1: offering(calling, 1, 'wood') });
    expect(one.events).toEqual([]);
    expect(graenaland.view(one.state, 2)).toEqual(
      graenaland.view(answer(calling, { 1: offering(calling, 1, '') }).state, 2),
    );
    const both = answer(one, { 2: offering(one, 2, '') });
    expect(both.events).toEqual([{ t: 'offered', seat: 1, cards: cards('wood') }]);
    expect(asked(both)).toBe('joint-work 0');
    expect(both.state.table.offers.slice(60, 90).every(n => n === 0)).toBe(true);
  });

  test('[G-B31] a player may order to offer nothing, and may still offer while the work is open', () => {
    const scene = leaveOrder(
      shore({
        settlements: { 0: [1, 1, 0, 0] },
        heroes: [[0], [1], [2], [3]],
        hands: ['ore, 2 grain', 'wood, 2 grain', '', ''],
      }),
      1,
      'no-offer',
    );
    const open = choose(scene, 'joint', code('road', 0));
    expect(asked(open)).toBe('joint-work 0');
    expect(open.whispers).toMatchObject([{ to: 1, event: { t: 'order-used', order: 'no-offer' } }]);
    expect(heard(offer(open, 1, 'wood'), 'offered')).toMatchObject({ seat: 1 });
  });

  test('[G-B31] in rules 2 nobody was asked: whoever wanted to offer spoke up', () => {
    const scene = shore({
      rules: 2,
      settlements: { 0: [1, 1, 0, 0] },
      heroes: [[0], [1], [2], [3]],
      hands: ['ore, 2 grain', 'wood, 2 grain', '', ''],
    });
    expect(asked(choose(scene, 'joint', code('road', 0)))).toBe('joint-work 0');
  });

  test('[G-B31] only what G-B30 allows can be called', () => {
    const scene = shore({ settlements: { 0: [1, 0, 0, 0], 1: [0, 1, 0, 0] }, works: { 0: ['road'] } });
    expect(callable(scene)).toEqual([code('improvement', 0), code('market', 0), code('palisade', 0)]);
  });

  test('[G-B30][G-B31] a work without a token left cannot be called; with none to call there is no joint work', () => {
    type Work = 'road' | 'improvement' | 'market' | 'palisade';
    // Six tokens of each work stand on the territories 3 to 8, which empties the box except for improvements.
    const emptied = (gone: readonly Work[], first: readonly Work[] = []): S => {
      const far = [3, 4, 5, 6, 7, 8].map(territory => [territory, gone] as const);
      return shore({
        seats: 5,
        settlements: { 0: [1, 0, 0, 0, 0] },
        works: Object.fromEntries([[0, first], ...far]),
        hands: ['5 grain'],
      });
    };
    const onFirst = (...works: Work[]): number[] => works.map(work => code(work, 0));
    expect(callable(emptied([]))).toEqual(onFirst('road', 'improvement', 'market', 'palisade'));
    expect(callable(emptied(['market']))).toEqual(onFirst('road', 'improvement', 'palisade'));
    expect(branches(emptied(['road', 'market', 'palisade'], ['improvement']), 0)).toEqual(['end']);
  });

  test('[G-B32] offers are shown to all, may be changed and withdrawn; nothing is taken before the work is built', () => {
    const one = offer(called(), 1, 'wood, grain');
    expect(heard(one, 'offered')).toEqual({ t: 'offered', seat: 1, cards: cards('grain, wood') });
    expect(known(one, 1)[card('wood')]).toBe(1);
    const changed = offer(one, 1, 'wood');
    expect(changed.state.table.offers.slice(30, 60)).toEqual(
      changed.state.table.offers.slice(30, 60).map((_, kind) => (kind === card('wood') ? 1 : 0)),
    );
    const none = offer(changed, 1, '');
    expect(none.state.table.offers.every(n => n === 0)).toBe(true);
    expect(cardsOf(none, 1)).toHaveLength(3);
    const same = graenaland.interject(none.state, 1, 'offer', offering(none, 1, ''), seedDice(1));
    expect(same).toMatchObject({ ok: false, error: { code: 'same-offer', rule: 'G-B32' } });
    const toomany = graenaland.interject(none.state, 1, 'offer', [3, 0], seedDice(1));
    expect(toomany).toMatchObject({ ok: false, error: { code: 'too-many' } });
  });

  test('[G-B31][G-B32] built from offers and own cards; what the payment does not need stays', () => {
    const scene = offer(offer(called(), 1, 'wood, grain'), 2, 'livestock, wood');
    const built = answer(scene, { 0: paying(scene, 'ore', { 1: 'wood', 2: 'livestock' }) });
    expect(heard(built, 'built')).toEqual({
      t: 'built',
      seat: 0,
      build: 'road',
      territory: 0,
      paid: [
        { by: 0, cards: cards('ore') },
        { by: 1, cards: cards('wood') },
        { by: 2, cards: cards('livestock') },
      ],
      markets: 0,
      gifts: [],
      strength: null,
    });
    expect(cardsOf(built, 1)).toEqual(cards('2 grain'));
    expect(cardsOf(built, 2)).toEqual(cards('wood, wood+ore'));
    expect(built.state.table).toMatchObject({ joint: NONE, offers: [], called: true });
    expect(asked(built)).toBe('build 0');
  });

  test('[G-B32][G-X09] the whole price may come from others, supplies and the main player’s markets too', () => {
    const scene = offer(called({ works: { 1: ['market'] } }), 2, 'livestock, wood+ore');
    const built = answer(scene, { 0: paying(scene, '', { 2: 'livestock, wood+ore' }) });
    expect(heard(built, 'built')).toMatchObject({ paid: [{ by: 2 }] });
    const changing = offer(called({ works: { 1: ['market'] } }), 1, 'wood, grain');
    const changed = answer(changing, { 0: paying(changing, 'ore', { 1: 'wood, grain' }, 1) });
    expect(heard(changed, 'built')).toMatchObject({ markets: 1 });
    expect(changed.state.table.marketsUsed).toBe(1);
    // Seat 1's market on a territory without a house of the main player does not count.
    const foreign = offer(
      called({ works: { 2: ['market'] }, settlements: { 0: [1, 1, 0, 0], 2: [0, 1, 0, 0] } }),
      1,
      'wood, grain',
    );
    expect(branches(foreign, 0)).toEqual(['give-up']);
  });

  test('[G-B32] a payment that does not fit is refused', () => {
    const scene = offer(offer(called(), 1, 'wood, grain'), 2, 'livestock, wood');
    expect(refusal(scene, 0, paying(scene, 'ore', { 1: 'wood, grain' }))).toMatchObject({
      code: 'wrong-cards',
    });
    expect(refusal(scene, 0, paying(scene, 'ore', { 1: 'wood' }))).toMatchObject({
      code: 'underpaid',
      rule: 'G-B05',
    });
  });

  test('[G-B31] given up: all keep what they offered, and there is no second joint work this turn', () => {
    const scene = offer(called(), 1, 'wood');
    const given = choose(scene, 'give-up');
    expect(heard(given, 'gave-up')).toEqual({ t: 'gave-up', seat: 0 });
    expect(cardsOf(given, 1)).toHaveLength(3);
    expect(given.state.table.offers).toEqual([]);
    expect(branches(given, 0)).toEqual(['end']);
  });

  test('[G-B31] the next main player may call one again', () => {
    const next = shareNothing(choose(choose(called(), 'give-up'), 'end'));
    expect(asked(next)).toBe('build 1');
    expect(branches(next, 1)).toContain('joint');
  });

  test('[G-B33] meanwhile the supply card may be taken and nothing else built; later the work may be built alone', () => {
    const scene = called({ supplies: 'livestock+wood', hands: ['ore, 2 grain, wood'] });
    expect(branches(scene, 0)).toEqual(['give-up', 'supply']);
    const took = choose(scene, 'supply', 0);
    expect(asked(took)).toBe('joint-work 0');
    expect(branches(took, 0)).toEqual(['give-up', 'payment']);
    expect(branches(choose(took, 'give-up'), 0)).toEqual(['end', 'build']);
    expect(buildable(choose(took, 'give-up'), 0)).toContain(code('road', 0));
  });

  test('[G-B32] what the main player may pay with depends on the offers alone and the own hand', () => {
    const scene = offer(called(), 2, 'livestock, wood');
    expect(branches(scene, 0)).toEqual(['give-up', 'payment']);
    expect(branches(offer(scene, 2, 'livestock'), 0)).toEqual(['give-up']);
  });
});
