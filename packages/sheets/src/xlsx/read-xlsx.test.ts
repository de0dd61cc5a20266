import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { makeWorkbook } from '../../test/make-workbook.ts';
import { readSheet } from '../read-sheet.ts';
import { SHEET_LIMITS, type SheetCell } from '../sheet-cell.ts';
import { toXlsx } from './write-xlsx.ts';

const rows = (xml: string): string => `<sheetData>${xml}</sheetData>`;
const HEAD =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>Key</t></is></c><c r="B1" t="inlineStr"><is><t>Value</t></is></c></row>';

async function problemOf(bytes: Uint8Array, limits = SHEET_LIMITS): Promise<object> {
  const reading = await readSheet(bytes, limits);
  if (reading.ok) throw new Error('the file was read');
  return reading.problem;
}
async function cellsOf(bytes: Uint8Array): Promise<readonly (readonly SheetCell[])[]> {
  const reading = await readSheet(bytes);
  if (!reading.ok) throw new Error(reading.problem.code);
  return [reading.value.head, ...reading.value.rows].map(({ cells }) => cells);
}

describe('a workbook of another program', () => {
  test('has shared texts without the readings beside Japanese words, days, percent, formulas and errors', async () => {
    const bytes = makeWorkbook(
      [
        {
          name: 'Prices',
          xml: rows(
            `${HEAD}<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2"><v>2.1</v></c><c r="C2" s="1"><v>0.19</v></c>
             <c r="D2" s="2"><v>46350</v></c><c r="E2"><f>B2*2</f><v>4.2</v></c><c r="F2" t="e"><v>#REF!</v></c>
             <c r="G2" t="b"><v>1</v></c><c r="H2" t="str"><v>a_x000D_b</v></c></row>`,
          ),
        },
      ],
      {
        strings: '<si><r><t>槌</t></r><r><t>目</t></r><rPh sb="0" eb="1"><t>ツチ</t></rPh></si>',
        styles:
          '<numFmts><numFmt numFmtId="170" formatCode="0.0\\%"/><numFmt numFmtId="171" formatCode="[$-407]dd\\.mm\\.yyyy"/></numFmts>' +
          '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="171"/></cellXfs>',
      },
    );
    expect((await cellsOf(bytes))[1]).toEqual([
      '槌目',
      2.1,
      { kind: 'percent', value: 0.19 },
      { kind: 'day', day: '2026-11-24' },
      { kind: 'formula' },
      { kind: 'error', text: '#REF!' },
      { kind: 'boolean', isTrue: true },
      'a\rb',
    ]);
  });

  test('counts days from 1904 where it says so', async () => {
    const xml = rows(`${HEAD}<row r="2"><c r="A2" s="1"><v>1</v></c></row>`);
    const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>';
    const bytes = makeWorkbook([{ name: 'A', xml }], { styles, properties: '<workbookPr date1904="1"/>' });
    expect((await cellsOf(bytes))[1]).toEqual([{ kind: 'day', day: '1904-01-02' }]);
  });

  test('is read at its first visible sheet, and says how many others it has', async () => {
    const xml = rows(HEAD);
    const reading = await readSheet(
      makeWorkbook([
        { name: 'Hidden', xml, state: 'hidden' },
        { name: 'Shown', xml },
        { name: 'Other', xml },
      ]),
    );
    expect(reading).toMatchObject({ ok: true, value: { name: 'Shown', others: 2 } });
  });

  test('keeps the numbers of its rows over empty ones', async () => {
    const xml = rows(`${HEAD}<row r="2"><c r="A2" s="1"/></row><row r="9"><c r="B9"><v>1</v></c></row>`);
    const reading = await readSheet(makeWorkbook([{ name: 'A', xml }]));
    expect(reading.ok && reading.value.rows).toEqual([{ row: 9, cells: ['', 1] }]);
  });

  test('counts cells without a place from the one before, empty ones too', async () => {
    const body =
      '<row><c><v>1</v></c><c/><c><v>3</v></c></row><row><c r="B3"/><c><v>3</v></c></row><row><c/><c><v>2</v></c></row>';
    const bytes = makeWorkbook([
      { name: 'A', xml: rows(HEAD.replace('</row>', '<c r="C1"><v>0</v></c></row>') + body) },
    ]);
    expect((await cellsOf(bytes)).slice(1)).toEqual([
      [1, '', 3],
      ['', '', 3],
      ['', 2],
    ]);
  });

  test('marks every cell of a merged range, the first included: the value belongs to several places', async () => {
    const body = '<row r="2"><c r="A2"><v>1</v></c><c r="B2"><v>2</v></c></row><row r="3"><c r="B3"><v>3</v></c></row>';
    const xml = `${rows(HEAD + body)}<mergeCells><mergeCell ref="A2:A3"/></mergeCells>`;
    const merged = { kind: 'merged' };
    expect((await cellsOf(makeWorkbook([{ name: 'A', xml }]))).slice(1)).toEqual([
      [merged, 2],
      [merged, 3],
    ]);
  });

  test('with merged heads is refused with their place', async () => {
    const xml = `${rows(HEAD)}<mergeCells><mergeCell ref="A1:B1"/></mergeCells>`;
    const problem = await problemOf(makeWorkbook([{ name: 'A', xml }]));
    expect(problem).toEqual({ code: 'sheet.merged-head', cells: 'A1:B1' });
  });
});

