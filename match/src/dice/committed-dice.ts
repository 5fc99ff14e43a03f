import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Dice } from '@tavola/kernel';

/** What decides all chance of a match, and what keeps its commitment from being guessed: 32 bytes each, as hex. */
export interface Secrets {
  readonly seed: string;
  readonly salt: string;
}

/** 32 bytes in small hexadecimal letters: a seed, a salt or a commitment. */
export const isHex32 = (raw: unknown): raw is string => typeof raw === 'string' && /^[0-9a-f]{64}$/.test(raw);

/** Published before the first roll: whoever opens seed and salt at the end could not have picked another. */
export const computeCommitment = (seed: string, salt: string): string =>
  bytesToHex(sha256(concatBytes(hexToBytes(seed), hexToBytes(salt))));

/** 48 bits: far above any die, far below where a number loses its last digit. */
const RANGE = 2 ** 48;
const MAX_SIDES = 2 ** 32;

/**
 * The dice of a match. Draw n comes from HMAC-SHA-256 with the seed as key and the text "n/attempt" as message:
 * earlier draws tell nothing of later ones, and a process can go on at any number. The first six bytes are the
 * value; where they fall behind the last whole multiple of the die's sides, the next attempt counts, so that no
 * side is likelier than another.
 */
export const createCommittedDice = (seed: string, from: number): Dice => {
  // Most answers roll nothing, and a key takes longer to make than an answer to judge.
  let keyed: ReturnType<typeof hmac.create> | undefined;
  let next = from;
  return {
    below: sides => {
      if (!Number.isInteger(sides) || sides < 1 || sides > MAX_SIDES)
        throw new RangeError(`there is no die of ${sides}`);
      keyed ??= hmac.create(sha256, hexToBytes(seed));
      const draw = next++;
      const limit = RANGE - (RANGE % sides);
      for (let attempt = 0; ; attempt++) {
        const value = readSixBytes(
          keyed
            .clone()
            .update(utf8ToBytes(`${draw}/${attempt}`))
            .digest(),
        );
        if (value < limit) return value % sides;
      }
    },
  };
};

const readSixBytes = (block: Uint8Array): number =>
  block.subarray(0, 6).reduce((sum, byte) => sum * 256 + byte, 0);
