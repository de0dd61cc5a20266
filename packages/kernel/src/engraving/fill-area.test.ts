import { itemAt } from '../units/item-at.ts';
import { describe, expect, it } from 'vitest';
import { trapezoidArea } from '../../test/trapezoid-area.ts';
import { fillArea } from './fill-area.ts';
import type { Polyline } from './flatten-contour.ts';
import { planarMesh, type PlanarMesh } from './planar-mesh.ts';
import { widenLine } from './widen-line.ts';

/** Where a line at a height crosses the loops, and whether they turn left or right around what lies before it. */
function crossings(loops: readonly Polyline[], y: number): readonly (readonly [x: number, turn: 1 | -1])[] {
  const found: [number, 1 | -1][] = [];
  for (const loop of loops) {
    for (let k = 0; k < loop.length; k += 2) {
      const next = (k + 2) % loop.length;
      const [x0, y0, x1, y1] = [itemAt(loop, k), itemAt(loop, k + 1), itemAt(loop, next), itemAt(loop, next + 1)];
      if (y0 <= y !== y1 <= y) found.push([x0 + ((y - y0) * (x1 - x0)) / (y1 - y0), y1 > y0 ? 1 : -1]);
    }
  }
  return found.toSorted(([a], [b]) => a - b);
}

/** Area of all points of a grid around which the loops wind, row by row: independent of the sweep. */
function sampledArea(loops: readonly Polyline[], from: number, to: number, steps: number): number {
  const step = (to - from) / steps;
  let hits = 0;
  for (let j = 0; j < steps; j++) {
    const row = crossings(loops, from + (j + 0.5) * step);
    let [passed, turns] = [0, 0];
    for (let i = 0; i < steps; i++) {
      const x = from + (i + 0.5) * step;
      for (let next = row[passed]; next !== undefined && next[0] <= x; next = row[passed]) {
        turns += next[1];
        passed++;
      }
      if (turns !== 0) hits++;
    }
  }
  return hits * step * step;
}

function meshArea({ points, triangles }: PlanarMesh): number {
  let sum = 0;
  for (let t = 0; t < triangles.length; t += 3) {
    const [a = 0, b = 0, c = 0] = triangles.slice(t, t + 3);
    const at = (vertex: number, axis: number): number => itemAt(points, 2 * vertex + axis);
    const area = ((at(b, 0) - at(a, 0)) * (at(c, 1) - at(a, 1)) - (at(c, 0) - at(a, 0)) * (at(b, 1) - at(a, 1))) / 2;
    expect(area).toBeGreaterThan(-1e-9);
    sum += area;
  }
  return sum;
}

/** Every border vertex has one border edge in and one out, and borders are the only open edges. */
function expectWhole(mesh: PlanarMesh): void {
  const count = new Map<string, number>();
  for (let t = 0; t < mesh.triangles.length; t += 3) {
    for (let k = 0; k < 3; k++) {
      const key = `${mesh.triangles[t + k]} ${mesh.triangles[t + ((k + 1) % 3)]}`;
      count.set(key, (count.get(key) ?? 0) + 1);
    }
  }
  for (const times of count.values()) expect(times).toBe(1);
  const open = [...count.keys()].filter((key) => !count.has(key.split(' ').toReversed().join(' ')));
  expect(mesh.borders.flat()).toHaveLength(open.length);
  expect(new Set(mesh.borders.flat()).size).toBe(open.length);
}

const square = (x: number, y: number, size: number): number[] => [x, y, x + size, y, x + size, y + size, x, y + size];
const reversed = (loop: Polyline): number[] => {
  const points: number[] = [];
  for (let k = loop.length - 2; k >= 0; k -= 2) points.push(itemAt(loop, k), itemAt(loop, k + 1));
  return points;
};

describe('fillArea', () => {
  it.each([
    ['a square', [square(0, 0, 2)], 4],
    ['two squares that overlap', [square(0, 0, 2), square(1, 1, 2)], 7],
    ['a frame', [square(0, 0, 3), reversed(square(1, 1, 1))], 8],
    ['an overlap that runs the same way is no hole', [square(0, 0, 3), square(1, 1, 1)], 9],
    ['two squares that share a side', [square(0, 0, 1), square(1, 0, 1)], 2],
    ['two squares that touch in a corner', [square(0, 0, 1), square(1, 1, 1)], 2],
    ['a bow tie', [[0, 0, 2, 2, 2, 0, 0, 2]], 2],
    ['a line without area', [[0, 0, 1, 1]], 0],
    ['nothing', [], 0],
  ])('%s', (_, loops, area) => {
    const trapezoids = fillArea(loops);
    expect(trapezoidArea(trapezoids)).toBeCloseTo(area, 5);
    const mesh = planarMesh(trapezoids, 0.3);
    expect(meshArea(mesh)).toBeCloseTo(area, 4);
    expectWhole(mesh);
  });

  it('parts squares that touch in a corner by a micrometre', () => {
    const { points } = planarMesh(fillArea([square(0, 0, 1), square(1, 1, 1)]), 0.3, 0.001);
    const near = points.flatMap((x, k) => (k % 2 === 0 ? [Math.hypot(x - 1, itemAt(points, k + 1) - 1)] : []));
    expect(near.filter((distance) => distance < 0.01).map((distance) => Math.round(1e6 * distance))).toEqual([0, 1000]);
  });

  it('joins areas whose slanted sides fall onto each other but for rounding', () => {
    const left = [0, 0, 0.5, 0, 0.8, 1, 0, 1];
    const right = [0.500_004, 0, 1.2, 0, 1.2, 1, 0.800_002, 1];
    const mesh = planarMesh(fillArea([left, right]), 0.25, 0.001);
    expectWhole(mesh);
    expect(mesh.borders).toHaveLength(1);
    expect(meshArea(mesh)).toBeCloseTo(1.2, 5);
  });
  it('agrees with the winding number on loops thrown at random', () => {
    let seed = 7;
    const random = (): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed / 2_147_483_648;
    };
    for (let round = 0; round < 30; round++) {
      const loops = Array.from({ length: 6 }, () => Array.from({ length: 12 }, () => random()));
      const trapezoids = fillArea(loops, [0.25, 0.5, 0.75]);
      expect(Math.abs(trapezoidArea(trapezoids) - sampledArea(loops, 0, 1, 220))).toBeLessThan(0.006);
      const mesh = planarMesh(trapezoids, 0.1);
      expect(meshArea(mesh)).toBeCloseTo(trapezoidArea(trapezoids), 3);
      expectWhole(mesh);
    }
  });
});

describe('widenLine', () => {
  it('makes a straight line a bar with round ends', () => {
    const area = trapezoidArea(fillArea(widenLine([0, 0, 3, 4], 0.4)));
    expect(area).toBeCloseTo(5 * 0.4 + Math.PI * 0.04, 2);
  });
  it('closes a circle without gaps', () => {
    const circle = Array.from({ length: 65 }, (_, k) => [
      Math.cos((2 * Math.PI * k) / 64),
      Math.sin((2 * Math.PI * k) / 64),
    ]).flat();
    const ring = trapezoidArea(fillArea(widenLine(circle, 0.2)));
    expect(Math.abs(ring / (Math.PI * (1.1 ** 2 - 0.9 ** 2)) - 1)).toBeLessThan(0.003);
  });
});
