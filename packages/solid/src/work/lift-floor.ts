import { itemAt, outside } from '@ringwerk/kernel/math';
import { boundaryLoops, endAt, type SectorPlanes } from '../shell/sector-planes.ts';
import { withTriangles } from '../shell/cap-sector.ts';
import { pickTriangles, type Shell } from '../shell/shell.ts';
import type { WorkStep } from './work-step.ts';

/** Metal that stays between a tool and the floor, mm. */
const MARGIN = 0.05;
/** Corners of one row around the ring stand alike so far, mm. */
const LEVEL = 1e-4;

/** A sector on a floor of its own instead of its bore, open at its two ends. */
export interface LiftedSector {
  readonly shell: Shell;
  /** Triangles of the floor, under the tag of caps. */
  readonly floorTriangles: number;
  /** What lies below the floor; no tool comes there. */
  readonly below: Shell;
}

/** Square of the radius about the ring's axis that a tool does not go below, mm²: a flat face dips under its corners. */
function leastSquare({ cloud }: WorkStep): number {
  let [near, left, right, low, high] = [Infinity, Infinity, -Infinity, Infinity, -Infinity];
  for (let at = 0; at < cloud.length; at += 3) {
    const [x, y] = [cloud[at] ?? outside(cloud, at), cloud[at + 1] ?? outside(cloud, at + 1)];
    near = Math.min(near, x * x + y * y);
    [left, right, low, high] = [Math.min(left, x), Math.max(right, x), Math.min(low, y), Math.max(high, y)];
  }
  return near - ((right - left) ** 2 + (high - low) ** 2) / 4;
}

const leastRadius = (steps: readonly WorkStep[]): number => Math.sqrt(Math.max(0, Math.min(...steps.map(leastSquare))));

/** The two lines of a sector's open edge that run from one end to the other, in the direction in which a floor runs along them. */
function floorLines(shell: Shell, planes: SectorPlanes): readonly [readonly number[], readonly number[]] | null {
  const [loop, ...others] = boundaryLoops(shell) ?? [];
  if (loop === undefined || others.length > 0) return null;
  const ends = loop.map((v) => endAt(shell, v, planes));
  const first = ends.findIndex((end, k) => end === 'start' && ends[(k + 1) % ends.length] !== 'start');
  if (first < 0) return null;
  const turned = (k: number): number => (first + k) % loop.length;
  const line = (from: number): readonly [number[], number] => {
    const found = [itemAt(loop, turned(from))];
    let k = from + 1;
    while (k < loop.length && ends[turned(k)] === null) found.push(itemAt(loop, turned(k++)));
    found.push(itemAt(loop, turned(k)));
    return [found, k];
  };
  const [out, reached] = line(0);
  if (ends[turned(reached)] !== 'end') return null;
  let last = reached;
  while (last < loop.length && ends[turned(last)] === 'end') last++;
  const [back, home] = line(last - 1);
  // The rest of the loop must lie in the start plane.
  for (let k = home; k < loop.length; k++) if (ends[turned(k)] !== 'start') return null;
  return ends[turned(home)] === 'start' ? [out, back] : null;
}

/** Triangles between two lines that run against each other; `ahead` says how far around a corner stands. */
function zip(out: readonly number[], back: readonly number[], ahead: (v: number) => number): number[] {
  const corners: number[] = [];
  let [i, j] = [0, back.length - 1];
  while (i + 1 < out.length || j > 0) {
    const [a, b, nextA, nextB] = [out[i] ?? outside(out, i), back[j] ?? outside(back, j), out[i + 1], back[j - 1]];
    if (nextA !== undefined && (nextB === undefined || ahead(nextA) <= ahead(nextB))) {
      corners.push(a, nextA, b);
      i++;
    } else if (nextB !== undefined) {
      corners.push(nextB, b, a);
      j--;
    }
  }
  return corners;
}

/**
 * Half of a ring's triangles are its bore, where most tools never come: a sector without them, closed by a flat floor
 * across the band that is taken off again after the work. Null where tools go deep, or where the metal's two sides are
 * no lines around the ring that stand equally far out.
 */
export function liftFloor(
  sector: Shell,
  planes: SectorPlanes,
  steps: readonly WorkStep[],
  capTag: number,
): LiftedSector | null {
  const { vertices, stride, indices } = sector;
  const limit = leastRadius(steps) - MARGIN;
  const radiusOf = (shell: Shell, v: number): number =>
    Math.hypot(
      shell.vertices[v * stride] ?? outside(shell.vertices, v * stride),
      shell.vertices[v * stride + 1] ?? outside(shell.vertices, v * stride + 1),
    );
  const isLow = new Uint8Array(vertices.length / stride);
  for (let v = 0; v < isLow.length; v++) isLow[v] = radiusOf(sector, v) < limit ? 1 : 0;
  const isBelow = (t: number): boolean =>
    [0, 1, 2].every((c) => isLow[indices[3 * t + c] ?? outside(indices, 3 * t + c)] === 1);
  const above = pickTriangles(sector, (t) => !isBelow(t));
  if (above.tags.length === sector.tags.length || above.tags.length === 0) return null;
  const lines = floorLines(above, planes);
  if (lines === null) return null;
  const top = Math.max(...lines.flat().map((v) => radiusOf(above, v)));
  for (let v = 0; v * stride < above.vertices.length; v++) if (radiusOf(above, v) < top - LEVEL) return null;
  const middle = (planes.start + planes.end) / 2;
  const [c, s] = [Math.cos(middle), Math.sin(middle)];
  const ahead = (v: number): number => {
    const [x, y] = [
      above.vertices[v * stride] ?? outside(above.vertices, v * stride),
      above.vertices[v * stride + 1] ?? outside(above.vertices, v * stride + 1),
    ];
    return Math.atan2(y * c - x * s, x * c + y * s);
  };
  const floor = zip(...lines, ahead);
  return {
    shell: withTriangles(above, floor, capTag),
    floorTriangles: floor.length / 3,
    below: pickTriangles(sector, isBelow),
  };
}
