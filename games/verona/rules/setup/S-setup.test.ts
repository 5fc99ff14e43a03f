import { peek, seedDice, type Seat } from '@tavola/kernel';
import { answer, asked, at, heard, refusal, type TestPosition } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { CARDS, verona, type Verona } from '../index.ts';
import { TOKENS_PER_HOUSE } from '../names.ts';
import { alliesIn, crowd, street, town } from '../test/town.ts';

const begin = (seats: number, options: object = {}): TestPosition<Verona> => at(verona, { seats, options });

describe('S set-up', () => {
  test('[V-S01] two to five houses sit down, no fewer and no more', () => {
    for (const seats of [2, 3, 4, 5]) expect(verona.decode(seats, {}).ok).toBe(true);
    for (const seats of [0, 1, 6, 2.5])
      expect(verona.decode(seats, {})).toMatchObject({ ok: false, error: { about: { path: 'seats' } } });
  });

  test('[V-S04][V-X05] the neighbours known from the texts join, and walls and the river part', () => {
    const { board } = begin(2).state.table;
    const join = (a: string, b: string): string | undefined =>
      board.joins.find(pair => [street(a), street(b)].every(s => s === pair.a || s === pair.b))?.by;
    expect(join('via-rosa', 'via-montani')).toBe('gate');
    expect(join('via-stella', 'via-mazzini')).toBe('bridge');
    expect(join('via-carducci', 'piazza-campagna')).toBe('border');
    expect(join('via-mazzini', 'piazza-della-mercede')).toBe('border');
    expect(board.neighbours[street('via-stella')]).not.toContain(street('piazza-della-mercede'));
    for (const s of board.all)
      for (const near of board.neighbours[s]!) expect(board.neighbours[near]).toContain(s);
  });

  test('[V-S05] a house has nine tokens, sixteen allies, three cards, 20 florins and no mercenaries', () => {
    const { table, hands } = begin(3).state;
    expect(TOKENS_PER_HOUSE).toEqual([3, 2, 1, 3]);
    expect(CARDS).toHaveLength(3);
    expect(table.supply).toEqual([16, 16, 16]);
    expect(table.mercenaries).toEqual([0, 0, 0]);
    expect(hands.map(hand => peek(hand.florins))).toEqual([20, 20, 20]);
  });

  test.each([
    [2, 7],
    [3, 6],
    [4, 5],
    [5, 4],
  ])(
    '[V-S06] with %i houses each is dealt %i missions, told to it alone, the rest leave unseen',
    (seats, dealt) => {
      const scene = begin(seats);
      expect(scene.state.table.unshown).toEqual(scene.state.table.seats.map(() => dealt));
      expect(scene.state.box.missions).toHaveLength(20 - seats * dealt);
      expect(
        scene.whispers.map(({ to, event }) => [to, 'missions' in event && event.missions.length]),
      ).toEqual(scene.state.table.seats.map(seat => [seat, dealt]));
      const shown = JSON.stringify(verona.view(scene.state, 0));
      for (const other of [1, undefined]) {
        const world = verona.resample(scene.state, 0, seedDice(other ?? 9));
        expect(JSON.stringify(verona.view(world, 0))).toBe(shown);
      }
    },
  );

  test('[V-S08] a sixteenth ally is the last; florins and mercenaries never run out', () => {
    const poor = town({
      allies: { 'via-rosa': [1, 0, 0] },
      plans: { 'via-roma': ['corruption', null, null] },
      change: crowd(0, 'via-rosa'),
    });
    const scene = answer(poor, { 0: 1 });
    expect(alliesIn(scene, 'via-roma')).toEqual([0, 0, 0]);
    expect(heard(scene, 'supply-empty')).toEqual({ t: 'supply-empty', by: 0, why: 'corruption' });
    const rich = answer(town({ at: 'V-E30:hire', florins: [1000, 0, 0] }), { 0: 200, 1: 0, 2: 0 });
    expect(rich.state.table.mercenaries[0]).toBe(200);
  });

  test('[V-S09] florins are seen by their owner alone; mercenaries and counts of missions by all', () => {
    const { state } = town({ at: 'V-E30:hire', florins: [20, 31_337, 20], mercenaries: [0, 4, 0] });
    expect(JSON.stringify(verona.view(state, 1))).toContain('31337');
    for (const viewer of [0, 2, undefined]) {
      const view = verona.view(state, viewer);
      expect(JSON.stringify(view)).not.toContain('31337');
      expect(view.table.mercenaries).toEqual([0, 4, 0]);
      expect(view.table.unshown).toEqual([6, 6, 6]);
    }
  });

  test('[V-S10] the table may choose the first player; otherwise chance does', () => {
    expect(heard(begin(4, { first: 2 }), 'first')).toEqual({ t: 'first', seat: 2 });
    const byChance = (seed: number): Seat | undefined => {
      const turn = verona.begin(4, {}, seedDice(seed));
      return turn.ok ? turn.value.state.table.first : undefined;
    };
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(byChance)).size).toBe(4);
    expect(verona.decode(4, { first: 4 })).toMatchObject({
      ok: false,
      error: { about: { path: 'options.first' } },
    });
  });
});

