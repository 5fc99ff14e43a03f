import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Hash } from '@tavola/store';
import type { ServerEnvironment } from '../ops/environment.ts';

/** 192 bits. Whoever has it holds the seat, so it is told once, to its holder, and kept as a hash alone. */
export const makeSecret = (environment: ServerEnvironment): string =>
  environment.bytes(24).toString('base64url');

/** 96 bits: names a table or match without giving any right. */
export const makeId = (environment: ServerEnvironment): string => environment.bytes(12).toString('base64url');

/** Secrets and ids for one request: at random, or, if it has a key, those that its repetition gets too. */
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

/** Plain SHA-256 is enough: a secret of 192 random bits cannot be tried out, as a password could. */
export const hashSecret = (secret: string): Hash => createHash('sha256').update(secret).digest('hex');

/** Takes the same time wherever two hashes begin to differ. */
export const isSameHash = (a: Hash, b: Hash): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
