import { expect, it } from 'vitest';
import { rangeValueAt } from './range-value.ts';

const box = { left: 100, width: 222 };
const range = { min: 2, max: 12, step: 0.5 };

it('reads a thumb between both ends, and stays at the ends beyond them', () => {
  expect(rangeValueAt(0, box, range)).toBe(2);
  expect(rangeValueAt(111, box, range)).toBe(2);
  expect(rangeValueAt(211, box, range)).toBe(7);
  expect(rangeValueAt(311, box, range)).toBe(12);
  expect(rangeValueAt(900, box, range)).toBe(12);
});

it('falls on steps only, and never on one beyond the end', () => {
  expect(rangeValueAt(216, box, range)).toBe(7.5);
  expect(rangeValueAt(213, box, range)).toBe(7);
  expect(rangeValueAt(311, box, { min: 0, max: 1, step: 0.3 })).toBe(0.9);
  expect(rangeValueAt(180, box, { min: 0, max: 1, step: 0.05 })).toBe(0.35);
});
