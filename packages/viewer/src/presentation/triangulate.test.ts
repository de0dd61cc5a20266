import { describe, expect, it } from 'vitest';
import type { CutPoint } from './clip-mesh.ts';
import { triangulate } from './triangulate.ts';

const SQUARE: readonly CutPoint[] = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
];
/** An L: its inner corner must not be cut off. */
const ANGLE: readonly CutPoint[] = [
  [0, 0],
  [3, 0],
  [3, 1],
  [1, 1],
  [1, 3],
  [0, 3],
];

const signed = ([a, b, c]: readonly [CutPoint, CutPoint, CutPoint]): number =>
  ((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) / 2;
const area = (outline: readonly CutPoint[]): number =>
  triangulate(outline).reduce((sum, triangle) => sum + signed(triangle), 0);

describe('an outline', () => {
  it.each([
    ['a square', SQUARE, 4],
    ['an angle', ANGLE, 5],
  ])('of %s is filled to its whole area, with every triangle facing the same way', (_name, outline, expected) => {
    expect(area(outline)).toBeCloseTo(expected, 12);
    expect(triangulate(outline).filter((triangle) => signed(triangle) <= 0)).toEqual([]);
    expect(triangulate(outline)).toHaveLength(outline.length - 2);
  });

  it('is filled the same whichever way round it is given', () => {
    expect(area(ANGLE.toReversed())).toBeCloseTo(5, 12);
  });

  it('loses points on a straight edge without losing area', () => {
    expect(
      area([
        [0, 0],
        [1, 0],
        [2, 0],
        [2, 2],
        [1, 2],
        [0, 2],
      ]),
    ).toBeCloseTo(4, 12);
  });

  it('of fewer than three points is nothing', () => {
    expect([
      triangulate([]),
      triangulate([
        [0, 0],
        [1, 1],
      ]),
    ]).toEqual([[], []]);
  });

  it('that crosses itself ends, and is not filled beyond its hull', () => {
    const bow: readonly CutPoint[] = [
      [0, 0],
      [2, 2],
      [2, 0],
      [0, 2],
    ];
    expect(triangulate(bow).reduce((sum, triangle) => sum + Math.abs(signed(triangle)), 0)).toBeLessThanOrEqual(4);
  });
});
