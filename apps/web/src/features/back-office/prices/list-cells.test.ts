import { FIRST_HOUSE_LIST } from '@ringwerk/catalogue';
import { describe, expect, it } from 'vitest';
import { changedCells, valueAt, withValue } from './list-cells.ts';

describe('cells of a price list', () => {
  it('are written without touching the list that was read', () => {
    const path = '/stonePrice/diamond-natural/tw-si/0/1';
    const changed = withValue(FIRST_HOUSE_LIST, path, 46_000);
    expect([valueAt(changed, path), valueAt(FIRST_HOUSE_LIST, path)]).toEqual([46_000, 45_000]);
    expect(Array.isArray(changed.stonePrice['diamond-natural']?.['tw-si'])).toBe(true);
    expect(changedCells(FIRST_HOUSE_LIST, changed)).toEqual([{ path, value: 46_000, was: 45_000 }]);
  });
  it('that say the same again have not changed', () => {
    const there = withValue(FIRST_HOUSE_LIST, '/turning', 1);
    expect(changedCells(FIRST_HOUSE_LIST, withValue(there, '/turning', 2_400))).toEqual([]);
  });
  it('of a longer array are one change', () => {
    const vat = [...FIRST_HOUSE_LIST.countries.DE.vat, { from: '2027-01-01', rate: 0.2 }];
    const changed = withValue(FIRST_HOUSE_LIST, '/countries/DE/vat', vat);
    expect(changedCells(FIRST_HOUSE_LIST, changed)).toMatchObject([{ path: '/countries/DE/vat', value: vat }]);
  });
  it('of an alloy that came after the list are written beside it', () => {
    const path = '/alloySurcharge/au750-rose-h1';
    const changed = withValue(FIRST_HOUSE_LIST, path, 150);
    expect(valueAt(changed, path)).toBe(150);
    expect(changedCells(FIRST_HOUSE_LIST, changed)).toEqual([{ path, value: 150, was: undefined }]);
  });
  it('at a place that there is not say nothing', () => {
    expect(valueAt(FIRST_HOUSE_LIST, '/finish/glitter/0')).toBeUndefined();
  });
});
