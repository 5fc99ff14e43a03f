/** Where we are, in the address behind `#`: works offline, from any folder, and never reaches a server. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'match'; readonly id: string }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | undefined }
  | { readonly page: 'about' }
  | { readonly page: 'missing' };

const parseRoute = (hash: string): Route => {
  const [page = '', one, two] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decodeURIComponent);
  switch (page) {
    case '':
      return { page: 'home' };
    case 'new':
      return { page: 'new', game: one ?? 'verona' };
    case 'match':
      return one ? { page: 'match', id: one } : { page: 'missing' };
    case 'rules':
      return { page: 'rules', game: one ?? 'verona', rule: two };
    case 'about':
      return { page: 'about' };
    default:
      return { page: 'missing' };
  }
};

export const href = {
  home: '#/',
  about: '#/about',
  newTable: (game: string): string => `#/new/${game}`,
  match: (id: string): string => `#/match/${id}`,
  rules: (game: string, rule?: string): string => `#/rules/${game}${rule ? `/${rule}` : ''}`,
};

let route = $state.raw<Route>(parseRoute(location.hash));
addEventListener('hashchange', () => {
  route = parseRoute(location.hash);
});

export const router = {
  get route(): Route {
    return route;
  },
  go: (to: string): void => {
    location.hash = to;
  },
};
