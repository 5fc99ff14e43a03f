import { peek } from '@tavola/kernel';
import { answer, asked, heard, refusal, type TestPosition } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { numberOf, type Building } from './buildings.ts';
import { verona, type Verona } from '../index.ts';
import { crowd, florins, leaveOrder, supply, town, type Town } from '../test/town.ts';

const settling = (more: Town): TestPosition<Verona> => town({ at: 'V-E10:buildings', ...more });

describe('E1 buildings', () => {
  test("[V-E10] strictly the most allies in the building's streets take it; a tie or nobody leaves it on offer", () => {
    const offer: Building[] = ['convento'];
    const most = settling({ offer, allies: { 'via-carducci': [1, 0, 0], 'via-cantarane': [1, 1, 0] } });
    expect(heard(most, 'settled')).toEqual({
      t: 'settled',
      building: numberOf('convento'),
      allies: [2, 1, 0],
      to: 0,
    });
    expect(most.state.table.owner[numberOf('convento')]).toBe(0);
    const tied = settling({ offer, allies: { 'via-carducci': [1, 1, 0] } });
    expect(heard(tied, 'settled')).toMatchObject({ to: -1 });
    expect(tied.state.table.offer).toEqual([numberOf('convento')]);
    expect(heard(settling({ offer }), 'settled')).toMatchObject({ allies: [0, 0, 0], to: -1 });
  });

  test('[V-E10] in the order in which they were revealed', () => {
    const scene = settling({
      offer: ['sinagoga', 'convento', 'roccaforte', 'redentore', 'postribolo'],
      allies: { 'via-stella': [1, 0, 0] },
    });
    expect(scene.events.flatMap(event => (event.t === 'settled' ? [event.building] : []))).toEqual(
      (['sinagoga', 'convento', 'roccaforte', 'redentore', 'postribolo'] as const).map(numberOf),
    );
    expect(scene.state.table.offer).toEqual((['convento', 'redentore', 'postribolo'] as const).map(numberOf));
  });

  test('[V-E11] allies are counted one by one: five in one street beat one in each of four', () => {
    const scene = settling({
      offer: ['convento'],
      allies: {
        'via-carducci': [5, 1, 0],
        'piazza-campagna': [0, 1, 0],
        'via-cantarane': [0, 1, 0],
        'via-campofiore': [0, 1, 0],
      },
    });
    expect(heard(scene, 'settled')).toMatchObject({ allies: [5, 4, 0], to: 0 });
  });

  test('[V-E12] the new owner puts an ally from the supply on it; with none left the card alone shows it', () => {
    const allies = { 'via-carducci': [1, 0, 0] };
    const manned = settling({ offer: ['convento'], allies });
    expect(heard(manned, 'taken')).toMatchObject({ by: 0, manned: true });
    expect(supply(manned)[0]).toBe(14);
    const bare = settling({ offer: ['convento'], allies, change: crowd(0, 'via-carducci') });
    expect(heard(bare, 'taken')).toMatchObject({ by: 0, manned: false });
    expect(supply(bare)[0]).toBe(0);
    // V-E20: a building pays even without an ally.
    expect(heard(bare, 'profit')?.profits[0]).toMatchObject({ streets: 5, buildings: 5 });
  });

  test('[V-E12][V-G01][V-F01] a building without an ally counts as one with an own ally: it pays, for Casa too, and scores', () => {
    const scene = settling({
      offer: ['convento'],
      owners: { 'casa-delle-corporazione': 0 },
      allies: { 'via-carducci': [1, 0, 0] },
      change: crowd(0, 'via-carducci'),
    });
    expect(heard(scene, 'taken')).toMatchObject({ building: numberOf('convento'), by: 0, manned: false });
    // One street and two buildings pay: Casa itself, and the empty Convento.
    expect(heard(scene, 'profit')?.profits[0]).toMatchObject({ streets: 5, buildings: 10, casa: 3 });
    // The points are 5 for the street, 2 for Casa and 2 for the Convento.
    expect(verona.outcome(scene.state).points[0]).toBe(9);
  });

  test('[V-E12][V-E14] a building without an ally may be the fifth', () => {
    const scene = settling({
      owners: { 'casa-delle-corporazione': 0, postribolo: 0, roccaforte: 1, redentore: 2 },
      offer: ['convento'],
      allies: { 'via-carducci': [1, 0, 0] },
      change: crowd(0, 'via-carducci'),
    });
    expect(heard(scene, 'end')).toEqual({ t: 'end', why: 'fifth-building' });
  });

  test('[V-E13][V-E12] the buyer of the Municipio puts an ally on it; it may be the fifth building', () => {
    const buy = (owners: Town['owners'] = {}): TestPosition<Verona> =>
      answer(settling({ owners, offer: ['municipio'], florins: [60, 60, 60] }), { 0: 25, 1: 0, 2: 0 });
    expect(heard(buy(), 'taken')).toMatchObject({ by: 0, manned: true });
    expect(supply(buy())).toEqual([15, 16, 16]);
    const fifth = buy({ convento: 1, postribolo: 1, roccaforte: 1, redentore: 2 });
    expect(heard(fifth, 'end')).toEqual({ t: 'end', why: 'fifth-building' });
  });

  test('[V-E13] what was bid is lost also where the Municipio stays on offer', () => {
    for (const bids of [
      [24, 10, 0],
      [30, 30, 5],
    ]) {
      const scene = settling({ offer: ['municipio'], florins: [60, 60, 60] });
      const left = answer(scene, Object.fromEntries(bids.entries()));
      expect(heard(left, 'auction')).toMatchObject({ to: -1 });
      expect(florins(left)).toEqual(bids.map(bid => 60 - bid + 20));
    }
  });

  test('[V-E13][V-G09] Municipio goes to the single highest bid of at least 25; all bids are lost and shown', () => {
    const auction = (bids: readonly number[]): TestPosition<Verona> => {
      const scene = settling({ offer: ['municipio'], florins: [60, 60, 60] });
      expect(asked(scene)).toBe('municipio 0,1,2');
      expect(refusal(scene, 0, 61)).toMatchObject({ code: 'out-of-range', rule: 'V-E13' });
      return answer(scene, Object.fromEntries(bids.entries()));
    };
    const sold = auction([25, 24, 0]);
    expect(heard(sold, 'auction')).toEqual({
      t: 'auction',
      building: numberOf('municipio'),
      bids: [25, 24, 0],
      to: 0,
    });
    expect(verona.outcome(sold.state).points[0]).toBe(6);
    // Both bidders pay, and the round's profit is 20 for all.
    expect(florins(sold)).toEqual([60 - 25 + 20, 60 - 24 + 20, 60 + 20]);
    for (const bids of [
      [24, 10, 0],
      [30, 30, 5],
      [0, 0, 0],
    ]) {
      const left = auction(bids);
      expect(heard(left, 'auction')).toMatchObject({ to: -1 });
      expect(left.state.table.offer).toEqual([numberOf('municipio')]);
    }
  });

  test('[V-E14][V-X04] the fifth building of all together ends the game at once', () => {
    const scene = settling({
      owners: { 'casa-delle-corporazione': 0, postribolo: 0, roccaforte: 1, redentore: 2 },
      offer: ['convento', 'sinagoga', 'municipio'],
      allies: { 'via-carducci': [1, 0, 0], 'via-stella': [0, 1, 0] },
      missions: [[1], [2], [3]],
    });
    expect(scene.events.map(event => event.t)).toEqual(['settled', 'taken', 'end', 'score', 'unshown']);
    expect(heard(scene, 'end')).toEqual({ t: 'end', why: 'fifth-building' });
    expect(scene.state.over).toBe(true);
    expect(scene.state.table.offer.map(b => b)).toEqual([numberOf('sinagoga'), numberOf('municipio')]);
  });

  const barren = (before: number, more: Town = {}): TestPosition<Verona> =>
    settling({
      round: 11,
      offer: ['convento'],
      change: dealt => {
        dealt.table.offer.push(...dealt.box.deck.map(card => peek(card)));
        dealt.box.deck = [];
        Object.assign(dealt.table, { deck: 0, next: -1, emptyDeck: true, barren: before });
        // Without Municipio the rules ask no question on the way.
        dealt.table.offer = dealt.table.offer.filter(b => b !== numberOf('municipio'));
      },
      ...more,
    });

  test('[V-E15][V-X08] the third round in a row that began with an empty deck and took no building is the last', () => {
    expect(barren(1).state.over).toBe(false);
    expect(barren(1).state.table.barren).toBe(2);
    const last = barren(2);
    expect(heard(last, 'end')).toEqual({ t: 'end', why: 'barren' });
    expect(last.state.over).toBe(true);
    expect(heard(last, 'profit')).toBeUndefined();
    expect(barren(2, { allies: { 'via-carducci': [1, 0, 0] } }).state.table.barren).toBe(0);
  });
});

