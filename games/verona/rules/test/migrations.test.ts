import { seedDice, type Seat, type State } from '@tavola/kernel';
import { describe, expect, test } from 'vitest';
import { verona, type Verona } from '../index.ts';

/** A random match in the first version, up to the first time that this question is put or to its end. */
const playFirst = (question: string, seed: number): State<Verona> => {
  const dice = seedDice(seed);
  const turn = verona.begin(2, {}, dice, { rules: 1 });
  if (!turn.ok) throw new Error(turn.error.code);
  const { state } = turn.value;
  while (state.asked && verona.question(state) !== question) {
    const seat = state.asked.who.find((who: Seat) => state.asked!.answers[who] === null)!;
    verona.play(state, seat, verona.sample(state, seat, dice), dice);
  }
  return state;
};

const firstVersionAt = (question: string): State<Verona> => {
  for (let seed = 1; seed < 40; seed++) {
    const state = playFirst(question, seed);
    if (!state.over) return state;
  }
  throw new Error(`no match came to ${question}`);
};

/** A save as the program of the first version wrote it. */
const saveOfFirst = (state: State<Verona>): unknown => {
  const saved = JSON.parse(JSON.stringify(verona.save(state))) as {
    rules: number;
    state: { table: Record<string, unknown>; hands: Record<string, unknown>[]; orders?: unknown };
  };
  saved.rules = 1;
  const { table, hands } = saved.state;
  delete saved.state.orders;
  for (const added of ['rules', 'talk', 'armingGoes']) delete table[added];
  delete (table['fight'] as Record<string, unknown>)['unsettled'];
  for (const hand of hands) delete hand['named'];
  return saved;
};

describe('a match saved in the first version', () => {
  test.each(['plan', 'bids', 'show-mission', 'take-step', 'hire'])('goes on from %s', question => {
    const state = firstVersionAt(question);
    const loaded = verona.load(saveOfFirst(state));
    expect(loaded).toEqual({ ok: true, value: state });
    expect(state.table.rules).toBe(1);
  });

  test.each([null, 3, {}, { table: 3 }, { table: {}, hands: [] }, { table: { fight: 1 }, hands: [1] }])(
    'a save that holds %j is refused',
    state => {
      const loaded = verona.load({ format: 1, game: 'verona', rules: 1, state });
      expect(loaded).toMatchObject({ ok: false, error: { code: 'bad-save' } });
    },
  );
});
