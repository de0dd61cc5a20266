import { expect, it } from 'vitest';
import { stairOf, stairRatio, type Lightness, type Place } from './stairs.ts';

const EDGE = 96;
/** Rise of a line over its run: far from all directions in which pixels stand in rows. */
const RISE = 0.137;
const LINE: readonly Place[] = [4, EDGE - 4].map((x) => ({ x, y: 40 + RISE * x }));

/** Mean over samples on a grid in every pixel, as a picture at rest gathers them. */
function drawn(lightAt: (x: number, y: number) => number, samples: number): Lightness {
  const values = Float32Array.from({ length: EDGE * EDGE }, (_, pixel) => {
    let sum = 0;
    for (let k = 0; k < samples * samples; k += 1) {
      const [u, v] = [(k % samples) + 0.5, Math.floor(k / samples) + 0.5];
      sum += lightAt((pixel % EDGE) + u / samples, Math.floor(pixel / EDGE) + v / samples);
    }
    return sum / samples ** 2;
  });
  return { width: EDGE, height: EDGE, values };
}

const below = (x: number, y: number): number => (y - 40 - RISE * x) / Math.hypot(1, RISE);
const border = (x: number, y: number): number => (below(x, y) > 0 ? 90 : 20);
/** A line of light of a fifth of a pixel: the rim of a band seen from afar. */
const thin = (x: number, y: number): number => (Math.abs(below(x, y)) < 0.1 ? 95 : 30);
const ratio = (lightAt: (x: number, y: number) => number, samples: number): number =>
  stairRatio(stairOf(drawn(lightAt, samples), [LINE]) ?? 0, stairOf(drawn(lightAt, 8), [LINE]) ?? 0);

it('a border with one sample a pixel is a stair, with sixteen it is as smooth as with 64', () => {
  expect(ratio(border, 1)).toBeGreaterThan(1.5);
  expect(ratio(border, 4)).toBeLessThan(1.1);
});

it('a line of light that is thinner than a pixel breaks into dashes with one sample, into dots with four', () => {
  expect(ratio(thin, 1)).toBeGreaterThan(3);
  expect(ratio(thin, 2)).toBeGreaterThan(1.5);
});

it('dots on an even line count, a light that fades along it does not', () => {
  const even = (): number => 60;
  const fading = (x: number): number => 60 + 0.3 * x;
  const dotted = (x: number, y: number): number => (Math.abs(below(x, y)) < 1 && x % 6 < 1 ? 90 : 60);
  const reference = stairOf(drawn(even, 2), [LINE]) ?? Number.NaN;
  expect(reference).toBeLessThan(0.001);
  expect(stairRatio(stairOf(drawn(fading, 2), [LINE]) ?? Number.NaN, reference)).toBeLessThan(1.02);
  expect(stairRatio(stairOf(drawn(dotted, 4), [LINE]) ?? Number.NaN, reference)).toBeGreaterThan(5);
});

it('a line that is shorter than what counts as smooth has no stair', () => {
  expect(stairOf(drawn(border, 1), [[LINE[0] ?? { x: 0, y: 0 }, { x: 8, y: 42 }]])).toBeNull();
});
