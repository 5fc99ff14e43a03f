import type { Scene, SceneSummand } from '../entities.ts';
import type { CityTable } from '../types.ts';
import { countGarrison } from './storm.ts';
import { DISFAVOUR, NONE, SCENE_KINDS } from '../names.ts';

const plain = (what: SceneSummand['what'], n: number): SceneSummand[] =>
  n === 0 ? [] : [{ what, piece: NONE, n }];
const powers = (t: CityTable, pieces: readonly number[]): SceneSummand[] =>
  pieces.map(piece => ({ what: 'piece', piece, n: t.power[piece]! }));

/**
 * N-V01 The caller's side: own side characters and props in the scene, the attribute of the scene's kind, the
 * boost, and -2 in disfavour (N-R03, N-X01; N-R07: in a storm too, in defence never). N-V04 Then the die.
 */
const callersSide = (t: CityTable, scene: Scene): SceneSummand[] => [
  ...powers(t, [...scene.actors, ...scene.props]),
  ...plain('attribute', t.houses[scene.caller]!.values[SCENE_KINDS.indexOf(scene.kind)]!),
  ...plain('boost', scene.boost),
  ...plain('disfavour', t.disfavour === scene.caller ? DISFAVOUR : 0),
  ...plain('die', scene.dice?.[0] ?? 0),
];

/**
 * N-V02 The other side: the object's power, in a storm the garrison's; N-V03 the prop and the boost of the
 * reaction; N-V04 the die; N-V05 a point for every floor pulled down in an interruption.
 */
const defendersSide = (t: CityTable, scene: Scene): SceneSummand[] => {
  const { prop, boost } = scene.reaction;
  const base = scene.tower === NONE ? [scene.object] : countGarrison(t, scene.tower, prop);
  return [
    ...powers(t, prop === NONE ? base : [...base, prop]),
    ...plain('boost', boost),
    ...plain('die', scene.dice?.[1] ?? 0),
    ...plain('floors', scene.interruption),
  ];
};

const total = (summands: readonly SceneSummand[]): number => summands.reduce((sum, { n }) => sum + n, 0);

/** Names every summand of both sides, as far as the scene has come. */
export const withSums = (t: CityTable, scene: Scene): Scene => {
  const sums = { caller: callersSide(t, scene), defender: defendersSide(t, scene) };
  return { ...scene, sums, totals: [total(sums.caller), total(sums.defender)] };
};
