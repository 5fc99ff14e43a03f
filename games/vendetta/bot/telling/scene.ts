import { type CityTable, NONE, type Booked, type Scene } from '../../rules/index.ts';
import type { Dice } from '@tavola/kernel';
import { pickTellingLine, pickOne, type NameValues } from './choose-line.ts';
import type { Lines, TellingPhrases } from './phrases.ts';

/** The context for telling a scene after its outcome is booked. */
export interface SceneToTell {
  readonly t: CityTable;
  readonly scene: Scene;
  readonly phrases: TellingPhrases;
  readonly dice: Dice;
}

/** Lists everything that players told in this match, with the oldest first. */
const pastOf = ({ scenes }: CityTable, { told }: Scene): string[] =>
  [...scenes.flatMap(scene => scene.told), ...told].map(({ text }) => text);

const namesOf = (t: CityTable, scene: Scene): NameValues => {
  const { caller, defender, place, object } = scene;
  return {
    city: t.city,
    house: t.houses[caller]!.name,
    head: t.houses[caller]!.head,
    rival: t.houses[defender]?.name ?? '',
    place: t.places[place]?.name ?? '',
    object: t.cards[object]?.name ?? '',
  };
};

const createTeller = ({ t, scene, dice }: SceneToTell): ((lines: Lines, more?: NameValues) => string) => {
  const past = pastOf(t, scene);
  const names = namesOf(t, scene);
  return (lines, more) => pickTellingLine(lines, { ...names, ...more }, past, dice);
};

/** N-P09 The caller sets the frame of the scene with its place, its stake, its people and props. */
export const tellOpening = (told: SceneToTell): string => {
  const { t, scene, phrases, dice } = told;
  const say = createTeller(told);
  const isStorm = scene.tower !== NONE;
  const approach = phrases.approach[scene.kind];
  const about = isStorm ? approach.storm : approach[t.cards[scene.object]!.kind];
  const nameOfPiece = (piece: number): string => t.cards[piece]!.name;
  const companions = [
    ...scene.actors.map(piece => () => say(phrases.actors, { actor: nameOfPiece(piece) })),
    ...scene.props.map(piece => () => say(phrases.props, { prop: nameOfPiece(piece) })),
  ];
  const { prop } = scene.reaction;
  return [
    say(isStorm ? phrases.beforeTower : phrases.settings),
    say(about),
    ...(companions.length > 0 ? [pickOne(companions, dice)()] : []),
    ...(prop === NONE ? [] : [say(phrases.reaction, { answer: nameOfPiece(prop) })]),
  ].join(' ');
};

/** A change of points alone makes no story, so it gets no line. */
const linesFor = ({ t, phrases }: SceneToTell, booked: Booked): readonly [Lines, NameValues] | undefined => {
  const piece = 'piece' in booked ? t.cards[booked.piece]! : undefined;
  const owner = 'owner' in booked ? { rival: t.houses[booked.owner]?.name ?? '' } : {};
  const names = { ...owner, ...(piece && { piece: piece.name }) };
  switch (booked.t) {
    case 'out':
      return [piece!.kind === 'character' ? phrases.outCharacter : phrases.outProp, names];
    case 'joined':
      return [phrases.joined, names];
    case 'stayed':
      return [phrases.stayed, names];
    case 'weakened':
      return [phrases.weakened, names];
    case 'floors':
      return [phrases.floors, names];
    case 'fell':
      return [phrases.fell, names];
    case 'gained':
    case 'paid':
      return undefined;
  }
};

/** The chronicle's figures show the remaining consequences. */
const MOST = 2;

/** Tells the outcome and its main consequences. */
export const tellClosing = (told: SceneToTell): string => {
  const { scene, phrases } = told;
  const say = createTeller(told);
  const followed = scene.booked.flatMap(booked => {
    const lines = linesFor(told, booked);
    return lines ? [lines] : [];
  });
  // The fall of a house is booked last but told first.
  const most = followed.toReversed().slice(0, MOST).toReversed();
  const isFirm = scene.tower !== NONE && !scene.booked.some(({ t }) => t === 'floors' || t === 'fell');
  return [
    ...(scene.interruption > 0 ? [say(phrases.torn)] : []),
    ...(scene.coin ? [say(phrases.coin)] : []),
    say((scene.won ? phrases.won : phrases.lost)[scene.kind]),
    ...most.map(([lines, names]) => say(lines, names)),
    ...(isFirm ? [say(phrases.firm)] : []),
    ...(most.length === 0 ? [say(phrases.unharmed)] : []),
  ].join(' ');
};

/** Returns the reply of the other head, or undefined if it would repeat an earlier one. */
export const tellRetort = (told: SceneToTell): string | undefined => {
  const said = createTeller(told)(told.scene.won ? told.phrases.yields : told.phrases.holds);
  return pastOf(told.t, told.scene).includes(said) ? undefined : said;
};
