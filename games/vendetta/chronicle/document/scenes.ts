import {
  NARRATOR,
  NONE,
  type Booked,
  type Contribution,
  type Scene,
  type SceneSummand,
} from '../../rules/index.ts';
import type { Block, SceneSide } from './blocks.ts';
import { capitalizeInline, em, join, line, ours, small, theirs, type InlineText } from '../text/inline.ts';
import { ownerOf, type StoryNames } from '../text/names.ts';
import type { Story } from '../story/story.ts';
import type { ChronicleText } from '../text/chronicle-text.ts';

const placeLine = (story: Story, scene: Scene, words: ChronicleText, names: StoryNames): InlineText => {
  if (scene.tower !== NONE) return capitalizeInline(words.towerOf(names.house(scene.tower)));
  const { value, outside } = story.places[scene.place]!;
  const facts = [...(value > 0 ? [words.value(value)] : []), ...(outside ? [words.outside] : [])];
  return facts.length === 0
    ? names.place(scene.place)
    : line`${names.place(scene.place)} ${small(`(${facts.join(', ')})`)}`;
};

const company = (scene: Scene, words: ChronicleText, names: StoryNames): InlineText => {
  const people = [...scene.actors, ...scene.props].map(piece =>
    scene.laid.includes(piece)
      ? line`${names.piece(piece)} ${small(`(${words.madeForThis})`)}`
      : names.piece(piece),
  );
  return people.length === 0 ? [ours(words.alone)] : names.list(people);
};

const facts = (story: Story, scene: Scene, words: ChronicleText, names: StoryNames): Block => {
  const rows: [string, InlineText][] = [
    [words.caller, line`${capitalizeInline(names.house(scene.caller))} – ${names.head(scene.caller)}`],
    [words.withCaller, company(scene, words, names)],
  ];
  if (scene.object !== NONE) {
    const person = story.people[scene.object]!;
    const about = [words.pieceKind[person.kind], ...(scene.made ? [words.madeForThis] : [])];
    rows.push([words.object, line`${names.piece(scene.object)} ${small(`(${about.join(', ')})`)}`]);
  }
  const against = ownerOf(names, scene.defender);
  if (against) rows.push([words.against, line`${capitalizeInline(against)} – ${names.head(scene.defender)}`]);
  if (scene.reaction.prop !== NONE) rows.push([words.reaction, names.piece(scene.reaction.prop)]);
  if (scene.voice !== NONE) rows.push([words.voice, names.player(scene.voice)]);
  return { t: 'facts', rows };
};

export const summandLine = (
  entry: SceneSummand,
  scene: Pick<Scene, 'kind'>,
  words: ChronicleText,
  names: StoryNames,
): InlineText => {
  switch (entry.what) {
    case 'piece':
      return names.piece(entry.piece);
    case 'attribute':
      return [ours(words.summand.attribute(scene.kind))];
    case 'floors':
      return [ours(words.summand.floors(entry.n))];
    case 'boost':
    case 'disfavour':
    case 'die':
      return [ours(words.summand[entry.what])];
  }
};

const sides = (scene: Scene, words: ChronicleText, names: StoryNames): Block => {
  const side = (name: InlineText, of: readonly SceneSummand[], total: number): SceneSide => ({
    name: capitalizeInline(name),
    rows: of.map(entry => [summandLine(entry, scene, words, names), entry.n]),
    total: [words.total, total],
  });
  const other = ownerOf(names, scene.defender) ?? names.piece(scene.object);
  return {
    t: 'sides',
    sides: [
      side(names.house(scene.caller), scene.sums.caller, scene.totals[0]),
      side(other, scene.sums.defender, scene.totals[1]),
    ],
  };
};

export const bookedLine = (
  scene: Pick<Scene, 'fates'>,
  entry: Booked,
  { booked }: ChronicleText,
  names: StoryNames,
): InlineText => {
  switch (entry.t) {
    case 'out': {
      const fate = scene.fates.find(({ piece }) => piece === entry.piece)?.text ?? '';
      const out = booked.out(names.piece(entry.piece));
      return fate === '' ? out : line`${out}: ${em(theirs(fate))}`;
    }
    case 'joined':
      return booked.joined(names.piece(entry.piece), names.house(entry.to));
    case 'stayed':
      return booked.stayed(names.piece(entry.piece));
    case 'weakened':
      return booked.weakened(names.piece(entry.piece), entry.from, entry.to);
    case 'gained':
      return booked.gained(names.house(entry.seat), entry.points, entry.for);
    case 'paid':
      return booked.paid(names.house(entry.seat), entry.points, entry.due, entry.for);
    case 'floors':
      return booked.floors(names.house(entry.seat), entry.floors, entry.left);
    case 'fell':
      return booked.fell(names.house(entry.seat));
  }
};

const verdict = (scene: Scene, words: ChronicleText, names: StoryNames): Block => {
  const said = (scene.won ? words.won : words.lost)(
    names.house(scene.caller),
    scene.totals,
    scene.coin !== null,
  );
  const items = scene.booked.map(entry => capitalizeInline(bookedLine(scene, entry, words, names)));
  const { reward } = scene;
  if (reward) items.push(capitalizeInline(words.rewarded(names.house(reward.to), reward.points)));
  return { t: 'verdict', won: scene.won === true, text: capitalizeInline(said), items };
};

/** N-P12 The chronicle has the veil or the gap, never the words under it. */
const passage = (
  { by, as, text, veiled, struck }: Contribution,
  words: ChronicleText,
  names: StoryNames,
): Block =>
  veiled || struck
    ? { t: 'para', style: 'direction', text: [ours(struck ? words.struck : words.veiled)] }
    : {
        t: 'speech',
        speaker: as === NARRATOR ? undefined : names.speaker(by, as),
        by: names.player(by),
        text,
      };

/** Tells a scene before its sums: setting, contributions, outcome, and at the end a small ledger. */
export const sceneBlocks = (story: Story, scene: Scene, words: ChronicleText, names: StoryNames): Block[] => [
  {
    t: 'group',
    blocks: [
      {
        t: 'heading',
        level: 3,
        over: [ours(words.scene(scene.number, scene.kind))],
        text: placeLine(story, scene, words, names),
      },
      facts(story, scene, words, names),
    ],
  },
  ...scene.told.map(of => passage(of, words, names)),
  ...(scene.won === null ? [] : [verdict(scene, words, names)]),
  ...(scene.dice ? [sides(scene, words, names)] : []),
];

export const listOf = (lines: readonly InlineText[]): InlineText => join(lines, ', ');
