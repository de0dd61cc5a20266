import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import type { Check } from './check.ts';
import { sourceFiles } from './source-files.ts';

/** What is shipped; a test may build a broken value by force. */
const SHIPPED = /^(packages|apps)\/[^/]+\/src\/.+(?<!\.test)\.tsx?$/;

const isAssertion = (node: ts.Node): node is ts.AsExpression | ts.TypeAssertion =>
  ts.isAsExpression(node) || ts.isTypeAssertionExpression(node);

const inner = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? inner(node.expression) : node;

/** Places, `line:column`, where a cast is cast again: through `unknown` anything becomes anything. */
export function doubleCasts(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isAssertion(node) && isAssertion(inner(node.expression))) {
      const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${path}:${line + 1}:${character + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** No cast of a cast in what is shipped: a value from outside is parsed, and one cast stands at that border. */
export const castsCheck: Check = {
  name: 'casts',
  async run(root) {
    const files = (await sourceFiles(root)).filter((file) => SHIPPED.test(file));
    const failures = await Promise.all(
      files.map(async (file) => {
        const text = await readFile(join(root, file), 'utf8');
        // Parsing takes milliseconds, a look at the text none.
        return /\bas\b/.test(text) ? doubleCasts(file, text) : [];
      }),
    );
    return {
      looked: files.length,
      unit: 'files',
      failures: failures.flat().map((place) => `${place} a cast is cast again`),
    };
  },
};
