import { FIRST_HOUSE_LIST } from '@ringwerk/catalogue';
import { priceFigures, type PriceSheetCheck } from '@ringwerk/contract';
import type { HouseList } from '@ringwerk/kernel/price';
import { readSheet } from '@ringwerk/sheets';
import { toCsv, toXlsx, type WrittenCell } from '@ringwerk/sheets/write';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeCells } from './change-cells.ts';
import { checkPriceSheet, PRICE_SHEET_LIMITS } from './check-price-sheet.ts';
import { houseListFields } from './house-list-schema.ts';

const SEED = 20_261_124;
const HEAD = ['Wert', 'Schlüssel'];

async function check(bytes: Uint8Array, list: HouseList = FIRST_HOUSE_LIST): Promise<PriceSheetCheck> {
  const reading = await readSheet(bytes, PRICE_SHEET_LIMITS);
  if (!reading.ok) throw new Error(reading.problem.code);
  return checkPriceSheet(list, reading.value);
}
const csv = (lines: string): Promise<PriceSheetCheck> => check(new TextEncoder().encode(`Wert;Schlüssel\n${lines}`));
const results = ({ rows }: PriceSheetCheck) => rows.map(({ row, result }) => [row, result]);
const findings = ({ rows }: PriceSheetCheck) =>
  rows.map(({ findings: [first] }) => first && [first.column, first.code, first.params]);

/** Every figure of a list as the page writes it. */
const written = (list: HouseList): readonly (readonly WrittenCell[])[] =>
  priceFigures(list).map(({ key, unit, value }) => [
    unit === 'percent' ? { kind: 'percent', value } : unit === 'cents' ? value / 100 : value,
    key,
  ]);
const COLUMNS = HEAD.map((label) => ({ label, width: 20 }));

/** The first list with other figures, each within what its unit can mean. */
const someList = fc
  .array(fc.integer({ min: 1, max: 9_999 }), { minLength: 400, maxLength: 400 })
  .map((digits): HouseList => {
    const cells = priceFigures(FIRST_HOUSE_LIST).flatMap(({ path, unit, value }, index) => {
      const some = digits[index % digits.length] ?? 1;
      if (path.includes('/rounding/')) return [];
      const figure = { cents: some, percent: some / 10_000, factor: (10_000 + some) / 10_000, whole: some }[unit];
      return [{ path, value: path.startsWith('/countries') && unit === 'percent' ? value : figure }];
    });
    return changeCells(FIRST_HOUSE_LIST, cells);
  });

describe('a list that comes back as it was exported', () => {
  const untouched = (list: HouseList) => {
    const all = priceFigures(list).length;
    return { counts: { new: 0, changed: 0, unchanged: all, refused: 0 }, absent: 0, cells: [] };
  };

  test('changes no row, as XLSX and in both forms of CSV', async () => {
    await fc.assert(
      fc.asyncProperty(someList, fc.constantFrom(',' as const, '.' as const, null), async (list, decimal) => {
        const rows = written(list);
        const bytes =
          decimal === null
            ? toXlsx({ name: 'A', columns: COLUMNS, rows })
            : new TextEncoder().encode(toCsv([HEAD, ...rows], decimal));
        expect(await check(bytes, list)).toMatchObject(untouched(list));
      }),
      { seed: SEED, numRuns: 25 },
    );
  });

  test('laid over another list changes exactly what differs, and makes that list', async () => {
    await fc.assert(
      fc.asyncProperty(someList, someList, async (from, to) => {
        const answer = await check(toXlsx({ name: 'A', columns: COLUMNS, rows: written(from) }), to);
        expect(answer.counts.refused).toBe(0);
        expect(changeCells(to, answer.cells)).toEqual(from);
      }),
      { seed: SEED, numRuns: 10 },
    );
  });
});

test('a figure of every unit is read as people write it', async () => {
  const answer = await csv(
    ['25,50;turning', '3,5 %;loss/gold', '1,35;jointFactor/wave', '10;countries/DE/retail/roundUpTo'].join('\n'),
  );
  expect(answer.rows.map(({ after }) => after)).toEqual([2_550, 0.035, 1.35, 10]);
  expect(changeCells(FIRST_HOUSE_LIST, answer.cells)).toMatchObject({ turning: 2_550, loss: { gold: 0.035 } });
  expect(answer.absent).toBe(priceFigures(FIRST_HOUSE_LIST).length - 4);
});

