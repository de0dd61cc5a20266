import { expect, it } from 'vitest';
import { weekHours } from './week-hours.ts';

const span = (day: number, from = '08:00', until = '17:00') => ({ day, from, until });

it('writes neighbouring days with equal spans as one row, and leaves out days without', () => {
  const hours = [span(1), span(2), span(4), span(5, '08:00', '12:00'), span(5, '13:00', '15:00'), span(7)];
  expect(weekHours(hours).map(({ first, last, spans }) => [first, last, spans.length])).toEqual([
    [1, 2, 1],
    [4, 4, 1],
    [5, 5, 2],
    [7, 7, 1],
  ]);
  expect(weekHours([])).toEqual([]);
});
