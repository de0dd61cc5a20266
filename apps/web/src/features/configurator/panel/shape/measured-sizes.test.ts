import { expect, it } from 'vitest';
import { advisedSize, keepMeasured, measuredSize } from './measured-sizes.ts';

it('adds the allowance to what was measured once, however often the advice is opened', () => {
  const range = { min: 41, max: 82 };
  let made = 54;
  // Opened for the first time nothing was measured: the size of the ring is where the gauge begins.
  for (const expected of [55, 55, 55]) {
    const measured = measuredSize('7002 first', made);
    expect(measured).toBe(54);
    made = advisedSize(measured, 1, range);
    keepMeasured('7002 first', measured);
    expect(made).toBe(expected);
  }
  expect(measuredSize('7002 second', 62)).toBe(62);
  expect(advisedSize(81.8, 1, range)).toBe(82);
});
