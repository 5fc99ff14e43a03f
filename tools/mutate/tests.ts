import ts from 'typescript';

/** A test file without the tests that prove no rule. */
export interface Prepared {
  /** The source to run, which is missing when no test is left. */
  readonly text?: string;
  /** The omitted tests, for the report. */
  readonly skipped: readonly string[];
}

/** It is luck when these notice a mutant, since golden games can be recorded again and laws play at random. */
const WHOLE = /\b(golden|scenarios|(test)?laws|ends|testWholeGames)\(/i;

/** This matches a random move in any game. */
const AT_RANDOM = /[.]sample\(/g;

const isTest = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'test';

/** Omits tests that play at random, or the whole file if such play stands outside its tests. */
export const prepareTests = (path: string, source: string): Prepared => {
  if (path.endsWith('.slow.test.ts') || WHOLE.test(source)) return { skipped: [path] };
  const places = [...source.matchAll(AT_RANDOM)].map(match => match.index);
  if (places.length === 0) return { text: source, skipped: [] };
  const tree = ts.createSourceFile(path, source, ts.ScriptTarget.ES2023, true);
  const playing: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (isTest(node) && places.some(place => node.pos <= place && place < node.end)) playing.push(node);
    else ts.forEachChild(node, visit);
  };
  visit(tree);
  const isOutside = places.some(place => playing.every(test => place < test.pos || test.end <= place));
  if (isOutside) return { skipped: [path] };
  let text = source;
  for (const { expression } of playing.toReversed())
    text = `${text.slice(0, expression.end)}.skip${text.slice(expression.end)}`;
  const titles = playing.map(({ arguments: [title] }) => title?.getText() ?? '');
  return { text, skipped: titles.map(title => `${path} ${title}`) };
};
