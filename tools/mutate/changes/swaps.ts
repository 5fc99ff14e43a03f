import ts from 'typescript';

/** A node and the text that takes its place. */
export interface Swap {
  readonly node: ts.Node;
  readonly after: string;
}

const { SyntaxKind } = ts;

const OPERATORS = new Map<ts.SyntaxKind, readonly string[]>([
  [SyntaxKind.LessThanToken, ['<=', '>=']],
  [SyntaxKind.LessThanEqualsToken, ['<', '>']],
  [SyntaxKind.GreaterThanToken, ['>=', '<=']],
  [SyntaxKind.GreaterThanEqualsToken, ['>', '<']],
  [SyntaxKind.EqualsEqualsEqualsToken, ['!==']],
  [SyntaxKind.ExclamationEqualsEqualsToken, ['===']],
  [SyntaxKind.AmpersandAmpersandToken, ['||']],
  [SyntaxKind.BarBarToken, ['&&']],
  [SyntaxKind.PlusToken, ['-']],
  [SyntaxKind.MinusToken, ['+']],
  [SyntaxKind.AsteriskToken, ['/']],
  [SyntaxKind.SlashToken, ['*']],
  [SyntaxKind.PercentToken, ['*']],
  [SyntaxKind.PlusEqualsToken, ['-=']],
  [SyntaxKind.MinusEqualsToken, ['+=']],
]);

/** One side of these operators may decide alone. */
const ONE_SIDE = new Set<ts.SyntaxKind>([
  SyntaxKind.AmpersandAmpersandToken,
  SyntaxKind.BarBarToken,
  SyntaxKind.QuestionQuestionToken,
]);

/** Each method maps to another method of the same array that takes the same arguments. */
const METHODS = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['find', 'findLast'],
  ['findLast', 'find'],
  ['findIndex', 'findLastIndex'],
  ['push', 'unshift'],
  ['unshift', 'push'],
  ['pop', 'shift'],
  ['shift', 'pop'],
  ['min', 'max'],
  ['max', 'min'],
]);

/** These methods return an array of the same kind, so a mutant can omit them. */
const OMITTED = new Set(['filter', 'sort', 'toSorted', 'reverse', 'toReversed']);

const isText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

const swapOperator = (node: ts.BinaryExpression, source: string): Swap[] => {
  const { left, right, operatorToken: operator } = node;
  // Joined texts are sentences and keys, not sums.
  if (operator.kind === SyntaxKind.PlusToken && (isText(left) || isText(right))) return [];
  const start = node.getStart();
  const swapped = (OPERATORS.get(operator.kind) ?? []).map(other => {
    const mutated = source.slice(start, operator.getStart()) + other + source.slice(operator.end, node.end);
    // `a || b && c` would parse differently, and `a ?? b` beside them not at all.
    return { node, after: other === '||' || other === '&&' ? `(${mutated})` : mutated };
  });
  const alone = ONE_SIDE.has(operator.kind) ? [left, right] : [];
  return [...swapped, ...alone.map(side => ({ node, after: side.getText() }))];
};

const swapSign = (node: ts.PrefixUnaryExpression | ts.PostfixUnaryExpression): Swap[] => {
  const operand = node.operand.getText();
  switch (node.operator) {
    case SyntaxKind.ExclamationToken:
    case SyntaxKind.MinusToken:
      return [{ node, after: operand }];
    case SyntaxKind.PlusPlusToken:
    case SyntaxKind.MinusMinusToken: {
      const other = node.operator === SyntaxKind.PlusPlusToken ? '--' : '++';
      return [{ node, after: ts.isPrefixUnaryExpression(node) ? other + operand : operand + other }];
    }
    default:
      return [];
  }
};

const swapNumber = (node: ts.NumericLiteral): Swap[] => {
  const { parent } = node;
  // A change of a number that names a property would only move the property.
  if (ts.isPropertyAssignment(parent) && parent.name === node) return [];
  return [{ node, after: node.text === '1' ? '0' : String(Number(node.text) + 1) }];
};

const swapMethod = (node: ts.CallExpression): Swap[] => {
  const { expression: callee } = node;
  if (!ts.isPropertyAccessExpression(callee)) return [];
  const name = callee.name.text;
  if (OMITTED.has(name)) return [{ node, after: callee.expression.getText() }];
  const other = METHODS.get(name);
  if (other === undefined) return [];
  const before = node.getText();
  const at = callee.name.getStart() - node.getStart();
  return [{ node, after: before.slice(0, at) + other + before.slice(at + name.length) }];
};

const swapCondition = (node: ts.Expression, values: readonly boolean[]): Swap[] =>
  values.map(value => ({ node, after: String(value) }));

/** A check that only throws guards against bugs, so no legal game shows whether it is there. */
const isGuard = ({ thenStatement }: ts.IfStatement): boolean => {
  const inner = ts.isBlock(thenStatement) ? thenStatement.statements[0] : thenStatement;
  return inner !== undefined && ts.isThrowStatement(inner);
};

const swapStatement = (node: ts.Statement): Swap[] => {
  if (ts.isIfStatement(node)) return swapCondition(node.expression, isGuard(node) ? [true] : [true, false]);
  if (ts.isWhileStatement(node)) return swapCondition(node.expression, [false]);
  if (ts.isExpressionStatement(node) || ts.isContinueStatement(node)) return [{ node, after: ';' }];
  return [];
};

/** Every replacement for this node or its condition; children are visited separately. */
export const swapsOf = (node: ts.Node, source: string): Swap[] => {
  if (ts.isBinaryExpression(node)) return swapOperator(node, source);
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) return swapSign(node);
  if (ts.isNumericLiteral(node)) return swapNumber(node);
  if (node.kind === SyntaxKind.TrueKeyword) return [{ node, after: 'false' }];
  if (node.kind === SyntaxKind.FalseKeyword) return [{ node, after: 'true' }];
  if (ts.isConditionalExpression(node)) return swapCondition(node.condition, [true, false]);
  if (ts.isCallExpression(node)) return swapMethod(node);
  return ts.isStatement(node) ? swapStatement(node) : [];
};
