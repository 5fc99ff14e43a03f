import { href } from '../../app/router.svelte.ts';
import type { KeyName } from '../../app/keys.ts';

/** The address of this page without its `#`, where the server is too. */
const base = (): URL => new URL('./', location.href.split('#')[0]);

export const apiAddress = (path: string): string => new URL(`api/${path}`, base()).href;

export const socketAddress = (): string => {
  const address = new URL('socket', base());
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
};

/** A link to share. Its secret stands behind the `#`, which browsers do not send. */
export const buildLink = (table: string, who: KeyName, secret: string): string =>
  `${base().href}${href.table(table, who)}/${secret}`;
