import { describe, expect, it } from 'vitest';
import type { CutEdge, CutPoint } from './clip-mesh.ts';
import { outlines } from './outlines.ts';

/** The edges of a closed line through these points, each given from a point to the next. */
const around = (points: readonly CutPoint[]): CutEdge[] =>
  points.map((point, index): CutEdge => [point, points[(index + 1) % points.length] ?? point]);
const along = (points: readonly CutPoint[]): CutEdge[] => around(points).slice(0, -1);
const length = (outline: readonly CutPoint[]): number =>
  around(outline).reduce((sum, [a, b]) => sum + Math.hypot(a[0] - b[0], a[1] - b[1]), 0);
const SQUARE: readonly CutPoint[] = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
];

describe('edges of a cut', () => {
  it('in any order and direction make their outline', () => {
    const [a, b, c, d] = around(SQUARE);
    if (!a || !b || !c || !d) throw new Error('a square has four edges');
    const [found, ...others] = outlines([c, [b[1], b[0]], a, [d[1], d[0]]]);
    expect(others).toEqual([]);
    expect([found?.length, length(found ?? [])]).toEqual([4, 8]);
  });

  it('of two bodies make two outlines', () => {
    const far = SQUARE.map(([z, y]): CutPoint => [z + 10, y]);
    expect(outlines([...around(SQUARE), ...around(far)]).map((outline) => length(outline))).toEqual([8, 8]);
  });

  it('that nearly meet, as far as rounding goes, are one line', () => {
    const shaken = around(SQUARE).map(([a, [z, y]]): CutEdge => [a, [z + 1e-6, y - 1e-6]]);
    expect(outlines(shaken)).toHaveLength(1);
  });

  it('open where the next colour begins are closed straight there', () => {
    const [found] = outlines(along(SQUARE));
    expect(length(found ?? [])).toBeCloseTo(8, 6);
  });

  it('in two open pieces of one colour are joined at their nearest ends, without a crossing', () => {
    const [found, ...others] = outlines([
      ...along([
        [0, 0],
        [1, 1],
        [2, 0],
      ]),
      ...along([
        [0, -0.2],
        [1, -1],
        [2, -0.2],
      ]),
    ]);
    expect(others).toEqual([]);
    expect(length(found ?? [])).toBeCloseTo(2 * Math.SQRT2 + 2 * Math.hypot(1, 0.8) + 0.4, 6);
  });

  it('without length say nothing', () => {
    expect(
      outlines([
        [
          [0, 0],
          [0, 0],
        ],
      ]),
    ).toEqual([]);
  });
});
