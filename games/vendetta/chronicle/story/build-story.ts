import {
  BANK,
  FLOORS,
  HEAD,
  vendetta,
  type Scene,
  type CityTable,
  type VendettaEvent,
} from '../../rules/index.ts';
import { ok, refuse, type Result } from '@tavola/kernel';
import { describeMismatch, replay, type MatchFile } from '@tavola/match';
import type { Act, ActItem, StoryPerson, Story, Throw } from './story.ts';

interface Draft {
  readonly acts: (Omit<Act, 'items'> & { readonly items: DraftItem[] })[];
  readonly towers: (readonly number[])[];
  readonly reserves: (readonly number[])[];
  readonly powers: (readonly number[])[];
  readonly fell: (number | undefined)[];
  readonly throws: Throw[];
  /** By piece, the owner when it entered play. */
  readonly first: number[];
}
type DraftItem = { readonly t: 'scene'; readonly number: number } | Extract<ActItem, { t: 'incident' }>;

const newDraft = (seats: number): Draft => ({
  acts: [],
  towers: [],
  reserves: [],
  powers: [],
  fell: Array.from({ length: seats }, () => undefined),
  throws: [],
  first: [],
});

/** Recomputes the match file by the rules before it trusts its events. */
export const storyOf = (file: MatchFile): Result<Story> => {
  if (file.header.game !== vendetta.name) return refuse('no-story', undefined, { game: file.header.game });
  const draft = newDraft(file.header.seats.length);
  const { difference, state } = replay(vendetta, file, ({ events }) => {
    // The recomputation proves that the file's events equal the game's events, so the cast is safe.
    for (const event of events as unknown as readonly VendettaEvent[]) addEvent(draft, event);
  });
  if (difference) return refuse('differs', undefined, { what: describeMismatch(difference) });
  if (!state) return refuse('nothing-told');
  return ok(
    finishStory(
      draft,
      state.table,
      file.header.seats.map(({ name }) => name),
    ),
  );
};

/** All events of a running match are public (N-S07), so they give the same story as its file. */
export const storyFrom = (
  told: readonly VendettaEvent[],
  table: CityTable,
  players: readonly string[],
): Story => {
  const draft = newDraft(players.length);
  for (const event of told) addEvent(draft, event);
  return finishStory(draft, table, players);
};

const addEvent = (draft: Draft, event: VendettaEvent): void => {
  addThrows(draft, event);
  const act = draft.acts.at(-1);
  switch (event.t) {
    case 'layouts':
      draft.towers.push(event.reserve.map(() => FLOORS));
      draft.reserves.push(event.reserve);
      // Points outside the reserve lie on the plan.
      draft.powers.push(event.reserve.map(n => BANK - n));
      draft.first.push(...event.laid.map(({ owner }) => owner));
      break;
    case 'order':
      draft.acts.push({
        round: event.round,
        order: event,
        disfavour: undefined,
        locked: undefined,
        arrest: undefined,
        items: [],
      });
      break;
    case 'disfavour':
      draft.acts[draft.acts.length - 1] = { ...act!, disfavour: event };
      break;
    case 'locked':
      draft.acts[draft.acts.length - 1] = { ...act!, locked: event.piece };
      break;
    case 'place':
      // N-R03 Right after its player has picked the head, the place of arrest is named.
      if (act?.locked === HEAD && act.arrest === undefined)
        draft.acts[draft.acts.length - 1] = { ...act, arrest: event.place };
      break;
    case 'called':
      act!.items.push({ t: 'scene', number: event.scene.number });
      break;
    case 'round-ended':
      draft.towers.push(event.floors);
      draft.reserves.push(event.reserve);
      draft.powers.push(event.power);
      break;
    case 'fell':
      draft.fell[event.seat] = draft.acts.length;
      act?.items.push({ t: 'incident', event });
      break;
    case 'turn-ended':
      // A turn with a scene needs no line, because the scene names its caller.
      if (!event.scene) act!.items.push({ t: 'incident', event });
      break;
    case 'laid':
      draft.first.push(event.laid.owner);
      act?.items.push({ t: 'incident', event });
      break;
    case 'amended':
      for (const change of event.changes) if (change.t === 'lay-out') draft.first.push(change.to);
      act?.items.push({ t: 'incident', event });
      break;
    case 'rolled-again':
      // The booking is made anew, and with it the falls that come of it.
      dropFalls(act!.items, event.scene);
      break;
    case 'strengthened':
    case 'pulled':
    case 'note':
      act?.items.push({ t: 'incident', event });
      break;
    default:
  }
};

