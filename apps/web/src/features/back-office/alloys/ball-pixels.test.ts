import { f0OfLab } from '@ringwerk/catalogue';
import { expect, test } from 'vitest';
import { ballPixels } from './ball-pixels.ts';

const SIZE = 64;
const at = (pixels: Uint8ClampedArray, column: number, row: number) =>
  Array.from({ length: 4 }, (_, channel) => pixels[4 * (row * SIZE + column) + channel] ?? NaN) as [
    number,
    number,
    number,
    number,
  ]; // four channels

test('the ball has the metal’s hue in its middle, all light at its rim, and nothing around it', () => {
  const yellow = ballPixels(f0OfLab([90.7, 1.3, 23.2]), SIZE);
  const [red, green, blue, alpha] = at(yellow, 32, 20);
  expect(alpha).toBe(255);
  expect(red).toBeGreaterThan(green);
  expect(green).toBeGreaterThan(blue);
  expect(at(yellow, 0, 0)[3]).toBe(0);
  const [rimRed, , rimBlue] = at(yellow, 32, 3);
  expect((rimRed - rimBlue) / rimRed).toBeLessThan((red - blue) / red);
});

test('a darker metal reflects less', () => {
  const sum = (pixels: Uint8ClampedArray): number => pixels.reduce((total, value) => total + value, 0);
  expect(sum(ballPixels(f0OfLab([60, 0, 3]), SIZE))).toBeLessThan(sum(ballPixels(f0OfLab([90, 0, 3]), SIZE)));
});
