import { itemAt } from '../units/item-at.ts';
import { describe, expect, it } from 'vitest';
import type { Point2 } from '../math/piece.ts';
import { clipEars } from './slot-mesh.ts';

const area = (corners: readonly Point2[]): number =>
  corners.reduce((sum, a, k) => {
    const b = corners[(k + 1) % corners.length] ?? a;
    return sum + (a.x * b.y - b.x * a.y) / 2;
  }, 0);
const points = (...list: readonly (readonly [number, number])[]): Point2[] => list.map(([x, y]) => ({ x, y }));

describe('clipEars', () => {
  it.each([
    ['a square', points([0, 0], [1, 0], [1, 1], [0, 1])],
    [
      'a slot with undercuts',
      points([-1, 3], [-1, 2], [-2, 1.5], [-2, 1], [-0.5, 0], [0.5, 0], [2, 1], [2, 1.5], [1, 2], [1, 3]),
    ],
    ['a side with corners in line', points([0, 0], [1, 0], [2, 0], [3, 0], [3, 2], [0, 2])],
  ])('covers %s exactly', (_, outline) => {
    const triangles = clipEars(outline);
    expect(triangles).toHaveLength(outline.length - 2);
    const parts = triangles.map((triangle) => area(triangle.map((index) => itemAt(outline, index))));
    expect(parts.every((part) => part >= 0)).toBe(true);
    expect(parts.reduce((a, b) => a + b, 0)).toBeCloseTo(area(outline), 12);
  });
});
