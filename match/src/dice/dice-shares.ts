import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The share of a seat in the dice: its hash, given before any share is known, and the share itself. */
export interface DiceShare {
  readonly hash: string;
  /** Null if the seat did not reveal it in time. */
  readonly share: string | null;
}

/** By seat; null for a seat without a share, such as that of a bot. */
export type DiceShares = readonly (DiceShare | null)[];

/** Computes the hash by which a seat promises its share. A share is 32 random bytes in hex. */
export const hashShare = (share: string): string => bytesToHex(sha256(hexToBytes(share)));

const PREFIX = utf8ToBytes('tavola dice 1');
const MISSING = '0'.repeat(64);

/**
 * The seed of the dice: the hash over the committed seed and what every seat has added to it. A hash counts even if
 * its share is missing, so that no share can be left out without a trace.
 */
export const combineSeed = (committed: string, shares: DiceShares | undefined): string =>
  shares === undefined
    ? committed
    : bytesToHex(
        sha256(
          concatBytes(
            PREFIX,
            hexToBytes(committed),
            ...shares.flatMap(added =>
              [added?.hash ?? MISSING, added?.share ?? MISSING].map(hex => hexToBytes(hex)),
            ),
          ),
        ),
      );

/** The seats whose shares are in the dice, and those that promised one and did not give it. */
export const listShares = (
  shares: DiceShares | undefined,
): { readonly given: readonly number[]; readonly missing: readonly number[] } => {
  const seatsWith = (is: (added: DiceShare) => boolean): number[] =>
    (shares ?? []).flatMap((added, seat) => (added && is(added) ? [seat] : []));
  return {
    given: seatsWith(({ share }) => share !== null),
    missing: seatsWith(({ share }) => share === null),
  };
};
