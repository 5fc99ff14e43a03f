import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'data', 'template']);
/** Tests and what only tests use may name their types as they like. */
const IN_TESTS = /[.]test[.]ts$|[.]d[.]ts$|\/(test|suite|contract|gallery)\//;
const DECLARED = /^export (?:declare )?(?:abstract )?(?:interface|type|class) (\w+)\b(?!\s*,|\s*\})/gm;

const filesIn = (folder: string): string[] =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
        if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) return [];
        const path = join(folder, entry.name);
        return entry.isDirectory() ? filesIn(path) : [path];
      });

/** The files that declare and export each type, class or interface. One that only exports it again declares nothing. */
export const declaredTypes = (folders: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  const files = folders.flatMap(filesIn).map(file => file.replaceAll('\\', '/'));
  for (const file of files.filter(each => /[.](ts|svelte)$/.test(each) && !IN_TESTS.test(each)))
    for (const [, name] of readFileSync(file, 'utf8').matchAll(DECLARED))
      found.set(name!, [...(found.get(name!) ?? []), file]);
  return found;
};
