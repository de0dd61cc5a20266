import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import type { Check } from './check.ts';
import { sourceFiles } from './source-files.ts';

/** Halves, doubles and limits of 0..1 say nothing that a name could. */
const PLAIN: ReadonlySet<string> = new Set(['0.0', '0.5', '1.0', '2.0']);
const NUMBER = /(?<![\w.])(?:\d+\.\d*(?:e-?\d+)?|\.\d+|\d+e-?\d+)/gu;
/** `const float NAME = …; // why`, or any line that names its formula. */
const NAMED = /^\s*const (?:float|int) [A-Z_]+ = [^,;]*;\s*\/\/ \S|\/\/ formula: \S/u;

/** A template's own text, line by line; what is interpolated stands as a letter. */
function ownLines(node: ts.TemplateLiteral): string[] {
  if (ts.isNoSubstitutionTemplateLiteral(node)) return (node.rawText ?? node.text).split('\n');
  const parts = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
  return parts
    .map((part) => part.rawText ?? part.text)
    .join('x')
    .split('\n');
}

const isShader = (node: ts.Node, text: string): node is ts.TemplateLiteral =>
  (ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)) &&
  text.slice(node.getFullStart(), node.getStart()).includes('/* glsl */');

/** Lines of a file's shaders that hold a number without a name, as `path: line`. */
export function bareNumbers(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isShader(node, text)) {
      for (const line of ownLines(node)) {
        if (NAMED.test(line)) continue;
        const numbers = line.replace(/\/\/.*/u, '').match(NUMBER) ?? [];
        if (numbers.some((number) => !PLAIN.has(number))) found.push(`${path}: ${line.trim()}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A number of a shader has a name with unit and origin: without it nobody knows whether it is optics or taste. */
export const shaderNumbersCheck: Check = {
  name: 'shader numbers',
  async run(root) {
    const files = (await sourceFiles(root)).filter((file) => /^packages\/viewer\/src\/.+(?<!\.test)\.ts$/.test(file));
    const failures = await Promise.all(
      files.map(async (file) => {
        const text = await readFile(join(root, file), 'utf8');
        return text.includes('/* glsl */') ? bareNumbers(file, text) : [];
      }),
    );
    return { looked: files.length, unit: 'files', failures: failures.flat() };
  },
};
