import type { Issue } from '@ringwerk/kernel';
import { describe, expect, it } from 'vitest';
import type { GripMeasure } from './grip-measures.ts';
import { amounts, give, pull, pullable } from './pull.ts';

const width: GripMeasure = {
  name: 'width',
  paths: ['/rings/0/width'],
  from: 4,
  span: { min: 2, max: 8, step: 0.5 },
  per: [10, 0],
};
const position: GripMeasure = {
  ...width,
  name: 'position',
  from: 0.6,
  span: { min: -2, max: 2, step: 0.05 },
  per: [0, -20],
};
const angle: GripMeasure = { ...width, name: 'angle', from: -10, span: { min: -180, max: 180, step: 1 }, per: [3, 0] };
const issue: Issue = { code: 'profile.width-range', path: '/rings/0/width', params: {}, severity: 'error' };

describe('pulling a grip', () => {
  it('goes with the finger along its own way, on the steps of the workshop', () => {
    const [amount = 0] = amounts([width], [13, 500]);
    expect(amount).toBeCloseTo(1.3);
    expect(pull(width, amount, null)).toEqual({ value: 5.5, requested: 5.5, stop: null });
  });

  it('moves stones across the band and round it at once', () => {
    const [across = 0, round = 0] = amounts([position, angle], [30, 10]);
    expect([across, round]).toEqual([-0.5, 10]);
    // Both come to rest in the middle by themselves.
    expect(pull(position, across, null).value).toBe(0);
    expect(pull(angle, round, null).value).toBe(0);
  });

  it('stops at the rule and says which, at the range without one', () => {
    const reach = { low: { value: 3, issue }, high: { value: 8, issue: null } };
    expect(pull(width, -1.6, reach)).toEqual({ value: 3, requested: 2.5, stop: { issue } });
    expect(pull(width, 20, reach)).toEqual({ value: 8, requested: 24, stop: { issue: null } });
    expect(give(0)).toBe(0);
    expect(give(1000)).toBeLessThanOrEqual(14);
  });

  it('leaves out what is seen end on, and of two in one line the shorter', () => {
    expect(pullable([{ ...width, per: [1, 1] }])).toEqual([]);
    expect(pullable([position, { ...angle, per: [0.1, -2] }])).toEqual([position]);
    expect(pullable([position, angle])).toEqual([position, angle]);
  });
});
