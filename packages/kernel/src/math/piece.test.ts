import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED } from '../../test/random-design.ts';
import { chainHeight, chainSquareIntegral, clipChain, type Chain } from './chain.ts';
import {
  clipPiece,
  heightAtX,
  line,
  parameterAtX,
  pointAt,
  squareIntegral,
  squareIntegralTo,
  tangentAt,
} from './piece.ts';
import type { ArcPiece, LinePiece, Piece } from './piece.ts';

const RUNS = 200;
const property = <T>(name: string, arbitrary: fc.Arbitrary<T>, holds: (value: T) => void): void => {
  it(`${name} (seed ${SEED}, ${RUNS} runs)`, () => {
    fc.assert(fc.property(arbitrary, holds), { seed: SEED, numRuns: RUNS });
  });
};
const within = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });

/** Pieces as sections have them: mm, from left to right, arcs within the upper or the lower half of their circle. */
const lines: fc.Arbitrary<LinePiece> = fc
  .tuple(within(-4, 4), within(0, 3), within(0.01, 4), within(0, 3))
  .map(([x, y0, width, y1]) => line(x, y0, x + width, y1));
const arcs: fc.Arbitrary<ArcPiece> = fc
  .tuple(within(-2, 2), within(-2, 2), within(0.2, 9), within(0.05, 0.9), within(0.05, 1), fc.boolean())
  .map(([cx, cy, radius, low, share, isUpper]) => {
    const from = low * Math.PI;
    const sweep = share * (Math.PI - from);
    // An upper arc runs from the larger angle to the smaller one, a lower arc the other way: x grows on both.
    return isUpper
      ? { kind: 'arc', cx, cy, radius, start: from + sweep, sweep: -sweep }
      : { kind: 'arc', cx, cy, radius, start: Math.PI + from, sweep };
  });
const pieces: fc.Arbitrary<Piece> = fc.oneof(lines, arcs);
const shares = within(0, 1);

/** ∫ (r0 + y)² dx by the midpoint rule in the piece's own parameter, which no closed form knows. */
function summed(piece: Piece, r0: number, until = 1): number {
  const steps = 4000;
  let sum = 0;
  for (let k = 0; k < steps; k++) {
    const [a, b] = [pointAt(piece, (until * k) / steps), pointAt(piece, (until * (k + 1)) / steps)];
    const middle = pointAt(piece, (until * (k + 0.5)) / steps);
    sum += (r0 + middle.y) ** 2 * (b.x - a.x);
  }
  return sum;
}