describe('E2 profit', () => {
  const profit = (more: Town): NonNullable<ReturnType<typeof profits>> => profits(more)!;
  const profits = (more: Town) => heard(town({ at: 'V-E20', ...more }), 'profit')?.profits;

  test('[V-E20] 5 florins a building and a street; a Central street without anybody else pays 5 more', () => {
    const [own, rival] = profit({
      allies: {
        'via-rosa': [1, 1, 0],
        'via-roma': [3, 0, 0],
        'via-stella': [1, 0, 0],
        'via-mazzini': [1, 0, 0],
        'via-montani': [1, 1, 0],
      },
      owners: { convento: 0 },
    });
    expect(own).toEqual({
      seat: 0,
      streets: 25,
      buildings: 5,
      centre: 5,
      minimum: 0,
      casa: 0,
      postribolo: 0,
      total: 35,
      mercenaries: 0,
    });
    expect(rival).toMatchObject({ streets: 10, centre: 0, minimum: 10, total: 20 });
  });

  test('[V-E21][V-X07] never less than 20, and bonuses come on top of that', () => {
    const [own] = profit({ allies: { 'via-rosa': [1, 0, 0] }, owners: { postribolo: 0 } });
    expect(own).toMatchObject({ streets: 5, buildings: 5, minimum: 10, postribolo: 5, total: 25 });
  });

  test('[V-G01] Casa delle Corporazione: a florin more for every street and building with an own ally', () => {
    const [own] = profit({
      allies: { 'via-rosa': [2, 0, 0], 'via-roma': [1, 1, 0] },
      owners: { 'casa-delle-corporazione': 0, convento: 0 },
    });
    expect(own).toMatchObject({ casa: 4, total: 20 + 4 });
  });

  test('[V-G03] Postribolo: 5 florins more', () => {
    expect(profit({ owners: { postribolo: 2 } })[2]).toMatchObject({ postribolo: 5, total: 25 });
  });

  test('[V-G05] Roccaforte: a mercenary more', () => {
    const scene = town({ at: 'V-E20', owners: { roccaforte: 1 } });
    expect(scene.state.table.mercenaries).toEqual([0, 1, 0]);
  });

  test('[V-G10] a building pays already in the round in which it is taken', () => {
    const scene = settling({ offer: ['postribolo'], allies: { 'via-pallone': [1, 0, 0] } });
    expect(heard(scene, 'profit')?.profits[0]).toMatchObject({ buildings: 5, postribolo: 5 });
  });
});

