import type { Reader } from '@tavola/match';
import type { Close } from '@tavola/protocol';
import type { Hash } from '@tavola/store';
import type { Access } from '../lobby/table-document.ts';

/** Somebody who listens to a table: a device, over a socket. */
export interface Subscriber {
  readonly access: Access;
  /** What it came with: when the table forgets it, the subscriber must go. */
  readonly secret: Hash;
  send(text: string): void;
  close(why: Close): void;
}

export const readerOf = ({ access }: Subscriber): Reader => (access.role === 'seat' ? access.seat : null);
