import { answer, asked, heard, refusal } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { vendetta } from '../index.ts';
import { AS_PIECE, BYSTANDER, NARRATOR, NONE, OWN_HEAD, SERVANTS } from '../names.ts';
import {
  act,
  agree,
  agreeToClose,
  aside,
  city,
  closeScene,
  may,
  refusedAside,
  reply,
  row,
  scene,
  SQUARE,
  table,
  type City,
  type Stage,
} from './drama.ts';

const NO_REACTION = { branch: 0, answer: [0] } as const;

/** Lets seat 0 win piece 1 of seat 1 with piece 0, and opens the telling. */
const told = (set: City = {}): Stage => {
  const stage = city({
    seats: 4,
    pieces: [
      { owner: 0, power: 4 },
      { owner: 1, power: 2 },
      { owner: NONE, power: 3 },
    ],
    ...set,
    change: t => (t.interrupted[1] = true),
  });
  return reply(act(stage, 'scene', { place: SQUARE, object: 1, actors: [0] }), NO_REACTION, [6, 1]);
};

/** Lets seat 0 win a neutral. */
const courted = (seats: number): Stage =>
  act(city({ seats, pieces: [{ owner: NONE, power: 1 }] }), 'scene', { place: SQUARE, object: 0 }, [6, 1]);

const roles = (stage: Stage, seat: number): readonly number[] => {
  const choice = vendetta.view(stage.state, seat).asides.find(({ name }) => name === 'tell')?.choice;
  return choice?.kind === 'all' && choice.parts[0]?.kind === 'one' ? choice.parts[0].of : [];
};

