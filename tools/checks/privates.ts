import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import type { Check } from './check.ts';
import { sourceFiles } from './source-files.ts';

/** Places, `path:line:column`, of members that only the compiler keeps private. A constructor has no other way. */
export function keywordPrivates(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isMember = ts.isClassElement(node) || ts.isParameter(node);
    const modifiers = isMember && !ts.isConstructorDeclaration(node) && ts.canHaveModifiers(node) ? node.modifiers : [];
    const keyword = modifiers?.find(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword);
    if (keyword !== undefined) {
      const { line, character } = source.getLineAndCharacterOfPosition(keyword.getStart());
      found.push(`${path}:${line + 1}:${character + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Private members are written #name: the engine keeps them, and the page's build shortens their names. */
export const privatesCheck: Check = {
  name: 'privates',
  async run(root) {
    const files = (await sourceFiles(root)).filter((file) => /\.tsx?$/.test(file));
    const failures = await Promise.all(
      files.map(async (file) => {
        const text = await readFile(join(root, file), 'utf8');
        // Parsing takes milliseconds, a look at the text none.
        return /\bprivate\b/.test(text) ? keywordPrivates(file, text) : [];
      }),
    );
    return {
      looked: files.length,
      unit: 'files',
      failures: failures.flat().map((place) => `${place} a private member is written #name`),
    };
  },
};
