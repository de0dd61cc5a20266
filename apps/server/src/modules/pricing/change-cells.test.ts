import { FIRST_HOUSE_LIST } from '@ringwerk/catalogue';
import { describe, expect, test } from 'vitest';
import { CodedError } from '../../http/coded-error.ts';
import { changeCells, type Cell } from './change-cells.ts';
import { houseListFields } from './house-list-schema.ts';

/** Code and place of each finding; none when the cell is written. */
function findings(cell: Cell): unknown[] {
  try {
    changeCells(FIRST_HOUSE_LIST, [cell]);
    return [];
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    return (error.issues ?? []).map(({ code, path }) => `${code} ${path}`);
  }
}

describe('a cell of a list', () => {
  // A length of 100 000 000 made the process search as many empty rows, and end.
  test.each(['length', '-1', '01', '1e3', '1000', '__proto__', 'constructor'])('is never %s of an array', (step) => {
    const path = `/settingSizeFactor/${step}`;
    expect(findings({ path, value: 1_000 })).toEqual([`field.unknown ${path}`]);
    expect(findings({ path: `${path}/0`, value: 1_000 })).toEqual([`field.unknown ${path}/0`]);
  });

  test.each(['__proto__', 'constructor', 'length', 'toString'])('is never %s of an object', (step) => {
    expect(findings({ path: `/finish/${step}`, value: 1 })).toEqual([`field.unknown /finish/${step}`]);
  });

  test('is the row of a metal that came with a later release', () => {
    const without = structuredClone(FIRST_HOUSE_LIST);
    const bare = {
      ...without,
      pieceMetal: Object.fromEntries(Object.entries(without.pieceMetal).filter(([id]) => id !== 'ta')),
      loss: Object.fromEntries(Object.entries(without.loss).filter(([key]) => key !== 'palladium')),
      alloyFee: Object.fromEntries(Object.entries(without.alloyFee).filter(([key]) => key !== 'palladium')),
    };
    const bands = [[99, 12_000]];
    const cells = [
      { path: '/pieceMetal/ta', value: bands },
      { path: '/loss/palladium', value: 0.07 },
      { path: '/alloyFee/palladium', value: 330 },
    ];
    const changed = changeCells(bare, cells);
    expect([changed.pieceMetal['ta'], changed.loss['palladium'], changed.alloyFee['palladium']]).toEqual([
      bands,
      0.07,
      330,
    ]);
    // A figure that nobody has typed is not made up.
    expect(changeCells(bare, cells.slice(1, 2)).alloyFee['palladium']).toBeUndefined();
    for (const path of ['/pieceMetal/wood', '/pieceMetal/au585-yellow', '/loss/titanium', '/alloyFee/wood'])
      expect(findings({ path, value: 1 })).toEqual([`field.unknown ${path}`]);
  });

  test('is a row that there is', () => {
    const changed = changeCells(FIRST_HOUSE_LIST, [{ path: '/settingSizeFactor/0/1', value: 1.25 }]);
    expect(changed.settingSizeFactor[0]?.[1]).toBe(1.25);
  });
});

describe('currency, places and fraction of a country', () => {
  // Without its cents an amount of euros is written a hundred times too low.
  test.each([
    ['/countries/DE/places', 0],
    ['/countries/DE/currency', 'CHF'],
    ['/countries/DE/fraction', 'cut'],
    ['/countries/JP/places', 2],
    ['/countries/CH/currency', 'EUR'],
  ])('are not written: %s', (path, value) => {
    expect(findings({ path, value })).toEqual([`field.value ${path}`]);
  });

  test('are refused in a whole list', () => {
    const { countries } = FIRST_HOUSE_LIST;
    const list = { ...FIRST_HOUSE_LIST, countries: { ...countries, KR: { ...countries.KR, places: 2 } } };
    const paths = houseListFields.safeParse(list).error?.issues.map(({ path }) => path);
    expect(paths).toEqual([['countries', 'KR', 'places']]);
    expect(houseListFields.parse(FIRST_HOUSE_LIST)).toEqual(FIRST_HOUSE_LIST);
  });

  test('leave VAT, rounding and retail to the house', () => {
    expect(findings({ path: '/countries/DE/vat/0/rate', value: 0.2 })).toEqual([]);
  });
});