describe('a file that cannot be read', () => {
  const workbook = toXlsx({
    name: 'A',
    columns: [{ label: 'Key', width: 10 }],
    rows: Array.from({ length: 2_000 }, (_, index) => [`row ${index} ${Math.sin(index)}`]),
  });

  test('was cut off', async () => {
    const cuts = [10, workbook.length / 2, workbook.length - 30].map((end) => workbook.subarray(0, end));
    const problems = await Promise.all(cuts.map((cut) => problemOf(cut)));
    expect(problems).toEqual(cuts.map(() => ({ code: 'sheet.cut-off' })));
  });

  test('is damaged inside', async () => {
    const bytes = workbook.slice();
    bytes.fill(0x55, bytes.length / 3, bytes.length / 2);
    expect(await problemOf(bytes)).toEqual({ code: 'sheet.damaged' });
  });

  test.each([
    ['nothing', new Uint8Array(), 'sheet.empty'],
    ['an old XLS or a workbook with a password', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'sheet.old-excel'],
    ['another archive', zipSync({ 'content.xml': strToU8('<office:document/>') }), 'sheet.other-type'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]), 'sheet.other-type'],
    ['XML of no workbook', zipSync({ 'xl/workbook.xml': strToU8('<html/>') }), 'sheet.other-type'],
    ['broken XML', zipSync({ 'xl/workbook.xml': strToU8('<workbook><sheets></workbook>') }), 'sheet.damaged'],
  ])('is %s', async (_, bytes, code) => {
    expect(await problemOf(bytes)).toMatchObject({ code });
  });

  test('has too many rows, or columns', async () => {
    const limits = { ...SHEET_LIMITS, rows: 3, columns: 2 };
    const row = (index: number, column: string) => `<row r="${index}"><c r="${column}${index}"><v>1</v></c></row>`;
    const many = rows(HEAD + [2, 3, 4, 5].map((index) => row(index, 'A')).join(''));
    expect(await problemOf(makeWorkbook([{ name: 'A', xml: many }]), limits)).toEqual({
      code: 'sheet.too-many-rows',
      most: 3,
    });
    const wide = rows(HEAD + row(2, 'XFD'));
    expect(await problemOf(makeWorkbook([{ name: 'A', xml: wide }]), limits)).toEqual({
      code: 'sheet.too-wide',
      most: 2,
    });
  });

  // 300 MB of spaces pack into 0.3 MB; the directory may claim any size.
  test('unpacks to more than there is room for, and is given up on the way', async () => {
    const bytes = zipSync({ 'xl/workbook.xml': new Uint8Array(50_000_000).fill(32) });
    expect(bytes.length).toBeLessThan(100_000);
    const limits = { ...SHEET_LIMITS, bytes: 1_000_000 };
    expect(await problemOf(bytes, limits)).toEqual({ code: 'sheet.too-large', most: 1_000_000 });
  });

  test('defines words of its own that would grow without end', async () => {
    const xml = '<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><workbook><sheets>&b;</sheets></workbook>';
    expect(await problemOf(zipSync({ 'xl/workbook.xml': strToU8(xml) }))).toEqual({ code: 'sheet.damaged' });
  });

  test('ends when it is aborted', async () => {
    await expect(readSheet(workbook, SHEET_LIMITS, AbortSignal.abort())).rejects.toThrow('aborted');
  });
});
