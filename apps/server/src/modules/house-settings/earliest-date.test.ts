import { parseDesign } from '@ringwerk/kernel';
import { describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { addWorkDays, leadDaysOf } from './earliest-date.ts';
import { WORK_DEFAULTS } from './work-settings.ts';

const CHRISTMAS = [
  { date: '2026-12-24', name: '' },
  { date: '2026-12-25', name: 'Weihnachten' },
];

describe('working days', () => {
  test.each([
    // A Monday; over a weekend; from a Saturday; over two holidays that lie beside a weekend.
    ['2026-11-23', 0, '2026-11-23'],
    ['2026-11-23', 4, '2026-11-27'],
    ['2026-11-23', 5, '2026-11-30'],
    ['2026-11-28', 1, '2026-11-30'],
    ['2026-12-23', 1, '2026-12-28'],
  ])('%s and %i are %s', (date, days, expected) => {
    expect(addWorkDays(date, days, { ...WORK_DEFAULTS, holidays: CHRISTMAS })).toBe(expected);
  });

  test('a house that works on Saturdays is sooner', () => {
    expect(addWorkDays('2026-11-27', 1, { ...WORK_DEFAULTS, workDays: [1, 2, 3, 4, 5, 6] })).toBe('2026-11-28');
  });
});

test('a ring without stones or text skips the steps for them', () => {
  const work = { ...WORK_DEFAULTS, leadDays: { released: 1, casting: 5, setting: 3, engraving: 2, quality: 1 } };
  const design = parseDesign(WORKED_EXAMPLE);
  if (!design.ok) throw new Error('the worked example is no design');
  expect(leadDaysOf(design.value, work)).toBe(12);
  const rings = design.value.rings.map((ring) => ({ ...ring, stones: [], engravings: [] }));
  expect(leadDaysOf({ ...design.value, rings }, work)).toBe(7);
});
