import type { Seat } from '@tavola/kernel';
import { computeCommitment, type DiceShares, type Secrets } from '@tavola/match';

/** The drawing of the dice between the start and the first roll. */
export interface DiceDraw {
  readonly secrets: Secrets;
  readonly until: number;
  readonly shares: DiceShares;
}

/** The drawing as everybody may see it: the promises and who has kept them, not the shares. */
export const makeDrawView = (
  draw: DiceDraw | null | undefined,
): { commitment: string; hashes: (string | null)[]; given: Seat[] } | null =>
  draw
    ? {
        commitment: computeCommitment(draw.secrets.seed, draw.secrets.salt),
        hashes: draw.shares.map(added => added?.hash ?? null),
        given: draw.shares.flatMap((added, seat) => (added?.share ? [seat] : [])),
      }
    : null;
