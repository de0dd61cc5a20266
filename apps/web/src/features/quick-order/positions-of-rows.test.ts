import type { CheckedPadRow } from '@ringwerk/contract';
import { expect, test } from 'vitest';
import { design } from '../../../test/fixtures.ts';
import { ApiError } from '../../api/api-error.ts';
import { newRow, type PadRow } from './pad-row.ts';
import { changedPrices, keyOfRows, orderedPositions, quotedPositions } from './positions-of-rows.ts';
import type { CheckedRow } from './use-checked-rows.ts';

const ARTICLE: NonNullable<CheckedPadRow['article']> = {
  setId: 9014,
  articleNumber: 'RW-09-014',
  name: 'Donau',
  kind: 'pair',
  categories: [9],
  option: 'without',
  options: ['without'],
  still: null,
  rings: [],
  alloys: [],
};
const checked = (changes: Partial<PadRow> = {}, answer: Partial<CheckedPadRow> = {}): CheckedRow => ({
  row: newRow({ article: 'RW-09-014', ...changes }),
  answer: {
    article: ARTICLE,
    problems: [],
    made: { design, grams: 9, gross: 87_795, currency: 'EUR', cost: 33_535 },
    ...answer,
  },
  isChecking: false,
});

test('rows are positions of an order, each with the price that was seen and whom it is for', () => {
  const rows = [checked({ quantity: 2, commission: ' Huber ' }), checked()];
  expect(orderedPositions(rows, {})).toEqual([
    { kind: 'rings', design, setId: 9014, quantity: 2, commission: 'Huber', expected: { gross: 87_795, cost: 33_535 } },
    { kind: 'rings', design, setId: 9014, quantity: 1, expected: { gross: 87_795, cost: 33_535 } },
  ]);
  expect(quotedPositions(rows)).toEqual([
    { kind: 'rings', design, setId: 9014, quantity: 2, commission: 'Huber' },
    { kind: 'rings', design, setId: 9014, quantity: 1 },
  ]);
});

test('rows that cannot be ordered as they stand are none', () => {
  const wrong = checked({}, { problems: [{ field: 'line', code: 'unread', text: 'blau' }] });
  expect(orderedPositions([wrong, checked({}, { made: null }), { ...checked(), isChecking: true }], {})).toEqual([]);
});

test('a changed price that was agreed to goes in place of the one that was shown', () => {
  const row = checked();
  const [position] = orderedPositions([row], { [row.row.key]: 90_000 });
  expect(position?.expected).toEqual({ gross: 90_000 });
});

test('the same rows have the same key in whatever order; a changed one, or a quote, has another', () => {
  const [first, second] = [checked(), checked()];
  const key = keyOfRows([first, second], 'order');
  expect(key).toMatch(/^pad-order-[\da-f]{32}$/u);
  expect(keyOfRows([second, first], 'order')).toBe(key);
  expect(keyOfRows([first, checked()], 'order')).not.toBe(key);
  expect(keyOfRows([first], 'order')).not.toBe(key);
  expect(keyOfRows([first, second], 'quote')).not.toBe(key);
});

test('prices that have changed are named by row', () => {
  const rows = [checked(), checked()];
  const issue = (path: string, gross: number) => ({
    code: 'order.price-changed',
    path,
    params: { gross, cost: 1, currency: 'EUR' },
    severity: 'error' as const,
  });
  const error = new ApiError('order.price-changed', 409, { issues: [issue('/positions/1/expected', 90_000)] });
  expect(changedPrices(error, rows)).toEqual({ [rows[1]?.row.key ?? '']: 90_000 });
  expect(changedPrices(new ApiError('network.unreachable', 0), rows)).toEqual({});
});
