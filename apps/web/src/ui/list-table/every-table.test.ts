import { expect, it } from 'vitest';
import { TABLES } from './kept-columns.ts';

const SOURCES = import.meta.glob<string>(
  [
    '../../features/{back-office,couples,orders,papers,quick-order,quotes,showcase,statistics}/**/*.tsx',
    '../../domain/{trade,papers}/*.tsx',
    '!**/*.test.tsx',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const texts = Object.entries(SOURCES).map(([path, text]) => ({ path: path.replace('../../', ''), text }));

/** Tables that are no lists: nobody looks for a row in them. */
const NO_LISTS: Readonly<Record<string, string>> = {
  'features/back-office/collection/texts-grid.tsx': 'a form of six languages',
  'features/back-office/papers/paper-page.tsx': 'the lines of one paper, as it was printed',
  'features/back-office/prices/what-if-result.tsx': 'bars of a distribution',
  'features/back-office/production/sums-table.tsx': 'sums as they are printed, in the order that they were computed in',
  'features/back-office/sheets/row-results.tsx': 'rows of a file, in its order',
  'features/quotes/change-lines.tsx': 'what has changed of one quote, line by line',
};
/** What makes a table one to work in: chosen columns, rows walked by arrows. */
const PARTS = ['useColumnChoice(', 'onRowKey}', 'rowTab('];

it('every list of the back office and of the dealer is drawn by the parts of a list', () => {
  const own = texts.filter(({ path, text }) => text.includes('<table') && NO_LISTS[path] === undefined);
  const lacking = own.filter(({ text }) => !PARTS.every((part) => text.includes(part))).map(({ path }) => path);
  expect(texts.length).toBeGreaterThan(100);
  expect(own.length).toBeGreaterThan(0);
  expect(lacking, 'to be drawn by ListTable, or by its parts').toEqual([]);
});

it('names no exception that is gone', () => {
  const gone = Object.keys(NO_LISTS).filter(
    (name) => texts.find(({ path }) => path === name)?.text.includes('<table') !== true,
  );
  expect(gone).toEqual([]);
});

it('every list keeps its columns by a name of its own, and every name is of a list', () => {
  const named = texts.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:\b(?:table|name)="([a-z-]+)"|useColumnChoice\(\s*'([a-z-]+)')/gu)].map((found) => ({
      path,
      name: found[1] ?? found[2] ?? '',
    })),
  );
  const known = named.filter(({ name }) => TABLES.some((table) => table === name));
  const files = Map.groupBy(known, ({ name }) => name);
  const shared = [...files]
    .filter(([, places]) => new Set(places.map(({ path }) => path)).size > 1)
    .map(([name]) => name);
  expect([...files.keys()].toSorted()).toEqual([...TABLES].toSorted());
  expect(shared).toEqual([]);
});
