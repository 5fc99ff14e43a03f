import { ABOUT_HOUSE, ABOUT_PIECE, NONE } from '../../rules/index.ts';
import type { Block } from './blocks.ts';
import { capitalizeInline, em, line, ours, small, strong, theirs, type InlineText } from '../text/inline.ts';
import { ownerOf, toRoman, type StoryNames } from '../text/names.ts';
import type { StoryPerson, Story } from '../story/story.ts';
import type { ChronicleText } from '../text/chronicle-text.ts';

/** Tells how a piece left play, or its new owner if it has one. */
const fateOf = (person: StoryPerson, words: ChronicleText, names: StoryNames): InlineText => {
  if (person.power === 0) {
    const out = person.lostIn === undefined ? words.outByAgreement : words.outIn(person.lostIn);
    return person.fate === '' ? line` † ${out}` : line` † ${theirs(person.fate)} (${out})`;
  }
  if (person.owner === person.first) return [];
  const owner = ownerOf(names, person.owner);
  return owner ? line` → ${words.nowOf(owner)}` : line` → ${words.nowNobodys}`;
};

const personLine = (
  story: Story,
  person: StoryPerson,
  words: ChronicleText,
  names: StoryNames,
): InlineText => {
  const facts = person.power > 0 ? `, ${words.power(person.power)}` : '';
  const text = person.text === '' ? [] : line` – ${theirs(person.text)}`;
  const notes = notesOn(story, ABOUT_PIECE + person.piece);
  return line`${strong(...names.piece(person.piece))}${text} ${small(`(${words.pieceKind[person.kind]}${facts})`)}${em(...fateOf(person, words, names))}${notes.flatMap(note => line` · ${note}`)}`;
};

const houseFate = (story: Story, seat: number, words: ChronicleText): string => {
  const winners = story.result?.ranks.filter(rank => rank === 1).length ?? 0;
  if (story.result?.ranks[seat] === 1) return winners > 1 ? words.shares : words.victor;
  const fell = story.fell[seat];
  return fell === undefined ? words.stands(story.floors[seat]!) : words.fellIn(toRoman(fell));
};

/** N-P07 The notes that stand at a place, a piece or a house. */
export const notesOn = (story: Pick<Story, 'notes'>, subject: number): InlineText[] =>
  story.notes.filter(({ about }) => about === subject).map(({ text }) => [theirs(text)]);

/** N-S09 Lists what a player wrote about a house, without the empty parts. */
const listNotes = (rows: readonly (readonly [string, string])[]): [string, InlineText][] =>
  rows.filter(([, text]) => text !== '').map(([label, text]) => [label, [theirs(text)]]);

/** Lists the houses with their heads and pieces, then the neutral pieces, each with its fate. */
export const personaeBlocks = (story: Story, words: ChronicleText, names: StoryNames): Block[] => {
  const peopleOf = (first: number): InlineText[] =>
    story.people
      .filter(person => person.first === first)
      .map(person => personLine(story, person, words, names));
  const nobodys = peopleOf(NONE);
  const houses = story.houses.map((house, seat): Block => {
    const [tower, rose, friend] = house.values;
    const { attribute } = words;
    const people = peopleOf(seat);
    return {
      t: 'house',
      seat,
      name: capitalizeInline(names.house(seat)),
      blocks: [
        {
          t: 'para',
          text: line`${strong(...names.head(seat))}, ${words.houseKind[house.kind]} · ${em(houseFate(story, seat, words))}`,
        },
        {
          t: 'facts',
          rows: [
            [words.player, names.player(seat)],
            [
              words.values,
              [ours(`${attribute.tower} ${tower}, ${attribute.rose} ${rose}, ${attribute.friend} ${friend}`)],
            ],
            ...listNotes([
              [words.background, house.background],
              [words.aim, house.aim],
              [words.conflict, house.conflict],
            ]),
            ...notesOn(story, ABOUT_HOUSE + seat).map((note): [string, InlineText] => [words.note, note]),
          ],
        },
        ...(people.length > 0 ? [{ t: 'list', items: people } as const] : []),
      ],
    };
  });
  return [
    { t: 'heading', level: 1, text: [ours(words.personae)] },
    ...houses,
    ...(nobodys.length > 0
      ? ([
          { t: 'heading', level: 2, text: [ours(words.ofNobody)] },
          { t: 'list', items: nobodys },
        ] as const)
      : []),
  ];
};
