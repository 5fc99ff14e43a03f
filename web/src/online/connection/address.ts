import { href } from '../../app/router.svelte.ts';
import type { KeyName } from '../../app/keys.ts';

/** Where this page came from, without what stands behind the `#`: the server is there too. */
const base = (): URL => new URL('./', location.href.split('#')[0]);

export const apiAddress = (path: string): string => new URL(`api/${path}`, base()).href;

export const socketAddress = (): string => {
  const address = new URL('socket', base());
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
};

/** To be handed on. The secret stands behind the `#`, which no browser sends anywhere. */
export const buildLink = (table: string, who: KeyName, secret: string): string =>
  `${base().href}${href.table(table, who)}/${secret}`;
