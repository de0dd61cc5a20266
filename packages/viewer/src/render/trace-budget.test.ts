import { expect, test, vi } from 'vitest';
import { TraceBudget } from './trace-budget.ts';

test('a picture is traced where a sample of it is quick, and the machine is asked once', () => {
  const budget = new TraceBudget();
  const measure = vi.fn(() => 1e-7);
  expect(budget.allows(false, 1_000_000, measure)).toBe(true);
  expect(budget.allows(false, 1_300_000, measure)).toBe(false);
  expect(measure).toHaveBeenCalledTimes(1);
});

test('stones are asked for on their own', () => {
  const budget = new TraceBudget();
  expect(budget.allows(false, 1_000_000, () => 1e-8)).toBe(true);
  expect(budget.allows(true, 1_000_000, () => 1e-6)).toBe(false);
  expect(budget.allows(false, 1_000_000, () => 1e-6)).toBe(true);
});
