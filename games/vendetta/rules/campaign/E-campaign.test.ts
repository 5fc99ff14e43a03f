import { describe, expect, test } from 'vitest';
import { seedDice } from '@tavola/kernel';
import { vendetta, NONE, ABOUT_HOUSE, ABOUT_PIECE, ABOUT_PLACE, type Vendetta } from '../index.ts';
import { city, house } from '../test/drama.ts';
import { continueFrom } from './continue-from.ts';
import { checkStoryBefore, MOST_NOTES, MOST_PIECES, MOST_PLACES, type StoryBefore } from './story-before.ts';

const text = (length: number): string => 'x'.repeat(length);

/** The end of a match with a fallen house, a neutral, and notes on everything. */
const ended = city({
  pieces: [
    { owner: 0, power: 9, name: 'Lapo' },
    { owner: 0, power: 5, name: 'a dagger', kind: 'prop' },
    { owner: 0, power: 2, name: 'Nerina' },
    { owner: NONE, power: 11, name: 'the bishop' },
    { owner: 1, power: 0, name: 'Ugo' },
  ],
  floors: [3, 6, 0],
  change: t => {
    t.notes = [
      { by: 0, about: ABOUT_PIECE, text: 'limps' },
      { by: 0, about: ABOUT_PIECE + 4, text: 'is dead' },
      { by: 0, about: ABOUT_PLACE + 1, text: 'burnt' },
      { by: 0, about: ABOUT_HOUSE + 1, text: 'in debt' },
      { by: 0, about: ABOUT_HOUSE + 2, text: 'fallen' },
      { by: 0, about: ABOUT_PLACE, text: '' },
    ];
  },
});
const { continues } = continueFrom(ended.state.table);

const start = (story: unknown = continues, seats = 3) =>
  vendetta.begin(seats, { continues: story }, seedDice(1));
const started = (story?: unknown, seats?: number): Vendetta['table'] => {
  const made = start(story, seats);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value.state.table;
};

/** All seats answer the question of what stays behind. */
const carry = (left: readonly (readonly number[])[], story: unknown = continues) => {
  const made = start(story, left.length);
  if (!made.ok) throw new Error(made.error.code);
  let { state } = made.value;
  const events: Vendetta['event'][] = [];
  const { id } = state.asked!;
  left.forEach((answer, seat) => {
    const turn = vendetta.submit(state, seat, id, answer, seedDice(2));
    if (!turn.ok) throw new Error(JSON.stringify(turn.error));
    state = turn.value.state;
    events.push(...turn.value.events);
  });
  return { state, table: state.table, events };
};

