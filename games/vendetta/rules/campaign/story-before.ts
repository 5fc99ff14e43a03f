import { acceptAnswer, ok, refuseData, type Choice, type Result, type Seat } from '@tavola/kernel';
import type { CityPlace, House, PieceCard } from '../entities.ts';
import { BANK, ENTRY, FLOORS, HOUSE_KINDS, LAYOUT, MOST_POWER, NONE, PIECE_KINDS } from '../names.ts';
import { description, name, optionalText } from '../setup/texts.ts';

/** N-E05 What a new match may take over from the end of another. Everything in it has a bound. */
export interface StoryBefore {
  /** The number of the volume that has ended. */
  readonly volume: number;
  readonly city: string;
  /** By seat of that match; null where a house has fallen. */
  readonly houses: readonly (House | null)[];
  readonly places: readonly Omit<CityPlace, 'by'>[];
  readonly pieces: readonly CarriedPiece[];
  readonly notes: readonly CarriedNote[];
}

export interface CarriedPiece extends Omit<PieceCard, 'by'> {
  /** The seat of its house, or NONE. */
  readonly owner: Seat;
  readonly power: number;
}

export interface CarriedNote {
  readonly on: 'place' | 'piece' | 'house';
  /** Its index among the places, pieces or houses carried over. */
  readonly n: number;
  readonly text: string;
}

export const MOST_VOLUMES = 99;
const MOST_HOUSES = 6;
export const MOST_PLACES = 20;
export const MOST_PIECES = 20;
export const MOST_NOTES = 30;

type Raw = { readonly [field: string]: unknown };

/** Stops at the first flaw; `checkStoryBefore` turns it into a refusal. */
class Flaw extends Error {
  readonly path: string;
  readonly expected: string;
  readonly found: unknown;
  constructor(path: string, expected: string, found: unknown) {
    super(path);
    this.path = path;
    this.expected = expected;
    this.found = found;
  }
}

const isRecord = (raw: unknown): raw is Raw => typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const readRecord = (path: string, raw: unknown, fields: readonly string[]): Raw => {
  if (!isRecord(raw)) throw new Flaw(path, 'an object', raw);
  const unknown = Object.keys(raw).find(field => !fields.includes(field));
  if (unknown !== undefined) throw new Flaw(`${path}.${unknown}`, `one of ${fields.join(', ')}`, unknown);
  return raw;
};

/** A text is judged as when it was first written, so that it comes over however its characters are counted. */
const readText = (path: string, raw: unknown, choice: Extract<Choice, { kind: 'text' }>): string => {
  const accepted = acceptAnswer(choice, raw);
  if (typeof raw === 'string' && accepted.ok && accepted.value === raw) return raw;
  throw new Flaw(path, `a text of ${choice.min} to ${choice.max} characters`, raw);
};
const readName = (path: string, raw: unknown): string => readText(path, raw, name());

const readNumber = (path: string, raw: unknown, min: number, max: number): number => {
  if (typeof raw !== 'number' || !Number.isSafeInteger(raw) || raw < min || raw > max)
    throw new Flaw(path, `a whole number from ${min} to ${max}`, raw);
  return raw;
};

const readOneOf = <T extends string>(path: string, raw: unknown, known: readonly T[]): T => {
  const found = known.find(one => one === raw);
  if (found === undefined) throw new Flaw(path, `one of ${known.join(', ')}`, raw);
  return found;
};

const readList = <T>(
  path: string,
  raw: unknown,
  most: number,
  read: (path: string, item: unknown) => T,
): T[] => {
  if (!Array.isArray(raw) || raw.length > most) throw new Flaw(path, `a list of ${most} at the most`, raw);
  return raw.map((item, i) => read(`${path}[${i}]`, item));
};

