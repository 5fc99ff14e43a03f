import { suggestions, titles } from '@tavola/games/vendetta';

/** One of the list, another than the one there is. Chance that decides nothing in the game. */
export const another = (list: readonly string[], but = ''): string => {
  const others = list.filter(one => one !== but);
  return others[Math.floor(Math.random() * others.length)] ?? but;
};

type Gender = keyof typeof titles;
const genderOf = (one: string, lists: { readonly [G in Gender]: readonly string[] }): Gender | undefined =>
  (['women', 'men'] as const).find(gender => lists[gender].includes(one));

/** Titles that go with a name, names that go with a title; all of them where the other part is somebody's own. */
export const titlesFor = (head: string): readonly string[] => {
  const gender = genderOf(head, suggestions);
  return gender ? titles[gender] : suggestions.titles;
};
export const headsFor = (title: string): readonly string[] => {
  const gender = genderOf(title, titles);
  return gender ? suggestions[gender] : [...suggestions.men, ...suggestions.women];
};

const CHARACTER_NAMES = [...suggestions.women, ...suggestions.men];

/** Names and descriptions for a piece of this kind: 0 a side character, 1 a prop. */
export const namesFor = (kind: number): readonly string[] =>
  kind === 1 ? suggestions.props : CHARACTER_NAMES;
export const textsFor = (kind: number): readonly string[] =>
  kind === 1 ? suggestions.propText : suggestions.characterText;
