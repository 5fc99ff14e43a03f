import type { Reader } from '@tavola/match';
import type { Close } from '@tavola/protocol';
import type { Hash } from '@tavola/store';
import type { Access } from '../lobby/table-document.ts';

/** One device that listens to a table over a socket. */
export interface Subscriber {
  readonly access: Access;
  /** The hash of its secret: when the table forgets it, the subscriber is closed. */
  readonly secret: Hash;
  /** The network of its address, on whose account the server works for it. */
  readonly network: string;
  send(text: string): void;
  close(why: Close): void;
}

export const readerOf = ({ access }: Subscriber): Reader => (access.role === 'seat' ? access.seat : null);
