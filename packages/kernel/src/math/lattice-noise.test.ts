import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED } from '../../test/random-design.ts';
import { hashUnit } from './hash.ts';
import { latticeColumns, latticeNoise, latticeRow, type FieldPoint } from './lattice-noise.ts';

const RUNS = 300;
const noise = (s: number, t: number, turn: number, seed: number): FieldPoint => {
  const into = { value: 0, byU: 0, byX: 0 };
  latticeNoise(s, t, turn, seed, into);
  return into;
};
const places = fc.tuple(
  fc.double({ min: -30, max: 30, noNaN: true }),
  fc.double({ min: -30, max: 30, noNaN: true }),
  fc.integer({ min: 2, max: 40 }),
  fc.nat(9999),
);

describe('noise on a lattice', () => {
  it(`closes around the ring and stays within 0..1 (seed ${SEED})`, () => {
    fc.assert(
      fc.property(places, ([s, t, turn, seed]) => {
        const { value, byU, byX } = noise(s, t, turn, seed);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(1);
        const lap = noise(s + turn, t, turn, seed);
        expect(lap.value).toBeCloseTo(value, 9);
        expect(lap.byU).toBeCloseTo(byU, 6);
        expect(lap.byX).toBeCloseTo(byX, 6);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });

  it(`has the slopes of its values (seed ${SEED})`, () => {
    const step = 1e-5;
    fc.assert(
      fc.property(places, ([s, t, turn, seed]) => {
        const { byU, byX } = noise(s, t, turn, seed);
        const along = noise(s + step, t, turn, seed).value - noise(s - step, t, turn, seed).value;
        const across = noise(s, t + step, turn, seed).value - noise(s, t - step, turn, seed).value;
        expect(along / (2 * step)).toBeCloseTo(byU, 4);
        expect(across / (2 * step)).toBeCloseTo(byX, 4);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });

  it(`is in rows of columns what it is point by point (seed ${SEED})`, () => {
    const rows = fc.tuple(fc.integer({ min: 2, max: 20 }), fc.integer({ min: 20, max: 200 }), places);
    fc.assert(
      fc.property(rows, ([turn, count, [, t, , seed]]) => {
        const row = new Float64Array(count);
        latticeRow(latticeColumns(turn, count), t, seed, row);
        row.forEach((value, j) => expect(value).toBeCloseTo(noise((j * turn) / count, t, turn, seed).value, 12));
      }),
      { seed: SEED, numRuns: 60 },
    );
  });
});

it.each([1, 2, 77])('numbers of seed %d fill 0..1 evenly', (seed) => {
  const cells = Array.from({ length: 10_000 }, (_, k) => hashUnit((k % 100) - 50, Math.floor(k / 100) - 50, seed));
  const bins = Map.groupBy(cells, (value) => Math.floor(10 * value));
  expect([...bins.keys()].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  // Ten thousand throws into ten bins: a thousand each, and five deviations of the binomial are 150.
  for (const found of bins.values()) expect(Math.abs(found.length - 1000)).toBeLessThan(150);
});
