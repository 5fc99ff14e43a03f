import { HOUSE_KINDS, NONE, SCENE_KINDS, type Scene, type Vendetta } from './rules/index.ts';
import { ok, refuse } from '@tavola/kernel';
import { chronicle, epub, FORMATS, LANGUAGES, storyOf } from './chronicle/index.ts';
import type { CliExtras, OrderToLeave, StoryWriter } from '../cli-extras.ts';

const share = (scenes: readonly Scene[], is: (scene: Scene) => boolean): number =>
  scenes.length === 0 ? 0 : scenes.filter(is).length / scenes.length;

/** N-S09 The best attribute of a house. */
const BEST = 3;

const isOneOf = <T extends string>(known: readonly T[], given: string): given is T =>
  (known as readonly string[]).includes(given);

const story: StoryWriter = {
  formats: FORMATS,
  languages: LANGUAGES,
  write: (match, format, language, { fonts, made }) => {
    if (!isOneOf(FORMATS, format) || !isOneOf(LANGUAGES, language)) return refuse('malformed');
    const told = storyOf(match);
    if (!told.ok) return told;
    return ok(
      format === 'epub'
        ? epub(told.value, language, made)
        : chronicle(told.value, format, language, { fonts }),
    );
  },
};

/** Who wants to be asked for scenes and stories only lets attacks come as they do. */
const ORDERS: readonly OrderToLeave[] = [
  { order: 'no-reaction', said: [], lasts: true },
  { order: 'no-interruption', said: [], lasts: true },
];

export const extras: CliExtras<Vendetta> = {
  story,
  orders: ({ seat }) => (seat === null ? [] : ORDERS),
  rounds: table => table.round,
  // N-R01 The order of the first round; later rounds roll again.
  hear: (event, add) => {
    if (event.t === 'order' && event.round === 1)
      event.order.forEach((seat, n) => add(`turn of ${seat}`, n + 1));
  },
  holdings: ({ seats, houses, floors }, heard) => ({
    'turn in the first round': Object.fromEntries(
      seats.map((_, n) => [`turn ${n + 1}`, seats.filter(seat => heard(`turn of ${seat}`) === n + 1)]),
    ),
    'best attribute': Object.fromEntries(
      SCENE_KINDS.map((kind, k) => [kind, seats.filter(seat => houses[seat]?.values[k] === BEST)]),
    ),
    house: Object.fromEntries(
      HOUSE_KINDS.map(kind => [kind, seats.filter(seat => houses[seat]?.kind === kind)]),
    ),
    'at the end': {
      stands: seats.filter(seat => floors[seat]! > 0),
      'has fallen': seats.filter(seat => floors[seat] === 0),
    },
  }),
  sources: ({ seats, owner, power, reserve }) => ({
    'power in play': seats.map(seat =>
      power.reduce((sum, n, piece) => sum + (owner[piece] === seat ? n : 0), 0),
    ),
    reserve: [...reserve],
  }),
  tallies: [
    {
      name: 'houses fallen',
      kind: 'share',
      count: ({ floors }) => {
        const fallen = floors.filter(left => left === 0).length;
        return Object.fromEntries([...floors, 0].map((_, n) => [n, fallen === n ? 1 : 0]));
      },
    },
    {
      name: 'a game',
      kind: 'mean',
      count: ({ scenes, floors, cards, places, notes }) => ({
        scenes: scenes.length,
        storms: scenes.filter(({ tower }) => tower !== NONE).length,
        falls: floors.filter(left => left === 0).length,
        'floors left': floors.reduce((sum, left) => sum + left, 0),
        pieces: cards.length,
        places: places.length,
        notes: notes.length,
      }),
    },
    {
      name: 'of its scenes',
      kind: 'mean',
      count: ({ scenes }) => ({
        won: share(scenes, ({ won }) => won === true),
        'by a coin': share(scenes, ({ coin }) => coin !== null),
        interrupted: share(scenes, ({ interruption }) => interruption > 0),
        'against a neutral': share(scenes, ({ defender }) => defender === NONE),
        rewarded: share(scenes, ({ reward }) => reward !== null),
      }),
    },
  ],
};
