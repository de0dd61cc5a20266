import { expect, test } from 'vitest';
import { changedOrderOf } from './changed-order.ts';

test.each([
  ['?code=ABCD&order=a1&position=2', { orderId: 'a1', position: 2 }],
  ['?code=ABCD', null],
  ['?order=a1', null],
  ['?order=a1&position=0', null],
  ['?order=a1&position=x', null],
])('the address %s', (search, changed) => {
  expect(changedOrderOf(search)).toEqual(changed);
});
