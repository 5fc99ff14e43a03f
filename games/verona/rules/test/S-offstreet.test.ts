import { answer, asked, heard, refusal, type TestPosition } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { verona, type Verona } from '../index.ts';
import { alliesIn, naming, street, supply, town, type Town } from './town.ts';

/**
 * The owner of the Convento has an ally on it, and the Convento counts in the Eastern district: Via Carducci, Piazza
 * Campagna, Via Cantarane, Via Campofiore. None of them may take that ally for one of its own.
 */
const OWNER = 0;
const owned = (more: Town): TestPosition<Verona> =>
  town({ owners: { convento: OWNER }, missions: [[], [], []], ...more });

describe('[V-S13] an ally on a building is in no street', () => {
  test('[V-S13] it does not act: an intrigue near its building is impossible', () => {
    const scene = owned({ plans: { 'via-carducci': ['intrigue', 'corruption', null] } });
    expect(heard(scene, 'street')?.roles).toEqual(['bystander', 'attacker', 'bystander']);
    // The only ally in a street nearby acts, so the rules do not ask which.
    const near = owned({
      allies: { 'piazza-campagna': [1, 0, 0] },
      plans: { 'via-carducci': ['intrigue', null, null] },
    });
    expect(heard(near, 'acts')).toMatchObject({ from: street('piazza-campagna') });
  });

  test('[V-S13] it does not defend, nor roll a die for others who do', () => {
    const bribed = owned({ plans: { 'via-carducci': [null, 'corruption', null] } });
    expect(heard(bribed, 'street')?.roles[OWNER]).toBe('bystander');
    expect(heard(answer(bribed, { 1: 1 }), 'defence')).toBeUndefined();
    const defended = owned({
      allies: { 'via-carducci': [1, 0, 0] },
      plans: { 'via-carducci': [null, 'corruption', null] },
    });
    const rolled = answer(defended, { 1: 9 }, [3]);
    expect(heard(rolled, 'defence')?.of).toEqual([{ seat: OWNER, dice: [[3]], total: 3 }]);
  });

  test('[V-S13] it is not removed, and makes no violence possible', () => {
    const brawl = (allies: readonly number[]): TestPosition<Verona> =>
      owned({
        allies: { 'via-carducci': allies },
        plans: { 'via-carducci': [null, 'violence', null] },
        mercenaries: [0, 3, 0],
      });
    expect(heard(brawl([0, 1, 0]), 'street')?.roles[1]).toBe('defender');
    // With one other colour here the rules do not ask whose ally to choose.
    const fought = answer(brawl([0, 1, 1]), { 1: 3 }, [7, 7, 1, 1]);
    expect(heard(fought, 'removed')).toMatchObject({ of: 2, why: 'violence' });
    const murder = owned({
      allies: { 'piazza-campagna': [0, 1, 0], 'via-carducci': [0, 0, 1] },
      plans: { 'via-carducci': [null, 'intrigue', null] },
    });
    const laid = answer(murder, { 1: 0, 2: 1 });
    expect(asked(laid)).toBe('murdered 1');
    expect(verona.choice(laid.state, 1)).toMatchObject({ of: [1, 2] });
    expect(supply(laid)[OWNER]).toBe(15);
  });

  test('[V-S13] it does not move by a reward, is not removed by one, and opens no street to another', () => {
    const shown = (n: number, allies: Town['allies'], owner = OWNER): TestPosition<Verona> =>
      answer(
        owned({
          owners: { convento: owner },
          plans: { 'via-sottoriva': ['bluff'] },
          missions: [[n], [], []],
          allies: allies!,
        }),
        { 0: naming(n) },
      );
    const steps = shown(2, { 'via-pallone': [1], 'corso-porta-palio': [1], 'via-montani': [1] });
    expect(refusal(steps, 0, street('via-carducci') * 20 + street('piazza-campagna'))).toMatchObject({
      code: 'no-ally-there',
      rule: 'V-C52',
    });
    const removal = { 'via-campofiore': [1], 'piazza-pradaval': [1], 'piazzetta-monte': [1] };
    expect(heard(shown(13, removal, 1), 'reward-lost')).toEqual({
      t: 'reward-lost',
      seat: 0,
      reward: 'remove',
    });
    const addition = shown(15, { 'via-carducci': [1], 'via-pallone': [1], 'piazza-della-mercede': [1] });
    expect(refusal(addition, 0, street('via-campofiore'))).toMatchObject({
      code: 'no-ally-there',
      rule: 'V-C52',
    });
  });

  test("[V-S13] it counts for no mission, neither for its owner's nor against another's", () => {
    const showing = (seat: number, allies: Town['allies']): boolean => {
      const scene = owned({
        plans: { 'via-sottoriva': ['bluff'] },
        missions: [0, 1, 2].map(other => (other === seat ? [14] : [])),
        allies: allies!,
      });
      if (asked(scene) !== `name-mission ${seat}`) return false;
      return heard(answer(scene, { [seat]: naming(14) }), 'mission') !== undefined;
    };
    expect(showing(OWNER, { 'via-carducci': [1], 'via-cantarane': [1], 'via-rosa': [1] })).toBe(true);
    expect(showing(OWNER, { 'via-cantarane': [1], 'via-rosa': [1] })).toBe(false);
    expect(showing(1, { 'via-carducci': [0, 1], 'via-cantarane': [0, 1], 'via-rosa': [0, 1] })).toBe(true);
  });

  test('[V-S13][V-E11] it counts for no majority', () => {
    const scene = owned({
      at: 'V-E10:buildings',
      allies: { 'via-carducci': [0, 1, 0] },
      offer: ['casa-delle-corporazione'],
      deck: ['municipio'],
    });
    expect(heard(scene, 'settled')).toMatchObject({ allies: [0, 1, 0], to: 1 });
    expect(supply(scene)).toEqual([15, 14, 16]);
  });

  test('[V-S13][V-C45] it offers no refuge', () => {
    const scene = owned({
      owners: { convento: 2 },
      allies: { 'via-roma': [1, 0, 0], 'via-rosa': [0, 0, 2] },
      plans: { 'via-rosa': ['intrigue', null, null] },
    });
    const gone = answer(answer(scene, { 0: 2, 2: 0 }), { 0: 2 });
    expect(heard(gone, 'driven-out')).toEqual({ t: 'driven-out', of: 2, allies: 2 });
    expect(alliesIn(gone, 'via-carducci')).toEqual([0, 0, 0]);
  });

  test("[V-S13][V-F01] it scores as no ally, and takes nothing from another's street", () => {
    const scene = owned({ at: 'V-F01', allies: { 'via-carducci': [0, 3, 0] } });
    expect(heard(scene, 'score')?.scores).toMatchObject([
      { alone: 0, shared: 0, buildings: 2, total: 2 },
      { alone: 5, shared: 0, total: 5 },
      { total: 0 },
    ]);
  });
});
