import { GAMES } from '../games.ts';
import { isKeyName, keys, type KeyName } from './keys.ts';

/** The page in the address behind `#`, which works offline, from any folder, and never reaches a server. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string; readonly isOnline: boolean; readonly isShared: boolean }
  | { readonly page: 'match'; readonly id: string }
  /** A table on a server, without its secret: see `takeSecret`. */
  | { readonly page: 'table'; readonly id: string; readonly who: KeyName | undefined }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | undefined }
  | { readonly page: 'about' }
  | { readonly page: 'missing' };

const ID = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Stores the secret of a link such as `#/t/TABLE/link/SECRET` on this device and removes it from the address bar and
 * the history at once.
 */
const takeSecret = (hash: string): string => {
  const [, id, who, secret] = /^#\/t\/([\w-]{1,64})\/([a-z\d-]+)\/([\w-]{22,64})$/.exec(hash) ?? [];
  if (!id || !who || !secret || !isKeyName(who)) return hash;
  keys.keep(id, who, secret);
  const clean = `#/t/${id}/${who}`;
  history.replaceState(history.state, '', clean);
  return clean;
};

const parseRoute = (hash: string): Route => {
  const [page = '', one, two] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decodeURIComponent);
  switch (page) {
    case '':
      return { page: 'home' };
    case 'new':
      return {
        page: 'new',
        game: one ?? GAMES[0]!.name,
        isOnline: two === 'online',
        isShared: two === 'shared',
      };
    case 'match':
      return one ? { page: 'match', id: one } : { page: 'missing' };
    case 't': {
      const who = two && isKeyName(two) ? two : undefined;
      return one && ID.test(one) ? { page: 'table', id: one, who } : { page: 'missing' };
    }
    case 'rules':
      return { page: 'rules', game: one ?? GAMES[0]!.name, rule: two };
    case 'about':
      return { page: 'about' };
    default:
      return { page: 'missing' };
  }
};

/** Stands in place of a rule and opens the page of readings and variants. */
export const READINGS = 'readings';

export const href = {
  home: '#/',
  about: '#/about',
  newTable: (game: string): string => `#/new/${game}`,
  newOnline: (game: string): string => `#/new/${game}/online`,
  /** A table for several people at this device. */
  newShared: (game: string): string => `#/new/${game}/shared`,
  match: (id: string): string => `#/match/${id}`,
  table: (id: string, who?: KeyName): string => `#/t/${id}${who ? `/${who}` : ''}`,
  readings: (game: string): string => `#/rules/${game}/${READINGS}`,
  rules: (game: string, rule?: string): string => `#/rules/${game}${rule ? `/${rule}` : ''}`,
};

let route = $state.raw<Route>(parseRoute(takeSecret(location.hash)));
addEventListener('hashchange', () => {
  route = parseRoute(takeSecret(location.hash));
});

export const router = {
  get route(): Route {
    return route;
  },
  go: (to: string): void => {
    location.hash = to;
  },
  /** Replaces the current page, so that the back button does not return to it. */
  replace: (to: string): void => {
    history.replaceState(history.state, '', to);
    route = parseRoute(to);
  },
};
