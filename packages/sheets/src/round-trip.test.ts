import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from './csv/write-csv.ts';
import { numberFormOf, readNumber } from './number-form.ts';
import { readSheet } from './read-sheet.ts';
import type { SheetCell } from './sheet-cell.ts';
import type { WrittenCell } from './written-sheet.ts';
import { toXlsx } from './xlsx/write-xlsx.ts';

const SEED = 20_261_124;
const COLUMNS = ['Text', 'Number', 'Percent', 'Day'].map((label) => ({ label, width: 20 }));

/** What people can store, and what a spreadsheet would run. */
const someText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }).filter((text) => /^[^\0\p{Cs}]*$/u.test(text)),
  fc.constantFrom(
    '=1+1',
    "'=x",
    '+49',
    '-5',
    '@sum',
    '\t=a',
    '_x000D_',
    'a;b,c\td',
    'say "no"',
    'two\nlines',
    '槌目',
    '<b>&',
  ),
);
const rows = fc.array(
  fc.tuple(
    someText.map((text) => text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')),
    fc.oneof(fc.integer({ min: -1e9, max: 1e9 }), fc.double({ min: 0.000_001, max: 1e6, noNaN: true })),
    fc.integer({ min: 0, max: 999_999 }).map((ppm) => ppm / 1e6),
    fc.date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }),
  ),
  { minLength: 1, maxLength: 8 },
);

const written = (table: readonly (readonly [string, number, number, Date])[]): readonly (readonly WrittenCell[])[] =>
  table.map(([text, value, share, date]) => [
    text,
    value,
    { kind: 'percent', value: share },
    { kind: 'day', day: date.toISOString().slice(0, 10) },
  ]);

async function bodyOf(bytes: Uint8Array): Promise<readonly (readonly SheetCell[])[]> {
  const reading = await readSheet(bytes);
  if (!reading.ok) throw new Error(reading.problem.code);
  return reading.value.rows.map(({ cells }) => cells);
}

test('a written workbook is read as it was written', async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (table) => {
      const cells = written(table);
      expect(await bodyOf(toXlsx({ name: 'A', columns: COLUMNS, rows: cells }))).toEqual(cells);
    }),
    { seed: SEED, numRuns: 150 },
  );
});

test('a written CSV file is read as it was written, in both forms of numbers', async () => {
  await fc.assert(
    fc.asyncProperty(rows, fc.constantFrom(',' as const, '.' as const), async (table, decimal) => {
      const plain = table.map(([text, value, share, date]) => [text, Number(value.toFixed(3)), share, date] as const);
      const csv = toCsv([COLUMNS.map(({ label }) => label), ...written(plain)], decimal);
      const body = await bodyOf(new TextEncoder().encode(csv));
      const numbers = body.map(([, value]) => (typeof value === 'string' ? value : ''));
      // A file in which nothing says the sign answers instead of guessing: see `number-form.test.ts`.
      const form = numberFormOf(numbers) ?? decimal;
      const read = body.map(([text, , , day], index) => [text, readNumber(numbers[index] ?? '', form), day]);
      expect(read).toEqual(
        plain.map(([text, value, , date]) => [text, { ok: true, value }, date.toISOString().slice(0, 10)]),
      );
    }),
    { seed: SEED, numRuns: 150 },
  );
});
