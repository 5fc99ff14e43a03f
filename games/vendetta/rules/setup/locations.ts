import type { CityPlace, PlaceName } from '../entities.ts';
import { addPlace } from '../city-plan.ts';
import { aside, openQuestion, type VendettaContext } from '../rulebook.ts';
import { refuseIfPaused } from '../agreement/pause.ts';
import type { CityTable } from '../types.ts';
import { readRows } from '../answer-reader.ts';
import { pickNth, pick, suggestions } from './suggestions.ts';
import { description, name } from './texts.ts';
import { NONE } from '../names.ts';
import type { Seat } from '@tavola/kernel';

/** N-S05 With 3 or fewer players each rolls two dice for locations, with more one. */
const countDice = (t: CityTable): number => (t.seats.length <= 3 ? 2 : 1);

export const rollLocations = (g: VendettaContext): void => {
  for (let n = 0; n < countDice(g.table); n++) g.table.dice.push(1 + g.dice.below(6));
  g.emit?.({ t: 'location-dice', seat: g.current, dice: g.table.dice.slice() });
};

/** N-S05 The roller of a die names and describes its location. */
export const naming = openQuestion({
  name: 'naming',
  talk: 'open',
  who: (_, seat) => [seat],
  choice: () => ({ kind: 'all', what: 'location', parts: [name(), description()] }),
  absent: me => {
    const n = 5 * me.table.places.length + me.table.vetoes;
    return [pickNth(suggestions.places, n), pickNth(suggestions.placeText, n)] as const;
  },
  sample: (_, dice) => [pick(dice, suggestions.places), pick(dice, suggestions.placeText)] as const,
  settle: (g, answers) => {
    const [called, text] = answers[g.current]!;
    g.table.naming = { name: called, text };
    g.emit?.({ t: 'naming', seat: g.current, value: g.table.dice[0]!, name: called, text });
  },
});

/** N-S06, N-X24 More than half of the others may veto a name, twice at the most; silence is no veto. */
export const VETOES = 2;
export const veto = openQuestion({
  name: 'veto',
  talk: 'open',
  who: (t, roller) => t.seats.filter(seat => seat !== roller),
  choice: () => ({ kind: 'one', what: 'veto', of: [0, 1] }),
  absent: () => 0,
  sample: (_, dice) => (dice.below(5) === 0 ? 1 : 0),
  settle: (g, answers, who) => {
    const by = who.filter(seat => answers[seat] === 1);
    const falls = 2 * by.length > who.length;
    g.emit?.({ t: 'vetoed', by, falls, name: g.table.naming!.name });
    if (!falls) return;
    g.table.vetoes++;
    g.table.naming = null;
  },
});

/** N-S05 A name that stands is written on the plan with its value. */
export const acceptName = (g: VendettaContext): void => {
  const { naming: named } = g.table;
  if (!named) return;
  const value = g.table.dice.shift()!;
  const place: CityPlace = { ...named, value, outside: false, by: g.current };
  addPlace(g, place);
  g.table.naming = null;
  g.table.vetoes = 0;
};

/** N-S05 All dice for locations at once, in seating order; each is a location that its roller has to name. */
export const rollAllLocations = (g: VendettaContext): void => {
  for (const seat of g.table.seats) {
    const dice = Array.from({ length: countDice(g.table) }, () => 1 + g.dice.below(6));
    for (const value of dice)
      g.table.names.push({ by: seat, value, place: NONE, against: [], vetoes: 0, isOpen: true });
    g.emit?.({ t: 'location-dice', seat, dice });
  }
};

/** N-S05 The values of the locations that a seat has to name now, in the order in which it names them. */
export const valuesToName = (t: CityTable, seat: Seat): number[] =>
  namesOpenTo(t, seat).map(({ value }) => value);

const namesOpenTo = (t: CityTable, seat: Seat): PlaceName[] =>
  t.names.filter(({ by, isOpen }) => by === seat && isOpen);

const placeRows = (t: CityTable, seat: Seat) => {
  const count = namesOpenTo(t, seat).length;
  return { kind: 'list', what: 'location', parts: [name(), description()], min: count, max: count } as const;
};

