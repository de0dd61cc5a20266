import { describe, expect, it } from 'vitest';
import { draftOf, isBaseCountry, ruleOf, type RetailRule } from './rule-draft.ts';

const write = (value: number): string => String(value).replace('.', ',');
const SINGLE: RetailRule = { factor: 2.2, country: 'DE', exchangeRate: 1, roundUpTo: 500 };
const BLOCKS: RetailRule = {
  factor: { metal: 1.9, labour: 2.4, stones: 2.6, options: 2.4 },
  country: 'CH',
  exchangeRate: 0.94,
  roundUpTo: 0,
};

describe('the retail rule while it is typed', () => {
  it('comes back unchanged', () => {
    expect(ruleOf(draftOf(SINGLE, write), true)).toEqual(SINGLE);
    expect(ruleOf(draftOf(BLOCKS, write), false)).toEqual(BLOCKS);
  });

  it('is none while a factor is out of bounds or no number', () => {
    expect(ruleOf({ ...draftOf(SINGLE, write), single: '0,9' }, true)).toBeNull();
    expect(ruleOf({ ...draftOf(SINGLE, write), single: '11' }, true)).toBeNull();
    expect(ruleOf({ ...draftOf(SINGLE, write), single: 'two' }, true)).toBeNull();
    expect(ruleOf({ ...draftOf(BLOCKS, write), exchangeRate: '0' }, false)).toBeNull();
  });

  it('sets the rate to one when the shop moves into the base currency', () => {
    const moved = { ...draftOf(BLOCKS, write), country: 'NL' } as const;
    const isBase = isBaseCountry(moved.country, { base: 'EUR', list: {} });
    expect(ruleOf(moved, isBase)).toMatchObject({ country: 'NL', exchangeRate: 1 });
    expect(isBaseCountry('NL', { base: 'CHF', list: {} })).toBe(false);
    expect(isBaseCountry('CH', { base: 'CHF', list: {} })).toBe(true);
  });
});
