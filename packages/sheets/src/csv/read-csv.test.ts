import { describe, expect, test } from 'vitest';
import { readSheet } from '../read-sheet.ts';
import { SHEET_LIMITS, type Sheet } from '../sheet-cell.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'utf16le'));

async function read(bytes: Uint8Array): Promise<Sheet> {
  const reading = await readSheet(bytes);
  if (!reading.ok) throw new Error(reading.problem.code);
  return reading.value;
}
const cells = ({ head, rows }: Sheet) => [head, ...rows].map((row) => row.cells);

describe('a CSV file', () => {
  test.each([
    ['UTF-8', utf8('Schlüssel;Wert\na;1,5')],
    ['UTF-8 with its mark', utf8('\uFEFFSchlüssel;Wert\na;1,5')],
    ['UTF-16 with its mark', utf16('\uFEFFSchlüssel;Wert\na;1,5')],
    ['UTF-16 without one', utf16('Schlüssel;Wert\na;1,5')],
    [
      'UTF-16 big-endian',
      utf16('\uFEFFSchlüssel;Wert\na;1,5')
        .slice()
        .map((_, index, all) => all[index ^ 1] ?? 0),
    ],
    ['Windows-1252', new Uint8Array(Buffer.from('Schlüssel;Wert\na;1,5', 'latin1'))],
  ])('in %s', async (_, bytes) => {
    expect(cells(await read(bytes))).toEqual([
      ['Schlüssel', 'Wert'],
      ['a', '1,5'],
    ]);
  });

  test.each([
    ['semicolons', 'Key;Value\na;1'],
    ['commas', 'Key,Value\na,1'],
    ['tabs', 'Key\tValue\r\na\t1\r\n'],
    ['a head with commas inside quotes', '"Key";"Value"\na;1'],
    ["Excel's own line", 'sep=;\r\nKey;Value\r\na;1'],
  ])('with %s', async (_, text) => {
    expect(cells(await read(utf8(text)))).toEqual([
      ['Key', 'Value'],
      ['a', '1'],
    ]);
  });

  test('counts rows as a spreadsheet does: empty ones, and the one that names the separator', async () => {
    expect((await read(utf8('Key;Value\n\na;1'))).rows.map(({ row }) => row)).toEqual([3]);
    expect((await read(utf8('sep=;\nKey;Value\na;1'))).rows.map(({ row }) => row)).toEqual([3]);
  });

  test('keeps line breaks, quotes and separators inside quotes', async () => {
    const sheet = await read(utf8('Key;Value\n"a;b";"say ""yes""\nnow"'));
    expect(cells(sheet)[1]).toEqual(['a;b', 'say "yes"\nnow']);
  });

  test('marks formulas, and reads what was marked as text', async () => {
    const sheet = await read(utf8("Key;Value\n=A1+1;'=A1\n-5;''=x\n' plain;'plain"));
    expect(cells(sheet).slice(1)).toEqual([
      [{ kind: 'formula' }, '=A1'],
      ['-5', "'=x"],
      ["' plain", "'plain"],
    ]);
  });

  test.each([
    ['in the middle of a row', 'Key;Value;Unit\na;1;€\nb;2'],
    ['inside quotes', 'Key;Value;Unit\na;1;€\n"b;2;€'],
  ])('cut off %s says so at its last row', async (_, text) => {
    expect((await read(utf8(text))).rows.map(({ row, isCut }) => [row, isCut])).toEqual([
      [2, undefined],
      [3, true],
    ]);
  });

  test('cut off inside a character says so at its last row', async () => {
    const bytes = utf8('Key;Value\na;1\nb;€');
    const sheet = await read(bytes.subarray(0, -1));
    expect(sheet.rows.map(({ isCut }) => isCut)).toEqual([undefined, true]);
    expect(sheet.head.cells).toEqual(['Key', 'Value']);
  });

  test('with too many rows is given up', async () => {
    const text = `Key;Value\n${'a;1\n'.repeat(11)}`;
    const reading = await readSheet(utf8(text), { ...SHEET_LIMITS, rows: 10 });
    expect(reading).toEqual({ ok: false, problem: { code: 'sheet.too-many-rows', most: 10 } });
  });

  test('with too many columns is refused', async () => {
    const reading = await readSheet(utf8(';'.repeat(200) + 'a'));
    expect(reading).toEqual({ ok: false, problem: { code: 'sheet.too-wide', most: 100 } });
  });

  test('reads quotes as spreadsheets do: spaces behind them, signs inside, doubled ones, and all ends of lines', async () => {
    const text = 'Key;Value\r\n"a" ;5" wide\r"b"c";""\n"d""";"e\rf"\n';
    expect(cells(await read(utf8(text))).slice(1)).toEqual([
      ['a', '5" wide'],
      ['b"c', ''],
      ['d"', 'e\rf'],
    ]);
  });

  test('with a head without end is refused at its first columns', async () => {
    const reading = await readSheet(utf8('a;'.repeat(4_000_000)));
    expect(reading).toEqual({ ok: false, problem: { code: 'sheet.too-wide', most: 100 } });
  });

  test('of quotes alone takes no more memory than its text', async () => {
    const bytes = utf8(`Key;Value\na;"${'"a'.repeat(4_000_000)}`);
    const before = process.memoryUsage().rss;
    const start = process.threadCpuUsage();
    const { rows } = await read(bytes);
    expect(rows.map(({ isCut }) => isCut)).toEqual([true]);
    const { user, system } = process.threadCpuUsage(start);
    expect((user + system) / 1_000).toTakeLessThan(3_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
  });

  test('with more characters than any list is refused', async () => {
    const reading = await readSheet(utf8('"'.repeat(8_388_609)));
    expect(reading).toEqual({ ok: false, problem: { code: 'sheet.too-large', most: 8_388_608 } });
  });

  test('ends when it is aborted', async () => {
    await expect(readSheet(utf8('Key;Value\na;1'), SHEET_LIMITS, AbortSignal.abort())).rejects.toThrow('aborted');
  });
});