const dropFalls = (items: DraftItem[], scene: number): void => {
  const since = items.findIndex(item => item.t === 'scene' && item.number === scene);
  const kept = items.filter((item, i) => i < since || item.t === 'scene' || item.event.t !== 'fell');
  items.splice(0, items.length, ...kept);
};

const addThrows = (draft: Draft, event: VendettaEvent): void => {
  const act = draft.acts.length;
  const addThrow = (entry: Pick<Throw, 'what' | 'faces'> & Partial<Throw>): void => {
    draft.throws.push({ act, scene: 0, favours: undefined, ...entry });
  };
  switch (event.t) {
    case 'begins':
      addThrow({ what: 'begins', faces: [[event.seat, event.seat + 1]] });
      break;
    case 'location-dice':
      addThrow({ what: 'locations', faces: event.dice.map(face => [event.seat, face]) });
      break;
    case 'order':
      addThrow({ what: 'order', act: event.round, faces: event.thrown });
      for (const faces of event.again) addThrow({ what: 'again', act: event.round, faces });
      break;
    case 'dice':
      addThrow({
        what: 'scene',
        scene: event.scene,
        faces: [
          [0, event.caller],
          [1, event.defender],
        ],
      });
      break;
    case 'rolled-again':
      addThrow({ what: 'rolled-again', scene: event.scene, faces: [[0, event.face]] });
      break;
    case 'coin':
      addThrow({ what: 'coin', scene: event.scene, faces: [], favours: event.favours });
      break;
    default:
  }
};

const finishStory = (draft: Draft, table: CityTable, players: readonly string[]): Story => {
  const scenes = table.scene ? [...table.scenes, table.scene] : table.scenes;
  const item = (made: DraftItem): ActItem =>
    made.t === 'scene' ? { t: 'scene', scene: scenes[made.number - 1]! } : made;
  return {
    city: table.city,
    players,
    houses: table.houses,
    people: table.cards.map((_, piece) => personOf(draft, table, scenes, piece)),
    places: table.places,
    notes: table.notes.filter(({ text }) => text !== ''),
    noteAbout: table.notes.map(({ about }) => about),
    acts: draft.acts.map(act => ({ ...act, items: updateNotes(tidy(act.items, scenes), table).map(item) })),
    towers: draft.towers,
    reserves: draft.reserves,
    powers: draft.powers,
    fell: draft.fell.map((act, seat) => (table.floors[seat] === 0 ? act : undefined)),
    throws: draft.throws,
    end: table.end,
    frame: table.frame,
    reserve: table.reserve,
    floors: table.floors,
    before: table.before && { volume: table.before.volume, city: table.before.city },
    epilogues: table.epilogues ?? [],
    result: table.result ?? undefined,
  };
};

/** Drops the pieces that a scene laid out, because the scene names them. */
const tidy = (items: readonly DraftItem[], scenes: readonly Scene[]): DraftItem[] => {
  const inScenes = new Set(
    scenes.flatMap(({ laid, made, object, reaction }) => [
      ...laid,
      ...(made ? [object] : []),
      ...(reaction.laid ? [reaction.prop] : []),
    ]),
  );
  return items.filter(
    made => made.t === 'scene' || made.event.t !== 'laid' || !inScenes.has(made.event.laid.piece),
  );
};

const updateNotes = (items: readonly DraftItem[], { notes }: CityTable): DraftItem[] =>
  items.flatMap(made => {
    if (made.t === 'scene' || made.event.t !== 'note') return [made];
    const { text } = notes[made.event.note]!;
    return text === '' ? [] : [{ ...made, event: { ...made.event, text } }];
  });

const personOf = (
  { first }: Draft,
  table: CityTable,
  scenes: readonly Scene[],
  piece: number,
): StoryPerson => {
  const isOut = table.power[piece] === 0;
  const lost = scenes.findLast(scene =>
    scene.booked.some(entry => entry.t === 'out' && entry.piece === piece),
  );
  const fate = lost?.fates.find(entry => entry.piece === piece)?.text ?? '';
  return {
    ...table.cards[piece]!,
    piece,
    first: first[piece]!,
    owner: table.owner[piece]!,
    power: table.power[piece]!,
    lostIn: isOut ? lost?.number : undefined,
    fate: isOut ? fate : '',
  };
};
