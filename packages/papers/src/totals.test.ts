import { expect, test } from 'vitest';
import { totalsOf } from './totals.ts';

const S19 = { category: 'S', rate: 0.19 } as const;
const S7 = { category: 'S', rate: 0.07 } as const;

test('tax is rounded once for a rate, not line by line', () => {
  // Line by line each 0.03 would bear 0.01: three cents. On the sum of 0.09 it is 0.0171, two cents.
  const lines = Array.from({ length: 3 }, () => ({ quantity: 1, price: 3, vat: S19 }));
  expect(totalsOf(lines)).toEqual({ net: 9, vat: [{ ...S19, net: 9, tax: 2 }], tax: 2, gross: 11 });
});

test('half a cent of tax is rounded away from zero, by decimals', () => {
  // 0.50 × 0.07 = 0.035; the binary product is a little more, that of 1.50 × 0.07 a little less.
  expect(totalsOf([{ quantity: 1, price: 50, vat: S7 }]).tax).toBe(4);
  expect(totalsOf([{ quantity: 3, price: 50, vat: S7 }]).tax).toBe(11);
});

test('each rate has its own row, the highest first, and taxed ones stand before others', () => {
  const vat = totalsOf([
    { quantity: 2, price: 1_000, vat: S7 },
    { quantity: 1, price: 500, vat: { category: 'AE', rate: 0 } },
    { quantity: 1, price: 10_000, vat: S19 },
  ]);
  expect(vat.vat.map(({ category, rate, net, tax }) => [category, rate, net, tax])).toEqual([
    ['S', 0.19, 10_000, 1_900],
    ['S', 0.07, 2_000, 140],
    ['AE', 0, 500, 0],
  ]);
  expect([vat.net, vat.tax, vat.gross]).toEqual([12_500, 2_040, 14_540]);
});
