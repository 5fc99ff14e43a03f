/** The libraries that the package itself declares. */
const ANY = '.+';

/**
 * Which folders and libraries each part may import, and whether it may use Node's modules. Arrows point down only;
 * nothing imports the command line, and a game never imports another one. `$1` is the game that a file belongs to.
 */
const layers = {
  kernel: { from: '^kernel/', folders: ['kernel'], libraries: [], node: false },
  match: {
    from: '^match/',
    folders: ['match', 'kernel'],
    libraries: ['@noble/hashes', 'valibot'],
    node: false,
  },
  bots: { from: '^bots/', folders: ['bots', 'kernel'], libraries: [], node: false },
  table: { from: '^table/', folders: ['table', 'match', 'bots', 'kernel'], libraries: [], node: false },
  'game-rules': {
    from: '^games/([^/]+)/rules/',
    folders: ['games/$1/rules', 'kernel'],
    libraries: [],
    node: false,
  },
  'game-bot': {
    from: '^games/([^/]+)/bot/',
    folders: ['games/$1/(bot|rules)', 'bots', 'kernel'],
    libraries: [],
    node: false,
  },
  'game-chronicle': {
    from: '^games/([^/]+)/chronicle/',
    folders: ['games/$1/(chronicle|rules)', 'match', 'kernel'],
    libraries: [],
    node: false,
  },
  'game-client': {
    from: '^games/([^/]+)/(board|text)/',
    folders: [
      'games/$1/(board|text|chronicle|bot|rules)',
      'web/src/(ui|board-kit|widgets|text|rules/text)',
      'match',
      'bots',
      'kernel',
    ],
    libraries: ['svelte'],
    node: false,
  },
  'game-entry': {
    from: '^games/([^/]+)/[^/]+[.]ts$',
    folders: [
      'games/$1/(chronicle|bot|rules|index[.]ts|cli[.]ts|manifest[.]ts)',
      'games/[^/]+[.]ts$',
      'match',
      'bots',
      'kernel',
    ],
    libraries: [],
    node: false,
  },
  games: {
    from: '^games/[^/]+[.]ts$',
    folders: ['games/[^/]+[.]ts$', 'games/[^/]+/(index|cli|manifest)[.]ts$', 'match', 'bots', 'kernel'],
    libraries: [],
    node: false,
  },
  protocol: { from: '^protocol/', folders: ['protocol', 'kernel'], libraries: [ANY], node: false },
  store: { from: '^store/', folders: ['store', 'protocol', 'kernel', 'match'], libraries: [ANY], node: true },
  server: {
    from: '^server/',
    folders: ['server', 'store', 'protocol', 'table', 'bots', 'games/[^/]+[.]ts$', 'match', 'kernel'],
    libraries: [ANY],
    node: true,
  },
  'client-kit': {
    from: '^web/src/(ui|board-kit|widgets|text)/',
    folders: ['web/src/(ui|board-kit|widgets|text)', 'match', 'bots', 'kernel'],
    libraries: [ANY],
    node: false,
  },
  web: {
    from: '^web/(?!src/(ui|board-kit|widgets|text)/)',
    folders: [
      'web',
      'protocol',
      'table',
      'bots',
      'games/[^/]+[.]ts$',
      'games/[^/]+/(manifest[.]ts|board|text)',
      'match',
      'kernel',
    ],
    libraries: [ANY],
    node: false,
  },
  cli: {
    from: '^cli/',
    folders: [
      'cli',
      'web',
      'server',
      'store',
      'protocol',
      'table',
      'bots',
      'games/[^/]+[.]ts$',
      'match',
      'kernel',
    ],
    libraries: [ANY],
    node: true,
  },
};

/** Tests, their suites and build settings run under Node, and only in development. */
const TESTS = ['/(test|suite|contract|gallery)/', '[.]test[.]ts$', '[.]config[.][jt]s$'];
const library = name => `(^|/)node_modules/${name}/`;

/**
 * The tests of a part may use some layers above it. Golden games are recorded matches, so a game's tests replay them;
 * the store's kill processes that start from a bundle; the browser tests use the shipped server, so they build it,
 * install their browser, and say so.
 */
const aboveForTests = new Map([
  ['kernel', ['^kernel/']],
  ['games', ['^(match|bots|games)/']],
  ['store', ['^server/bundle[.]']],
  ['web', ['^web/', '^games/', '^server/bundle[.]', '^tools/(setup/debian|checks/progress)[.]']],
  ['server', ['^games/']],
  ['cli', ['^games/']],
]);

const layerRules = Object.entries(layers).flatMap(([name, { from, folders, libraries, node }]) => {
  const within = folders.map(folder => (folder.endsWith('$') ? `^${folder}` : `^${folder}/`));
  const top = from.slice(1).split('/')[0];
  return [
    {
      name: `layer-${name}`,
      severity: 'error',
      from: { path: from, pathNot: TESTS },
      to: {
        couldNotResolve: false,
        pathNot: [...within, ...libraries.map(library)],
        ...(node && { dependencyTypesNot: ['core'] }),
      },
    },
    {
      name: `layer-${name}-tests`,
      severity: 'error',
      from: { path: TESTS.map(test => `${from.replace(/[$]$/, '')}.*${test}`) },
      to: {
        couldNotResolve: false,
        pathNot: [
          ...within,
          ...(aboveForTests.get(top) ?? []),
          ...[...libraries, 'vitest', 'fast-check'].map(library),
        ],
        dependencyTypesNot: ['core'],
      },
    },
  ];
});

module.exports = {
  forbidden: [
    ...layerRules,
    {
      name: 'tests-apart',
      comment: 'Shipped code must not import tests or suites, since they need vitest.',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { path: TESTS },
    },
    {
      name: 'no-cycle',
      comment: 'Files that import each other should be merged, or should share a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'declared',
      comment: 'A package must declare what it imports, since npm installs all libraries in one folder.',
      severity: 'error',
      from: { pathNot: [...TESTS, '^tools/', '^[^/]+$'] },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    exclude: { path: ['(^|/)(dist|coverage|[.]cache)/', '^[^/]+/node_modules/'] },
    doNotFollow: { path: 'node_modules' },
    // A type from a layer above is an import upwards as well.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    // Tests use vitest from the root package.
    combinedDependencies: true,
    // Packages export their sources, so a workspace link leads to a .ts file.
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
