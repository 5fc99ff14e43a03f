import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Manifest {
  readonly workspaces: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
}
interface Locked {
  readonly link?: true;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly inBundle?: true;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const manifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const locked = Object.entries(lock.packages);
const libraries = locked.filter(([path, entry]) => path.includes('node_modules/') && !entry.link);

describe('package-lock.json', () => {
  // A version published for some platforms only installs where the lock is made and fails `npm ci` elsewhere.
  test('has every optional package that it names', () => {
    const named = locked.flatMap(([, entry]) => Object.keys(entry.optionalDependencies ?? {}));
    const missing = named.filter(name => !libraries.some(([path]) => path.endsWith(`node_modules/${name}`)));
    expect(named.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  test('names no registry, so that it installs from any', () => {
    expect(libraries.filter(([, entry]) => entry.resolved !== undefined).map(([path]) => path)).toEqual([]);
  });

  test('knows every library by its content', () => {
    const unknown = libraries.filter(([, entry]) => entry.integrity === undefined && !entry.inBundle);
    expect(unknown.map(([path]) => path)).toEqual([]);
  });
});

test.each(['.', ...manifest('.').workspaces])('%s/package.json pins every dependency exactly', folder => {
  const { dependencies, devDependencies, overrides } = manifest(folder);
  const loose = Object.entries({ ...dependencies, ...devDependencies, ...overrides }).filter(
    ([name, version]) => !name.startsWith('@tavola/') && !/^(npm:.+@)?\d+\.\d+\.\d+$/.test(version),
  );
  expect(loose).toEqual([]);
});
