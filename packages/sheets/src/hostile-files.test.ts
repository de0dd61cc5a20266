import { unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { makeWorkbook } from '../test/make-workbook.ts';
import { readInHeap } from '../test/read-in-heap.ts';
import { readSheet } from './read-sheet.ts';
import { SHEET_LIMITS, type SheetProblem } from './sheet-cell.ts';

/** Milliseconds of processor. Without the limits each of these files takes several times as long. */
const SOON_MS = 3_000;
/** What the reader may hold of one of these files at a time; of another process or test nothing counts. */
const HEAP_MIB = 160;
const HEAD =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>Key</t></is></c><c r="B1" t="inlineStr"><is><t>Value</t></is></c></row>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

async function refusalOf(bytes: Uint8Array): Promise<SheetProblem> {
  const before = process.threadCpuUsage();
  const reading = await readSheet(bytes, { ...SHEET_LIMITS, rows: 5_000 });
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000).toTakeLessThan(SOON_MS);
  if (reading.ok) throw new Error('the file was read');
  return reading.problem;
}

const sheetWith = (xml: string, strings = ''): Uint8Array =>
  makeWorkbook([{ name: 'A', xml: `<sheetData>${HEAD}${xml}</sheetData>` }], { strings });
const referring = (rows: number, columns: number): string =>
  `<row>${'<c t="s"><v>0</v></c>'.repeat(columns)}</row>`.repeat(rows);

test('a shared text of millions of spaces is refused before any cell refers to it', async () => {
  const bytes = sheetWith(referring(150, 100), `<si><t xml:space="preserve">${' '.repeat(4_000_000)}</t></si>`);
  expect(bytes.length).toBeLessThan(10_000);
  expect(await refusalOf(bytes)).toEqual({ code: 'sheet.text-too-long', most: 32_767 });
});

test('a text in many pieces is refused as one in one piece', async () => {
  const pieces = `<r><t>${' '.repeat(30_000)}</t></r>`.repeat(10);
  const problem = { code: 'sheet.text-too-long', most: 32_767 };
  expect(await refusalOf(sheetWith('', `<si>${pieces}</si>`))).toEqual(problem);
  expect(await refusalOf(sheetWith(`<row><c t="inlineStr"><is>${pieces}</is></c></row>`))).toEqual(problem);
});

test('a text as long as a spreadsheet allows is read, escaped characters counted as one', async () => {
  const reading = await readSheet(
    sheetWith(referring(1, 1), `<si><t>${'_x000D_'.repeat(100)}${'a'.repeat(32_667)}</t></si>`),
  );
  expect(reading.ok && reading.value.rows[0]?.cells[0]).toHaveLength(32_767);
});

test('the longest text in every cell is refused by what all of them hold together', async () => {
  const bytes = sheetWith(referring(4_000, 100), `<si><t xml:space="preserve">${' '.repeat(32_767)}</t></si>`);
  expect(await refusalOf(bytes)).toEqual({ code: 'sheet.overloaded' });
});

test('blank rows and cells are counted', async () => {
  expect(await refusalOf(sheetWith('<row/>'.repeat(1_048_577)))).toEqual({
    code: 'sheet.too-many-rows',
    most: 1_048_576,
  });
});

/** A workbook whose part `path` repeats `piece`. */
function withPart(path: string, start: string, piece: string, times: number): Uint8Array {
  const whole = makeWorkbook([{ name: 'A', xml: `<sheetData>${HEAD}</sheetData>` }]);
  const parts = unzipSync(whole);
  const bulk = new Uint8Array(Buffer.from(start + piece.repeat(times)));
  return zipSync({ ...parts, [path]: bulk }, { level: 6 });
}

test.each([
  ['sheets', 'xl/workbook.xml', `<workbook xmlns="${MAIN}"><sheets>`, '<sheet/>', 400_000],
  ['merged ranges', 'xl/worksheets/sheet1.xml', '<worksheet><mergeCells>', '<mergeCell ref="A1:B2"/>', 2_000_000],
  ['formats of numbers', 'xl/styles.xml', '<styleSheet><cellXfs>', '<xf/>', 400_000],
  ['relations', 'xl/_rels/workbook.xml.rels', '<Relationships>', '', 0],
  ['shared texts', 'xl/sharedStrings.xml', '<sst>', '<si/>', 2_000_000],
])('too many %s are refused when they are added', async (what, path, start, piece, times) => {
  const relations = Array.from({ length: 20_000 }, (_, index) => `<Relationship Id="${index}"/>`).join('');
  const bytes = withPart(path, what === 'relations' ? start + relations : start, piece, times);
  const reading = await readInHeap(bytes, HEAP_MIB);
  expect(reading).toMatchObject({ ok: false, problem: { code: 'sheet.overloaded' } });
});

test('parts that only describe the workbook have a small budget of their own', async () => {
  const bytes = withPart('xl/styles.xml', '<styleSheet>', '<font/>', 1_000_000);
  expect(await refusalOf(bytes)).toEqual({ code: 'sheet.too-large', most: 4_194_304 });
});

test('elements inside each other without end are refused', async () => {
  expect(await refusalOf(withPart('xl/sharedStrings.xml', '<sst>', '<si>', 2_000_000))).toEqual({
    code: 'sheet.damaged',
  });
});
