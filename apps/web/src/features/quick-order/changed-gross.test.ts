import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { changedGross } from './changed-gross.ts';

const params = { cost: 100, gross: 260, currency: 'EUR' };
const issue = { code: 'order.price-changed', path: '/expected', params, severity: 'error' } as const;

test('a row that was refused for its price names today’s', () => {
  expect(changedGross(new ApiError('order.price-changed', 409, { issues: [issue] }))).toBe(260);
  expect(changedGross(new ApiError('network.unreachable', 0))).toBeNull();
  expect(changedGross(undefined)).toBeNull();
});
