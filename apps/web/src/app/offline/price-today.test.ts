import { expect, test } from 'vitest';
import { priceToday } from './price-today.ts';

const issue = (path: string, gross: number) => ({
  code: 'order.price-changed',
  path,
  params: { gross, cost: 1, currency: 'EUR' },
  severity: 'error' as const,
});
const refusal = (...issues: ReturnType<typeof issue>[]) => ({ code: 'order.price-changed' as const, issues });

test('one ring is agreed to at its price of today', () => {
  const body = { design: {}, expected: { gross: 100 }, quantity: 2 };
  expect(priceToday({ body, refusal: refusal(issue('/expected', 120)) })).toMatchObject({
    gross: 120,
    currency: 'EUR',
    change: { expected: { gross: 120 } },
  });
});

test('of several positions those that have changed, and the sum of all', () => {
  const positions = [
    { kind: 'rings', quantity: 2, expected: { gross: 100 } },
    { kind: 'rings', quantity: 3, expected: { gross: 50 }, note: 'Huber' },
  ];
  expect(priceToday({ body: { positions }, refusal: refusal(issue('/positions/1/expected', 60)) })).toEqual({
    gross: 380,
    currency: 'EUR',
    change: { positions: [positions[0], { kind: 'rings', quantity: 3, expected: { gross: 60 }, note: 'Huber' }] },
  });
});

test('another reason has no price', () => {
  expect(priceToday({ body: {}, refusal: { code: 'design.refused', issues: [] } })).toBeNull();
  expect(priceToday({ body: {}, refusal: null })).toBeNull();
});
