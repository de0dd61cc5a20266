import { expect, test } from 'vitest';
import { timelineSteps } from './status-timeline.tsx';

const at = (day: number): string => `2026-11-0${day}T10:00:00.000Z`;

test('an order in the workshop shows what was and what is to come', () => {
  const history = [
    { status: 'received' as const, at: at(1), by: 'Brandt' },
    { status: 'released' as const, at: at(2), by: 'Werk' },
  ];
  expect(timelineSteps({ status: 'released', history }).map(({ status, at: when }) => [status, when !== null])).toEqual(
    [
      ['received', true],
      ['released', true],
      ['casting', false],
      ['setting', false],
      ['engraving', false],
      ['quality', false],
      ['shipped', false],
    ],
  );
});

test('after a cancellation nothing is to come', () => {
  const history = [
    { status: 'received' as const, at: at(1), by: 'Brandt' },
    { status: 'cancelled' as const, at: at(2), by: 'Werk' },
  ];
  expect(timelineSteps({ status: 'cancelled', history })).toHaveLength(2);
});

test('a change by the dealer leaves the order at its step', () => {
  const history = [
    { status: 'received' as const, at: at(1), by: 'Brandt' },
    { status: 'received' as const, at: at(2), by: 'Brandt', version: 2 },
  ];
  const steps = timelineSteps({ status: 'received', history });
  expect(steps.slice(0, 3).map(({ status, version = null }) => [status, version])).toEqual([
    ['received', null],
    ['received', 2],
    ['released', null],
  ]);
});
