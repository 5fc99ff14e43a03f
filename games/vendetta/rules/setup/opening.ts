import type { Dice, Seat } from '@tavola/kernel';
import type { House } from '../entities.ts';
import { addPiece } from '../city-plan.ts';
import { openQuestion, secretQuestion, type VendettaContext, type VendettaSight } from '../rulebook.ts';
import { readRows } from '../answer-reader.ts';
import { anyName, pickNth, pick, suggestions, titles } from './suggestions.ts';
import { description, optionalText, name } from './texts.ts';
import { CHARACTER, ENTRY, HOUSE_KINDS, LAYOUT, PIECE_KINDS } from '../names.ts';

/** N-R01 A draw decides who rolls first in the first round; that player also writes the city's name down. */
export const drawFirst = (g: VendettaContext): void => {
  g.table.begins = g.dice.below(g.table.seats.length);
  g.emit?.({ t: 'begins', seat: g.table.begins });
};

/** N-S01 The table names the city. */
export const city = openQuestion({
  name: 'city',
  talk: 'open',
  who: t => [t.begins],
  choice: () => name('city'),
  absent: () => pickNth(suggestions.cities, 0),
  sample: (_, dice) => pick(dice, suggestions.cities),
  settle: (g, answers, [by]) => {
    g.table.city = answers[by!]!;
    g.emit?.({ t: 'city', by: by!, name: g.table.city });
  },
});

/** N-S01 The ways to give 3, 2 and 1 to Tower, Rose and Friend; an answer is one of them, read as digits. */
const VALUES = [321, 312, 231, 213, 132, 123] as const;
const digits = (values: number): number[] => Array.from(String(values), Number);

const houseAnswer = (seat: Seat, dice?: Dice) => {
  const from = (list: readonly string[], n: number): string => (dice ? pick(dice, list) : pickNth(list, n));
  const kind = dice ? dice.below(HOUSE_KINDS.length) : 0;
  const gender = seat % 2 === 0 ? 'men' : 'women';
  const head = from(suggestions[gender], 7 * seat);
  const values = VALUES[dice ? dice.below(VALUES.length) : 0]!;
  return [
    kind,
    from(suggestions.houses, 11 * seat),
    head,
    from(titles[gender], seat >> 1),
    values,
    '',
    '',
    '',
  ] as const;
};

/** N-S01, N-S09 Each player makes a house: kind, name, head, values; a background, aim and conflict if wanted. */
export const house = openQuestion({
  name: 'house',
  talk: 'open',
  who: (_, seat) => [seat],
  choice: () => ({
    kind: 'all',
    what: 'house',
    parts: [
      { kind: 'one', what: 'house-kind', of: HOUSE_KINDS.map((_, i) => i) },
      name('house'),
      name('head'),
      name('title'),
      { kind: 'one', what: 'values', of: VALUES },
      optionalText('background'),
      optionalText('aim'),
      optionalText('conflict'),
    ],
  }),
  absent: me => houseAnswer(me.seat),
  sample: (me, dice) => houseAnswer(me.seat, dice),
  settle: (g, answers) => {
    const [kind, called, head, title, values, background, aim, conflict] = answers[g.current]!;
    const made: House = {
      kind: HOUSE_KINDS[kind]!,
      name: called,
      head,
      title,
      values: digits(values),
      background,
      aim,
      conflict,
    };
    g.table.houses[g.current] = made;
    g.emit?.({ t: 'house', seat: g.current, house: made });
  },
});

/** These parts are made once, because every turn needs them. */
export const PIECE_KIND = { kind: 'one', what: 'piece-kind', of: [0, 1] } as const;
export const PIECE_NAME = name();
export const PIECE_TEXT = description();

/** N-S03 A row for each piece to be laid out: kind, power, name, description. */
export const pieceRows = (rows: number, most: number) =>
  ({
    kind: 'list',
    what: 'pieces',
    parts: [
      PIECE_KIND,
      { kind: 'amount', what: 'power', min: 1, max: Math.max(1, Math.min(ENTRY, most)) },
      PIECE_NAME,
      PIECE_TEXT,
    ],
    min: 0,
    max: rows,
  }) as const;

export const samplePiece = (kind: number, power: number, dice: Dice) =>
  kind === CHARACTER
    ? ([kind, power, anyName(dice), pick(dice, suggestions.characterText)] as const)
    : ([kind, power, pick(dice, suggestions.props), pick(dice, suggestions.propText)] as const);

const layoutChoice = () => pieceRows(LAYOUT, ENTRY);

const sampleLayout = (dice: Dice) => {
  const rows: (readonly [number, number, string, string])[] = [];
  let left = dice.below(LAYOUT + 1);
  while (left > 0) {
    const power = 1 + dice.below(Math.min(ENTRY, left));
    rows.push(samplePiece(dice.below(3) === 0 ? 1 : 0, power, dice));
    left -= power;
  }
  return rows;
};

/** N-S02, N-S08 All lay out up to 12 of their 24 points at the same time, sealed, and show when all are ready. */
export const layout = secretQuestion({
  name: 'layout',
  talk: 'open',
  who: t => t.seats,
  choice: layoutChoice,
  refuse: (_: VendettaSight, rows) => {
    const points = rows.reduce((sum, [, power]) => sum + power, 0);
    return points > LAYOUT
      ? { code: 'too-many-points', rule: 'N-S02', about: { max: LAYOUT, points } }
      : undefined;
  },
  absent: () => [],
  sample: (_, dice) => sampleLayout(dice),
  settle: (g, answers, who) => {
    const laid = who.flatMap(seat =>
      readRows(layoutChoice(), answers[seat]!).map(row => {
        const kind = PIECE_KINDS[row.number('piece-kind')]!;
        g.table.reserve[seat]! -= row.number('power');
        const card = { name: row.text('name'), text: row.text('text'), kind, by: seat };
        return addPiece(g, card, seat, row.number('power'));
      }),
    );
    g.table.fresh = [];
    g.emit?.({ t: 'layouts', laid, reserve: g.table.reserve.slice() });
  },
});
