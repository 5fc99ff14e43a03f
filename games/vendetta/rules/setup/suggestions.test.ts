import { describe, expect, test } from 'vitest';
import { acceptAnswer, seedDice, type Dice } from '@tavola/kernel';
import { suggestions, titles, vendetta } from '../index.ts';
import { description, name } from './texts.ts';

const NAMES = ['women', 'men', 'titles', 'houses', 'places', 'props'] as const;
const TEXTS = ['placeText', 'characterText', 'propText', 'lines', 'fates'] as const;

describe('suggestions', () => {
  test.each(NAMES)('[N-S01] at least sixty %s, none twice, each a name that is taken as it is', list => {
    const of = suggestions[list];
    expect(of.length).toBeGreaterThanOrEqual(60);
    expect(new Set(of).size).toBe(of.length);
    for (const word of of) expect(acceptAnswer(name(), word)).toEqual({ ok: true, value: word });
  });

  test.each(['cities', 'arrests'] as const)('[N-R03] %s are names', list => {
    for (const word of suggestions[list])
      expect(acceptAnswer(name(), word)).toEqual({ ok: true, value: word });
  });

  test.each(TEXTS)('[N-S03] %s are texts', list => {
    for (const words of suggestions[list])
      expect(acceptAnswer(description(), words)).toEqual({ ok: true, value: words });
  });

  /** Makes the houses of six players from drawn suggestions or, without dice, from the defaults for absent players. */
  const houses = (dice?: Dice) => {
    const begun = vendetta.begin(6, {}, seedDice(1));
    if (!begun.ok) throw new Error(begun.error.code);
    let { state } = begun.value;
    while (state.table.houses.length < 6) {
      const [seat] = state.asked!.who;
      const answer = dice ? vendetta.sample(state, seat!, dice) : vendetta.absent(state, seat!);
      const turn = vendetta.submit(state, seat!, state.asked!.id, answer, seedDice(1));
      if (!turn.ok) throw new Error(turn.error.code);
      state = turn.value.state;
    }
    return state.table.houses;
  };

  test('[N-S01] the head of a house has a title that goes with the name: no countess is called Lorenzo', () => {
    const made = [undefined, ...Array.from({ length: 30 }, (_, seed) => seedDice(seed))].flatMap(houses);
    for (const { head, title } of made) {
      const isWoman = suggestions.women.includes(head);
      expect({ head, title, goes: titles[isWoman ? 'women' : 'men'].includes(title) }).toMatchObject({
        goes: true,
      });
    }
    expect(new Set(made.map(({ title }) => title)).size).toBeGreaterThan(30);
  });

  test('[N-S01] titles of women end as theirs do, and no title is of both', () => {
    expect(titles.women).toHaveLength(15);
    expect([...titles.women, ...titles.men].toSorted()).toEqual(suggestions.titles.toSorted());
    // These titles are for men, whatever their endings.
    const asWomen = titles.men.filter(title => /a$|essa|suor/.test(title.split(' ')[0]!));
    expect(asWomen).toEqual(['duca', 'fra']);
  });
});
