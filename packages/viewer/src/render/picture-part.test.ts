import { expect, it } from 'vitest';
import { cornerFromMiddle } from './picture-part.ts';

it('finds the lower left corner of a picture and of its parts from the picture’s middle', () => {
  const whole = { width: 400, height: 300 };
  expect(cornerFromMiddle(whole)).toEqual([-200, -150]);
  // The upper left quarter ends where the middle is.
  expect(cornerFromMiddle({ left: 0, top: 0, width: 200, height: 150, whole })).toEqual([-200, 0]);
  expect(cornerFromMiddle({ left: 200, top: 150, width: 200, height: 150, whole })).toEqual([0, -150]);
});