describe('a row is refused at its column', () => {
  test.each([
    ['without a value', ';turning', 'cell.missing', {}],
    ['with a word', 'cheap;turning', 'cell.number', {}],
    ['with a formula', '=A1+1;turning', 'cell.formula', {}],
    ['below zero', '-1,00;turning', 'cell.too-small', { minimum: 0 }],
    ['above what it can mean', '2.000.000,00;turning', 'cell.too-big', { maximum: 1_000_000 }],
    ['with a tenth of a cent', '1,005;turning\n2,5;joint', 'cell.decimals', { places: 2 }],
    ['with a percent where none belongs', '5 %;turning', 'cell.number', {}],
    ['with a number of two meanings', '1.234;turning', 'cell.ambiguous', { text: '1.234', point: 1.234, comma: 1234 }],
  ])('%s', async (_, lines, code, params) => {
    expect(findings(await csv(lines))[0]).toEqual(['Wert', code, params]);
  });

  test('for a figure that the list does not have', async () => {
    const answer = await csv('1;finish/glitter\n1;__proto__/turning\n1;\n1;countries/XX/vat/2027-01-01');
    expect(findings(answer).map((found) => found?.slice(0, 2))).toEqual([
      ['Schlüssel', 'row.unknown'],
      ['Schlüssel', 'row.unknown'],
      ['Schlüssel', 'cell.missing'],
      ['Schlüssel', 'row.unknown'],
    ]);
    expect(answer.cells).toEqual([]);
  });

  test('for a day that no month has, and leaves the rest of the file alone', async () => {
    const answer = await csv('20;countries/DE/vat/2027-02-31\n20;countries/DE/vat/2026-13-40\n30;turning');
    expect(findings(answer)).toEqual([['Schlüssel', 'cell.day', {}], ['Schlüssel', 'cell.day', {}], undefined]);
    expect(answer.cells).toEqual([{ path: '/turning', value: 3_000 }]);
  });

  test('that names a figure again, with the row that named it first', async () => {
    expect(findings(await csv('30;turning\n40;turning'))).toEqual([undefined, ['Schlüssel', 'row.twice', { row: 2 }]]);
  });

  test('that was cut off: its key stands last', async () => {
    const answer = await csv('30,00;turning\n40,0');
    expect(results(answer)).toEqual([
      [2, 'changed'],
      [3, 'refused'],
    ]);
    expect(findings(answer)[1]?.[1]).toBe('row.cut-off');
  });

  test('that says nothing in itself: merged, an error of the spreadsheet, the result of a formula', () => {
    const answer = checkPriceSheet(FIRST_HOUSE_LIST, {
      head: { row: 1, cells: HEAD },
      rows: [
        { row: 2, cells: [{ kind: 'formula' }, 'turning'] },
        { row: 3, cells: [{ kind: 'error', text: '#N/A' }, 'joint'] },
        { row: 4, cells: [{ kind: 'merged' }, 'hallmark'] },
        { row: 5, cells: [5, { kind: 'merged' }] },
      ],
      name: 'A',
      others: 0,
    });
    expect(findings(answer)).toEqual([
      ['Wert', 'cell.formula', {}],
      ['Wert', 'cell.error', { text: '#N/A' }],
      ['Wert', 'cell.merged', {}],
      ['Schlüssel', 'cell.merged', {}],
    ]);
  });
});

describe('VAT', () => {
  test('of a new day is a new rate in its order; a rate that the file leaves out stays', async () => {
    const answer = await csv('16;countries/DE/vat/2031-01-01\n21;countries/DE/vat/2030-01-01');
    expect(results(answer)).toEqual([
      [2, 'new'],
      [3, 'new'],
    ]);
    const { vat } = changeCells(FIRST_HOUSE_LIST, answer.cells).countries.DE;
    expect(vat.slice(-2)).toEqual([
      { from: '2030-01-01', rate: 0.21 },
      { from: '2031-01-01', rate: 0.16 },
    ]);
    expect(vat.slice(0, -2)).toEqual(FIRST_HOUSE_LIST.countries.DE.vat);
  });

  test('of all of a price is refused at its own row', async () => {
    const answer = await csv('100;countries/DE/vat/2030-01-01\n16;countries/DE/vat/2031-01-01');
    expect(results(answer)).toEqual([
      [2, 'refused'],
      [3, 'new'],
    ]);
  });
});

test('figures that cannot stand together are refused, the others are taken', async () => {
  const list = houseListFields.parse({
    ...FIRST_HOUSE_LIST,
    countries: {
      ...FIRST_HOUSE_LIST.countries,
      DE: { ...FIRST_HOUSE_LIST.countries.DE, rounding: { step: 100, ending: 90 } },
    },
  });
  const text = 'Wert;Schlüssel\n50;countries/DE/rounding/step\n30,00;turning';
  const answer = await check(new TextEncoder().encode(text), list);
  expect(results(answer)).toEqual([
    [2, 'refused'],
    [3, 'changed'],
  ]);
  expect(answer.cells).toEqual([{ path: '/turning', value: 3_000 }]);
});
