import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import type { Check } from './check.ts';
import { sourceFiles } from './source-files.ts';

/** Rooms in which a number by its index is a coordinate, a corner or a volume; their tests' own counts are free. */
const GEOMETRY = /^packages\/(kernel|solid|viewer|exchange|lettering)\/(src|test)\/.+(?<!\.test)\.ts$/;

/** Tables by a key that hold the exceptions only: what they do not name has the default. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ['SETTING_PIECES[row.setting]', 'settings without a piece of metal of their own'],
  ['list.colourSurcharge[alloy.colour]', 'a price list names the colours that cost more'],
  ['BESIDE[row.setting]', 'settings whose polished frame has the plain width'],
  ['WIDTHS[finish]', 'finishes that fit on every width'],
  ['looks.finishes[finish]?.roughness', 'a finish without a look of its own is polished'],
  ['ARGUMENTS[command]', 'Z, the command without numbers'],
  ['SEAT_DEPTH[setting]', 'settings that sink the stone whole'],
  ['SPACING[setting]', 'settings of the designs that are thrown for tests, with a spacing of their own'],
]);

const inner = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? inner(node.expression) : node;

/** Whether an expression reads an array by index, or a property of what was read so. */
function isRead(expression: ts.Expression): boolean {
  const node = inner(expression);
  if (ts.isElementAccessExpression(node)) return true;
  if (ts.isCallExpression(node))
    return ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'at';
  return ts.isPropertyAccessExpression(node) && isRead(node.expression);
}

const isNumber = (expression: ts.Expression): boolean => {
  const node = inner(expression);
  return ts.isNumericLiteral(ts.isPrefixUnaryExpression(node) ? inner(node.operand) : node);
};

/** The read whose miss a number covers: of `a[i] ?? 0`, and of `const [x = 0] = [a[i]]`. */
function covered(node: ts.Node): ts.Node[] {
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
    return isNumber(node.right) && isRead(node.left) ? [node.left] : [];
  if (!ts.isVariableDeclaration(node) || !ts.isArrayBindingPattern(node.name)) return [];
  if (node.initializer === undefined || !ts.isArrayLiteralExpression(node.initializer)) return [];
  const values = node.initializer.elements;
  return node.name.elements.flatMap((element, index) => {
    const value = values[index];
    const isCovered = ts.isBindingElement(element) && element.initializer !== undefined;
    return isCovered && value !== undefined && isRead(value) ? [value] : [];
  });
}

/** Places, `path:line:column`, where a number stands in for an item that an index missed. */
export function coveredReads(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    for (const read of covered(node)) {
      if (EXCEPTIONS.has(read.getText())) continue;
      const { line, character } = source.getLineAndCharacterOfPosition(read.getStart());
      found.push(`${path}:${line + 1}:${character + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** No number for a missed index in geometry, where it would be a vertex at the origin: `itemAt` and `outside` throw. */
export const indicesCheck: Check = {
  name: 'indices',
  async run(root) {
    const files = (await sourceFiles(root)).filter((file) => GEOMETRY.test(file));
    const failures = await Promise.all(
      files.map(async (file) => {
        const text = await readFile(join(root, file), 'utf8');
        // Parsing takes milliseconds, a look at the text none.
        return /\?\? [-\d]|= [-\d]\S*[,\]]/.test(text) ? coveredReads(file, text) : [];
      }),
    );
    return {
      looked: files.length,
      unit: 'files',
      failures: failures.flat().map((place) => `${place} a number stands in for an item that the index missed`),
    };
  },
};