describe('E3 arming', () => {
  const arming = (florinsOf = [30, 30, 30]): TestPosition<Verona> =>
    town({ at: 'V-E30:hire', florins: florinsOf });

  test('[V-E30] all hire at once and in secret, 5 florins a mercenary; then all is shown and paid', () => {
    const scene = arming([30, 14, 4]);
    expect(asked(scene)).toBe('hire 0,1,2');
    expect(refusal(scene, 1, 3)).toMatchObject({ code: 'out-of-range', rule: 'V-E30', about: { max: 2 } });
    expect(refusal(scene, 2, 1)).toMatchObject({ code: 'out-of-range', about: { max: 0 } });
    const [a, b] = [answer(scene, { 0: 6 }), answer(scene, { 0: 0 })];
    expect(verona.view(a.state, 1)).toEqual(verona.view(b.state, 1));
    const done = answer(a, { 1: 1, 2: 0 });
    expect(heard(done, 'hired')).toEqual({ t: 'hired', hired: [6, 1, 0] });
    expect(done.state.table.mercenaries).toEqual([6, 1, 0]);
    expect(florins(done)).toEqual([0, 9, 4]);
  });

  test('[V-E31] a player who has just hired two or more may call for another go, and then all may hire again', () => {
    const first = answer(arming(), { 0: 2, 1: 1, 2: 3 });
    expect(asked(first)).toBe('another-go 0,2');
    const called = answer(first, { 0: 0, 2: 1 });
    expect(heard(called, 'rearming')).toEqual({ t: 'rearming', callers: [2] });
    expect(asked(called)).toBe('hire 0,1,2');
    expect(asked(answer(first, { 0: 0, 2: 0 }))).toBe('plan 0,1,2');
    expect(asked(answer(arming(), { 0: 1, 1: 1, 2: 0 }))).toBe('plan 0,1,2');
  });

  test('[V-E32] one call is enough and the caller need not hire again', () => {
    const again = answer(answer(arming(), { 0: 2, 1: 0, 2: 2 }), { 0: 1, 2: 0 });
    const second = answer(again, { 0: 0, 1: 4, 2: 0 });
    expect(asked(second)).toBe('another-go 1');
  });

  test('[V-E32] an order to hire nobody more answers later goes, and never the first', () => {
    let scene = leaveOrder(arming(), 1, 'hire-no-more');
    expect(verona.view(scene.state, 0).asked!.answered).toEqual([]);
    scene = answer(answer(scene, { 0: 2, 1: 3, 2: 0 }), { 0: 1, 1: 0 });
    expect(asked(scene)).toBe('hire 0,1,2');
    expect(verona.view(scene.state, 0).asked!.answered).toEqual([1]);
    expect(heard(answer(scene, { 0: 0, 2: 1 }), 'hired')).toEqual({ t: 'hired', hired: [0, 0, 1] });
  });

  test('[V-E31] an order to call for no other go answers at once, round after round', () => {
    let scene = leaveOrder(leaveOrder(arming(), 0, 'call-no-more'), 2, 'call-no-more');
    scene = answer(scene, { 0: 2, 1: 0, 2: 3 });
    expect(heard(scene, 'rearming')).toEqual({ t: 'rearming', callers: [] });
    expect(asked(scene)).toBe('plan 0,1,2');
    expect(scene.whispers.map(({ to, event }) => [to, event.t])).toEqual([
      [0, 'order-used'],
      [2, 'order-used'],
    ]);
    // A seat without the order still decides.
    const one = answer(leaveOrder(arming(), 0, 'call-no-more'), { 0: 2, 1: 0, 2: 3 });
    expect(verona.view(one.state, 1).asked).toMatchObject({ name: 'another-go', who: [0, 2], answered: [0] });
  });

  test('[V-X25] two in the last go count, not two in the round', () => {
    const again = answer(answer(arming(), { 0: 2, 1: 0, 2: 0 }), { 0: 1 });
    expect(asked(answer(again, { 0: 1, 1: 1, 2: 0 }))).toBe('plan 0,1,2');
  });
});

describe('E4 first player', () => {
  test('[V-E40] the first-player token moves one to the left', () => {
    const scene = answer(town({ at: 'V-E30:hire', first: 2 }), { 0: 0, 1: 0, 2: 0 });
    expect(heard(scene, 'first-passes')).toEqual({ t: 'first-passes', to: 0 });
    expect(heard(scene, 'round')).toEqual({ t: 'round', round: 2, first: 0 });
  });
});
