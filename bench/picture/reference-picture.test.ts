import { expect, it } from 'vitest';
import { decodeReference, encodeReference, halved } from './reference-picture.ts';

it('keeps light to three parts in ten thousand, coverage to a byte, and rows the right way up', () => {
  const light = Float32Array.from([0.001, 0.02, 0.5, 1, 3, 20, 60, 0.5, 0, 0, 0, 0, 0.3, 0.3, 0.3, 0.25]);
  const metal = Float32Array.from([1, 0.5, 0, 0.2]);
  const back = decodeReference(encodeReference({ width: 2, height: 2, light, metal }));
  light.forEach((value, index) => {
    const isCoverage = index % 4 === 3;
    const allowed = isCoverage ? 1 / 500 : 1e-6 + 3e-4 * value;
    expect(Math.abs((back.light[index] ?? 0) - value)).toBeLessThanOrEqual(allowed);
  });
  metal.forEach((value, index) => expect(Math.abs((back.metal[index] ?? 0) - value)).toBeLessThanOrEqual(1 / 500));
});

it('halves by the mean of four pixels', () => {
  const light = Float32Array.from({ length: 4 * 4 * 2 }, (_, index) => Math.floor(index / 4));
  const metal = Float32Array.from({ length: 8 }, (_, index) => index / 8);
  const small = halved({ width: 4, height: 2, light, metal });
  expect([small.width, small.height]).toEqual([2, 1]);
  // pixels 0, 1, 4, 5 and 2, 3, 6, 7
  expect([...small.light]).toEqual([2.5, 2.5, 2.5, 2.5, 4.5, 4.5, 4.5, 4.5]);
  expect([...small.metal]).toEqual([2.5 / 8, 4.5 / 8]);
});
