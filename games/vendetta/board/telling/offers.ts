import { NONE, type CityTable, type Scene } from '../../rules/index.ts';
import { noChange, type ChangeDraft } from '../agreement/changes.ts';

/** Who gets a piece that the scene took from this house: the caller, or the defender from the caller. */
const otherSide = ({ caller, defender }: Scene, owner: number): number =>
  owner === caller ? defender : caller;

/** N-P04 A piece that went out may change sides, and a die may be rolled again while the plan is as it was booked. */
export const draftsAfterScene = (table: CityTable, scene: Scene): ChangeDraft[] => {
  if (table.rules === 1 || table.result) return [];
  const lost = scene.booked.flatMap((entry): ChangeDraft[] => {
    if (entry.t !== 'out' || table.power[entry.piece]! > 0) return [];
    const house = otherSide(scene, entry.owner);
    if (house === NONE || table.floors[house] === 0) return [];
    return [{ ...noChange, kind: 'turncoat', piece: entry.piece, house }];
  });
  const dice = table.unbooked
    ? [scene.caller, scene.defender].map((house): ChangeDraft => ({ ...noChange, kind: 'die', house }))
    : [];
  return [...lost, ...dice];
};