/** N-S05 All name their locations at the same time; N-S06 so do those whose names have fallen. */
export const places = openQuestion({
  name: 'places',
  talk: 'open',
  who: t => t.seats.filter(seat => namesOpenTo(t, seat).length > 0),
  choice: me => placeRows(me.table, me.seat),
  absent: me =>
    namesOpenTo(me.table, me.seat).map(({ vetoes }, i) => {
      const n = 5 * (2 * me.seat + i) + vetoes;
      return [pickNth(suggestions.places, n), pickNth(suggestions.placeText, n)] as const;
    }),
  sample: (me, dice) =>
    namesOpenTo(me.table, me.seat).map(
      () => [pick(dice, suggestions.places), pick(dice, suggestions.placeText)] as const,
    ),
  settle: (g, answers, who) => {
    const rows = who.map(seat => readRows(placeRows(g.table, seat), answers[seat]!).values());
    g.table.names = g.table.names.map(entry => {
      if (!entry.isOpen) return entry;
      const row = rows[who.indexOf(entry.by)]!.next().value!;
      return setName(g, entry, { name: row.text('name'), text: row.text('text') });
    });
  },
});

const setName = (
  g: VendettaContext,
  entry: PlaceName,
  named: Pick<CityPlace, 'name' | 'text'>,
): PlaceName => {
  const { places: all } = g.table;
  const { by, value } = entry;
  const is: CityPlace = { ...named, value, outside: false, by };
  const place = entry.place === NONE ? all.length : entry.place;
  all[place] = is;
  g.emit?.({ t: 'naming', seat: by, value, ...named });
  return { ...entry, place, against: [], isOpen: false };
};

/** N-S08 From now on all lay out, and N-S06 may veto names until everybody has. */
export const openVetoes = (g: VendettaContext): void => {
  if (g.table.rules > 1) g.table.stage = 'laying-out';
};

/** N-S06 Silence passes: only names that have fallen are left over. */
export const closeVetoes = (g: VendettaContext): void => {
  g.table.stage = 'set-up';
  g.table.names = g.table.names.filter(({ isOpen }) => isOpen);
};

/** N-S06 The locations of others with a name that this seat is not against yet. */
const namesToVeto = (t: CityTable, seat: Seat): number[] =>
  t.names.flatMap(({ by, place, against, isOpen }) =>
    by !== seat && !isOpen && !against.includes(seat) ? [place] : [],
  );

/** N-S06 More than half of the others; the name falls, and its roller finds another one. */
const hasFallen = (t: CityTable, { against }: PlaceName): boolean => 2 * against.length > t.seats.length - 1;

const judge = (g: VendettaContext, entry: PlaceName): PlaceName => {
  const falls = hasFallen(g.table, entry);
  g.emit?.({ t: 'vetoed', by: entry.against, falls, name: g.table.places[entry.place]!.name });
  return falls ? { ...entry, vetoes: entry.vetoes + 1, isOpen: true } : entry;
};

/** N-S06 While all lay out, anybody may be against the name of a location. */
export const vetoPlace = aside({
  name: 'veto-place',
  rule: 'N-S06',
  who: t => (t.stage === 'laying-out' ? t.seats.filter(seat => namesToVeto(t, seat).length > 0) : []),
  choice: me => ({ kind: 'one', what: 'place', of: namesToVeto(me.table, me.seat) }),
  refuse: refuseIfPaused,
  settle: (g, by, place) => {
    g.emit?.({ t: 'against-name', by, place });
    g.table.names = g.table.names.map(entry => {
      if (entry.place !== place) return entry;
      const opposed = { ...entry, against: [...entry.against, by] };
      return hasFallen(g.table, opposed) ? judge(g, opposed) : opposed;
    });
  },
});

/** N-X24 After two vetoes the third name stands. */
export const letThirdStand = (g: VendettaContext): void => {
  g.table.names = g.table.names.filter(({ vetoes }) => vetoes < VETOES);
};

/** N-S06 The houses are laid out by now, so names that were found anew are judged by all at once. */
export const vetoAnew = openQuestion({
  name: 'veto-anew',
  talk: 'open',
  who: t => t.seats.filter(seat => namesToVeto(t, seat).length > 0),
  choice: me => {
    const of = namesToVeto(me.table, me.seat);
    return { kind: 'some', what: 'vetoes', of, min: 0, max: of.length };
  },
  absent: () => [],
  settle: (g, answers, who) => {
    const judged = g.table.names.map(entry => ({
      ...entry,
      against: who.filter(seat => answers[seat]!.includes(entry.place)),
    }));
    g.table.names = judged.map(entry => judge(g, entry)).filter(({ isOpen }) => isOpen);
  },
});