describe('a piece of an outline', () => {
  property('never runs back in x', fc.tuple(pieces, shares, shares), ([piece, s, t]) => {
    const [from, to] = [Math.min(s, t), Math.max(s, t)];
    expect(pointAt(piece, to).x).toBeGreaterThanOrEqual(pointAt(piece, from).x - 1e-12);
  });

  property('has at the x of a point the height of that point', fc.tuple(pieces, shares), ([piece, t]) => {
    const { x, y } = pointAt(piece, t);
    // Where an arc stands upright, a rounding of x is the root of it in y.
    expect(Math.abs(heightAtX(piece, x) - y)).toBeLessThan(1e-6);
    const again = pointAt(piece, parameterAtX(piece, x));
    expect(Math.hypot(again.x - x, again.y - y)).toBeLessThan(1e-6);
  });

  property('has a tangent of length 1 along the way', fc.tuple(pieces, within(0.01, 0.99)), ([piece, t]) => {
    const { x, y } = tangentAt(piece, t);
    expect(Math.hypot(x, y)).toBeCloseTo(1, 12);
    const [a, b] = [pointAt(piece, t - 1e-6), pointAt(piece, t + 1e-6)];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    expect((x * (b.x - a.x) + y * (b.y - a.y)) / length).toBeCloseTo(1, 6);
  });

  property('is clipped to what lies between', fc.tuple(pieces, shares, shares), ([piece, s, t]) => {
    const [a, b] = [pointAt(piece, Math.min(s, t)).x, pointAt(piece, Math.max(s, t)).x];
    const clipped = clipPiece(piece, a, b);
    if (b - a < 1e-9) return;
    if (clipped === null) throw new Error('Something lies between.');
    expect(pointAt(clipped, 0).x).toBeCloseTo(a, 9);
    expect(pointAt(clipped, 1).x).toBeCloseTo(b, 9);
    const { x, y } = pointAt(clipped, 0.5);
    expect(Math.abs(heightAtX(piece, x) - y)).toBeLessThan(1e-9);
  });

  property('lies outside of a strip that it does not reach', fc.tuple(pieces, within(0.01, 5)), ([piece, gap]) => {
    const right = pointAt(piece, 1).x;
    const left = pointAt(piece, 0).x;
    expect(clipPiece(piece, right + gap, right + 2 * gap)).toBeNull();
    expect(clipPiece(piece, left - 2 * gap, left - gap)).toBeNull();
  });

  property('has the square integral that a sum finds', fc.tuple(pieces, within(6, 12)), ([piece, r0]) => {
    const exact = squareIntegral(piece, r0);
    expect(Math.abs(exact - summed(piece, r0))).toBeLessThan(1e-5 * (1 + Math.abs(exact)));
  });

  property('adds up from its left end', fc.tuple(pieces, within(6, 12), shares), ([piece, r0, t]) => {
    const { x } = pointAt(piece, t);
    const exact = squareIntegralTo(piece, r0, x);
    expect(Math.abs(exact - summed(piece, r0, t))).toBeLessThan(1e-5 * (1 + Math.abs(exact)));
    expect(squareIntegralTo(piece, r0, pointAt(piece, 1).x)).toBeCloseTo(squareIntegral(piece, r0), 9);
  });
});

describe('a chain', () => {
  /** Three pieces end to end: a rise, a level and an arc down. */
  const CHAIN: Chain = [
    line(-3, 0.5, -1, 1.5),
    line(-1, 1.5, 1, 1.5),
    { kind: 'arc', cx: 1, cy: -0.5, radius: 2, start: Math.PI / 2, sweep: -Math.PI / 4 },
  ];
  const END = 1 + 2 * Math.SQRT1_2;

  it('has the height of the piece under x, and of its ends beyond them', () => {
    expect(chainHeight(CHAIN, -2)).toBe(1);
    expect(chainHeight(CHAIN, 0)).toBe(1.5);
    expect(chainHeight(CHAIN, 2)).toBeCloseTo(-0.5 + Math.sqrt(3), 12);
    expect(chainHeight(CHAIN, -9)).toBe(0.5);
    expect(chainHeight(CHAIN, 9)).toBeCloseTo(-0.5 + 2 * Math.SQRT1_2, 12);
  });

  property('is the sum of its parts', fc.tuple(within(-3, END), within(6, 12)), ([x, r0]) => {
    const whole = chainSquareIntegral(CHAIN, r0, -3, END);
    const [left, right] = [chainSquareIntegral(CHAIN, r0, -3, x), chainSquareIntegral(CHAIN, r0, x, END)];
    expect(left + right).toBeCloseTo(whole, 8);
    const width = (chain: Chain): number =>
      chain.reduce((sum, piece) => sum + pointAt(piece, 1).x - pointAt(piece, 0).x, 0);
    expect(width(clipChain(CHAIN, -3, x)) + width(clipChain(CHAIN, x, END))).toBeCloseTo(END + 3, 9);
  });

  it('keeps an upright wall on the side that is left of the cut', () => {
    const step: Chain = [line(0, 1, 1, 1), line(1, 1, 1, 2), line(1, 2, 2, 2)];
    expect(clipChain(step, 0, 1)).toHaveLength(2);
    expect(clipChain(step, 1, 2)).toHaveLength(1);
  });
});
