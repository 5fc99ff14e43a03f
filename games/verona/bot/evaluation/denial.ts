import type { Seat } from '@tavola/kernel';
import { at, type TownEvaluation } from './evaluation.ts';
import type { VeronaReason } from '../reasons.ts';
import { leadFor, countMissing } from './worth.ts';

/** A building on offer that a rival would take by one ally, if this street counts for it. */
const majorityOf = (eye: TownEvaluation, rival: Seat, street: number): number | undefined =>
  eye.table.offer.find(
    building =>
      eye.table.board.claims[building]!.includes(street) &&
      at(eye, rival, street) > 0 &&
      leadFor(eye, rival, building) === 1,
  );

/** A mission that a rival has nearly accomplished and that needs its only ally here. */
const missionOf = (eye: TownEvaluation, rival: Seat, street: number): number | undefined =>
  at(eye, rival, street) === 1
    ? eye.missions[rival]!.find(
        mission =>
          eye.table.board.missions[mission]!.streets.includes(street) &&
          countMissing(eye, rival, mission) <= 1,
      )
    : undefined;

/** The majority or mission that a rival loses with its ally in this street, if any. */
export const denialOf = (eye: TownEvaluation, rival: Seat, street: number): VeronaReason | undefined => {
  const building = majorityOf(eye, rival, street);
  if (building !== undefined) return { code: 'denies-majority', about: { building, seat: rival, street } };
  const mission = missionOf(eye, rival, street);
  return mission === undefined
    ? undefined
    : { code: 'denies-mission', about: { mission, seat: rival, street } };
};

/** The first denial to any rival in this street. */
export const denialIn = (eye: TownEvaluation, seat: Seat, street: number): VeronaReason | undefined => {
  for (let rival = 0; rival < eye.n; rival++) {
    const reason = rival === seat ? undefined : denialOf(eye, rival, street);
    if (reason) return reason;
  }
  return undefined;
};
