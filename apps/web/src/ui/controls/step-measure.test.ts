import { expect, it } from 'vitest';
import { stepMeasure } from './step-measure.ts';

it('steps from a number that was typed to the next stride on either side', () => {
  const size = { min: 41, max: 82, step: 0.1, stride: 0.5 };
  expect([stepMeasure(54.4, 1, size), stepMeasure(54.4, -1, size)]).toEqual([54.5, 54]);
  expect([stepMeasure(54.5, 1, size), stepMeasure(54.5, -1, size)]).toEqual([55, 54]);
  expect([stepMeasure(82, 1, size), stepMeasure(41, -1, size)]).toEqual([82, 41]);
  const width = { min: 1.5, max: 12, step: 0.1 };
  expect([stepMeasure(4.2, 1, width), stepMeasure(4.2, -1, width)]).toEqual([4.3, 4.1]);
});
