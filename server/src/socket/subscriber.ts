import type { Reader } from '@tavola/match';
import type { Close } from '@tavola/protocol';
import type { Hash } from '@tavola/store';
import type { Right } from '../lobby/table-document.ts';

/** Somebody who listens to a table: a device, over a socket. */
export interface Peer {
  readonly right: Right;
  /** What it came with: when the table forgets it, the peer must go. */
  readonly secret: Hash;
  send(text: string): void;
  close(why: Close): void;
}

export const readerOf = ({ right }: Peer): Reader => (right.as === 'seat' ? right.seat : null);