describe('P playing the scene out', () => {
  test('[N-P01] the result stands, then anybody tells, and who writes as whom is kept in order', () => {
    let stage = told();
    expect(may(city({}), 0, 'tell')).toBe(false);
    stage = aside(stage, 0, 'tell', [NARRATOR, 'Night.']);
    stage = aside(stage, 1, 'tell', [AS_PIECE + 1, '  “Who is there?” ']);
    stage = aside(stage, 3, 'tell', [BYSTANDER, 'Help!']);
    expect(scene(stage).told).toEqual([
      { by: 0, as: NARRATOR, text: 'Night.' },
      { by: 1, as: AS_PIECE + 1, text: '“Who is there?”' },
      { by: 3, as: BYSTANDER, text: 'Help!' },
    ]);
    expect(heard(stage, 'told')).toEqual({
      t: 'told',
      scene: 1,
      by: 3,
      as: BYSTANDER,
      text: 'Help!',
      passage: 2,
    });
    expect(may(closeScene(stage), 0, 'tell')).toBe(false);
  });

  test('[N-P01] a contribution has 1 to 4,000 characters', () => {
    const stage = told();
    expect(refusedAside(stage, 0, 'tell', [NARRATOR, ' \n '])?.code).toBe('too-short');
    expect(refusedAside(stage, 0, 'tell', [NARRATOR, 'x'.repeat(4001)])).toMatchObject({
      code: 'too-long',
      about: { max: 4000 },
    });
    expect(scene(aside(stage, 0, 'tell', [NARRATOR, 'ř'.repeat(4000)])).told[0]!.text).toHaveLength(4000);
    expect(scene(aside(stage, 0, 'tell', [NARRATOR, '<script>alert(1)</script>\n# x'])).told[0]!.text).toBe(
      '<script>alert(1)</script>\n# x',
    );
  });

  test('[N-P01] caller and defender write as their own, others as narrator or neutrals', () => {
    const stage = told();
    expect(roles(stage, 0)).toEqual([NARRATOR, BYSTANDER, OWN_HEAD, SERVANTS, AS_PIECE + 0, AS_PIECE + 2]);
    expect(roles(stage, 1)).toEqual([NARRATOR, BYSTANDER, OWN_HEAD, SERVANTS, AS_PIECE + 1, AS_PIECE + 2]);
    expect(roles(stage, 2)).toEqual([NARRATOR, BYSTANDER, AS_PIECE + 2]);
    expect(refusedAside(stage, 2, 'tell', [OWN_HEAD, 'I am not here'])?.code).toBe('not-offered');
  });

  test('[N-P01] in a storm the owner of the tower writes as all who defend it, even as the house falls', () => {
    const stage = city({
      floors: [6, 1],
      pieces: [
        { owner: 0, power: 12 },
        { owner: 1, power: 2 },
        { owner: 1, power: 1, kind: 'prop' },
      ],
    });
    const stormed = reply(reply(act(stage, 'storm', { tower: 1, actors: [0] }), NO_REACTION, [6, 1]), 0);
    expect(table(stormed).floors[1]).toBe(0);
    expect(roles(stormed, 1)).toEqual([NARRATOR, BYSTANDER, OWN_HEAD, SERVANTS, AS_PIECE + 1, AS_PIECE + 2]);
  });

  test('[N-P09] each side also voices the unnamed people of its house', () => {
    expect([0, 1, 2].map(seat => roles(told(), seat).includes(SERVANTS))).toEqual([true, true, false]);
  });

  test('[N-P09] if a piece went out its fate is asked of who lost it, and kept; it may be left open', () => {
    const stage = agreeToClose(told());
    expect(asked(stage)).toBe('fate 1');
    const fated = answer(stage, { 1: 'a convent by the sea' });
    expect(scene(fated).fates).toEqual([{ piece: 1, by: 1, text: 'a convent by the sea' }]);
    expect(heard(fated, 'fate')?.text).toBe('a convent by the sea');
    expect(asked(answer(stage, { 1: '' }))).toBe('turn 0');
    expect(refusal(stage, 1, 'x'.repeat(601))?.code).toBe('too-long');
  });

  test('[N-P02] those not involved may reward who told it better: more than half of them must agree', () => {
    const stage = aside(told(), 2, 'reward', [1, 2]);
    expect(heard(stage, 'reward-proposed')).toEqual({
      t: 'reward-proposed',
      scene: 1,
      by: 2,
      to: 1,
      points: 2,
    });
    expect(table(stage).reserve[1]).toBe(10);
    const passed = aside(stage, 3, 'reward-vote', 1);
    expect(table(passed).reserve[1]).toBe(12);
    expect(scene(passed).reward).toMatchObject({ to: 1, points: 2, yes: [2, 3] });
    const failed = aside(stage, 3, 'reward-vote', 0);
    expect([table(failed).reserve[1], heard(failed, 'reward-failed')?.scene]).toEqual([10, 1]);
  });

  test('[N-P02] once per scene; one vote at a time; who voted does not vote again', () => {
    const stage = aside(told(), 2, 'reward', [1, 2]);
    expect(refusedAside(stage, 3, 'reward', [0, 1])).toMatchObject({ code: 'vote-open', rule: 'N-P02' });
    expect(may(stage, 2, 'reward-vote')).toBe(false);
    const passed = aside(stage, 3, 'reward-vote', 1);
    expect([2, 3].map(seat => may(passed, seat, 'reward'))).toEqual([false, false]);
    // A failed reward leaves room for another.
    expect(may(aside(stage, 3, 'reward-vote', 0), 3, 'reward')).toBe(true);
  });

  test('[N-X19] the reward is 1 or 2 points', () => {
    expect([0, 3].map(points => refusedAside(told(), 2, 'reward', [1, points])?.code)).toEqual([
      'out-of-range',
      'out-of-range',
    ]);
  });

  test('[N-P02] with nobody uninvolved there is no reward', () => {
    const duel = told({ seats: 2 });
    expect([0, 1].map(seat => may(duel, seat, 'reward'))).toEqual([false, false]);
  });

  test('[N-P06] only caller, defender and voice can be rewarded, only the others vote', () => {
    const stage = told();
    expect([0, 1, 2, 3].map(seat => may(stage, seat, 'reward'))).toEqual([false, false, true, true]);
    expect(refusedAside(stage, 2, 'reward', [3, 1])?.code).toBe('not-offered');
    const voiced = aside(courted(4), 2, 'voice', 0);
    expect([0, 1, 2, 3].map(seat => may(voiced, seat, 'reward'))).toEqual([false, true, false, true]);
    expect(refusedAside(voiced, 1, 'reward', [2, 1])).toBeUndefined();
  });

  test('[N-P06] from the booking until the turn ends: closing the scene does not cut it off', () => {
    const closed = closeScene(told());
    expect(may(closed, 2, 'reward')).toBe(true);
    const voted = aside(aside(closed, 2, 'reward', [0, 1]), 3, 'reward-vote', 1);
    expect(table(voted).reserve[0]).toBe(table(closed).reserve[0]! + 1);
    const ended = act(aside(closed, 2, 'reward', [0, 1]), 'end');
    expect([heard(ended, 'reward-failed')?.scene, may(ended, 3, 'reward-vote')]).toEqual([1, false]);
  });

  test('[N-P06] a fallen player votes and gets no points', () => {
    const fallen = told({ floors: [6, 6, 0, 6], reserve: [10, 10, 0, 10] });
    expect(may(fallen, 2, 'reward')).toBe(true);
    const lost = city({
      seats: 3,
      floors: [6, 1],
      pieces: [
        { owner: 0, power: 9 },
        { owner: 1, power: 1 },
      ],
    });
    const stormed = reply(reply(act(lost, 'storm', { tower: 1, actors: [0] }), NO_REACTION, [6, 1]), 0);
    expect(table(stormed).floors[1]).toBe(0);
    expect(refusedAside(stormed, 2, 'reward', [1, 1])?.code).toBe('not-offered');
    expect(refusedAside(stormed, 2, 'reward', [0, 1])).toBeUndefined();
  });

  test('[N-P06] a house that falls while the vote on a reward is open gets no points', () => {
    const [FLOORS, fallen] = [3, 1];
    const voting = aside(told(), 2, 'reward', [fallen, 2]);
    const fell = agree(voting, 0, [row(FLOORS, { house: fallen, value: 0 })]);
    expect([table(fell).reserve[fallen], may(fell, 3, 'reward-vote')]).toEqual([0, true]);
    const passed = aside(fell, 3, 'reward-vote', 1);
    expect(table(passed).reserve[fallen]).toBe(0);
    expect(passed.game.violations(passed.state)).toEqual([]);
  });

  test('[N-P06] with two players there is a reward only against a neutral without a voice', () => {
    expect(table(aside(courted(2), 1, 'reward', [0, 2])).reserve[0]).toBe(12);
    expect(may(aside(courted(2), 1, 'voice', 0), 1, 'reward')).toBe(false);
  });

  test('[N-P05] a neutral object is voiced by the first other player who offers', () => {
    const stage = courted(4);
    expect([0, 1, 2, 3].map(seat => may(stage, seat, 'voice'))).toEqual([false, true, true, true]);
    const voiced = aside(stage, 2, 'voice', 0);
    expect(heard(voiced, 'voice')).toEqual({ t: 'voice', scene: 1, by: 2 });
    expect(may(voiced, 3, 'voice')).toBe(false);
    expect([1, 2].map(seat => roles(voiced, seat).includes(AS_PIECE))).toEqual([false, true]);
    expect(may(told(), 2, 'voice')).toBe(false);
  });

  test('[N-P05] if nobody offers, anybody voices it; neutrals without weight anybody may voice at any time', () => {
    expect([0, 1, 2].map(seat => roles(courted(3), seat).includes(AS_PIECE))).toEqual([true, true, true]);
    expect([0, 1, 2].every(seat => roles(courted(3), seat).includes(BYSTANDER))).toBe(true);
  });

  test('[N-P05] a player who had a say in the reward cannot become the voice', () => {
    const stage = aside(courted(4), 2, 'reward', [0, 1]);
    expect(refusedAside(stage, 2, 'voice', 0)).toMatchObject({ code: 'reward-begun', rule: 'N-P06' });
  });

  test('[N-P03] the caller proposes to close; it closes when all others have agreed', () => {
    const proposed = reply(told(), 0);
    expect(heard(proposed, 'close-proposed')).toEqual({ t: 'close-proposed', scene: 1, by: 0 });
    expect(asked(proposed)).toBe('last-words 1,2,3');
    const two = answer(proposed, { 1: 0, 2: 0 });
    expect(scene(two).closed).toBe(false);
    expect(asked(answer(two, { 3: 0 }))).toBe('fate 1');
    // All still tell meanwhile, the caller too.
    expect([0, 1, 2, 3].map(seat => may(two, seat, 'tell'))).toEqual([true, true, true, true]);
  });

  test('[N-P03] silence agrees after the time that the table has set, and what is told begins the wait anew', () => {
    const proposed = reply(told({ options: { closing: '2h' } }), 0);
    expect([1, 2, 3].map(seat => vendetta.absent(proposed.state, seat))).toEqual([0, 0, 0]);
    expect(vendetta.silence(proposed.state)).toEqual({ seconds: 7200, renewedBy: ['tell', 'hold'] });
    expect(vendetta.silence(reply(told(), 0).state)?.seconds).toBeUndefined();
    expect(vendetta.silence(told().state)).toBeUndefined();
    const { options } = vendetta;
    expect(options.find(({ name }) => name === 'closing')).toMatchObject({ default: 'clock' });
  });

  test('[N-P10] each other player may hold the scene open: the rest is asked anew, and not the caller', () => {
    let stage = answer(reply(told(), 0), { 1: 0, 2: 0 });
    stage = aside(stage, 1, 'hold', 0);
    expect(stage.state.asked!.answers.filter(given => given !== null)).toEqual([]);
    expect(scene(stage).holding).toEqual([1]);
    expect(may(stage, 0, 'hold')).toBe(false);
    stage = answer(stage, { 2: 0, 3: 0 });
    expect(asked(stage)).toBe('last-words 1,2,3');
    stage = answer(stage, { 1: 0 });
    expect([asked(stage), heard(stage, 'had-my-say')?.by]).toEqual(['fate 1', 1]);
  });

  test('[N-P10] who has asked for more time tells something before asking again, so that nobody can stop the match', () => {
    const held = aside(told(), 2, 'hold', 0);
    const over = aside(held, 2, 'done', 0);
    expect(refusedAside(over, 2, 'hold', 0)).toEqual({ code: 'nothing-written', rule: 'N-P10' });
    expect(refusedAside(held, 2, 'hold', 0)).toEqual({ code: 'nothing-written', rule: 'N-P10' });
    const written = aside(over, 2, 'tell', [NARRATOR, 'More.']);
    expect(refusedAside(written, 2, 'hold', 0)).toBeUndefined();
    // A hold before the close is proposed is over with the last words.
    expect(scene(agreeToClose(held)).holding).toEqual([]);
  });

  test('[N-P03] in rules 1 the caller closes the scene; another may ask for more time, once', () => {
    const stage = told({ rules: 1 });
    expect(asked(stage)).toBe('close 0');
    const held = aside(stage, 2, 'hold', 0);
    expect(asked(reply(held, 0))).toBe('have-your-say 2');
    expect(refusedAside(aside(held, 2, 'done', 0), 2, 'hold', 0)).toMatchObject({
      code: 'held-before',
      rule: 'N-P10',
    });
    expect(may(stage, 0, 'hold')).toBe(false);
  });

  test('[N-P10] in rules 1 each other player may hold the scene open once, until that player says done', () => {
    let stage = aside(aside(told({ rules: 1 }), 2, 'hold', 0), 3, 'hold', 0);
    stage = aside(stage, 3, 'done', 0);
    stage = reply(stage, 0);
    expect(asked(stage)).toBe('have-your-say 2');
    // The telling goes on, and a player who has not yet held may still hold.
    stage = aside(aside(stage, 1, 'tell', [NARRATOR, 'More.']), 1, 'hold', 0);
    stage = answer(stage, { 2: 0 });
    expect(asked(stage)).toBe('have-your-say 1');
    stage = answer(stage, { 1: 0 });
    expect(asked(stage)).toBe('fate 1');
  });

  test('[N-P07] any player may at any time note something about a place, piece or house; no number changes', () => {
    const stage = city({ pieces: [{ owner: 1, power: 2 }] });
    let noted = aside(stage, 2, 'note', [0, 'burnt down']);
    noted = aside(noted, 0, 'note', [10_000, 'knows too much']);
    noted = aside(noted, 1, 'note', [20_002, 'bankrupt']);
    expect(table(noted).notes).toEqual([
      { by: 2, about: 0, text: 'burnt down' },
      { by: 0, about: 10_000, text: 'knows too much' },
      { by: 1, about: 20_002, text: 'bankrupt' },
    ]);
    expect({ ...table(noted), notes: [] }).toEqual(table(stage));
    expect(refusedAside(stage, 0, 'note', [0, ''])?.code).toBe('too-short');
    expect(refusedAside(stage, 0, 'note', [10_001, 'x'])?.code).toBe('not-offered');
  });

  test("[N-P07] one's own note may be changed and deleted, somebody else's not", () => {
    const stage = aside(city({}), 2, 'note', [0, 'burnt down']);
    expect(may(stage, 1, 'change-note')).toBe(false);
    expect(table(aside(stage, 2, 'change-note', [0, 'rebuilt'])).notes[0]!.text).toBe('rebuilt');
    const gone = aside(stage, 2, 'change-note', [0, '']);
    expect([table(gone).notes[0]!.text, may(gone, 2, 'change-note')]).toEqual(['', false]);
  });

  test('[N-P12] told words are corrected by their author until the scene closes, and nobody else corrects them', () => {
    let stage = aside(told(), 1, 'tell', [NARRATOR, 'Nihgt.']);
    expect([0, 1].map(seat => may(stage, seat, 'correct'))).toEqual([false, true]);
    stage = aside(stage, 1, 'correct', [0, ' Night. ']);
    expect(scene(stage).told).toEqual([{ by: 1, as: NARRATOR, text: 'Night.', corrected: 1 }]);
    expect(heard(stage, 'corrected')).toEqual({
      t: 'corrected',
      scene: 1,
      passage: 0,
      by: 1,
      text: 'Night.',
    });
    expect(refusedAside(stage, 1, 'correct', [1, 'x'])?.code).toBe('not-offered');
    expect(may(closeScene(stage), 1, 'correct')).toBe(false);
    expect(refusedAside(aside(stage, 0, 'pause', 0), 1, 'correct', [0, 'x'])?.code).toBe('paused');
  });

  test('[N-P12] a scene has room for 300 contributions, and one of them for nine corrections', () => {
    const full = told();
    const words = { by: 1, as: NARRATOR, text: 'x' };
    table(full).scene = { ...scene(full), told: Array.from({ length: 300 }, () => words) };
    expect(refusedAside(full, 1, 'tell', [NARRATOR, 'x'])).toMatchObject({
      code: 'too-many',
      about: { max: 300 },
    });
    table(full).scene = { ...scene(full), told: [{ ...words, corrected: 9 }] };
    expect(refusedAside(full, 1, 'correct', [0, 'y'])).toMatchObject({ code: 'too-many', rule: 'N-P12' });
  });

  test('[N-P12] anybody veils a passage at any time, of past scenes too; the words stay for who lifts the veil', () => {
    const stage = aside(told(), 0, 'tell', [NARRATOR, 'Blood.']);
    const veiled = aside(stage, 3, 'veil', [1, 0]);
    expect(scene(veiled).told[0]).toEqual({ by: 0, as: NARRATOR, text: 'Blood.', veiled: true });
    expect(refusedAside(veiled, 2, 'veil', [1, 0])).toMatchObject({ code: 'no-passage', rule: 'N-P12' });
    expect(refusedAside(stage, 2, 'veil', [1, 1])?.code).toBe('no-passage');
    const next = act(closeScene(stage), 'end');
    const later = aside(next, 2, 'veil', [1, 0]);
    expect(table(later).scenes[0]!.told[0]!.veiled).toBe(true);
    expect(refusedAside(aside(next, 2, 'pause', 0), 1, 'veil', [1, 0])).toBeUndefined();
  });

  test('[N-P12] more than half of all players strike a passage: its words are gone', () => {
    const stage = aside(told(), 0, 'tell', [NARRATOR, 'Blood.']);
    let voting = aside(stage, 3, 'strike', [1, 0]);
    expect(refusedAside(voting, 2, 'strike', [1, 0])?.code).toBe('strike-open');
    voting = aside(voting, 2, 'strike-vote', [1000, 1]);
    expect(scene(voting).told[0]!.text).toBe('Blood.');
    expect(may(voting, 2, 'strike-vote')).toBe(false);
    const struck = aside(voting, 1, 'strike-vote', [1000, 1]);
    expect(scene(struck).told[0]).toMatchObject({ text: '', struck: true });
    expect([heard(struck, 'struck'), table(struck).strikes]).toEqual([
      { t: 'struck', scene: 1, passage: 0 },
      [],
    ]);
    expect(may(struck, 0, 'correct')).toBe(false);
    expect(refusedAside(struck, 2, 'veil', [1, 0])?.code).toBe('no-passage');
  });

  test('[N-P12] a passage that a vote has kept is not voted on again', () => {
    const stage = aside(aside(told(), 0, 'tell', [NARRATOR, 'Fog.']), 3, 'strike', [1, 0]);
    const kept = aside(aside(stage, 2, 'strike-vote', [1000, 0]), 1, 'strike-vote', [1000, 0]);
    expect(heard(kept, 'strike-failed')).toEqual({ t: 'strike-failed', scene: 1, passage: 0 });
    expect(scene(kept).told[0]).toMatchObject({ text: 'Fog.', kept: true });
    expect(refusedAside(kept, 3, 'strike', [1, 0])).toMatchObject({ code: 'passage-kept', rule: 'N-P12' });
    expect(refusedAside(kept, 3, 'veil', [1, 0])).toBeUndefined();
  });

  test('[N-P12] a match in rules 1 knows neither corrections nor veils', () => {
    const old = aside(told({ rules: 1 }), 0, 'tell', [NARRATOR, 'Night.']);
    expect(['correct', 'veil', 'strike'].filter(name => may(old, 0, name))).toEqual([]);
    expect(heard(old, 'told')).not.toHaveProperty('passage');
  });

  test('[N-P11] anyone pauses without a reason: no answers, no telling, but notes; it goes on when all agree', () => {
    let stage = aside(told(), 3, 'pause', 0);
    expect(refusal(stage, 0, 0)).toEqual({ code: 'paused', rule: 'N-P11' });
    expect(refusedAside(stage, 0, 'tell', [NARRATOR, 'x'])).toMatchObject({ code: 'paused' });
    expect(vendetta.whyHalted(stage.state)).toEqual({ code: 'paused', rule: 'N-P11' });
    expect(refusedAside(stage, 0, 'note', [0, 'x'])).toBeUndefined();
    for (const seat of [0, 1, 2]) stage = aside(stage, seat, 'resume', 0);
    expect([may(stage, 2, 'resume'), refusal(stage, 0, 0)?.code]).toEqual([false, 'paused']);
    stage = aside(stage, 3, 'resume', 0);
    expect(stage.events).toEqual([{ t: 'ready', by: 3 }, { t: 'resumed' }]);
    expect(refusal(stage, 0, 0)).toBeUndefined();
  });
});
