import ts from 'typescript';

export interface Finding extends Bad {
  /** file:line:column */
  readonly at: string;
}

/** A thing the rules must not use, and what to use in its place. */
interface Bad {
  readonly thing: string;
  readonly instead: string;
}

const time = 'rules have no clock: the server measures time and answers for an absent seat';
const dice = 'roll with `g.dice.below(n)`';
const locale = 'text and its order belong to the client: compare numbers, or strings with < and >';
const sync = 'rules answer at once: what must wait belongs to the server or the store';
const host = 'rules know no host: pass the value in';
const memory = 'when memory is freed is chance: keep plain values';

/** A local of the same name is refused too: it would hide the real one from a reader. */
const globals: ReadonlyMap<string, string> = new Map([
  ['Date', time],
  ['performance', time],
  ['setTimeout', time],
  ['setInterval', time],
  ['Intl', locale],
  ['Promise', sync],
  ['process', host],
  ['globalThis', host],
  ['WeakRef', memory],
  ['FinalizationRegistry', memory],
]);

/** What of Math gives the same bits on every engine. `sin`, `pow` and `log` may differ in the last one. */
const exact = new Set(['abs', 'ceil', 'clz32', 'floor', 'imul', 'max', 'min', 'round', 'sign', 'trunc']);
const rounding = new Set(['ceil', 'floor', 'round', 'trunc']);

const localeMethod = /^(localeCompare|toLocale\w+)$/;

/** The name after a dot or in brackets: `x.name`, `x['name']`. */
const memberOf = (node: ts.Node): string | undefined => {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression))
    return node.argumentExpression.text;
  return undefined;
};

/** `x.Date`, `{ Date: 1 }` and `Date?: number` name a field; `{ Date }` and `const Date` do not. */
const isField = (node: ts.Identifier): boolean => {
  const { parent } = node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  const named =
    ts.isPropertyAccessExpression(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isClassElement(parent) ||
    ts.isTypeElement(parent);
  return named && parent.name === node;
};

const badName = (node: ts.Node): Bad | undefined => {
  const member = memberOf(node);
  if (member !== undefined && localeMethod.test(member)) return { thing: member, instead: locale };
  if (!ts.isIdentifier(node) || isField(node)) return undefined;
  if (node.text === 'Math') return badMath(node.parent);
  const instead = globals.get(node.text);
  return instead === undefined ? undefined : { thing: node.text, instead };
};

const badMath = (use: ts.Node): Bad | undefined => {
  const member = memberOf(use);
  if (member === 'random') return { thing: 'Math.random', instead: dice };
  if (member !== undefined && exact.has(member)) return undefined;
  const thing = member === undefined ? 'Math as a value' : `Math.${member}`;
  return {
    thing,
    instead: `engines may differ in the last bit: use whole numbers and ${[...exact].join(' ')}`,
  };
};

const badSyntax = (node: ts.Node): Bad | undefined => {
  if (ts.isForInStatement(node)) return { thing: 'for…in', instead: 'use for…of over an array' };
  if (node.kind === ts.SyntaxKind.AsyncKeyword) return { thing: 'async', instead: sync };
  if (ts.isAwaitExpression(node) || (ts.isForOfStatement(node) && node.awaitModifier))
    return { thing: 'await', instead: sync };
  if (ts.isCallExpression(node)) return badCall(node);
  if (ts.isStringLiteral(node) && node.text.startsWith('node:')) return { thing: node.text, instead: host };
  return undefined;
};

const badCall = (call: ts.CallExpression): Bad | undefined => {
  if (call.expression.kind === ts.SyntaxKind.ImportKeyword) return { thing: 'import()', instead: sync };
  const member = memberOf(call.expression);
  if ((member === 'sort' || member === 'toSorted') && call.arguments.length === 0)
    return { thing: `${member}() without comparator`, instead: 'it sorts 10 before 9: give (a, b) => a - b' };
  return undefined;
};

/** A fraction in a state is compared, saved and shown differently; so what is divided is rounded at once. */
const badDivision = (node: ts.Node): Bad | undefined => {
  const divides = node.kind === ts.SyntaxKind.SlashToken || node.kind === ts.SyntaxKind.SlashEqualsToken;
  if (!divides || !ts.isBinaryExpression(node.parent)) return undefined;
  let outer: ts.Node = node.parent.parent;
  while (ts.isParenthesizedExpression(outer) || ts.isBinaryExpression(outer)) outer = outer.parent;
  const rounded = ts.isCallExpression(outer) && rounding.has(memberOf(outer.expression) ?? '');
  return rounded ? undefined : { thing: 'division', instead: 'round at once, as in Math.floor(a / b)' };
};

/** What in this source would make the same match play differently on another machine or another day. */
export const findForbidden = (file: string, text: string): readonly Finding[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
  const found: Finding[] = [];
  const visit = (node: ts.Node): void => {
    // State lives in games; the kernel divides only to count and to roll.
    const bad =
      badName(node) ?? badSyntax(node) ?? (file.startsWith('games/') ? badDivision(node) : undefined);
    if (bad) {
      const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push({ at: `${file}:${line + 1}:${character + 1}`, ...bad });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};