const readHouse = (path: string, raw: unknown): House | null => {
  if (raw === null) return null;
  const house = readRecord(path, raw, [
    'kind',
    'name',
    'head',
    'title',
    'values',
    'background',
    'aim',
    'conflict',
  ]);
  const text = (field: string): string => readText(`${path}.${field}`, house[field], optionalText(field));
  return {
    kind: readOneOf(`${path}.kind`, house['kind'], HOUSE_KINDS),
    name: readName(`${path}.name`, house['name']),
    head: readName(`${path}.head`, house['head']),
    title: readName(`${path}.title`, house['title']),
    values: readValues(`${path}.values`, house['values']),
    background: text('background'),
    aim: text('aim'),
    conflict: text('conflict'),
  };
};

/** N-P04 An agreement may have changed an attribute, so the values need not be 3, 2 and 1 any more. */
const readValues = (path: string, raw: unknown): readonly number[] => {
  const values = readList(path, raw, 3, (where, n) => readNumber(where, n, 0, FLOORS));
  if (values.length !== 3) throw new Flaw(path, 'three numbers', raw);
  return values;
};

const readPlace = (path: string, raw: unknown): StoryBefore['places'][number] => {
  const place = readRecord(path, raw, ['name', 'text', 'value', 'outside']);
  if (typeof place['outside'] !== 'boolean')
    throw new Flaw(`${path}.outside`, 'true or false', place['outside']);
  return {
    name: readName(`${path}.name`, place['name']),
    text: readText(`${path}.text`, place['text'], optionalText('text')),
    // N-P04 An agreement may make a place worth more than a die.
    value: readNumber(`${path}.value`, place['value'], 0, MOST_POWER),
    outside: place['outside'],
  };
};

const readPiece =
  (houses: readonly (House | null)[]) =>
  (path: string, raw: unknown): CarriedPiece => {
    const piece = readRecord(path, raw, ['name', 'text', 'kind', 'owner', 'power']);
    const owner = readNumber(`${path}.owner`, piece['owner'], NONE, houses.length - 1);
    if (owner !== NONE && houses[owner] === null)
      throw new Flaw(`${path}.owner`, 'a house that stands', owner);
    return {
      name: readName(`${path}.name`, piece['name']),
      text: readText(`${path}.text`, piece['text'], optionalText('text')),
      kind: readOneOf(`${path}.kind`, piece['kind'], PIECE_KINDS),
      owner,
      power: readNumber(`${path}.power`, piece['power'], 1, owner === NONE ? MOST_POWER : ENTRY),
    };
  };

const readNote =
  (counts: { readonly [on in CarriedNote['on']]: number }) =>
  (path: string, raw: unknown): CarriedNote => {
    const note = readRecord(path, raw, ['on', 'n', 'text']);
    const on = readOneOf(`${path}.on`, note['on'], ['place', 'piece', 'house'] as const);
    return {
      on,
      n: readNumber(`${path}.n`, note['n'], 0, counts[on] - 1),
      text: readText(`${path}.text`, note['text'], description()),
    };
  };

/** Decodes the option and refuses whatever the end of a match could not have left. */
export const checkStoryBefore = (raw: unknown): Result<StoryBefore> => {
  try {
    const story = readRecord('', raw, ['volume', 'city', 'houses', 'places', 'pieces', 'notes']);
    const houses = readList('houses', story['houses'], MOST_HOUSES, readHouse);
    const places = readList('places', story['places'], MOST_PLACES, readPlace);
    const pieces = readList('pieces', story['pieces'], MOST_PIECES, readPiece(houses));
    houses.forEach((_, seat) => {
      const points = pieces.reduce((sum, { owner, power }) => sum + (owner === seat ? power : 0), 0);
      if (points > BANK - LAYOUT)
        throw new Flaw('pieces', `${BANK - LAYOUT} points at the most for a house`, points);
    });
    const counts = { place: places.length, piece: pieces.length, house: houses.length };
    return ok({
      volume: readNumber('volume', story['volume'], 1, MOST_VOLUMES),
      city: readName('city', story['city']),
      houses,
      places,
      pieces,
      notes: readList('notes', story['notes'], MOST_NOTES, readNote(counts)),
    });
  } catch (flaw) {
    if (flaw instanceof Flaw) return refuseData(flaw.path, flaw.expected, flaw.found);
    throw flaw;
  }
};
