import { planWords } from '../../bot/telling/plan-words.ts';
import { HOUSE_KINDS, PROP, suggestions } from '../../rules/index.ts';
import type { Language } from '@tavola/web/text/language.ts';
import { pickAnother } from '@tavola/web/ui/another.ts';
import type { PartDraft } from '@tavola/web/board-kit/contract.ts';

type Words = readonly string[];

type Gender = 'women' | 'men';
const genderOf = (one: string, lists: { readonly [G in Gender]: Words }): Gender | undefined =>
  (['women', 'men'] as const).find(gender => lists[gender].includes(one));

const ANYBODY: Words = [...suggestions.men, ...suggestions.women];

/** Offers only the titles that match the name's gender, or all titles for a name of the player's own. */
export const titlesFor = (language: Language, head: string): Words => {
  const { titles } = planWords[language];
  const gender = genderOf(head, suggestions);
  return gender ? titles[gender] : [...titles.men, ...titles.women];
};
export const headsFor = (language: Language, title: string): Words => {
  const gender = genderOf(title, planWords[language].titles);
  return gender ? suggestions[gender] : ANYBODY;
};

export const namesFor = (language: Language, kind: number): Words =>
  kind === PROP ? planWords[language].things : ANYBODY;
export const textsFor = (language: Language, kind: number): Words => {
  const { prop, character } = planWords[language].descriptions;
  return kind === PROP ? prop : character;
};

/** Suggests names for the city, a location or a place of arrest, and descriptions for such a place. */
export const placesFor = (language: Language, of: 'city' | 'location' | 'arrest'): Words => {
  const { places, arrests } = planWords[language];
  return { city: suggestions.cities, location: places, arrest: arrests }[of];
};
export const placeTextsFor = (language: Language): Words => planWords[language].descriptions.place;

/** Suggests fates for a piece that has left play. */
export const fatesFor = (language: Language, kind: 'character' | 'prop'): Words =>
  planWords[language].fates[kind];

export const storyFor = (language: Language, part: 'background' | 'aim' | 'conflict'): Words =>
  planWords[language].house[part];

const random = (n: number): number => Math.floor(Math.random() * n);

/**
 * Suggests a complete house whose every part differs from the current one; `values` are the ways to give 3, 2 and 1.
 */
export const houseFor = (
  language: Language,
  values: readonly number[],
  old: readonly PartDraft[],
): readonly PartDraft[] => {
  const was = (i: number): string => (typeof old[i] === 'string' ? old[i] : '');
  const head = pickAnother(ANYBODY, was(2));
  return [
    random(HOUSE_KINDS.length),
    pickAnother(suggestions.houses, was(1)),
    head,
    pickAnother(titlesFor(language, head), was(3)),
    values[random(values.length)],
    pickAnother(storyFor(language, 'background'), was(5)),
    pickAnother(storyFor(language, 'aim'), was(6)),
    pickAnother(storyFor(language, 'conflict'), was(7)),
  ];
};
