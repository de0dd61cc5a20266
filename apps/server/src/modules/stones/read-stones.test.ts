import { describe, expect, it } from 'vitest';
import { readSheet, readTextSheet, type SheetReading } from '@ringwerk/sheets';
import { toXlsx } from '@ringwerk/sheets/write';
import { longestTurn } from '../../../test/longest-turn.ts';
import { readStones, type SellerStatement } from './read-stones.ts';
import { readMeasurements, readNumber } from './stone-csv-values.ts';

const TEMPLATE =
  'Stock #,Availability,Shape,Weight,Color,Clarity,Cut Grade,Measurements,Lab,Report #,RapNet Price,RapNet Discount %,Depth %';
/** A seller who states what his file does not say. */
const STATED = { origin: 'natural', treatment: 'none' } as const;
async function readTable(table: SheetReading, stated: SellerStatement = {}) {
  if (!table.ok) throw new Error(table.problem.code);
  return readStones(table.value, stated);
}
const readText = async (text: string, stated: SellerStatement = {}) => readTable(await readTextSheet(text), stated);
const read = async (...lines: string[]) => {
  const reading = await readText([TEMPLATE, ...lines].join('\r\n'), STATED);
  if (!reading.ok) throw new Error(reading.missing.join());
  return reading.rows;
};

