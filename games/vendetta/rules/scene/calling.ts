import type { All, Refusal, Seat, Simple } from '@tavola/kernel';
import type { ScenePrice, Scene } from '../entities.ts';
import { pieceRows } from '../setup/opening.ts';
import { addPiece, nameAgainOrAddPlace, isCharacter, isLocked, pay, piecesOf } from '../city-plan.ts';
import type { VendettaContext, VendettaSight } from '../rulebook.ts';
import type { CityTable } from '../types.ts';
import type { AnswerReader } from '../answer-reader.ts';
import { stormableTowers } from './storm.ts';
import { withSums } from './sums.ts';
import { description, optionalText, name } from '../setup/texts.ts';
import { CHARACTER, HEAD, LAYOUT, MOST_POWER, NONE, PIECE_KINDS, SCENE_KINDS, halveUp } from '../names.ts';

/** N-R03, N-R06 With its head locked up a house can call scenes only at the place of arrest, and no storm. */
const isArrested = (t: CityTable, seat: Seat): boolean => t.disfavour === seat && t.locked === HEAD;

/** N-C02, N-C09 The places on the plan, with a value or without, that this caller may choose. */
const placesFor = (t: CityTable, seat: Seat): number[] =>
  isArrested(t, seat) ? [t.arrest] : t.places.map((_, place) => place);

/** N-C03, N-X21 The object may be any free piece in play of another house, or a neutral. */
const objectsFor = (t: CityTable, seat: Seat): number[] => {
  const objects: number[] = [];
  for (let piece = 0; piece < t.owner.length; piece++)
    if (t.power[piece]! > 0 && t.owner[piece] !== seat && !isLocked(t, piece)) objects.push(piece);
  return objects;
};

/** N-C07 A piece that is away can be the object only at its place. */
const isThere = (t: CityTable, piece: number, place: number): boolean =>
  t.away[piece] === NONE || t.away[piece] === place;

const one = (what: string, of: readonly number[]): Simple => ({ kind: 'one', what, of });
const all = (what: string, parts: readonly Simple[]): All => ({ kind: 'all', what, parts });

const sceneKind = one('scene-kind', [0, 1, 2]);

/**
 * N-C01, N-C05, N-C06 Every scene has a kind, own actors and props, pieces laid out for it, and a boost announced
 * before the dice (N-X03). N-C10 Any kind goes with any object, without a vote. N-X20 Pieces of others and neutrals do not help.
 */
const commonParts = (t: CityTable, seat: Seat): Simple[] => {
  const actors: number[] = [];
  const props: number[] = [];
  for (const piece of piecesOf(t, seat))
    if (!isCharacter(t, piece)) props.push(piece);
    else if (!isLocked(t, piece)) actors.push(piece);
  const points = t.reserve[seat]!;
  return [
    sceneKind,
    { kind: 'some', what: 'actors', of: actors, min: 0, max: Math.min(actors.length, points) },
    { kind: 'some', what: 'props', of: props, min: 0, max: props.length },
    pieceRows(Math.min(LAYOUT, points), points),
    { kind: 'amount', what: 'boost', min: 0, max: points },
  ];
};

/** N-C02, N-C07, N-X07 A new place without a value, inside the city or outside. */
const newPlace: readonly Simple[] = [name('place-name'), optionalText('place-text'), one('outside', [0, 1])];

/** N-C04, N-X12 A new neutral, of any power whose half the reserve can pay. */
const newNeutral = (points: number): readonly Simple[] => [
  neutralKind,
  { kind: 'amount', what: 'neutral-power', min: 1, max: Math.min(MOST_POWER, 2 * points) },
  ...neutralTexts,
];
const neutralKind = one('neutral-kind', [0, 1]);
const neutralTexts: readonly Simple[] = [name('neutral-name'), description('neutral-text')];

/**
 * N-C01 The scenes that the seat can call: at a place of the plan or elsewhere, about a piece on the plan or a new
 * neutral; and storms. N-C08 The choice offers only possible scenes.
 */
export const sceneOffers = (me: VendettaSight): All[] => {
  const { table: t, seat } = me;
  const points = t.reserve[seat]!;
  const common = commonParts(t, seat);
  const places = placesFor(t, seat);
  const objects = objectsFor(t, seat).filter(piece => places.some(place => isThere(t, piece, place)));
  const elsewhere = isArrested(t, seat) ? [] : objects.filter(piece => t.away[piece] === NONE);
  const rivals = isArrested(t, seat) ? [] : stormableTowers(t, seat);
  const place = one('place', places);
  const offers: All[] = [];
  if (objects.length > 0) offers.push(all('scene', [place, one('object', objects), ...common]));
  if (elsewhere.length > 0)
    offers.push(all('scene-elsewhere', [...newPlace, one('object', elsewhere), ...common]));
  if (points > 0) {
    offers.push(all('scene-neutral', [place, ...newNeutral(points), ...common]));
    if (!isArrested(t, seat))
      offers.push(all('scene-elsewhere-neutral', [...newPlace, ...newNeutral(points), ...common]));
  }
  if (rivals.length > 0) offers.push(all('storm', [one('tower', rivals), ...common]));
  return offers;
};

