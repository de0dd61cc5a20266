import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import type { Check } from './check.ts';
import { sourceFiles } from './source-files.ts';

/** What is shipped; a test may look at the release alone. */
const SHIPPED = /^(packages|apps)\/[^/]+\/src\/.+(?<!\.test)\.tsx?$/;

/** What of the catalogue knows the alloys of the release alone, and the server's kernel over it. */
const RELEASE_TABLES: ReadonlySet<string> = new Set(['ALLOYS', 'KERNEL', 'KERNEL_TABLES', 'LOOKS', 'shippedAlloy']);
const OF_THE_SERVER = 'SERVER_KERNEL';
const CATALOGUE = '@ringwerk/catalogue';
const IN_CATALOGUE = /^packages\/catalogue\//;

/** Files that may look at them, and why: every other one is given the alloys that the house knows. */
const ALLOWED: Readonly<Record<string, string>> = {
  'packages/catalogue/src/house-alloys.ts': 'puts the house’s alloys among them',
  'packages/catalogue/src/house-catalogue.ts': 'puts the house’s alloys among them',
  'packages/catalogue/src/kernel.ts': 'is one of the tables',
  'packages/catalogue/src/looks.ts': 'is one of the tables',
  'packages/catalogue/src/tables.ts': 'is one of the tables',
  'packages/catalogue/src/picture-pose.ts': 'asks for grain and layers, which no alloy of a house has',
  'packages/search/src/words/concept-words.ts': 'looks for names that the release does not have',
  'packages/catalogue/src/ring-words/ring-lines.ts': 'reads measures, which no alloy changes',
  'apps/server/src/modules/alloys/alloy-answers.ts': 'lists what the release brings beside what the house has',
  'apps/server/src/modules/alloys/alloy-checks.ts': 'compares what is entered with what the release brings',
  'apps/server/src/modules/alloys/alloy-repository.ts': 'takes the fine metal of what the release brings',
  'apps/server/src/modules/alloys/house-alloys.ts': 'looks for what the release brings and no list prices',
  'apps/server/src/modules/designs/design-weights.ts': 'names how this release weighs',
  'apps/server/src/modules/designs/server-kernel.ts': 'takes the alloys of the price list',
  'apps/server/src/modules/pdf/order-sheet.ts': 'unrolls engravings, which no alloy changes',
  'apps/server/src/modules/pdf/proof-sheet.ts': 'unrolls engravings, which no alloy changes',
  'apps/server/src/modules/pdf/quote-sheet.ts': 'unrolls engravings, which no alloy changes',
  'apps/server/src/modules/pdf/ring-drawing.ts': 'draws lines, which no alloy changes',
  'apps/server/src/modules/pdf/ring-elevation.ts': 'draws lines, which no alloy changes',
  'apps/server/src/modules/pdf/ring-facts.ts': 'counts stones, which no alloy changes',
  'apps/server/src/modules/pricing/change-cells.ts': 'takes rows of what the release sells by the piece',
  'apps/web/src/kernel-worker/lettered-tables.ts': 'begins with them until the page has sent the house’s',
};

const moduleOf = ({ moduleSpecifier }: ts.ImportDeclaration | ts.ExportDeclaration): string | null =>
  moduleSpecifier !== undefined && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : null;

/** What a declaration takes of a module, by the module's own names. */
function namesOf(node: ts.ImportDeclaration | ts.ExportDeclaration): string[] {
  const names = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
  if (names === undefined || ts.isNamespaceImport(names) || ts.isNamespaceExport(names)) return [];
  return names.elements.map(({ propertyName, name }) => (propertyName ?? name).text);
}

/** Names of release tables that a file imports or passes on. */
export function releaseTablesIn(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const isInside = IN_CATALOGUE.test(path);
  const isWhole = /\* as \w+ from '@ringwerk\/catalogue'|import\('@ringwerk\/catalogue'\)/u.test(text);
  const visit = (node: ts.Node): void => {
    // Inside the catalogue its files name each other.
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && (isInside || moduleOf(node) === CATALOGUE))
      found.push(...namesOf(node).filter((name) => RELEASE_TABLES.has(name)));
    if (ts.isImportDeclaration(node) && namesOf(node).includes(OF_THE_SERVER)) found.push(OF_THE_SERVER);
    // `import * as catalogue` and `import('@ringwerk/catalogue')` name what they take where they take it.
    if (isWhole && ts.isPropertyAccessExpression(node) && RELEASE_TABLES.has(node.name.text))
      found.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * The house has alloys of its own and measures those of the release anew: a function that looks an alloy up in the release
 * alone does not find the one, and shows the other in a colour that is not the house's.
 */
export const releaseAlloysCheck: Check = {
  name: 'release alloys',
  async run(root) {
    const files = (await sourceFiles(root)).filter((file) => SHIPPED.test(file));
    const failures = await Promise.all(
      files.map(async (file) => {
        const text = await readFile(join(root, file), 'utf8');
        const mayHold = [...RELEASE_TABLES, OF_THE_SERVER].some((name) => text.includes(name));
        const found = mayHold ? releaseTablesIn(file, text) : [];
        if (found.length === 0 || Object.hasOwn(ALLOWED, file)) return [];
        return [`${file} looks at ${found.join(', ')}: take the alloys that the house knows (houseCatalogue)`];
      }),
    );
    return { looked: files.length, unit: 'files', failures: failures.flat() };
  },
};
