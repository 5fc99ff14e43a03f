import type { Seat } from '@tavola/kernel';
import { fall } from '../end.ts';
import { sceneOf } from './evaluation.ts';
import type { Booked, Scene, UnbookedPlan } from '../entities.ts';
import { isInPlay } from '../city-plan.ts';
import type { VendettaContext } from '../rulebook.ts';
import type { VendettaTable } from '../types.ts';
import { floorsLost } from './storm.ts';
import { halveUp, NONE } from '../names.ts';

/** N-O01 A piece is out of the game, never to come back but by agreement. */
const takeOut = (g: VendettaContext, piece: number): Booked => {
  const { table: t } = g;
  const booked: Booked = { t: 'out', piece, owner: t.owner[piece]!, power: t.power[piece]! };
  t.power[piece] = 0;
  t.away[piece] = NONE;
  return booked;
};

const gain = (g: VendettaContext, seat: Seat, points: number, from: 'object' | 'place'): Booked[] => {
  if (points === 0) return [];
  g.table.reserve[seat]! += points;
  return [{ t: 'gained', seat, points, for: from }];
};

/**
 * N-O07, N-O09, N-X17 A loss is paid as far as the reserve goes; the rest is forgiven, or by the option `debt` each
 * missing point costs a floor.
 */
const lose = (g: VendettaContext, seat: Seat, due: number, to: 'object' | 'place'): Booked[] => {
  const { table: t } = g;
  if (due === 0) return [];
  const points = Math.min(due, t.reserve[seat]!);
  t.reserve[seat]! -= points;
  const floors = t.debt === 'floors' ? Math.min(due - points, t.floors[seat]!) : 0;
  t.floors[seat]! -= floors;
  const paid: Booked = { t: 'paid', seat, due, points, for: to };
  return floors === 0 ? [paid] : [paid, { t: 'floors', seat, floors, left: t.floors[seat]! }];
};

const valueOf = (g: VendettaContext, scene: Scene): number =>
  scene.place === NONE ? 0 : g.table.places[scene.place]!.value;

/** N-O01 Won against a house: the object is out and brings half its power; N-X04 the reaction's prop brings nothing. */
const bookWinOverHouse = (g: VendettaContext, scene: Scene): Booked[] => {
  const power = g.table.power[scene.object]!;
  const { prop } = scene.reaction;
  return [
    takeOut(g, scene.object),
    ...gain(g, scene.caller, halveUp(power), 'object'),
    ...(prop === NONE ? [] : [takeOut(g, prop)]),
    ...gain(g, scene.caller, valueOf(g, scene), 'place'),
  ];
};

/** N-O02 Won against a neutral: it joins the caller with its full power. */
const bookWonNeutral = (g: VendettaContext, scene: Scene): Booked[] => {
  const { table: t } = g;
  t.owner[scene.object] = scene.caller;
  // N-T05 In rules 1 a neutral that was won got no points in the same turn.
  if (t.rules === 1) t.fresh.push(scene.object);
  return [
    { t: 'joined', piece: scene.object, to: scene.caller, power: t.power[scene.object]! },
    ...gain(g, scene.caller, valueOf(g, scene), 'place'),
  ];
};

/** N-O03, N-O08, N-X15 Each side character of the caller loses half its power, rounded up; at 0 it is out. */
const weaken = (g: VendettaContext, scene: Scene): Booked[] =>
  scene.actors.map(piece => {
    const { table: t } = g;
    const from = t.power[piece]!;
    const to = from - halveUp(from);
    if (to === 0) return takeOut(g, piece);
    t.power[piece] = to;
    return { t: 'weakened', piece, owner: scene.caller, from, to };
  });

/**
 * The caller has lost. N-O04 Against a house and without side characters half the object's power is paid; N-O05
 * against a neutral it is not, and the neutral stays. N-O06 The location's value is paid once (N-X16).
 */
const bookLoss = (g: VendettaContext, scene: Scene): Booked[] => {
  if (scene.actors.length > 0) return [...weaken(g, scene), ...bookLostPlace(g, scene)];
  const power = g.table.power[scene.object]!;
  // N-X13 Against a neutral only the stake and the location are lost.
  const due = scene.defender === NONE ? 0 : halveUp(power);
  return [...lose(g, scene.caller, due, 'object'), ...bookLostPlace(g, scene)];
};

