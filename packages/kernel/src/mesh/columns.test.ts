import { itemAt } from '../units/item-at.ts';
import { describe, expect, it } from 'vitest';
import { planColumns } from './columns.ts';

const TURN = 2 * Math.PI;

describe('planColumns', () => {
  it('cuts a plain ring evenly from the bottom and closes to the last bit', () => {
    const { columns } = planColumns([], 64);
    expect(columns.count).toBe(64);
    expect(columns.angles[0]).toBeCloseTo(-Math.PI / 2, 12);
    expect([columns.cos[64], columns.sin[64]]).toEqual([columns.cos[0], columns.sin[0]]);
  });
  it('gives every span its own steps and keeps the seam out of it', () => {
    for (const count of [1, 7, 24]) {
      const spans = Array.from({ length: count }, (_, k) => {
        const middle = Math.PI / 2 + (TURN * k) / count;
        return { from: middle - 0.1, to: middle + 0.1, steps: 8 };
      });
      const { columns, starts } = planColumns(spans, 64);
      starts.forEach((start, index) => {
        const width = itemAt(columns.angles, start + 8) - itemAt(columns.angles, start);
        expect(width).toBeCloseTo(0.2, 9);
        expect(Math.sin(itemAt(columns.angles, start) - itemAt(spans, index).from)).toBeCloseTo(0, 9);
      });
    }
  });
  it('lets spans that touch share a column', () => {
    const spans = Array.from({ length: 12 }, (_, k) => ({
      from: (TURN * k) / 12,
      to: (TURN * (k + 1)) / 12,
      steps: 4,
    }));
    expect(planColumns(spans, 64).columns.count).toBe(48);
  });
});
