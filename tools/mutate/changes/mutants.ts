import ts from 'typescript';
import { swapsOf } from './swaps.ts';

/** A small change of one file that a test of the rules should notice. */
export interface Mutant {
  readonly file: string;
  /** Lines count from 1, as in editors. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

/** A binding at compile time cannot change a game, and the message of a thrown bug is for programmers. */
const isOutside = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isThrowStatement(node);

/** All mutants of a source, in the order of the text. */
export const findMutants = (file: string, source: string): Mutant[] => {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ES2023, true);
  const found: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (isOutside(node)) return;
    for (const { node: changed, after } of swapsOf(node, source)) {
      const start = changed.getStart(tree);
      const line = tree.getLineAndCharacterOfPosition(start).line + 1;
      found.push({ file, line, start, end: changed.end, before: source.slice(start, changed.end), after });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
};

/** The source with the mutant in it. */
export const applyMutant = (source: string, { start, end, after }: Mutant): string =>
  source.slice(0, start) + after + source.slice(end);
