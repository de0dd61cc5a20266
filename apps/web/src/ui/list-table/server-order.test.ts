import { expect, it, vi } from 'vitest';
import { serverOrder, type Sorting } from './server-order.ts';

const SORTS = ['number', 'day'] as const;
type Sort = (typeof SORTS)[number];

it('says how a list stands until somebody sorts, and passes on what its operation knows', () => {
  const onChange = vi.fn<(sorting: Sorting<Sort>) => void>();
  const start = { sort: 'day', isDescending: true } as const;
  expect(serverOrder(SORTS, {}, { start, onChange })).toMatchObject(start);
  const order = serverOrder(SORTS, { sort: 'day' }, { start, onChange });
  expect(order).toMatchObject({ sort: 'day', isDescending: false });
  order.onSort('number', true);
  order.onSort('number', false);
  order.onSort('colour', false);
  expect(onChange.mock.calls).toEqual([
    [{ sort: 'number', descending: 'true' }],
    [{ sort: 'number', descending: undefined }],
  ]);
});