describe('S the preparatory round', () => {
  const place = (scene: TestPosition<Verona>, id: string): TestPosition<Verona> =>
    answer(scene, { [scene.state.asked!.who[0]!]: street(id) });

  test('[V-S11] one ally at a time, on empty streets outside the centre, until each has three', () => {
    let scene = begin(2, { first: 1 });
    expect(refusal(scene, 1, street('via-mazzini'))).toMatchObject({ code: 'central', rule: 'V-S11' });
    scene = place(scene, 'via-rosa');
    expect(heard(scene, 'placed')).toEqual({ t: 'placed', by: 1, street: street('via-rosa') });
    expect(refusal(scene, 0, street('via-rosa'))).toMatchObject({ code: 'occupied', rule: 'V-S11' });
    expect(refusal(scene, 0, 99)).toEqual({ code: 'not-offered', rule: 'V-S11' });
    for (const id of ['via-roma', 'via-stella', 'vicolo-seghe', 'via-poloni']) scene = place(scene, id);
    expect(asked(scene)).toBe('first-ally 0');
    scene = place(scene, 'via-pallone');
    expect(scene.state.table.supply).toEqual([13, 13]);
    expect(asked(scene)).toBe('plan 0,1');
  });

  test('[V-S12] players are asked clockwise from the first player', () => {
    let scene = begin(4, { first: 2 });
    const order: number[] = [];
    for (const id of ['via-rosa', 'via-roma', 'via-stella', 'vicolo-seghe', 'via-poloni']) {
      order.push(scene.state.asked!.who[0]!);
      scene = place(scene, id);
    }
    expect(order).toEqual([2, 3, 0, 1, 2]);
  });

  test('[V-S07][V-X13] buildings lie face down until the last first ally; then the top one is known, those below not', () => {
    let scene = begin(2, { first: 0 });
    const outside = scene.state.table.board.streets.filter(s => s.district !== 'centre').map(s => s.id);
    for (const id of outside.slice(0, 5)) {
      scene = place(scene, id);
      expect(scene.state.table.next).toBe(-1);
    }
    const top = peek(scene.state.box.deck.at(-1)!);
    const below = peek(scene.state.box.deck.at(-2)!);
    scene = place(scene, outside[5]!);
    expect(scene.events.slice(1)).toEqual([
      { t: 'deck', next: top },
      { t: 'round', round: 1, first: 0 },
      { t: 'offered', building: top, next: below },
    ]);
    const orders = [1, 2, 3, 4].map(seed =>
      verona.resample(scene.state, 0, seedDice(seed)).box.deck.map(card => peek(card)),
    );
    expect(new Set(orders.map(deck => deck.at(-1)))).toEqual(new Set([below]));
    expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
  });

  test('[V-S14] what leaves no choice is done by the program; others learn no purse from it', () => {
    // With one street to pick and one ally to act, the rules ask nothing before the cards.
    const scene = town({
      allies: { 'via-rosa': [1, 0, 0] },
      plans: { 'via-roma': ['intrigue', null, null] },
      florins: [0, 0, 0],
    });
    expect(asked(scene)).toBe('cards 0');
    // An empty purse can only bid nothing, but the question must not reveal that.
    const bid = town({ plans: { 'via-roma': ['corruption', 'corruption', null] }, florins: [0, 7, 0] });
    expect(asked(bid)).toBe('bids 0,1');
    // The public table shows no mercenaries.
    const brawl = town({
      allies: { 'via-roma': [1, 1, 0] },
      plans: { 'via-roma': ['violence', 'corruption', null] },
    });
    expect(asked(brawl)).toBe('bids 1');
  });
});

describe('D dice', () => {
  test('[V-D01] an 8 is rolled again and added, as long as 8s come: 4 and 8, 8, 1 make 21', () => {
    const scene = town({
      allies: { 'via-roma': [1, 1, 0] },
      plans: { 'via-roma': ['violence', null, null] },
      mercenaries: [1, 0, 0],
    });
    const fought = answer(scene, { 0: 1 }, [4, 8, 8, 1, 1, 1]);
    expect(heard(fought, 'strength')).toEqual({
      t: 'strength',
      of: [{ seat: 0, dice: [[4], [8, 8, 1]], strength: 26 }],
      strongest: 0,
    });
  });
});
