import { FIRST_HOUSE_LIST } from '@ringwerk/catalogue';
import { LANGUAGES, priceFigures } from '@ringwerk/contract';
import { describe, expect, it } from 'vitest';
import { placesOf } from './price-places.ts';
import { priceSheet } from './price-sheet.ts';
import { allTables, type SectionMeans } from './price-sections.ts';

const same = (id: string): string => id;
const means: SectionMeans = {
  currency: 'Euro',
  sign: '€',
  list: FIRST_HOUSE_LIST,
  t: same,
  names: { alloys: [], alloy: same, profile: same, finish: same, setting: same, stone: same, quality: same, cut: same },
  country: same,
  number: String,
};
const figures = priceFigures(FIRST_HOUSE_LIST);

describe('the figures of a list', () => {
  it('are those that its tables show, each in the same unit', () => {
    const shown = [...placesOf(means)].filter(([, { unit }]) => unit !== 'day');
    expect(figures.length).toBeGreaterThan(300);
    expect(new Map(shown.map(([path, { unit }]) => [path, unit]))).toEqual(
      new Map(figures.map(({ path, unit }) => [path, unit])),
    );
    expect(allTables(means).length).toBeGreaterThan(15);
  });

  it('have a key of their own each, that no spreadsheet runs', () => {
    const keys = figures.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => /^[=+\-@']/u.test(key))).toEqual([]);
  });

  it.each(LANGUAGES)('are written a row each, with their key last: %s', (language) => {
    const sheet = priceSheet({ ...means, name: 'Spring', language, compared: FIRST_HOUSE_LIST });
    expect(new Set(sheet.columns.map(({ label }) => label)).size).toBe(8);
    expect(sheet.rows.length).toBe(figures.length);
    expect(new Set(sheet.rows.map((row) => row.at(-1)))).toEqual(new Set(figures.map(({ key }) => key)));
    const turning = sheet.rows.find((row) => row.at(-1) === 'turning');
    expect(turning?.slice(4, 7)).toEqual([24, 'EUR', 24]);
    const vat = sheet.rows.find((row) => row.at(-1) === 'countries/DE/vat/2007-01-01');
    expect(vat?.slice(2, 6)).toEqual(['DE · 2007-01-01', 'column.rate', { kind: 'percent', value: 0.19 }, '%']);
  });
});
