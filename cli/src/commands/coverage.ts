import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CliGame } from '../registry.ts';
import { readText } from '../input/read.ts';

/** A rule with everything that cites it. */
export interface CoveredRule {
  readonly id: string;
  /** Names of tests that begin with the id in brackets. */
  readonly tests: readonly string[];
  /** Script lines that carry it. */
  readonly lines: readonly string[];
  /** Places in the sources that cite it: `auction.ts:12`. */
  readonly code: readonly string[];
}

export interface Coverage {
  readonly game: string;
  readonly total: number;
  /** How many have a test and are cited by a script line or a source. */
  readonly covered: number;
  readonly rules: readonly CoveredRule[];
  /** Cited by a test, a line or a source, but not in rules.md. */
  readonly unknown: readonly string[];
  /** In rules.md more than once. */
  readonly twice: readonly string[];
}

export const isCovered = ({ tests, lines, code }: CoveredRule): boolean =>
  tests.length > 0 && lines.length + code.length > 0;

/** A letter for the game, one for the chapter, a number: V-S01. */
const ID = '[A-Z]-[A-Z]?\\d+[a-z]?';

/** `- V-S01 …` and `| V-G01 | …`: where a rule is laid down, as against mentioned. */
const definitions = (rules: string): string[] =>
  [...rules.matchAll(new RegExp(`^(?:- |\\| *)\\**(${ID})\\b`, 'gm'))].map(match => match[1]!);

const citations = (text: string): string[] =>
  [...text.matchAll(new RegExp(`\\b${ID}\\b`, 'g'))].map(([id]) => id);

/** A skipped test proves nothing, so `test.skip(` and `test.todo(` do not count. */
const TEST = new RegExp(
  `(?:\\b(?:test|it|only|concurrent|sequential|fails|law)|\\))\\(\\s*(['"\`])((?:\\[(?:${ID})(?:,? *(?:${ID}))*\\] *)+)((?:\\\\.|(?!\\1).)*)\\1`,
  'gs',
);

interface Test {
  readonly ids: readonly string[];
  readonly name: string;
}

/** Tests whose names begin with ids in brackets: `[V-C24] …`, `[V-C24][V-C25] …` or `[V-C24, V-C25] …`. */
export const testsIn = (source: string): Test[] => {
  const code = source.replace(/^\s*\/\/.*$/gm, '').replace(/^\s*\/\*[\s\S]*?\*\//gm, '');
  return [...code.matchAll(TEST)].map(([, , brackets = '', rest = '']) => ({
    ids: citations(brackets),
    name: `${brackets}${rest}`,
  }));
};

const filesIn = (folder: URL): string[] => {
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return names
      .filter(name => name.endsWith('.ts'))
      .map(name => name.replaceAll('\\', '/'))
      .toSorted(inOrder);
  } catch {
    return [];
  }
};

const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** A place that cites a rule. */
interface Citation {
  readonly id: string;
  readonly kind: 'tests' | 'lines' | 'code';
  readonly where: string;
}

const citedByLines = ({ game }: CliGame): Citation[] =>
  game.lines.map(({ script, rule, op, label }) => ({
    id: rule,
    kind: 'lines',
    where: label ?? `${script}/${rule}:${op}`,
  }));

const citedBy = (file: string, source: string): Citation[] => {
  if (file.endsWith('.test.ts'))
    return testsIn(source).flatMap(({ ids, name }) => ids.map(id => ({ id, kind: 'tests', where: name })));
  // Helpers of tests cite rules too, but neither prove nor implement them.
  if (/(^|\/)test\//.test(file)) return [];
  return source
    .split('\n')
    .flatMap((line, i) => citations(line).map(id => ({ id, kind: 'code', where: `${file}:${i + 1}` })));
};

/** Everything that cites rules of this game, against its rules.md. */
export const measureCoverage = (entry: CliGame): Coverage => {
  const read = (file: string): string => readText(fileURLToPath(new URL(file, entry.folder)));
  const ids = definitions(read('rules.md'));
  const files = filesIn(new URL('rules/', entry.folder)).map(file => `rules/${file}`);
  const cited = [...citedByLines(entry), ...files.flatMap(file => citedBy(file, read(file)))];
  const found = (id: string, kind: Citation['kind']): string[] => [
    ...new Set(cited.filter(one => one.id === id && one.kind === kind).map(({ where }) => where)),
  ];
  const rules = [...new Set(ids)].map(id => ({
    id,
    tests: found(id, 'tests'),
    lines: found(id, 'lines'),
    code: found(id, 'code'),
  }));
  return {
    game: entry.game.name,
    total: rules.length,
    covered: rules.filter(isCovered).length,
    rules,
    unknown: [...new Set(cited.map(({ id }) => id).filter(id => !ids.includes(id)))].toSorted(inOrder),
    twice: [...new Set(ids.filter((id, i) => ids.indexOf(id) !== i))],
  };
};
