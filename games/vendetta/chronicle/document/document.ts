import { ABOUT_PLACE } from '../../rules/index.ts';
import { actBlocks } from './acts.ts';
import type { Block, Document } from './blocks.ts';
import { drawChart } from '../drawing/chart.ts';
import { capitalizeInline, line, ours, small, strong, theirs, type InlineText } from '../text/inline.ts';
import { namesOf, toRoman, type StoryNames } from '../text/names.ts';
import { notesOn, personaeBlocks } from './personae.ts';
import { drawCityMap } from '../drawing/city-map.ts';
import { relationBlocks } from './relations.ts';
import { listOf } from './scenes.ts';
import type { Story, Throw } from '../story/story.ts';
import type { Charted, ChronicleText } from '../text/chronicle-text.ts';

const CHARTED: readonly Charted[] = ['towers', 'reserves', 'powers'];

/** N-E05 A story that goes on is a further volume, and says of what. */
const volumeLines = ({ before }: Story, words: ChronicleText): InlineText[] =>
  before
    ? [
        [ours(words.volume(toRoman(before.volume + 1)))],
        words.continues(toRoman(before.volume), [theirs(before.city)]),
      ]
    : [];

/** N-E05 The last words belong to the houses. */
const epilogueBlocks = (story: Story, names: StoryNames): Block[] =>
  story.epilogues.flatMap((text, seat): Block[] =>
    text === ''
      ? []
      : [{ t: 'speech', speaker: capitalizeInline(names.house(seat)), by: names.player(seat), text }],
  );

const titlePage = (story: Story, words: ChronicleText, names: StoryNames): Block => ({
  t: 'title',
  over: [ours(words.vendetta)],
  title: [theirs(story.city)],
  under: [
    ...volumeLines(story, words),
    [ours(story.result ? words.drama(story.acts.length) : words.unfinished)],
    capitalizeInline(names.list(story.houses.map((_, seat) => names.house(seat)))),
    words.playedBy(names.list(story.players.map((_, seat) => names.player(seat)))),
  ],
});

const city = (story: Story, words: ChronicleText, names: StoryNames): Block[] => {
  const places = story.places.map((place, i) => {
    const facts = [
      place.value > 0 ? words.value(place.value) : words.noValue,
      ...(place.outside ? [words.outside] : []),
    ];
    const text = place.text === '' ? [] : line` – ${theirs(place.text)}`;
    return line`${strong(`${i + 1} `, ...names.place(i))}${text} ${small(`(${facts.join(', ')})`)}${notesOn(story, ABOUT_PLACE + i).flatMap(note => line` · ${note}`)}`;
  });
  return [
    { t: 'heading', level: 1, text: [ours(words.city)] },
    { t: 'figure', what: 'plan', svg: drawCityMap(story), caption: [ours(words.plan)], text: [] },
    { t: 'list', items: places },
  ];
};

/** N-P13 Tone, lines and veils, if the table wants them here. */
const frame = ({ frame: agreed }: Story, words: ChronicleText): Block[] => {
  if (!agreed.shown) return [];
  const said = (['tone', 'lines', 'veils'] as const).filter(part => agreed[part] !== '');
  if (said.length === 0) return [];
  return [
    { t: 'heading', level: 2, text: [ours(words.frame)] },
    { t: 'list', items: said.map(part => line`${strong(words[part])} – ${theirs(agreed[part])}`) },
  ];
};

const epilogue = (story: Story, words: ChronicleText, names: StoryNames): Block[] => {
  const { result } = story;
  if (!result) return [];
  const { column } = words;
  const seats = story.houses
    .map((_, seat) => seat)
    .toSorted((a, b) => result.ranks[a]! - result.ranks[b]! || a - b);
  const winners = seats.filter(seat => result.ranks[seat] === 1);
  const said = winners.map(
    seat => line`${capitalizeInline(names.house(seat))} ${winners.length > 1 ? words.shares : words.victor}.`,
  );
  return [
    { t: 'heading', level: 1, text: [ours(words.epilogue)] },
    { t: 'para', style: 'direction', text: [ours(words.ending[story.end])] },
    ...(said.length === 0 ? [[ours(words.nobodyWins)]] : said).map((text): Block => ({
      t: 'para',
      text: [strong(...text)],
    })),
    {
      t: 'table',
      head: [column.house, column.rank, column.points, column.floors],
      rows: seats.map(seat => [
        names.short(seat),
        ...[result.ranks[seat]!, result.points[seat]!, story.floors[seat]!].map((n): InlineText => [
          ours(String(n)),
        ]),
      ]),
    },
    ...epilogueBlocks(story, names),
  ];
};

const charts = (story: Story, words: ChronicleText, names: StoryNames): Block[] =>
  CHARTED.flatMap((what, i): Block[] => [
    // With a result the charts belong to its chapter; without one the first chart begins a chapter.
    { t: 'heading', level: story.result || i > 0 ? 2 : 1, text: [ours(words.course[what])] },
    {
      t: 'figure',
      what: 'chart',
      svg: drawChart(story, what, words),
      caption: [ours(words.chart[what])],
      text: story.houses.map(
        (_, seat) => line`${names.short(seat)}: ${story[what].map(row => row[seat]!).join(' → ')}`,
      ),
    },
  ]);

/** A scene shows bare faces, because its sides name the houses; other throws name the house of each face. */
const faces = ({ what, faces: of, favours }: Throw, words: ChronicleText, names: StoryNames): InlineText => {
  if (favours) return [ours(words.favours[favours])];
  if (what === 'begins') return of.flatMap(([seat]) => names.short(seat));
  if (what === 'scene' || what === 'rolled-again') return [ours(of.map(([, face]) => face).join(' : '))];
  return listOf(of.map(([seat, face]) => line`${names.short(seat)} ${face}`));
};

const throwName = ({ what, scene }: Throw, words: ChronicleText): string =>
  what === 'scene' || what === 'rolled-again' || what === 'coin'
    ? words.throw[what](scene)
    : words.throw[what];

const throwLine = (entry: Throw, words: ChronicleText, names: StoryNames): readonly InlineText[] => [
  [ours(entry.act === 0 ? words.beginning : toRoman(entry.act))],
  [ours(throwName(entry, words))],
  faces(entry, words, names),
];

const appendix = (story: Story, words: ChronicleText, names: StoryNames): Block[] => [
  { t: 'heading', level: 1, text: [ours(words.dice)] },
  {
    t: 'table',
    head: [words.column.act, words.column.throw, words.column.dice],
    rows: story.throws.map(entry => throwLine(entry, words, names)),
  },
  { t: 'para', style: 'direction', text: [ours(words.colophon)] },
];

export const documentOf = (story: Story, words: ChronicleText): Document => {
  const names = namesOf(story, words);
  return {
    lang: words.lang,
    title: [
      story.city,
      ...(story.before ? [words.volume(toRoman(story.before.volume + 1))] : []),
      words.vendetta,
    ].join(' – '),
    authors: story.players,
    blocks: [
      titlePage(story, words, names),
      ...personaeBlocks(story, words, names),
      ...city(story, words, names),
      ...frame(story, words),
      ...story.acts.flatMap(act => actBlocks(story, act, words, names)),
      ...relationBlocks(story, words, names),
      ...epilogue(story, words, names),
      ...charts(story, words, names),
      ...appendix(story, words, names),
    ],
  };
};