describe('reading a stone file', () => {
  it('reads a row of the RapNet template', async () => {
    expect(await read('A-100,G,BR,1.02,g,VS1,EX,6.45 x 6.48 x 3.95,GIA,2141438171,5200,-0.32,61.1')).toEqual([
      {
        row: 2,
        stockNumber: 'A-100',
        status: 'listed',
        stone: {
          stockNumber: 'A-100',
          shape: 'round',
          carat1000: 1020,
          origin: 'natural',
          treatment: 'none',
          colour: 'G',
          clarity: 'VS1',
          cutGrade: 'EX',
          lab: 'GIA',
          reportNumber: '2141438171',
          measurements100: [645, 648, 395],
          pricePerCarat: 520_000,
        },
      },
    ]);
  });

  it('reads a supplier file with other names, semicolons, decimal commas and total prices', async () => {
    const reading = await readText(
      '﻿SKU;Form;Karat;Farbe;Reinheit;Länge;Total Price\nX_77;Tropfen;0,52;E;P1;;"1.040,00"\nX_78;CU;0,50;E;LC;;500',
      STATED,
    );
    expect(reading.ok && reading.rows.map((row) => ('stone' in row ? row.stone : row))).toMatchObject([
      { shape: 'pear', carat1000: 520, clarity: 'I1', pricePerCarat: 200_000, lab: '', measurements100: [0, 0, 0] },
      { shape: 'cushion', clarity: 'IF', pricePerCarat: 100_000 },
    ]);
  });

  it.each([
    [',G,BR,1,G,VS1,EX,,,,5200', 'Stock #', 'missing'],
    ['A-100,G,BR,1,G,VS1,EX,,GIA,,5200', 'Report #', 'missing'],
    ['A-100,G,BR,1,G,VS1,EX,,,2141,5200', 'Lab', 'missing'],
    ['A-100,G,Trilliant,1,G,VS1,EX,,,,5200', 'Shape', 'value'],
    ['A-100,G,BR,0,G,VS1,EX,,,,5200', 'Weight', 'range'],
    ['A-100,G,BR,1,Z,VS1,EX,,,,5200', 'Color', 'value'],
    ['A-100,G,BR,1,G,SI3,EX,,,,5200', 'Clarity', 'value'],
    ['A-100,G,BR,1,G,VS1,EX,6 by 6,,,5200', 'Measurements', 'value'],
    ['A-100,G,BR,1,G,VS1,EX,,,,', 'RapNet Price', 'missing'],
    ['A-100,G,BR,1,G,VS1,EX,,,,0.5', 'RapNet Price', 'range'],
    ['A-100,G,BR,50,G,VS1,EX,,,,900000', 'RapNet Price', 'range'],
    ['"=HYPERLINK(""http://x"")",G,BR,1,G,VS1,EX,,,,5200', 'Stock #', 'formula'],
    ['A-100,G,BR,1,G,VS1,EX,,GIA,@SUM(1),5200', 'Report #', 'formula'],
    ['A-100,G,BR,-1,G,VS1,EX,,,,5200', 'Weight', 'formula'],
  ])('refuses %s for its %s', async (line, field, reason) => {
    expect(await read(line)).toMatchObject([{ row: 2, field, reason }]);
  });

  it('shows no formula again, not even as text', async () => {
    expect((await read('=1+1,G,BR,1,G,VS1,EX,,,,5200'))[0]?.stockNumber).toBe("'=…");
    expect((await read('@SUM(1),G,BR,1,G,VS1,EX,,,,5200'))[0]?.stockNumber).toBe("'@SUM(1)");
  });

  it('refuses the second row of a stock number and keeps counting as a spreadsheet does', async () => {
    const line = 'A-100,G,BR,1,G,VS1,EX,,,,5200';
    expect(await read(line, '', line)).toMatchObject([{ row: 2 }, { row: 4, field: 'Stock #', reason: 'duplicate' }]);
  });

  it('takes origin and treatment from the row, and refuses a row that nobody speaks for', async () => {
    const file = (...rows: string[]) =>
      ['Stock #,Shape,Weight,Color,Clarity,Lab,Report #,RapNet Price,Type,Treatment', ...rows].join('\n');
    const outcome = async (text: string, stated = {}) => {
      const reading = await readText(text, stated);
      if (!reading.ok) throw new Error(reading.missing.join());
      return reading.rows.map((row) =>
        'stone' in row ? [row.stone.origin, row.stone.treatment] : [row.field, row.reason],
      );
    };
    const rows = [
      'A-100,BR,1,G,VS1,,,5200,CVD,none',
      'A-101,BR,1,G,VS1,,,5200,Natural,Laser drilled',
      'A-102,BR,1,G,VS1,,,5200,,',
      'A-103,BR,1,G,VS1,,,5200,natural,',
      'A-104,BR,1,G,VS1,,,5200,from Botswana,none',
      'A-105,BR,1,G,VS1,IGI,LG512345678,5200,natural,none',
    ];
    expect(await outcome(file(...rows))).toEqual([
      ['lab-grown', 'none'],
      ['natural', 'laser-drilled'],
      ['Natural / Lab-grown', 'missing'],
      ['Treatment', 'missing'],
      ['Natural / Lab-grown', 'value'],
      ['Natural / Lab-grown', 'contradiction'],
    ]);
    expect((await outcome(file(...rows), { origin: 'lab-grown', treatment: 'none' })).slice(0, 4)).toEqual([
      ['lab-grown', 'none'],
      ['natural', 'laser-drilled'],
      ['lab-grown', 'none'],
      ['natural', 'none'],
    ]);
  });

  it('reads no country of origin as an answer to natural or grown', async () => {
    const reading = await readText(
      'Stock #,Shape,Weight,Color,Clarity,RapNet Price,Origin\nA-1x,BR,1,G,VS1,5200,Natural',
      {
        treatment: 'none',
      },
    );
    expect(reading).toMatchObject({ rows: [{ field: 'Natural / Lab-grown', reason: 'missing' }] });
  });

  it('names the columns that are missing', async () => {
    expect(await readText('Stock #,Shape\nA-1,BR')).toEqual({
      ok: false,
      missing: ['Weight', 'Color', 'Clarity', 'RapNet Price'],
    });
  });

  const FILE = `Lagernummer;Form;Karat;Farbe;Reinheit;Größe;Total Price\nA-1x;Tropfen;0,52;E;VS1;3 × 5;"1.040,00"`;
  const latin1 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));
  it.each([
    ['UTF-8', new TextEncoder().encode(FILE)],
    ['UTF-8 with its mark', new TextEncoder().encode(`\u{feff}${FILE}`)],
    ['UTF-16', new Uint8Array(Buffer.from(`\u{feff}${FILE}`, 'utf16le'))],
    ['Windows-1252', latin1(FILE)],
  ])('is read in %s', async (_, bytes) => {
    const reading = await readTable(await readSheet(bytes), STATED);
    expect(reading).toMatchObject({ ok: true, rows: [{ stone: { shape: 'pear', pricePerCarat: 200_000 } }] });
  });

  it('is read as a workbook, with numbers as numbers', async () => {
    const columns = ['Stock #', 'Shape', 'Weight', 'Color', 'Clarity', 'RapNet Price', 'Lab-grown'];
    const bytes = toXlsx({
      name: 'Stones',
      columns: columns.map((label) => ({ label, width: 10 })),
      rows: [['A-100', 'BR', 1.02, 'G', 'VS1', 5200.5, 'no']],
    });
    const reading = await readTable(await readSheet(bytes), STATED);
    expect(reading).toMatchObject({ ok: true, rows: [{ row: 2, stone: { carat1000: 1020, pricePerCarat: 520_050 } }] });
  });

  it('is refused at its last row where that alone is shorter, and read whole where its seller leaves empty ends out', async () => {
    const [head, whole, short] = [
      'Stock #,Shape,Weight,Color,Clarity,RapNet Price,Treatment',
      'A-100,BR,1,G,VS1,5200,',
      'A-101,BR,1,G,VS1,52',
    ];
    const reasons = async (...lines: string[]) => {
      const reading = await readText(lines.join('\n'), STATED);
      return reading.ok && reading.rows.map((row) => ('stone' in row ? 'read' : row.reason));
    };
    expect(await reasons(head, whole, short)).toEqual(['read', 'cut-off']);
    expect(await reasons(head, short, whole, short.replace('101', '102'))).toEqual(['read', 'read', 'read']);
  });

  it('of fifty thousand rows lets the process answer others', async () => {
    const lines = Array.from({ length: 50_000 }, (_, index) => `BULK-${index},BR,1,G,VS1,5200`);
    const table = await readTextSheet(['Stock #,Shape,Weight,Color,Clarity,RapNet Price', ...lines].join('\n'));
    const longest = await longestTurn(async () => expect((await readTable(table, STATED)).ok).toBe(true));
    expect(longest).toTakeLessThan(100);
  });

  it('ends when its sender has left', async () => {
    const table = await readTextSheet('Stock #,Shape,Weight,Color,Clarity,RapNet Price\nA-1x,BR,1,G,VS1,5200');
    if (!table.ok) throw new Error(table.problem.code);
    await expect(readStones(table.value, {}, AbortSignal.abort())).rejects.toThrow('aborted');
  });
});

describe('readNumber', () => {
  it.each([
    ['5200', 5200],
    ['5,200.50', 5200.5],
    ['5.200,50', 5200.5],
    ['5,200', 5200],
    ['0,52', 0.52],
    ['0,520', 0.52],
    ['$ 1 200', 1200],
    ['1.02ct', 1.02],
    ['1e9', undefined],
    ['NaN', undefined],
    ['', undefined],
    ['1.2.3', undefined],
  ])('reads %s', (text, expected) => {
    expect(readNumber(text)).toBe(expected);
  });
});

describe('readMeasurements', () => {
  it('reads a round stone given as smallest and largest diameter', () => {
    expect(readMeasurements('6.45-6.48x3.95')).toEqual([645, 648, 395]);
  });
});
