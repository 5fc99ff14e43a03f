import { HEAD, NONE, SCENE_KINDS, type PlanChange } from '../../rules/index.ts';
import type { Block } from './blocks.ts';
import { capitalizeInline, line, ours, theirs, type InlineText } from '../text/inline.ts';
import { ownerOf, toRoman, type StoryNames } from '../text/names.ts';
import { listOf, sceneBlocks } from './scenes.ts';
import type { Act, Incident, Story } from '../story/story.ts';
import type { ChronicleText } from '../text/chronicle-text.ts';

export const changeLine = (
  story: Pick<Story, 'noteAbout'>,
  change: PlanChange,
  { change: told }: ChronicleText,
  names: StoryNames,
): InlineText => {
  switch (change.t) {
    case 'move':
      return told.move(names.piece(change.piece), ownerOf(names, change.to));
    case 'power':
      return told.power(names.piece(change.piece), change.power);
    case 'reserve':
      return told.reserve(names.house(change.seat), change.points);
    case 'floors':
      return told.floors(names.house(change.seat), change.floors);
    case 'return':
      return told.return(names.piece(change.piece), ownerOf(names, change.to), change.power);
    case 'remove':
      return told.remove(names.piece(change.piece));
    case 'note': {
      const about = story.noteAbout[change.note] ?? NONE;
      const text = change.text === '' ? undefined : [theirs(change.text)];
      return told.note(about === NONE ? [] : names.about(about), text);
    }
    case 'ending':
      return [ours(told.ending(change.end, change.rounds))];
    case 'lay-out': {
      const { name, kind, power, to } = change;
      return told.layOut([theirs(name)], kind, power, ownerOf(names, to));
    }
    case 'attribute':
      return told.attribute(names.house(change.seat), SCENE_KINDS[change.attribute]!, change.value);
    case 'disfavour':
    case 'die':
      return told[change.t](ownerOf(names, change.seat));
    case 'turncoat':
      return told.turncoat(names.piece(change.piece), names.house(change.to));
    case 'tone':
    case 'lines':
    case 'veils':
      return told[change.t](wordsOrNone(change.text));
    case 'frame-shown':
      return [ours(told.frameShown(change.shown))];
    default:
      return nameOrPlaceLine(change, told, names);
  }
};

const wordsOrNone = (text: string): InlineText | undefined => (text === '' ? undefined : [theirs(text)]);

type NameOrPlaceChange = Extract<
  PlanChange,
  {
    t: 'place-name' | 'place-text' | 'place-value' | 'piece-name' | 'piece-text' | 'arrest' | 'absence';
  }
>;

const nameOrPlaceLine = (
  change: NameOrPlaceChange,
  told: ChronicleText['change'],
  names: StoryNames,
): InlineText => {
  switch (change.t) {
    case 'place-name':
    case 'piece-name':
      return told.named([theirs(change.was)], [theirs(change.name)]);
    case 'place-text':
      return told.described(names.place(change.place), wordsOrNone(change.text));
    case 'piece-text':
      return told.described(names.piece(change.piece), wordsOrNone(change.text));
    case 'place-value':
      return told.value(names.place(change.place), change.value);
    case 'arrest':
      if (change.piece === HEAD) return told.lockUpHead(names.place(change.place));
      return change.piece === NONE ? [ours(told.free)] : told.lockUp(names.piece(change.piece));
    case 'absence':
      return told.absence(
        names.piece(change.piece),
        change.place === NONE ? undefined : names.place(change.place),
      );
  }
};

const say = (text: InlineText): Block[] => [{ t: 'para', style: 'incident', text: capitalizeInline(text) }];

const incident = (story: Story, event: Incident, words: ChronicleText, names: StoryNames): Block[] => {
  switch (event.t) {
    case 'laid': {
      const { piece, card, owner, power } = event.laid;
      return say(words.laid(ownerOf(names, owner) ?? [], names.piece(piece), card.kind, power));
    }
    case 'strengthened':
      return say(
        words.strengthened(
          names.house(event.seat),
          listOf(event.pieces.map(([piece, n]) => line`${names.piece(piece)} +${n}`)),
        ),
      );
    case 'pulled':
      return say(words.pulled(names.house(event.seat), event.floors, event.left));
    case 'fell':
      return say(words.fell(names.house(event.seat)));
    case 'turn-ended':
      return say(words.noScene(names.house(event.seat)));
    case 'note':
      return say(words.noted(names.house(event.by), names.about(event.about), [theirs(event.text)]));
    case 'amended':
      return [
        ...say(words.agreed(names.house(event.by))),
        {
          t: 'list',
          items: event.changes.map(change => capitalizeInline(changeLine(story, change, words, names))),
        },
      ];
  }
};

const openingBlock = (act: Act, words: ChronicleText, names: StoryNames): Block => {
  const { thrown, order } = act.order;
  const said = [
    words.rolled(listOf(thrown.map(([seat, roll]) => line`${names.short(seat)} ${roll}`))),
    words.order(listOf(order.map(seat => names.short(seat)))),
  ];
  if (act.disfavour) said.push(capitalizeInline(words.disfavour(names.house(act.disfavour.seat))));
  if (act.disfavour && act.locked !== undefined) {
    const who = act.locked === HEAD ? names.head(act.disfavour.seat) : names.piece(act.locked);
    said.push(words.lockedUp(who, act.arrest === undefined ? undefined : names.place(act.arrest)));
  }
  return {
    t: 'para',
    style: 'direction',
    text: said.flatMap((text, i) => (i === 0 ? text : [ours(' '), ...text])),
  };
};

export const actBlocks = (story: Story, act: Act, words: ChronicleText, names: StoryNames): Block[] => [
  { t: 'heading', level: 1, text: [ours(words.act(toRoman(act.round)))] },
  openingBlock(act, words, names),
  ...act.items.flatMap(item =>
    item.t === 'scene'
      ? sceneBlocks(story, item.scene, words, names)
      : incident(story, item.event, words, names),
  ),
];
