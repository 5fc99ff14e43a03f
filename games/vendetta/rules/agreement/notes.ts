import type { Refusal } from '@tavola/kernel';
import { aside } from '../rulebook.ts';
import type { CityTable } from '../types.ts';
import { pickNth, pick, suggestions } from '../setup/suggestions.ts';
import { description, optionalText } from '../setup/texts.ts';
import { ABOUT_HOUSE, ABOUT_PIECE, ABOUT_PLACE } from '../names.ts';

const numbered = (base: number, list: readonly unknown[]): number[] => list.map((_, i) => base + i);

/** N-P07 A note may be about any place, piece or house on the plan. */
const subjects = (t: CityTable): number[] => [
  ...numbered(ABOUT_HOUSE, t.houses),
  ...numbered(ABOUT_PLACE, t.places),
  ...numbered(ABOUT_PIECE, t.cards),
];

/** The most notes on the plan, so that one player cannot flood a match. */
const NOTES = 500;

/** N-P07 Any player may at any time add a note to a place, piece or house. It changes no number. */
export const note = aside({
  name: 'note',
  rule: 'N-P07',
  who: t => (t.houses.length > 0 ? t.seats : []),
  choice: me => ({
    kind: 'all',
    what: 'note',
    parts: [{ kind: 'one', what: 'about', of: subjects(me.table) }, description('note')],
  }),
  refuse: (me): Refusal | undefined =>
    me.table.notes.length >= NOTES ? { code: 'too-many', about: { max: NOTES } } : undefined,
  sample: (me, dice) => {
    const about = subjects(me.table);
    return [about[dice.below(about.length)]!, pick(dice, suggestions.lines)] as const;
  },
  settle: (g, by, [about, text]) => {
    const id = g.table.notes.length;
    g.table.notes.push({ by, about, text });
    g.emit?.({ t: 'note', note: id, by, about, text });
  },
});

const ownNotes = (t: CityTable, seat: number): number[] =>
  t.notes.flatMap(({ by, text }, id) => (by === seat && text !== '' ? [id] : []));

/** N-P07 Players may change their own notes, or delete them with an empty text; another's note needs N-P04. */
export const changeNote = aside({
  name: 'change-note',
  rule: 'N-P07',
  who: t => t.seats.filter(seat => ownNotes(t, seat).length > 0),
  choice: me => ({
    kind: 'all',
    what: 'note',
    parts: [{ kind: 'one', what: 'note', of: ownNotes(me.table, me.seat) }, optionalText('note')],
  }),
  sample: (me, dice) => {
    const notes = ownNotes(me.table, me.seat);
    const text = dice.below(3) === 0 ? '' : pickNth(suggestions.lines, dice.below(99));
    return [notes[dice.below(notes.length)]!, text] as const;
  },
  settle: (g, by, [id, text]) => {
    g.table.notes[id] = { ...g.table.notes[id]!, text };
    g.emit?.({ t: 'note-changed', note: id, by, text });
  },
});
