import { expect, it } from 'vitest';
import { encoded, labOf, neutral, type Triple } from './colour.ts';
import { deltaE } from './delta-e.ts';
import { flip, type Picture } from './flip.ts';

// Sharma, Wu and Dalal's own test pairs: those that break hue averages, the rotation term, and greys.
it.each([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[50, 2.5, 0], [50, 3.2592, 0.335], 1],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
  [[90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
] as const)('tells %j from %j by %d', (one, two, difference) => {
  expect(deltaE(one as Triple, two as Triple)).toBeCloseTo(difference, 4);
  expect(deltaE(two as Triple, one as Triple)).toBeCloseTo(difference, 4);
});

const plain = (colour: Triple): Picture => ({
  width: 24,
  height: 16,
  light: Float32Array.from({ length: 24 * 16 * 3 }, (_, index) => colour[index % 3] ?? 0),
});
/** A field with one square of another colour in it. */
function square(field: Triple, colour: Triple): Picture {
  const picture = plain(field);
  for (let y = 5; y < 11; y += 1) for (let x = 8; x < 16; x += 1) picture.light.set(colour, 3 * (24 * y + x));
  return picture;
}
const mean = (values: Float32Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;

it('sees no difference between a picture and itself', () => {
  const picture = square([0.2, 0.2, 0.2], [0.8, 0.5, 0.1]);
  expect(mean(flip(picture, picture))).toBe(0);
});

it('sees the largest difference between the pure green and the pure blue of the screen', () => {
  expect(mean(flip(plain([0, 1, 0]), plain([0, 0, 1])))).toBeCloseTo(1, 4);
});

it('puts black against white behind the knee: 0.95 and a share of the rest', () => {
  // L* differs by 100: 100^0.7 = 25.119; green against blue gives 41.28, so the knee lies at 16.51.
  expect(mean(flip(plain([0, 0, 0]), plain([1, 1, 1])))).toBeCloseTo(0.9675, 3);
});

it('weighs a difference more where it makes an edge', () => {
  const [grey, lighter] = [0.2, 0.25].map((value): Triple => [value, value, value]);
  if (!grey || !lighter) throw new Error('two greys');
  const field = flip(plain(grey), plain(lighter));
  const edged = flip(plain(grey), square(grey, lighter));
  expect(edged[24 * 8 + 8] ?? 0).toBeGreaterThan(mean(field));
});

it('is the same both ways and refuses pictures of two sizes', () => {
  const [one, two] = [square([0.2, 0.2, 0.2], [0.8, 0.5, 0.1]), plain([0.3, 0.2, 0.2])];
  expect(mean(flip(one, two))).toBeCloseTo(mean(flip(two, one)), 6);
  expect(() => flip(one, { ...two, width: 12 })).toThrow(RangeError);
});

it('measures white as L* 100 without hue, and develops within the screen', () => {
  const [L, a, b] = labOf([1, 1, 1]);
  expect([L, a, b].map((value) => Math.abs(Math.round(value * 100) / 100))).toEqual([100, 0, 0]);
  for (const light of [0.02, 0.3, 0.76, 4, 60])
    expect(encoded(Math.max(...neutral([light, light / 2, 0.1])))).toBeLessThanOrEqual(1);
});
