import { outside } from '../../units/item-at.ts';
import { pointAt } from '../../math/piece.ts';
import type { FacetedTool, Frame, SweptTool, Tool, TurnedTool } from '../tool.ts';
import { runsOf, type Line3, type Runs } from './line-runs.ts';
import { polygonEdges, revolutionCrossings, turnedEdges } from './revolution.ts';

/** A tool prepared for being met by many lines. */
export interface LineTool {
  readonly tool: Tool;
  /** Stretches of a line inside the tool. */
  runs(line: Line3): Runs;
  /** Sphere around it, ring's frame; a tool swept around the ring has the whole ring's. */
  readonly middle: readonly [number, number, number];
  readonly reach: number;
}

/** The line in a rigid frame. */
function inFrame(frame: Frame, line: Line3): Line3 {
  const [x, y, z] = [
    line.px - (frame[12] ?? outside(frame, 12)),
    line.py - (frame[13] ?? outside(frame, 13)),
    line.pz - (frame[14] ?? outside(frame, 14)),
  ];
  const dot = (k: number, a: number, b: number, c: number): number =>
    (frame[k] ?? outside(frame, k)) * a +
    (frame[k + 1] ?? outside(frame, k + 1)) * b +
    (frame[k + 2] ?? outside(frame, k + 2)) * c;
  return {
    px: dot(0, x, y, z),
    py: dot(4, x, y, z),
    pz: dot(8, x, y, z),
    dx: dot(0, line.dx, line.dy, line.dz),
    dy: dot(4, line.dx, line.dy, line.dz),
    dz: dot(8, line.dx, line.dy, line.dz),
  };
}

/** A local point in the ring's frame. */
export const placed = (frame: Frame, x: number, y: number, z: number): [number, number, number] => {
  const of = (k: number): number =>
    (frame[k] ?? outside(frame, k)) * x +
    (frame[4 + k] ?? outside(frame, 4 + k)) * y +
    (frame[8 + k] ?? outside(frame, 8 + k)) * z +
    (frame[12 + k] ?? outside(frame, 12 + k));
  return [of(0), of(1), of(2)];
};

/** Largest radius and heights of a turned tool. */
export function turnedSpan({ outer }: TurnedTool): { radius: number; low: number; high: number } {
  let radius = 0;
  let low = Infinity;
  let high = -Infinity;
  for (const piece of outer) {
    for (const { x, y } of [pointAt(piece, 0), pointAt(piece, 1)]) {
      radius = Math.max(radius, y);
      low = Math.min(low, x);
      high = Math.max(high, x);
    }
  }
  return { radius, low, high };
}

function turnedLine(tool: Tool, solid: TurnedTool): LineTool {
  const edges = turnedEdges(solid.outer, solid.inner);
  const { radius, low, high } = turnedSpan(solid);
  return {
    tool,
    runs: (line) => runsOf(revolutionCrossings(edges, inFrame(solid.frame, line))),
    middle: placed(solid.frame, 0, (low + high) / 2, 0),
    reach: Math.hypot(radius, (high - low) / 2),
  };
}

/** Crossings of triangles by a line: both in the tool's frame. */
function facetCrossings({ positions, indices }: FacetedTool, line: Line3): number[] {
  const found: number[] = [];
  const { px, py, pz, dx, dy, dz } = line;
  const p = (index: number): number => positions[index] ?? outside(positions, index);
  for (let k = 0; k + 2 < indices.length; k += 3) {
    const [a, b, c] = [
      3 * (indices[k] ?? outside(indices, k)),
      3 * (indices[k + 1] ?? outside(indices, k + 1)),
      3 * (indices[k + 2] ?? outside(indices, k + 2)),
    ];
    const [ux, uy, uz] = [p(b) - p(a), p(b + 1) - p(a + 1), p(b + 2) - p(a + 2)];
    const [vx, vy, vz] = [p(c) - p(a), p(c + 1) - p(a + 1), p(c + 2) - p(a + 2)];
    const [hx, hy, hz] = [dy * vz - dz * vy, dz * vx - dx * vz, dx * vy - dy * vx];
    const det = ux * hx + uy * hy + uz * hz;
    if (Math.abs(det) < 1e-14) continue;
    const [sx, sy, sz] = [px - p(a), py - p(a + 1), pz - p(a + 2)];
    const first = (sx * hx + sy * hy + sz * hz) / det;
    if (first < 0 || first > 1) continue;
    const [qx, qy, qz] = [sy * uz - sz * uy, sz * ux - sx * uz, sx * uy - sy * ux];
    const second = (dx * qx + dy * qy + dz * qz) / det;
    if (second < 0 || first + second > 1) continue;
    const u = (vx * qx + vy * qy + vz * qz) / det;
    // A line through a common edge meets both of its triangles.
    if (!found.some((other) => Math.abs(other - u) < 1e-11)) found.push(u);
  }
  return found;
}

function facetedLine(tool: Tool, solid: FacetedTool): LineTool {
  let reach = 0;
  for (let k = 0; k + 2 < solid.positions.length; k += 3) {
    reach = Math.max(reach, Math.hypot(...solid.positions.subarray(k, k + 3)));
  }
  return {
    tool,
    runs: (line) => runsOf(facetCrossings(solid, inFrame(solid.frame, line))),
    middle: placed(solid.frame, 0, 0, 0),
    reach,
  };
}

/** Ring's frame with its axis as local y. */
const AXIS: Frame = [0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1];

function sweptLine(tool: Tool, solid: SweptTool, innerRadius: number): LineTool {
  const edges = polygonEdges(solid.outline, innerRadius);
  const span = solid.to - solid.from;
  const middle = (solid.from + solid.to) / 2;
  const isWithin = (x: number, y: number): boolean => {
    const turn = Math.atan2(y, x) - middle;
    return Math.abs(turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI))) <= span / 2;
  };
  const runs = (line: Line3): Runs => {
    const whole = runsOf(revolutionCrossings(edges, inFrame(AXIS, line)));
    if (span >= 2 * Math.PI - 1e-9 || whole.length === 0) return whole;
    // The two end planes through the axis divide the line; the middle of every stretch tells its side.
    const cuts = [solid.from, solid.to].flatMap((angle) => {
      const [nx, ny] = [-Math.sin(angle), Math.cos(angle)];
      const per = nx * line.dx + ny * line.dy;
      return Math.abs(per) < 1e-12 ? [] : [-(nx * line.px + ny * line.py) / per];
    });
    const kept: Runs = [];
    for (let k = 0; k + 1 < whole.length; k += 2) {
      const [from, to] = [whole[k] ?? outside(whole, k), whole[k + 1] ?? outside(whole, k + 1)];
      const stops = [from, ...cuts.filter((u) => u > from && u < to).sort((a, b) => a - b), to];
      for (let i = 1; i < stops.length; i++) {
        const [a, b] = [stops[i - 1] ?? outside(stops, i - 1), stops[i] ?? outside(stops, i)];
        const u = (a + b) / 2;
        if (isWithin(line.px + u * line.dx, line.py + u * line.dy)) kept.push(a, b);
      }
    }
    return kept;
  };
  return { tool, runs, middle: [0, 0, 0], reach: Infinity };
}

/** A tool ready to be met by lines. */
export function lineTool(tool: Tool, innerRadius: number): LineTool {
  const { solid } = tool;
  switch (solid.shape) {
    case 'turned':
      return turnedLine(tool, solid);
    case 'faceted':
      return facetedLine(tool, solid);
    case 'swept':
      return sweptLine(tool, solid, innerRadius);
  }
}