const bookLostPlace = (g: VendettaContext, scene: Scene): Booked[] => [
  ...(scene.defender === NONE
    ? [{ t: 'stayed', piece: scene.object, power: g.table.power[scene.object]! } as const]
    : []),
  ...lose(g, scene.caller, valueOf(g, scene), 'place'),
];

/** N-A03 A storm won takes the prop of the reaction; lost, it halves side characters and costs nothing more. */
const bookStorm = (g: VendettaContext, scene: Scene): Booked[] => {
  if (!scene.won) return weaken(g, scene);
  const { prop } = scene.reaction;
  return prop === NONE ? [] : [takeOut(g, prop)];
};

/** N-V09 A house that pulled down its last floor falls before floors are taken by N-A03. */
const takeFloors = (g: VendettaContext, scene: Scene): Booked[] => {
  const { table: t } = g;
  const rival = scene.tower;
  if (rival === NONE || !scene.won || t.floors[rival] === 0) return [];
  const taken = floorsLost(t, rival, scene.totals);
  if (taken === 0) return [];
  t.floors[rival]! -= taken;
  return [{ t: 'floors', seat: rival, floors: taken, left: t.floors[rival]! }];
};

/** N-C07 Pieces that acted outside the city, and a neutral won there, are away until the end of the round. */
const sendAway = (g: VendettaContext, scene: Scene): void => {
  const { table: t } = g;
  if (scene.place === NONE || !t.places[scene.place]!.outside) return;
  const there = [...scene.actors, ...scene.props, scene.reaction.prop];
  if (scene.defender === NONE && scene.won) there.push(scene.object);
  for (const piece of there) if (piece !== NONE && isInPlay(t, piece)) t.away[piece] = scene.place;
};

/** N-P04 The plan as it is, so that a die can be rolled again. */
const rememberPlan = (t: VendettaTable): UnbookedPlan => ({
  owner: t.owner.slice(),
  power: t.power.slice(),
  away: t.away.slice(),
  reserve: t.reserve.slice(),
  floors: t.floors.slice(),
  fresh: t.fresh.slice(),
  disfavour: t.disfavour,
  locked: t.locked,
  arrest: t.arrest,
});

/** N-P04 Takes the booking back. */
export const unbook = (g: VendettaContext): void => {
  const { table: t } = g;
  const { unbooked } = t;
  if (!unbooked) throw new Error('nothing can be taken back');
  const { owner, power, away, reserve, floors, fresh, ...prince } = unbooked;
  Object.assign(t, prince, {
    owner: owner.slice(),
    power: power.slice(),
    away: away.slice(),
    reserve: reserve.slice(),
    floors: floors.slice(),
    fresh: fresh.slice(),
  });
};

/** N-V07 The outcome is booked; N-E03 then falls take effect, and the scene is told. */
export const book = (g: VendettaContext): void => {
  const { table: t } = g;
  const scene = sceneOf(g.table);
  if (t.rules > 1) t.unbooked = rememberPlan(t);
  const booked = bookOutcome(g, scene);
  sendAway(g, scene);
  booked.push(...takeFloors(g, scene));
  // Who owes floors may lose the last one too (N-O09).
  const fallen = [scene.defender, scene.caller].filter(seat => seat !== NONE && t.floors[seat] === 0);
  for (const seat of fallen) booked.push({ t: 'fell', seat });
  t.scene = { ...scene, booked };
  const { sums, totals, number } = scene;
  g.emit?.({ t: 'booked', scene: number, sums, totals, won: scene.won!, booked, reserve: t.reserve.slice() });
  for (const seat of fallen) fall(g, seat);
};

/** The telling begins (N-P01). */
export const beginTelling = (g: VendettaContext): void => {
  book(g);
  g.table.stage = 'telling';
};

const bookOutcome = (g: VendettaContext, scene: Scene): Booked[] => {
  if (scene.tower !== NONE) return bookStorm(g, scene);
  if (!scene.won) return bookLoss(g, scene);
  return scene.defender === NONE ? bookWonNeutral(g, scene) : bookWinOverHouse(g, scene);
};
