import { expect, it } from 'vitest';
import { fillFor, metalReach } from './turn-fill.ts';

/** A picture of ten by ten pixels that is covered so much at each of these places. */
function picture(covered: readonly (readonly [x: number, y: number, alpha: number])[]) {
  const data = new Uint8ClampedArray(400);
  for (const [x, y, alpha] of covered) data[4 * (10 * y + x) + 3] = alpha;
  return { data, width: 10, height: 10 };
}

it('measures how far metal reaches from the middle, whichever way, and leaves shadow aside', () => {
  expect(metalReach(picture([]))).toBe(0);
  expect(metalReach(picture([[5, 4, 255]]))).toBeCloseTo(0.1, 10);
  expect(metalReach(picture([[1, 4, 255]]))).toBeCloseTo(0.7, 10);
  expect(metalReach(picture([[5, 8, 255]]))).toBeCloseTo(0.7, 10);
  expect(metalReach(picture([[0, 0, 200]]))).toBe(0);
});

it('draws rings smaller that reach far in some frame, and none larger than the picture', () => {
  expect(fillFor(1)).toBeCloseTo(0.41, 10);
  expect(fillFor(0.7)).toBeLessThan(fillFor(0.6));
  expect(fillFor(0)).toBeLessThanOrEqual(0.95);
});
