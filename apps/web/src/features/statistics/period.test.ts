import { describe, expect, it } from 'vitest';
import { isPeriod, monthsOf, parsePeriod, presetOf, presetPeriod } from './period.ts';

const TODAY = '2026-02-15';

describe('a period', () => {
  it.each([
    ['months', '2025-03-01', TODAY],
    ['year', '2026-01-01', TODAY],
    ['lastYear', '2025-01-01', '2025-12-31'],
    ['threeYears', '2023-03-01', TODAY],
    ['all', '2000-01-01', TODAY],
  ] as const)('by the word %s is from %s to %s, and is known by it', (preset, from, to) => {
    expect(presetPeriod(preset, TODAY)).toEqual({ from, to });
    expect(presetOf({ from, to }, TODAY)).toBe(preset);
  });

  it('that was typed has no word', () => {
    expect(presetOf({ from: '2026-01-02', to: TODAY }, TODAY)).toBeNull();
  });

  it.each([
    ['2026-01-01', '2026-01-01', true],
    ['2026-01-02', '2026-01-01', false],
    ['', '2026-01-01', false],
    ['1899-12-31', '2026-01-01', false],
    ['2026-02-30', '2026-03-01', false],
  ])('from %s to %s can be asked for: %s', (from, to, is) => {
    expect(isPeriod({ from, to })).toBe(is);
  });

  it('is read from the address, and a day that is none is left out', () => {
    expect(parsePeriod({ from: '2026-13-01', to: TODAY })).toEqual({ from: undefined, to: TODAY });
  });
});

describe('the months of a chart', () => {
  it('are those of the period, with those in between that sold nothing', () => {
    expect(monthsOf({ from: '2025-11-20', to: '2026-02-01' }, ['2026-01'])).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
    ]);
  });

  it('are those from the first to the last figure, where the period is long', () => {
    expect(monthsOf({ from: '2000-01-01', to: TODAY }, ['2025-11', '2026-01'])).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
    ]);
    expect(monthsOf({ from: '2000-01-01', to: TODAY }, [])).toEqual([]);
  });
});
