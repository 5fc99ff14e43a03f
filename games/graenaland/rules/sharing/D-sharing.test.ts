import { peek, seedDice } from '@tavola/kernel';
import { answer, asked, heard, refusal } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { faceDown } from '../components/cards.ts';
import { graenaland, whyNoProposal } from '../index.ts';
import { callAlone, leaveOrder, ordersFor } from '../test/calm.ts';
import { card, cardsOf, choose, code, known, shore, type Shore } from '../test/shore.ts';

/**
 * Seat 0 is the main player and seat 1 proposes; forest 0 has two open cards and one face down, plains 1 has one card.
 */
const sharing = (set: Shore = {}) =>
  shore({
    at: 'G-D02:proposal',
    current: 1,
    settlements: { 0: [1, 1, 2, 0], 1: [0, 1, 0, 1] },
    beside: { 0: 'wood, forest grain', 1: 'livestock' },
    down: { 0: 'forest livestock' },
    ...set,
  });
const propose = (branch: number, territory: number, to: readonly number[]) => ({
  branch,
  answer: [territory, to],
});
const PASS = { branch: 0, answer: 0 };
const [NO, YES] = [0, 1];

describe('D sharing out', () => {
  test('[G-D01] from the main player’s left clockwise, each but the main player may make one proposal', () => {
    const scene = sharing({ ship: 2, current: 3 });
    expect(asked(scene)).toBe('proposal 3');
    const next = answer(scene, { 3: PASS });
    // Seat 0 is next in turn and seat 1 after it; seat 2, who has the ship, is not asked.
    expect(asked(next)).toBe('proposal 0');
    expect(asked(answer(answer(next, { 0: PASS }), { 1: PASS }))).toBe('build 2');
  });

  test('[G-D01] for a territory with cards where the proposer has a vote', () => {
    const scene = sharing({ settlements: { 0: [1, 0, 2, 0], 1: [0, 1, 0, 1], 2: [0, 1, 0, 0] } });
    const choice = graenaland.choice(scene.state, 1)!;
    expect(choice.kind === 'either' && choice.branches.length).toBe(2);
    const why = (territory: number) => whyNoProposal(scene.state.table, 1, territory);
    expect(why(0)).toEqual({ code: 'no-votes-there', rule: 'G-D01', about: { territory: 0 } });
    expect(why(1)).toBeUndefined();
    expect(why(2)).toEqual({ code: 'no-cards-there', rule: 'G-D01', about: { territory: 2 } });
  });

  test('[G-D02] every card, face-down ones too, to clans with a vote there', () => {
    const scene = sharing();
    const choice = graenaland.choice(scene.state, 1);
    expect(choice).toMatchObject({
      branches: [
        { what: 'pass' },
        {
          parts: [
            { of: [0] },
            { kind: 'split', pile: [card('wood'), card('forest grain'), faceDown(1)], among: [0, 1, 2] },
          ],
        },
        { parts: [{ of: [1] }, { pile: [card('livestock')], among: [1, 3] }] },
      ],
    });
    expect(refusal(scene, 1, propose(1, 0, [1, 1]))).toEqual({
      code: 'incomplete',
      rule: 'G-D02',
      about: { items: 3, part: 'card' },
    });
    expect(refusal(scene, 1, propose(1, 0, [1, 1, 3]))).toEqual({
      code: 'not-among',
      rule: 'G-D02',
      about: { item: 2, seat: 3, part: 'card' },
    });
    expect(refusal(scene, 1, propose(1, 1, [1, 1, 1]))).toMatchObject({ code: 'not-offered', rule: 'G-D02' });
    expect(refusal(scene, 1, propose(5, 0, [1, 1, 1]))).toMatchObject({ code: 'not-offered', rule: 'G-D02' });
    expect(refusal(scene, 1, propose(1, 0, [1, 1, 0.5]))).toMatchObject({ code: 'malformed', rule: 'G-D02' });
    // A proposal may be unfair, and the main player may get cards.
    expect(refusal(scene, 1, propose(1, 0, [1, 1, 1]))).toBeUndefined();
    expect(refusal(scene, 1, propose(1, 0, [0, 0, 0]))).toBeUndefined();
    const proposed = answer(scene, { 1: propose(1, 0, [1, 0, 2]) });
    expect(heard(proposed, 'proposed')).toMatchObject({ seat: 1, territory: 0, to: [1, 0, 2] });
  });

  test('[G-D03] talk is closed before a proposal and open while it is voted on', () => {
    const scene = sharing();
    expect(graenaland.view(scene.state, 0).asked!.talk).toBe('closed');
    const voting = answer(scene, { 1: propose(1, 0, [1, 1, 1]) });
    expect(graenaland.view(voting.state, 3).asked!.talk).toBe('open');
    const own = { settlements: { 0: [1, 0, 0, 0] }, hands: ['2 grain'] };
    const building = shore(own);
    const talkIn = ({ state }: typeof building) => graenaland.view(state, 3).asked!.talk;
    expect([asked(building), talkIn(building)]).toEqual(['build 0', 'closed']);
    // When the joint work is called and decided, nothing is left to hint at.
    const decided = choose(callAlone(building, code('road', 0)), 'give-up');
    expect([asked(decided), talkIn(decided)]).toEqual(['build 0', 'open']);
    const silent = shore({ ...own, options: { talk: 'silent' } });
    const called = callAlone(silent, code('road', 0));
    expect([talkIn(called), talkIn(choose(called, 'give-up'))]).toEqual(['open', 'closed']);
  });

  test('[G-D03] by the book the table talks, except while orders are written; or it is silent but for deals', () => {
    const begin = (options: object, rules = graenaland.rules) => {
      const turn = graenaland.begin(4, { first: 0, ...options }, seedDice(1), { rules });
      if (!turn.ok) throw new Error(turn.error.code);
      return graenaland.view(turn.value.state, 1).asked!;
    };
    expect(begin({})).toMatchObject({ name: 'orders', talk: 'closed' });
    expect(begin({ start: 'draft' })).toMatchObject({ name: 'placement', talk: 'open' });
    expect(begin({ start: 'draft', talk: 'silent' }).talk).toBe('closed');
    // Rules 2 knew no other talk.
    expect(begin({ start: 'draft' }, 2).talk).toBe('closed');
  });

  test('[G-D01] a player may order to make no proposal this round, and is asked again in the next', () => {
    const scene = sharing({ ship: 3, current: 0 });
    expect(ordersFor(scene, 3)).not.toContain('no-proposal');
    const left = leaveOrder(scene, 1, 'no-proposal');
    for (const seat of [0, 2, 3, undefined])
      expect(graenaland.view(left.state, seat)).toEqual(graenaland.view(scene.state, seat));
    const next = answer(left, { 0: PASS });
    expect(heard(next, 'passed')).toEqual({ t: 'passed', seat: 0 });
    expect(next.events.filter(event => event.t === 'passed').map(event => event.seat)).toEqual([0, 1]);
    expect(next.whispers).toMatchObject([{ to: 1, event: { t: 'order-used', order: 'no-proposal' } }]);
    expect(asked(next)).toBe('proposal 2');
    next.state.table.round++;
    expect(graenaland.view(next.state, 1).orders.find(({ name }) => name === 'no-proposal')?.left).toBeNull();
  });

  test('[G-D04] a player may order to vote no without a card; a card, or a proposal of one’s own, is another matter', () => {
    const both = leaveOrder(leaveOrder(sharing(), 2, 'no-without-card'), 1, 'no-without-card');
    const without = answer(both, { 1: propose(1, 0, [0, 0, 0]) });
    // Seat 2 votes no at once, seat 1 yes to its own proposal, and only seat 0 is left to vote.
    expect(graenaland.view(without.state, 0).asked!.answered).toEqual([1, 2]);
    expect(heard(answer(without, { 0: YES }), 'vote')).toMatchObject({ yes: [0, 1], no: [2] });
    const withCard = answer(both, { 1: propose(1, 0, [0, 0, 2]) });
    expect(graenaland.view(withCard.state, 0).asked!.answered).toEqual([1]);
  });

  test('[G-D04][G-X02] all with votes answer at once and in secret, may change until the last is in', () => {
    const scene = answer(sharing(), { 1: propose(1, 0, [1, 0, 2]) });
    expect(asked(scene)).toBe('vote 0,1,2');
    const first = answer(scene, { 0: YES });
    expect(graenaland.view(first.state, 1)).toEqual(graenaland.view(answer(scene, { 0: NO }).state, 1));
    const changed = answer(answer(first, { 1: YES }), { 0: NO });
    const shown = answer(changed, { 2: YES });
    expect(heard(shown, 'vote')).toEqual({
      t: 'vote',
      territory: 0,
      yes: [1, 2],
      no: [0],
      votes: [1, 1, 2, 0],
      carried: true,
    });
  });

  test('[G-D04] more than half of all votes carries it; half is not enough', () => {
    const scene = answer(sharing(), { 1: propose(1, 0, [1, 0, 2]) });
    const half = answer(scene, { 0: YES, 1: YES, 2: NO });
    expect(heard(half, 'vote')).toMatchObject({ carried: false });
    expect(half.state.table.beside[0]).toHaveLength(2);
    expect(half.state.table.down[0]).toBe(1);
    const carried = answer(scene, { 0: NO, 1: YES, 2: YES });
    expect([0, 1, 2].map(seat => cardsOf(carried, seat))).toEqual([
      [card('forest grain')],
      [card('wood')],
      [card('forest livestock')],
    ]);
    expect(carried.state.table).toMatchObject({ down: [0, 0, 0, 0, 0, 0, 0], proposal: null });
    expect(carried.state.table.beside[0]).toEqual([]);
    expect(carried.events.filter(event => event.t === 'got')).toEqual([
      { t: 'got', seat: 0, territory: 0, cards: [card('forest grain')], down: 0 },
      { t: 'got', seat: 1, territory: 0, cards: [card('wood')], down: 0 },
      { t: 'got', seat: 2, territory: 0, cards: [], down: 1 },
    ]);
  });

  test('[G-D04] the table records who agreed with whom and who did not', () => {
    const scene = answer(sharing(), { 1: propose(1, 0, [1, 0, 2]) });
    const { agreed, refused } = answer(scene, { 0: NO, 1: YES, 2: YES }).state.table;
    // Votes count by voter, then by proposer; the agreement of seat 1 with itself means nothing.
    expect([agreed.indexOf(1), refused.indexOf(1)]).toEqual([2 * 4 + 1, 1]);
    expect([...agreed, ...refused].filter(n => n > 0)).toEqual([1, 1]);
  });

  test('[G-P02] only the clan that gets a face-down card sees it', () => {
    const scene = answer(sharing(), { 1: propose(1, 0, [1, 0, 2]) });
    const carried = answer(scene, { 0: NO, 1: YES, 2: YES });
    expect(
      carried.whispers.map(({ to, event }) => [to, event.t, 'card' in event && peek(event.card)]),
    ).toEqual([[2, 'drew', card('forest livestock')]]);
    expect(known(carried, 2).every(n => n === 0)).toBe(true);
    expect(known(carried, 1)[card('wood')]).toBe(1);
  });

  test('[G-D04][G-X08] nobody abstains: only yes and no are answers', () => {
    const scene = answer(sharing(), { 1: propose(1, 0, [1, 0, 2]) });
    for (const raw of [2, -1, null, []]) expect(refusal(scene, 0, raw)).toMatchObject({ rule: 'G-D04' });
    expect(graenaland.absent(scene.state, 0)).toBe(NO);
  });

  test('[G-D05] a refused territory may be proposed again by the next', () => {
    const refused = answer(answer(sharing(), { 1: propose(1, 0, [1, 1, 1]) }), { 0: NO, 1: YES, 2: NO });
    expect(asked(refused)).toBe('proposal 2');
    expect(refusal(refused, 2, propose(1, 0, [1, 1, 1]))).toBeUndefined();
  });

  test('[G-D06] a player without a territory is passed over; a proposal of the only voter passes at once', () => {
    const scene = sharing({
      settlements: { 0: [0, 1, 0, 0], 1: [0, 0, 0, 1] },
      beside: { 0: 'wood', 1: 'livestock' },
      down: {},
    });
    const alone = answer(scene, { 1: propose(1, 0, [1]) });
    expect(heard(alone, 'vote')).toMatchObject({ yes: [1], no: [], carried: true });
    expect(cardsOf(alone, 1)).toEqual([card('wood')]);
    // Seat 2 has no votes in any territory.
    expect(heard(alone, 'passed')).toEqual({ t: 'passed', seat: 2 });
    expect(asked(alone)).toBe('proposal 3');
  });

  test('[G-D06] a player who passes gets no second chance', () => {
    const passed = answer(sharing(), { 1: PASS });
    expect(asked(passed)).toBe('proposal 2');
    const all = answer(answer(passed, { 2: PASS }), { 3: PASS });
    expect(asked(all)).toBe('build 0');
  });

  test('[G-D06] nobody is passed over because of secret cards: an empty hand is asked to build too', () => {
    const scene = shore({ settlements: { 0: [1, 0, 0, 0] } });
    expect(asked(scene)).toBe('build 0');
  });
});
