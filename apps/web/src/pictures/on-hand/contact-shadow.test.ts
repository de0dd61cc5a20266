import fc from 'fast-check';
import { expect, it } from 'vitest';
import { footprint } from './contact-shadow.ts';
import { fingerFrame, MOST_TILT } from './finger-frame.ts';

const FRAME = fingerFrame({ a: { x: 0, y: 100 }, b: { x: 160, y: 100 } });

it('is a straight strip as wide as the band where the finger is seen square', () => {
  const ys = footprint(FRAME, { innerRadius: 8, width: 5, tilt: 0 }).map(({ y }) => y);
  expect(new Set(ys.map((y) => Math.round(1000 * y) / 1000))).toEqual(new Set([75, 125]));
});

it('is bent away from whoever looks, and reaches from edge to edge of the finger', () => {
  const bands = fc.record({
    innerRadius: fc.double({ min: 6, max: 13, noNaN: true }),
    width: fc.double({ min: 1, max: 14, noNaN: true }),
    tilt: fc.double({ min: -MOST_TILT, max: MOST_TILT, noNaN: true }),
  });
  fc.assert(
    fc.property(bands, (band) => {
      const points = footprint(FRAME, band);
      expect(Math.min(...points.map(({ x }) => x))).toBeCloseTo(0, 6);
      expect(Math.max(...points.map(({ x }) => x))).toBeCloseTo(160, 6);
      const [first, middle] = [points[0], points[12]];
      // Seen from the fingertip, which is up, the front of the rim lies lower than its ends at the edges of the finger.
      const lower = (middle?.y ?? NaN) - (first?.y ?? NaN);
      expect(lower).toBeCloseTo(80 * Math.sin(band.tilt), 4);
    }),
  );
});
