import { readFileSync } from 'node:fs';
import { parseMatch, type MatchFile } from '@tavola/match';
import { storyOf, type Story } from '../index.ts';

const folder = new URL('../../golden/', import.meta.url);

export const GOLDEN = [
  '0001-two-houses-until-one-is-left',
  '0002-three-houses-montefosco',
  '0003-four-houses-until-one-falls',
  '0004-four-houses-shared-victory',
  '0005-six-houses-bare-towers',
] as const;

export const matchFile = (name: string): MatchFile => {
  const file = parseMatch(readFileSync(new URL(`${name}.jsonl`, folder), 'utf8'));
  if (!file.ok) throw new Error(name);
  return file.value;
};

export const story = (name: string): Story => {
  const made = storyOf(matchFile(name));
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
};

/** Replaces the names of a story, so that tests can use hostile ones. */
export const renameStory = (from: Story, name: string, text: string): Story => ({
  ...from,
  city: name,
  players: from.players.map(() => name),
  houses: from.houses.map(house => ({
    ...house,
    name,
    head: name,
    title: name,
    background: text,
    aim: text,
    conflict: text,
  })),
  people: from.people.map(person => ({ ...person, name, text, fate: text })),
  places: from.places.map(place => ({ ...place, name, text })),
  before: from.before && { ...from.before, city: name },
  epilogues: from.epilogues.map(() => text),
  notes: from.notes.map(note => ({ ...note, text })),
  acts: from.acts.map(act => ({
    ...act,
    items: act.items.map(item => {
      if (item.t === 'incident')
        return item.event.t === 'note' ? { ...item, event: { ...item.event, text } } : item;
      const told = item.scene.told.map(words => ({ ...words, text }));
      const fates = item.scene.fates.map(fate => ({ ...fate, text }));
      return { ...item, scene: { ...item.scene, told, fates } };
    }),
  })),
});
