import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { askedPrice, changedTo, type OrderPrice } from './order-price.ts';

const THEN: OrderPrice = { cost: 100, gross: 250, currency: 'EUR' };
const TODAY: OrderPrice = { cost: 110, gross: 260, currency: 'EUR' };

test('order again with a changed price asks first, and an agreed price is not asked about again', () => {
  expect(askedPrice(TODAY, THEN, null)).toBe(true);
  expect(askedPrice(TODAY, THEN, TODAY)).toBe(false);
  expect(askedPrice(TODAY, THEN, { ...TODAY, gross: 255 })).toBe(true);
  expect(askedPrice(THEN, THEN, null)).toBe(false);
  expect(askedPrice(TODAY, null, null)).toBe(false);
});

test('another cost is asked about although the rounded retail price is the same', () => {
  const dearer = { ...THEN, cost: 104 };
  expect(askedPrice(dearer, THEN, null)).toBe(true);
  expect(askedPrice(dearer, THEN, dearer)).toBe(false);
});

test('a refusal for the price brings the figures of today', () => {
  const params = { cost: 110, gross: 260, currency: 'EUR' };
  const issue = { code: 'order.price-changed', path: '/expected', params, severity: 'error' } as const;
  expect(changedTo(new ApiError('order.price-changed', 409, { issues: [issue] }))).toEqual(TODAY);
  expect(changedTo(new ApiError('quote.expired', 409))).toBeNull();
});
