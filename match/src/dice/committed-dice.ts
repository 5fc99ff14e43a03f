import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Dice } from '@tavola/kernel';

/** The seed decides all chance of a match; the salt keeps its commitment from being guessed. Both are 32 bytes in hex. */
export interface Secrets {
  readonly seed: string;
  readonly salt: string;
}

/** Whether a value is 32 bytes in lower-case hex: a seed, a salt or a commitment. */
export const isHex32 = (raw: unknown): raw is string => typeof raw === 'string' && /^[0-9a-f]{64}$/.test(raw);

/** Computes the hash that is published before the first roll and proves at the end that the seed was not changed. */
export const computeCommitment = (seed: string, salt: string): string =>
  bytesToHex(sha256(concatBytes(hexToBytes(seed), hexToBytes(salt))));

/** 48 bits are far more than any die needs and still exact in a number. */
const RANGE = 2 ** 48;
const MAX_SIDES = 2 ** 32;

/**
 * Makes the dice of a match. Draw n is the HMAC-SHA-256 with the seed as key and the text "n/attempt" as message, so
 * earlier draws reveal nothing about later ones and a process can continue at any draw. The first six bytes are the
 * value. A value beyond the last whole multiple of the sides is rejected for the next attempt, so that no side is
 * likelier than another.
 */
export const createCommittedDice = (seed: string, from: number): Dice => {
  // The key is made on the first roll, because most answers roll nothing and making it takes longer than judging one.
  let keyed: ReturnType<typeof hmac.create> | undefined;
  let next = from;
  return {
    below: sides => {
      if (!Number.isInteger(sides) || sides < 1 || sides > MAX_SIDES)
        throw new RangeError(`a die cannot have ${sides} sides`);
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
