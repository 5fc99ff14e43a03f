import ts from 'typescript';

/** A piece of code that runs as a whole, and the number that it then reports. */
export interface Probe {
  readonly start: number;
  readonly end: number;
  readonly number: number;
}

/** The name of the function that probes call; reached.ts defines it. */
export const REACH = '__reach';

const isCode = (node: ts.Statement): boolean =>
  !ts.isImportDeclaration(node) &&
  !ts.isExportDeclaration(node) &&
  !ts.isInterfaceDeclaration(node) &&
  !ts.isTypeAliasDeclaration(node) &&
  !ts.isBlock(node);

const isListed = ({ parent }: ts.Node): boolean =>
  ts.isSourceFile(parent) || ts.isBlock(parent) || ts.isCaseOrDefaultClause(parent);

/** The text before and after a node that reports its entry. */
const wrap = (node: ts.Node, number: number): readonly [string, string] | undefined => {
  const call = `${REACH}(${number})`;
  if (ts.isStatement(node)) {
    if (!isCode(node) || ts.isLabeledStatement(node.parent)) return undefined;
    return isListed(node) ? [`${call};`, ''] : [`{${call};`, '}'];
  }
  const isBody = ts.isExpression(node) && ts.isArrowFunction(node.parent) && node.parent.body === node;
  return isBody ? [`(${call},`, ')'] : undefined;
};

/** Puts a probe into every statement and every arrow function, with numbers that go on from `first`. */
export const addProbes = (source: string, first: number): { text: string; probes: Probe[] } => {
  const tree = ts.createSourceFile('probed.ts', source, ts.ScriptTarget.ES2023, true);
  const probes: Probe[] = [];
  const edits: { readonly at: number; readonly text: string }[] = [];
  const visit = (node: ts.Node): void => {
    const number = first + probes.length;
    const around = wrap(node, number);
    const [start, end] = [node.getStart(tree), node.end];
    if (around) {
      probes.push({ start, end, number });
      edits.push({ at: start, text: around[0] });
    }
    ts.forEachChild(node, visit);
    if (around) edits.push({ at: end, text: around[1] });
  };
  visit(tree);
  let text = '';
  let done = 0;
  // The sort is stable, so probes that begin at one place nest from outside in, and those that end there from inside
  // out.
  for (const edit of edits.toSorted((a, b) => a.at - b.at)) {
    text += source.slice(done, edit.at) + edit.text;
    done = edit.at;
  }
  return { text: text + source.slice(done), probes };
};

/** Finds the innermost probe around a piece of code: if it did not report, the piece did not run. */
export const probeAround = (probes: readonly Probe[], start: number, end: number): Probe | undefined =>
  probes
    .filter(probe => probe.start <= start && end <= probe.end)
    .toSorted((a, b) => a.end - a.start - (b.end - b.start))[0];