describe('the end of a match as options of the next one', () => {
  test('[N-E05] names the city, the houses that stand, the places, the pieces in play and their notes', () => {
    expect(continues).toMatchObject({
      volume: 1,
      city: 'Prova',
      houses: [{ name: 'House 0' }, { name: 'House 1' }, null],
      places: [
        { name: 'theatre', value: 4 },
        { name: 'square', value: 0 },
        { name: 'wood', outside: true },
      ],
      notes: [
        { on: 'piece', n: 0, text: 'limps' },
        { on: 'place', n: 1, text: 'burnt' },
        { on: 'house', n: 1, text: 'in debt' },
      ],
    });
  });

  test('[N-E05] a place comes over with the value that was agreed on', () => {
    const places = continues.places.with(0, { ...continues.places[0]!, value: 12 });
    expect(checkStoryBefore({ ...continues, places }).ok).toBe(true);
  });

  test('[N-E05] texts come over in any letters, as long as they may be', () => {
    const masks = (count: number): string => '🎭'.repeat(count);
    const [first, ...others] = continues.houses;
    const houses = [{ ...first!, name: masks(60), aim: masks(600) }, ...others];
    const notes = [{ on: 'house', n: 0, text: `${masks(300)}\n${masks(299)}` }];
    const long = { ...continues, city: masks(60), houses, notes };
    expect(checkStoryBefore(long)).toEqual({ ok: true, value: long });
    for (const wrong of [masks(61), 'two\nlines', '\u0000', '\u202e', ' Prova', '\u200d'])
      expect(checkStoryBefore({ ...continues, city: wrong })).toMatchObject({
        error: { about: { path: 'city' } },
      });
  });

  test('[N-E05] a house brings at most six points of power in a piece, and what it can pay beside a full layout', () => {
    expect(continues.pieces.map(({ name, owner, power }) => [name, owner, power])).toEqual([
      ['Lapo', 0, 6],
      ['a dagger', 0, 5],
      ['the bishop', NONE, 11],
    ]);
  });

  test('[N-E05] is offered only when the match is over, and only by a game with a campaign', () => {
    expect(vendetta.hasCampaign).toBe(true);
    expect(vendetta.continueFrom(ended.state)).toBeUndefined();
    expect(vendetta.continueFrom({ ...ended.state, over: true })).toEqual({ continues });
  });

  test('[N-E05] stays within its bounds, however long the match was, and is accepted as an option', () => {
    const long = city({
      pieces: Array.from({ length: 60 }, () => ({ owner: NONE, power: 3 })),
      places: Array.from({ length: 50 }, (_, i) => ({
        name: text(60),
        text: text(600),
        value: i === 2 ? 4 : 0,
      })),
      change: t => {
        t.notes = Array.from({ length: 90 }, () => ({ by: 0, about: ABOUT_HOUSE, text: text(600) }));
      },
    });
    const story = continueFrom(long.state.table).continues;
    expect(story.places).toHaveLength(MOST_PLACES);
    expect(story.places[0]).toMatchObject({ value: 4 });
    expect(story.pieces).toHaveLength(MOST_PIECES);
    expect(story.notes).toHaveLength(MOST_NOTES);
    expect(checkStoryBefore(JSON.parse(JSON.stringify(story)))).toEqual({ ok: true, value: story });
    expect(JSON.stringify(story).length).toBeLessThan(65_000);
  });

  test.each<readonly [string, (story: StoryBefore) => unknown]>([
    ['continues', () => 7],
    ['continues..secret', story => ({ ...story, secret: 1 })],
    ['continues.volume', story => ({ ...story, volume: 100 })],
    ['continues.city', story => ({ ...story, city: '' })],
    ['continues.city', story => ({ ...story, city: 'a\nb' })],
    ['continues.houses', story => ({ ...story, houses: Array.from({ length: 7 }, () => null) })],
    ['continues.houses[0].values', story => ({ ...story, houses: [{ ...house(0), values: [3, 2] }] })],
    ['continues.places[0].value', story => ({ ...story, places: [{ ...story.places[0], value: 13 }] })],
    ['continues.places[0].outside', story => ({ ...story, places: [{ ...story.places[0], outside: 1 }] })],
    ['continues.pieces[0].power', story => ({ ...story, pieces: [{ ...story.pieces[0], power: 7 }] })],
    ['continues.pieces[0].owner', story => ({ ...story, pieces: [{ ...story.pieces[0], owner: 2 }] })],
    ['continues.pieces', story => ({ ...story, pieces: Array.from({ length: 3 }, () => story.pieces[0]) })],
    ['continues.notes[0].n', story => ({ ...story, notes: [{ on: 'place', n: 3, text: 'x' }] })],
    ['continues.notes[0].text', story => ({ ...story, notes: [{ on: 'place', n: 0, text: text(601) }] })],
  ])('refuses what no match could have left: %s', (path, change) => {
    expect(start(change(continues))).toMatchObject({
      ok: false,
      error: { code: 'bad-data', about: { path: `options.${path}` } },
    });
  });
});

