import { itemAt } from '../units/item-at.ts';
import { describe, expect, it } from 'vitest';
import { relief, type LaneBorders, type Relief } from '../body/relief.ts';
import { reliefLoss } from '../body/relief-loss.ts';
import { PolishedSpots } from '../body/polished-spots.ts';
import { notchRows, reliefGrid, workedNormal } from './relief-grid.ts';

const RADIUS = 10.4;
const HALF = 2;
const borders: LaneBorders = { left: -HALF, right: HALF, leftSlope: 0, rightSlope: 0 };
const radiusAt = (x: number): number => RADIUS - 0.05 * x * x;

function made(finish: string): Relief {
  const lane = { from: -HALF, to: HALF, circumference: 2 * Math.PI * RADIUS, seed: 5, openLeft: true, openRight: true };
  const found = relief(finish, lane);
  if (found === null) throw new Error(`${finish} is no relief`);
  return found;
}

const spots = new PolishedSpots([], 2 * Math.PI * RADIUS);

/** Angles at which notches have lips and floor, and two between on every flank. */
function notchAngles({ form, lane }: Relief): number[] {
  if (form.kind !== 'notches') return [];
  const { count, depth } = form.notches;
  const perMm = (2 * Math.PI) / lane.circumference;
  return Array.from({ length: count }, (_, k) =>
    [-3, -2, -1, 0, 1, 2, 3].map((step) => (2 * Math.PI * k) / count + (step * depth * perMm) / 3),
  ).flat();
}

const even = (from: number, to: number, steps: number): number[] =>
  Array.from({ length: steps + 1 }, (_, k) => from + ((to - from) * k) / steps);

/** Nodes of a lane with the kinks of its notches among them. */
function nodes(one: Relief, around: number, across: number): { angles: number[]; x: number[] } {
  const turn = 2 * Math.PI;
  const angles = [...even(0, turn, around).slice(0, -1), ...notchAngles(one).map((angle) => (angle + turn) % turn)];
  const inOrder = (values: number[]): number[] =>
    values.sort((a, b) => a - b).filter((value, k) => k === 0 || value - itemAt(values, k - 1) > 1e-9);
  return { angles: inOrder(angles), x: inOrder([...even(-HALF, HALF, across), ...notchRows(one)]) };
}

/** Volume between the worked surface and the axis: every triangle and the middle of the ring make a tetrahedron. */
function meshVolume(angles: readonly number[], x: readonly number[], depth: Float64Array): number {
  const point = (i: number, j: number): readonly [number, number, number] => {
    const column = j % angles.length;
    const radius = radiusAt(itemAt(x, i)) - itemAt(depth, i * angles.length + column);
    const angle = itemAt(angles, column);
    return [radius * Math.cos(angle), radius * Math.sin(angle), itemAt(x, i)];
  };
  type P = readonly [number, number, number];
  const tetrahedron = (a: P, b: P, c: P): number => {
    const det =
      a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
    return det / 6;
  };
  let sum = 0;
  const last = x.length - 1;
  for (let j = 0; j < angles.length; j++) {
    for (let i = 0; i < last; i++) {
      const [a, b, c, d] = [point(i, j), point(i, j + 1), point(i + 1, j + 1), point(i + 1, j)];
      sum += tetrahedron(a, b, c) + tetrahedron(a, c, d);
    }
    const [left, leftNext, right, rightNext] = [point(0, j), point(0, j + 1), point(last, j), point(last, j + 1)];
    sum += tetrahedron(left, [0, 0, -HALF], leftNext) + tetrahedron(right, rightNext, [0, 0, HALF]);
  }
  return sum;
}

describe('reliefGrid', () => {
  it.each([
    ['hammer-pol', 1e-3],
    ['bark', 2e-3],
    // Triangles lie across the slanting lips of a notch.
    ['notch', 1.2e-2],
  ] as const)('%s: a closed mesh holds what the loss leaves', (finish, tolerance) => {
    const one = made(finish);
    const { angles, x } = nodes(one, 1500, 120);
    const grid = reliefGrid(one, { angles, borders: () => borders, x: (row) => itemAt(x, row), rows: x.length, spots });
    const flat = new Float64Array(angles.length * x.length);
    const lost = meshVolume(angles, x, flat) - meshVolume(angles, x, grid.depth);
    const loss = reliefLoss(one, { bordersAt: () => borders, swings: false, radiusAt, spots });
    expect(grid.columns).toBe(angles.length);
    expect(Math.abs(lost / loss - 1)).toBeLessThan(tolerance);
  });

  it('gives normals that stand on the worked surface', () => {
    const one = made('hammer-coarse');
    const e = 1e-5;
    const angles = even(0.1, 6.1, 60).flatMap((angle) => [angle - e, angle, angle + e]);
    const x = even(-1.8, 1.8, 24).flatMap((each) => [each - e, each, each + e]);
    const grid = reliefGrid(one, { angles, borders: () => borders, x: (row) => itemAt(x, row), rows: x.length, spots });
    const at = (i: number, j: number): readonly [number, number, number] => {
      const radius = radiusAt(itemAt(x, i)) - itemAt(grid.depth, i * grid.columns + j);
      return [radius * Math.cos(itemAt(angles, j)), radius * Math.sin(itemAt(angles, j)), itemAt(x, i)];
    };
    let worst = 0;
    for (let i = 1; i < x.length; i += 3) {
      for (let j = 1; j < angles.length; j += 3) {
        const [c, s] = [Math.cos(itemAt(angles, j)), Math.sin(itemAt(angles, j))];
        const fall = 0.1 * itemAt(x, i);
        const steep = Math.hypot(1, fall);
        const node = i * grid.columns + j;
        const [out, along, across] = workedNormal(
          { radius: radiusAt(itemAt(x, i)), across: fall / steep, outwards: 1 / steep },
          itemAt(grid.depth, node),
          itemAt(grid.byAngle, node),
          itemAt(grid.byX, node),
        );
        const normal = [out * c - along * s, out * s + along * c, across];
        for (const [from, to] of [
          [at(i, j - 1), at(i, j + 1)],
          [at(i - 1, j), at(i + 1, j)],
        ] as const) {
          const step = to.map((value, k) => value - itemAt(from, k));
          const dot = step.reduce((sum, value, k) => sum + value * itemAt(normal, k), 0);
          worst = Math.max(worst, Math.abs(dot) / Math.hypot(...step));
        }
      }
    }
    expect(worst).toBeLessThan(1e-3);
  });
});
