import { describe, expect, it } from 'vitest';
import { readStoneCsv } from './read-stone-csv.ts';
import { readMeasurements, readNumber } from './stone-csv-values.ts';

const TEMPLATE =
  'Stock #,Availability,Shape,Weight,Color,Clarity,Cut Grade,Measurements,Lab,Report #,RapNet Price,RapNet Discount %,Depth %';
/** A seller who states what his file does not say. */
const STATED = { origin: 'natural', treatment: 'none' } as const;
const read = (...lines: string[]) => {
  const reading = readStoneCsv([TEMPLATE, ...lines].join('\r\n'), STATED);
  if (!reading.ok) throw new Error(reading.missing.join());
  return reading.rows;
};

describe('reading a stone file', () => {
  it('reads a row of the RapNet template', () => {
    expect(read('A-100,G,BR,1.02,g,VS1,EX,6.45 x 6.48 x 3.95,GIA,2141438171,5200,-0.32,61.1')).toEqual([
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

  it('reads a supplier file with other names, semicolons, decimal commas and total prices', () => {
    const reading = readStoneCsv(
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
  ])('refuses %s for its %s', (line, field, reason) => {
    expect(read(line)).toMatchObject([{ row: 2, field, reason }]);
  });

  it('hands a formula back only with its teeth drawn', () => {
    expect(read('=1+1,G,BR,1,G,VS1,EX,,,,5200')[0]?.stockNumber).toBe("'=1+1");
  });

  it('refuses the second row of a stock number and keeps counting as a spreadsheet does', () => {
    const line = 'A-100,G,BR,1,G,VS1,EX,,,,5200';
    expect(read(line, line)).toMatchObject([{ row: 2 }, { row: 3, field: 'Stock #', reason: 'duplicate' }]);
  });

  it('takes origin and treatment from the row, and refuses a row that nobody speaks for', () => {
    const file = (...rows: string[]) =>
      ['Stock #,Shape,Weight,Color,Clarity,Lab,Report #,RapNet Price,Type,Treatment', ...rows].join('\n');
    const outcome = (text: string, stated = {}) => {
      const reading = readStoneCsv(text, stated);
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
    expect(outcome(file(...rows))).toEqual([
      ['lab-grown', 'none'],
      ['natural', 'laser-drilled'],
      ['Natural / Lab-grown', 'missing'],
      ['Treatment', 'missing'],
      ['Natural / Lab-grown', 'value'],
      ['Natural / Lab-grown', 'contradiction'],
    ]);
    expect(outcome(file(...rows), { origin: 'lab-grown', treatment: 'none' }).slice(0, 4)).toEqual([
      ['lab-grown', 'none'],
      ['natural', 'laser-drilled'],
      ['lab-grown', 'none'],
      ['natural', 'none'],
    ]);
  });

  it('reads no country of origin as an answer to natural or grown', () => {
    const reading = readStoneCsv(
      'Stock #,Shape,Weight,Color,Clarity,RapNet Price,Origin\nA-1x,BR,1,G,VS1,5200,Natural',
      {
        treatment: 'none',
      },
    );
    expect(reading).toMatchObject({ rows: [{ field: 'Natural / Lab-grown', reason: 'missing' }] });
  });

  it('names the columns that are missing', () => {
    expect(readStoneCsv('Stock #,Shape\nA-1,BR')).toEqual({
      ok: false,
      missing: ['Weight', 'Color', 'Clarity', 'RapNet Price'],
    });
    expect(readStoneCsv('').ok).toBe(false);
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
