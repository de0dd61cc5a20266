import { expect, it } from 'vitest';
import { timeLeft } from './days-left.ts';

it('counts the days of a quote down to its last hour', () => {
  const until = '2026-12-11T22:59:59.999Z';
  expect(timeLeft(until, new Date('2026-11-27T23:00:00Z'))).toEqual({ days: 13, hours: 335 });
  expect(timeLeft(until, new Date('2026-12-11T12:00:00Z'))).toEqual({ days: 0, hours: 10 });
  expect(timeLeft(until, new Date('2026-12-11T22:30:00Z'))).toEqual({ days: 0, hours: 0 });
  expect(timeLeft(until, new Date('2026-12-12T00:00:00Z'))).toBeNull();
});
