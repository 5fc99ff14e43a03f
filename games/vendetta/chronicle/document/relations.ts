import { NONE } from '../../rules/index.ts';
import { drawRelations } from '../drawing/relations-map.ts';
import { relationsOf, type Relations } from '../story/relations.ts';
import type { Story } from '../story/story.ts';
import type { ChronicleText } from '../text/chronicle-text.ts';
import { capitalizeInline, ours, type InlineText } from '../text/inline.ts';
import { ownerOf, type StoryNames } from '../text/names.ts';
import type { Block } from './blocks.ts';

const lines = (
  { bonds, loves, held, ruined }: Relations,
  words: ChronicleText,
  names: StoryNames,
): InlineText[] =>
  [
    ...bonds.map(({ from, to, how, scenes, won }) =>
      words.bond(
        names.house(from),
        names.house(to),
        how === 'storm' ? words.storming : words.how[how],
        scenes,
        won,
      ),
    ),
    ...loves.map(({ from, piece, isReturned }) =>
      words.love(names.head(from), names.piece(piece), isReturned),
    ),
    ...held.map(({ holder, piece, first }) =>
      words.holds(
        names.house(holder),
        names.piece(piece),
        first === NONE ? undefined : ownerOf(names, first),
      ),
    ),
    ...ruined.map(({ by, piece }) => words.ruined(names.house(by), names.piece(piece))),
  ].map(capitalizeInline);

/** The relationship map, drawn and in words. */
export const relationBlocks = (story: Story, words: ChronicleText, names: StoryNames): Block[] => {
  const relations = relationsOf(story);
  const text = lines(relations, words, names);
  return [
    { t: 'heading', level: 1, text: [ours(words.relations)] },
    text.length === 0
      ? { t: 'para', style: 'direction', text: [ours(words.noRelations)] }
      : {
          t: 'figure',
          what: 'relations',
          svg: drawRelations(story, relations, words),
          caption: [ours(words.relationsCaption)],
          text,
        },
  ];
};