describe('a match that goes on from another', () => {
  test('[N-E05] asks everybody first what stays behind, and nobody for the city', () => {
    const made = start();
    expect(made.ok && made.value.state.asked?.who).toEqual([0, 1, 2]);
    const { state, table, events } = carry([[], [], []]);
    expect(events[0]).toEqual({ t: 'continued', volume: 1, city: 'Prova' });
    expect(table.city).toBe('Prova');
    expect(table.before).toMatchObject({ volume: 1, city: 'Prova' });
    // Two houses are back; the third player makes a new one.
    expect(table.houses.map(({ name }) => name)).toEqual(['House 0', 'House 1']);
    expect(state.asked?.who).toEqual([2]);
  });

  test('[N-E05] brings places with their values, so that no locations are rolled', () => {
    const { state } = carry([[], [], []]);
    const answer = vendetta.absent(state, 2);
    const turn = vendetta.submit(state, 2, state.asked!.id, answer, seedDice(3));
    if (!turn.ok) throw new Error(turn.error.code);
    const { table } = turn.value.state;
    expect(table.places.map(({ name, value }) => [name, value])).toEqual([
      ['theatre', 4],
      ['square', 0],
      ['wood', 0],
    ]);
    expect(vendetta.question(turn.value.state)).toBe('layout');
    // All has come over, so the table keeps no second copy.
    expect(table.before).toEqual({ volume: 1, city: 'Prova', carried: null });
  });

  test('[N-E05] a house pays for its pieces from its bank, neutrals cost nothing', () => {
    const { table } = carry([[], [], []]);
    expect(table.cards.map(({ name }, i) => [name, table.owner[i], table.power[i]])).toEqual([
      ['Lapo', 0, 6],
      ['a dagger', 0, 5],
      ['the bishop', NONE, 11],
    ]);
    expect(table.reserve).toEqual([13, 24, 24]);
  });

  test('[N-E05] a single player keeps a piece out, and its note with it', () => {
    // The houses are 0 and 1, the pieces follow.
    const { table } = carry([[], [2], []]);
    expect(table.cards.map(({ name }) => name)).toEqual(['a dagger', 'the bishop']);
    expect(table.notes.map(note => note.text)).toEqual(['burnt', 'in debt']);
  });

  test('[N-E05] a house that stays behind leaves its pieces to nobody, and its player makes another', () => {
    const { state, table } = carry([[0], [], []]);
    expect(table.owner).toEqual([NONE, NONE, NONE]);
    expect(table.reserve).toEqual([24, 24, 24]);
    expect(vendetta.question(state)).toBe('house');
    expect(state.asked?.who).toEqual([0]);
  });

  test('[N-E05] notes come with what they are about', () => {
    const { table } = carry([[], [], []]);
    expect(table.notes).toEqual([
      { by: 0, about: ABOUT_PIECE, text: 'limps' },
      { by: 0, about: ABOUT_PLACE + 1, text: 'burnt' },
      { by: 1, about: ABOUT_HOUSE + 1, text: 'in debt' },
    ]);
  });

  test('[N-E05] fewer players leave houses without a seat, whose pieces belong to nobody', () => {
    const { table } = carry([[], []], {
      ...continues,
      houses: [null, null, house(2)],
      pieces: [{ ...continues.pieces[0]!, owner: 2 }],
      notes: [],
    });
    expect(table.owner).toEqual([NONE]);
  });

  test('[N-E05] becomes a further volume each time', () => {
    const { table } = carry([[], [], []]);
    expect(continueFrom({ ...table, houses: [house(0), house(1), house(2)] }).continues.volume).toBe(2);
  });

  test('[N-E05] plays to its end by the laws of every match', () => {
    const dice = seedDice(5);
    let { state } = carry([[], [], []]);
    for (let i = 0; i < 400 && !state.over; i++) {
      const seat = state.asked!.who.find(who => state.asked!.answers[who] === null)!;
      const turn = vendetta.submit(state, seat, state.asked!.id, vendetta.sample(state, seat, dice), dice);
      if (!turn.ok) throw new Error(turn.error.code);
      state = turn.value.state;
      expect(vendetta.violations(state)).toEqual([]);
      const loaded = vendetta.load(JSON.parse(JSON.stringify(vendetta.save(state))));
      expect(loaded.ok).toBe(true);
    }
    expect(state.table.round).toBeGreaterThan(0);
  });

  test('[N-E05] without the option nothing of it is on the table', () => {
    expect(started(null).before).toBeUndefined();
  });
});

describe('epilogues', () => {
  const closing = (epilogues: readonly string[] | undefined) =>
    city({
      at: 'main/N-P08:step',
      floors: [6, 6, 0],
      change: t => {
        t.result = { points: [1, 2, 0], ranks: [2, 1, 3] };
        if (epilogues) t.epilogues = epilogues;
      },
    });

  test('[N-E05] everybody may write one at the end, fallen houses too, or leave it empty', () => {
    let { state } = closing([]);
    expect(vendetta.question(state)).toBe('epilogue');
    expect(state.asked!.who).toEqual([0, 1, 2]);
    const { id } = state.asked!;
    const said = ['', 'We won, and it was cold.', 'Nobody wept.'];
    const events: Vendetta['event'][] = [];
    said.forEach((words, seat) => {
      const turn = vendetta.submit(state, seat, id, words, seedDice(1));
      if (!turn.ok) throw new Error(turn.error.code);
      state = turn.value.state;
      events.push(...turn.value.events);
    });
    expect(state.over).toBe(true);
    expect(state.table.epilogues).toEqual(said);
    expect(events.map(({ t }) => t)).toEqual(['epilogue', 'epilogue', 'over']);
  });

  test('[N-E05] a match of rules without them ends at once', () => {
    expect(closing(undefined).state.over).toBe(true);
  });
});
