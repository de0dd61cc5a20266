import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED } from '../../test/random-design.ts';
import { isSameSwing, STILL, swingAt, swingSlope, type Swing } from './swing.ts';

const swings: fc.Arbitrary<Swing> = fc.record({
  amplitude: fc.double({ min: 0, max: 3, noNaN: true }),
  waves: fc.integer({ min: 1, max: 12 }),
  phase: fc.double({ min: -7, max: 7, noNaN: true }),
});
const angle = fc.double({ min: -7, max: 7, noNaN: true });

describe('a line around the ring', () => {
  it(`closes, stays within its amplitude and has the slope of its course (seed ${SEED})`, () => {
    fc.assert(
      fc.property(swings, angle, fc.double({ min: -4, max: 4, noNaN: true }), (swing, at, rest) => {
        const x = swingAt(swing, rest, at);
        expect(Math.abs(x - rest)).toBeLessThanOrEqual(swing.amplitude + 1e-12);
        expect(swingAt(swing, rest, at + 2 * Math.PI)).toBeCloseTo(x, 9);
        const step = 1e-6;
        const slope = (swingAt(swing, rest, at + step) - swingAt(swing, rest, at - step)) / (2 * step);
        expect(slope).toBeCloseTo(swingSlope(swing, at), 5);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('has its crest at the top without a phase', () => {
    expect(swingAt({ amplitude: 0.5, waves: 3, phase: 0 }, 1, Math.PI / 2)).toBe(1.5);
  });

  it('stands still without an amplitude, whatever else is written', () => {
    expect(swingAt({ amplitude: 0, waves: 5, phase: 1 }, 1.2, 0.3)).toBe(1.2);
    expect(swingSlope({ amplitude: 0, waves: 5, phase: 1 }, 0.3)).toBe(0);
    expect(isSameSwing({ amplitude: 0, waves: 5, phase: 1 }, STILL)).toBe(true);
    expect(isSameSwing({ amplitude: 0.1, waves: 5, phase: 1 }, { amplitude: 0.1, waves: 5, phase: 1.1 })).toBe(false);
  });
});
