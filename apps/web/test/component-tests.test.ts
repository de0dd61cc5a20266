import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = new URL('../src/', import.meta.url).pathname;
const ROOT = new URL('../../../', import.meta.url).pathname;

/** What a journey tests, because it is nothing without what a document without a browser lacks. */
const ELSEWHERE: Readonly<Record<string, { readonly journey: string; readonly because: string }>> = {
  'features/configurator/budget/budget-page.tsx': {
    journey: 'e2e/journeys/budget-and-compare.spec.ts',
    because: 'its results come from the kernel worker and are drawn by the viewer',
  },
  'features/configurator/ideas/ideas-dialog.tsx': {
    journey: 'e2e/journeys/editor.spec.ts',
    because: 'each idea is assessed by the kernel worker and drawn by the viewer',
  },
  'features/search/search-page.tsx': {
    journey: 'e2e/journeys/portal-terms.spec.ts',
    because: 'what it does is to write the address and to take the focus from the header over a navigation',
  },
};

/** A part of the page, a dialog or a form: what a person acts on. */
const needsTest = (file: string, text: string): boolean =>
  file.startsWith('ui/') || /-(dialog|form)\.tsx$/u.test(file) || /<form\b/u.test(text);

/** Of the files with their texts, those that need a test and have none beside them. */
function untested(files: readonly string[], textOf: (file: string) => string): readonly string[] {
  const all = new Set(files);
  return files.filter(
    (file) =>
      file.endsWith('.tsx') &&
      !file.endsWith('.test.tsx') &&
      !all.has(file.replace('.tsx', '.test.tsx')) &&
      needsTest(file, textOf(file)),
  );
}

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));

it('every control, dialog and form has a test beside it, or a reason', () => {
  const found = untested(files, (file) => readFileSync(join(SOURCE, file), 'utf8'));
  expect(files.length).toBeGreaterThan(200);
  expect(found.filter((file) => ELSEWHERE[file] === undefined)).toEqual([]);
});

it('no reason is left over', () => {
  const left = Object.keys(ELSEWHERE).filter(
    (file) => !existsSync(join(SOURCE, file)) || files.includes(file.replace('.tsx', '.test.tsx')),
  );
  const lost = Object.values(ELSEWHERE).filter(({ journey }) => !existsSync(join(ROOT, journey)));
  expect({ left, lost }).toEqual({ left: [], lost: [] });
});

it('finds a planted dialog, form and control without a test', () => {
  const planted = ['ui/new-part.tsx', 'features/a/new-dialog.tsx', 'features/a/page.tsx', 'features/a/list.tsx'];
  const text = (file: string): string => (file.endsWith('page.tsx') ? '<form onSubmit={send}>' : '<ul>');
  expect(untested([...planted, 'ui/old-part.tsx', 'ui/old-part.test.tsx'], text)).toEqual(planted.slice(0, 3));
});