export const isScene = (what: string): boolean => what === 'storm' || what.startsWith('scene');
const isElsewhere = (what: string): boolean => what.startsWith('scene-elsewhere');
const hasNewNeutral = (what: string): boolean => what.startsWith('scene') && what.endsWith('-neutral');

/** N-C04 Half a new neutral's power; N-C05 a point for each side character; N-T01 what is laid out; N-C06 the boost. */
const priceOf = (scene: AnswerReader): ScenePrice => {
  const rows = scene.rows('pieces');
  const characters = rows.filter(row => row.number('piece-kind') === CHARACTER).length;
  return {
    neutral: hasNewNeutral(scene.what) ? halveUp(scene.number('neutral-power')) : 0,
    pieces: rows.reduce((sum, row) => sum + row.number('power'), 0),
    actors: scene.numbers('actors').length + characters,
    boost: scene.number('boost'),
  };
};

const sumOf = (price: ScenePrice): number => price.neutral + price.pieces + price.actors + price.boost;

/** N-O09 The caller pays in full; N-C07 no scene reaches pieces that are elsewhere outside the city. */
export const refuseScene = ({ table: t, seat }: VendettaSight, scene: AnswerReader): Refusal | undefined => {
  const points = sumOf(priceOf(scene));
  if (points > t.reserve[seat]!)
    return { code: 'too-dear', rule: 'N-O09', about: { points, reserve: t.reserve[seat]! } };
  if (scene.what !== 'scene') return undefined;
  const [place, object] = [scene.number('place'), scene.number('object')];
  return isThere(t, object, place)
    ? undefined
    : { code: 'away', rule: 'N-C07', about: { piece: object, place } };
};

/** N-V07 The caller declares everything and pays it at once without refund. */
export const callScene = (g: VendettaContext, seat: Seat, scene: AnswerReader): void => {
  const { table: t } = g;
  const price = priceOf(scene);
  pay(g, seat, sumOf(price));
  const place = placeOf(g, seat, scene);
  const tower = scene.what === 'storm' ? scene.number('tower') : NONE;
  const object = objectOf(g, seat, scene, price.neutral);
  const laid = scene.rows('pieces').map(row => {
    const kind = PIECE_KINDS[row.number('piece-kind')]!;
    const card = { name: row.text('name'), text: row.text('text'), kind, by: seat };
    const made = addPiece(g, card, seat, row.number('power'));
    g.emit?.({ t: 'laid', laid: made, paid: made.power, reserve: t.reserve[seat]! });
    return made;
  });
  const entered = (kind: 'character' | 'prop'): number[] =>
    laid.filter(({ card }) => card.kind === kind).map(({ piece }) => piece);
  const called: Scene = {
    number: t.scenes.length + 1,
    round: t.round,
    kind: SCENE_KINDS[scene.number('scene-kind')]!,
    caller: seat,
    // N-V08 The owner of the object, in a storm the owner of the tower; a neutral has no defender.
    defender: tower === NONE ? t.owner[object]! : tower,
    place,
    tower,
    object,
    made: hasNewNeutral(scene.what),
    actors: [...scene.numbers('actors'), ...entered('character')],
    props: [...scene.numbers('props'), ...entered('prop')],
    laid: laid.map(({ piece }) => piece),
    boost: price.boost,
    price,
    reaction: { prop: NONE, laid: false, boost: 0 },
    dice: null,
    interruption: 0,
    sums: { caller: [], defender: [] },
    totals: [0, 0],
    coin: null,
    won: null,
    booked: [],
    voice: NONE,
    told: [],
    held: [],
    holding: [],
    vote: null,
    reward: null,
    fates: [],
    closed: false,
  };
  t.called = true;
  t.stage = 'scene';
  t.scene = withSums(t, called);
  g.emit?.({ t: 'called', scene: t.scene, reserve: t.reserve[seat]! });
};

const placeOf = (g: VendettaContext, seat: Seat, scene: AnswerReader): number => {
  if (scene.what === 'storm') return NONE;
  if (!isElsewhere(scene.what)) return scene.number('place');
  const outside = scene.number('outside') === 1;
  return nameAgainOrAddPlace(g, {
    name: scene.text('place-name'),
    text: scene.text('place-text'),
    value: 0,
    outside,
    by: seat,
  });
};

const objectOf = (g: VendettaContext, seat: Seat, scene: AnswerReader, paid: number): number => {
  if (scene.what === 'storm') return NONE;
  if (!hasNewNeutral(scene.what)) return scene.number('object');
  const kind = PIECE_KINDS[scene.number('neutral-kind')]!;
  const card = { name: scene.text('neutral-name'), text: scene.text('neutral-text'), kind, by: seat };
  const made = addPiece(g, card, NONE, scene.number('neutral-power'));
  g.emit?.({ t: 'laid', laid: made, paid, reserve: g.table.reserve[seat]! });
  return made.piece;
};
