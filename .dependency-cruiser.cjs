/** Any library that the package itself declares. */
const ANY = '.+';

/**
 * Which folders and libraries each package may import, and whether it may use Node's modules. Arrows point
 * down only; nothing imports the command line.
 */
const layers = {
  kernel: { folders: [], libraries: [], node: false },
  games: { folders: ['kernel'], libraries: [], node: false },
  match: { folders: ['kernel'], libraries: ['@noble/hashes', 'valibot'], node: false },
  chronicle: { folders: ['games', 'match', 'kernel'], libraries: [], node: false },
  bots: { folders: ['kernel', 'games'], libraries: [], node: false },
  protocol: { folders: ['kernel'], libraries: [ANY], node: false },
  store: { folders: ['protocol', 'kernel', 'match'], libraries: [ANY], node: true },
  server: {
    folders: ['store', 'protocol', 'bots', 'games', 'match', 'kernel'],
    libraries: [ANY],
    node: true,
  },
  web: {
    folders: ['protocol', 'bots', 'chronicle', 'games', 'match', 'kernel'],
    libraries: [ANY],
    node: false,
  },
  cli: {
    folders: ['web', 'server', 'store', 'protocol', 'bots', 'chronicle', 'games', 'match', 'kernel'],
    libraries: [ANY],
    node: true,
  },
};

/** Tests, the suites they share, and build settings: they run under Node, in development alone. */
const testsOf = folder => [
  `^${folder}/(test|suite|contract|bench)/`,
  `^${folder}/[^/]+/test/`,
  `^${folder}/[^/]+/[^/]+/test/`,
  `^${folder}/.+[.]test[.]ts$`,
  `^${folder}/.+[.]config[.][jt]s$`,
];
const TESTS = testsOf('[^/]+');
const library = name => `(^|/)node_modules/${name}/`;

/**
 * What the tests of a package need of the layers above: golden games are recorded matches, so the tests of a game
 * replay them; the browser tests play at the server as it is shipped, so they build it, install their browser, and say so.
 */
const aboveForTests = new Map([
  ['games', ['^match/']],
  ['web', ['^server/bundle[.]', '^tools/(debian|progress)[.]']],
]);

const layerRules = Object.entries(layers).flatMap(([name, { folders, libraries, node }]) => {
  const within = [name, ...folders].map(folder => `^${folder}/`);
  return [
    {
      name: `layer-${name}`,
      severity: 'error',
      from: { path: `^${name}/`, pathNot: TESTS },
      to: {
        couldNotResolve: false,
        pathNot: [...within, ...libraries.map(library)],
        ...(node && { dependencyTypesNot: ['core'] }),
      },
    },
    {
      name: `layer-${name}-tests`,
      severity: 'error',
      from: { path: testsOf(name) },
      to: {
        couldNotResolve: false,
        pathNot: [
          ...within,
          ...(aboveForTests.get(name) ?? []),
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
      name: 'games-apart',
      comment: 'A game never imports another game: what they share belongs to the kernel.',
      severity: 'error',
      from: { path: '^games/([^/]+)/' },
      to: { path: '^games/', pathNot: '^games/$1/' },
    },
    {
      name: 'tests-apart',
      comment: 'What is shipped does not import tests or suites: they need vitest.',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { path: TESTS },
    },
    {
      name: 'no-cycle',
      comment: 'Two files that need each other are one idea, or a third one is missing.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'declared',
      comment: 'npm puts all libraries in one folder: declare what you import in your own package.json.',
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
    // A type from a layer above is an arrow up as well.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    // Tests use vitest of the root.
    combinedDependencies: true,
    // Packages export their sources, so a workspace link leads to a .ts file.
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
