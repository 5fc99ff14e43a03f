import { asked, type TestPosition } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { verona, type Verona } from '../index.ts';
import { town, type Town } from './town.ts';

const plans = { 'via-rosa': ['intrigue', 'corruption', null] } as const;
const phases: readonly (readonly [question: string, Town])[] = [
  ['cards', { allies: { 'via-roma': [1, 0, 0], 'via-rosa': [0, 0, 1] }, plans }],
  ['plan', { at: 'V-B01' }],
  ['next-token', { at: 'V-B03', options: { planning: 'turns' } }],
  ['bids', { plans: { 'via-rosa': [null, 'corruption', null] } }],
  ['municipio', { at: 'V-E10:buildings', offer: ['municipio'] }],
  ['hire', { at: 'V-E30:hire' }],
  ['next-street', { plans: { 'via-rosa': ['bluff'], 'via-roma': ['bluff'] } }],
];

const talkIn = (question: string, set: Town): string => {
  const scene: TestPosition<Verona> = town(set);
  expect(asked(scene)).toMatch(new RegExp(`^${question} `));
  return verona.view(scene.state, undefined).asked!.talk;
};

describe('[V-C56] whether the table may talk', () => {
  test('[V-C56][V-C12] by the book it is silent only while intrigue cards are picked', () => {
    for (const [question, set] of phases)
      expect([question, talkIn(question, set)]).toEqual([question, question === 'cards' ? 'closed' : 'open']);
  });

  test('[V-C56] a silent table keeps silence in plans, bids, the Municipio and hiring too', () => {
    for (const [question, set] of phases) {
      const options = { ...set.options, talk: 'silent' };
      expect([question, talkIn(question, { ...set, options })]).toEqual([
        question,
        question === 'next-street' ? 'open' : 'closed',
      ]);
    }
  });

  test('[V-C56] a match of the first version is silent as it was', () => {
    expect(talkIn('plan', { at: 'V-B01', rules: 1 })).toBe('closed');
  });
});
