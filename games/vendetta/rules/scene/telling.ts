import type { Seat } from '@tavola/kernel';
import { sceneOf } from './evaluation.ts';
import type { Scene } from '../entities.ts';
import { refuseIfPaused } from '../agreement/pause.ts';
import { isInPlay, piecesOf } from '../city-plan.ts';
import { aside, openQuestion, type VendettaContext } from '../rulebook.ts';
import type { CityTable } from '../types.ts';
import { pick, suggestions } from '../setup/suggestions.ts';
import { CONTRIBUTION, optionalText } from '../setup/texts.ts';
import { AS_PIECE, BYSTANDER, MOST_TOLD, NARRATOR, NONE, OWN_HEAD, SERVANTS } from '../names.ts';

/** N-P01 The result stands, then it is told: from the booking until the scene is closed. */
export const isTold = (t: CityTable): boolean => t.scene !== null && t.scene.won !== null && !t.scene.closed;

/** All players may tell while a scene is told, fallen ones included. */
export const tellers = (t: CityTable): readonly Seat[] => (isTold(t) ? t.seats : []);

export const changeScene = (g: VendettaContext, parts: Partial<Scene>): Scene => {
  const scene = { ...sceneOf(g.table), ...parts };
  g.table.scene = scene;
  return scene;
};

/** The pieces that are in the scene on the side of this seat; in a storm all of a house defend its tower. */
const ownInScene = (t: CityTable, scene: Scene, seat: Seat): readonly number[] => {
  if (seat === scene.caller) return [...scene.actors, ...scene.props];
  if (seat !== scene.defender) return [];
  const inScene = scene.sums.defender.flatMap(({ what, piece }) => (what === 'piece' ? [piece] : []));
  return scene.tower === NONE ? inScene : [...new Set([...inScene, ...piecesOf(t, seat)])];
};

/**
 * N-P01 The roles that a seat may write as. Caller and defender write as their heads, their pieces in the scene, and
 * N-P09 the unnamed people of their house; all write as narrator, as a bystander, or as a neutral on the plan. N-P05 A
 * neutral object belongs to its voice; without one, to all.
 */
const rolesOf = (t: CityTable, scene: Scene, seat: Seat): number[] => {
  const roles = [NARRATOR, BYSTANDER];
  if (seat === scene.caller || seat === scene.defender) roles.push(OWN_HEAD, SERVANTS);
  const pieces = [...ownInScene(t, scene, seat)];
  // A won neutral is the caller's by now, but its voice keeps it for this scene.
  if (scene.defender === NONE && (scene.voice === NONE || scene.voice === seat)) pieces.push(scene.object);
  for (let piece = 0; piece < t.owner.length; piece++)
    if (t.owner[piece] === NONE && isInPlay(t, piece) && piece !== scene.object && !pieces.includes(piece))
      pieces.push(piece);
  return [...roles, ...pieces.map(piece => AS_PIECE + piece)];
};

export const tell = aside({
  name: 'tell',
  rule: 'N-P01',
  who: tellers,
  choice: me => ({
    kind: 'all',
    what: 'contribution',
    parts: [
      { kind: 'one', what: 'as', of: rolesOf(me.table, sceneOf(me.table), me.seat) },
      { kind: 'text', what: 'contribution', min: 1, max: CONTRIBUTION },
    ],
  }),
  refuse: me =>
    me.table.rules > 1 && sceneOf(me.table).told.length >= MOST_TOLD
      ? { code: 'too-many', about: { max: MOST_TOLD } }
      : refuseIfPaused(me),
  sample: (me, dice) => {
    const roles = rolesOf(me.table, sceneOf(me.table), me.seat);
    return [roles[dice.below(roles.length)]!, pick(dice, suggestions.lines)] as const;
  },
  settle: (g, by, [as, text]) => {
    const scene = sceneOf(g.table);
    // N-P10 Who has written may ask for more time again.
    const held = g.table.rules > 1 ? scene.held.filter(seat => seat !== by) : scene.held;
    changeScene(g, { told: [...scene.told, { by, as, text }], held });
    const passage = scene.told.length;
    g.emit?.({
      t: 'told',
      scene: scene.number,
      by,
      as,
      text,
      ...(g.table.rules > 1 && { passage }),
    });
  },
});

/** N-P05, N-X18 A neutral object is voiced by the first other player who offers; it is not for who was rewarded or votes. */
export const voice = aside({
  name: 'voice',
  rule: 'N-P05',
  who: t => {
    const { scene } = t;
    if (!scene || scene.closed || scene.object === NONE || scene.defender !== NONE || scene.voice !== NONE)
      return [];
    return t.seats.filter(seat => seat !== scene.caller);
  },
  choice: () => ({ kind: 'one', what: 'voice', of: [0] }),
  refuse: me => {
    const { vote, reward } = sceneOf(me.table);
    // N-P06 The voice is involved, so it must not have voted on the reward.
    if (vote || reward) return { code: 'reward-begun', rule: 'N-P06' };
    return refuseIfPaused(me);
  },
  settle: (g, by) => {
    const scene = changeScene(g, { voice: by });
    g.emit?.({ t: 'voice', scene: scene.number, by });
  },
});

/** N-P09 The pieces that went out in this scene and are still out. */
export const lostPieces = (t: CityTable): number[] => {
  const pieces = sceneOf(t).booked.flatMap(booked => (booked.t === 'out' ? [booked.piece] : []));
  return pieces.filter(piece => !isInPlay(t, piece));
};

const loser = (t: CityTable, piece: number): Seat => {
  const entry = sceneOf(t).booked.find(booked => booked.t === 'out' && booked.piece === piece);
  return entry?.t === 'out' ? entry.owner : NONE;
};

/** N-P09 The loser of a piece that went out may tell its fate, or leave it open. */
export const fate = openQuestion({
  name: 'fate',
  talk: 'open',
  who: (t, piece) => [loser(t, piece)],
  choice: () => optionalText('fate'),
  absent: () => '',
  sample: (_, dice) => pick(dice, suggestions.fates),
  settle: (g, answers, [by]) => {
    const piece = g.current;
    const text = answers[by!]!;
    const scene = sceneOf(g.table);
    changeScene(g, { fates: [...scene.fates, { piece, by: by!, text }] });
    g.emit?.({ t: 'fate', scene: scene.number, piece, by: by!, text });
  },
});
