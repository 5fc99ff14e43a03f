import ts from 'typescript';

/** A piece of code that is entered as a whole, and the number that it reports then. */
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

/** What to write before and after a node, so that entering it is reported. */
const wrap = (node: ts.Node, number: number): readonly [string, string] | undefined => {
  const call = `${REACH}(${number})`;
  if (ts.isStatement(node)) {
    if (!isCode(node) || ts.isLabeledStatement(node.parent)) return undefined;
    return isListed(node) ? [`${call};`, ''] : [`{${call};`, '}'];
  }
  const isBody = ts.isExpression(node) && ts.isArrowFunction(node.parent) && node.parent.body === node;
  return isBody ? [`(${call},`, ')'] : undefined;
};

/** The source with a probe in every statement and in every arrow function; numbers go on from `first`. */
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
  // The sort is stable: what begins at one place stays in the order from the outside in, and what ends from the inside out.
  for (const edit of edits.toSorted((a, b) => a.at - b.at)) {
    text += source.slice(done, edit.at) + edit.text;
    done = edit.at;
  }
  return { text: text + source.slice(done), probes };
};

/** The innermost probe around a piece of code: if it was not reached, the piece was not. */
export const probeAround = (probes: readonly Probe[], start: number, end: number): Probe | undefined =>
  probes
    .filter(probe => probe.start <= start && end <= probe.end)
    .toSorted((a, b) => a.end - a.start - (b.end - b.start))[0];
