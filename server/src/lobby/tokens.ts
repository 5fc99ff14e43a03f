import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Hash } from '@tavola/store';
import type { ServerEnvironment } from '../ops/environment.ts';

/** Makes a secret of 192 bits. It gives its holder the seat, so it is sent once and stored as a hash. */
export const makeSecret = (environment: ServerEnvironment): string =>
  environment.bytes(24).toString('base64url');

/** Makes an id of 96 bits, which gives no access. */
export const makeId = (environment: ServerEnvironment): string => environment.bytes(12).toString('base64url');

/** Makes secrets and ids for one request: random ones, or with a key the same for each repetition. */
export interface TokenSource {
  secret(of: string): string;
  id(of: string): string;
}
export const createTokenSource = (environment: ServerEnvironment, key: string | null): TokenSource => {
  const bytes = (of: string, count: number): Buffer =>
    key === null
      ? environment.bytes(count)
      : createHmac('sha256', key).update(of).digest().subarray(0, count);
  return {
    secret: of => bytes(`secret ${of}`, 24).toString('base64url'),
    id: of => bytes(`id ${of}`, 12).toString('base64url'),
  };
};

/** Plain SHA-256 is enough, since 192 random bits cannot be guessed as a password could. */
export const hashSecret = (secret: string): Hash => createHash('sha256').update(secret).digest('hex');

/** Compares two hashes in constant time. */
export const isSameHash = (a: Hash, b: Hash): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
