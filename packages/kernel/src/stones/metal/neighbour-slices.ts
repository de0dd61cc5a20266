import type { Frame, Tool } from '../tool.ts';
import { APART, jumpsOf, radiiOf, segmentRuns, sliceSegments } from './footprint.ts';
import type { Line3, Runs } from './line-runs.ts';
import { axisOf, originIn } from './tool-frame.ts';
import type { LineTool } from './tool-line.ts';

/** Circles of earlier tools in this tool's own plane: where a line begins to meet them. */
export interface Shadow {
  readonly x: number;
  readonly z: number;
  readonly radii: readonly number[];
}

export function shadowOf(frame: Frame, { solid }: Tool): Shadow | null {
  if (solid.shape !== 'turned') return null;
  const [x, , z] = originIn(frame, solid.frame);
  return { x, z, radii: radiiOf(solid).filter((r) => r > APART) };
}

/** A neighbour on the lines of one slice: its height runs, and where they jump. */
export interface NeighbourSlice {
  runs(t: number, line: Line3): Runs;
  readonly jumps: readonly number[];
}

/** z axes of two frames that differ less are parallel: one plane across them cuts both tools across their z. */
const PARALLEL = 1e-12;

/**
 * A neighbour as the lines of a tool meet it. A faceted one whose z axis is parallel – every other stone of an upright
 * row – is sliced once for all lines of a slice: meeting all its facets with every line took 25 times as long, 5.7 s for
 * three pear bezels.
 */
export function neighbourSlices(frame: Frame, own: LineTool): (s: number) => NeighbourSlice {
  const { solid } = own.tool;
  const isParallel =
    solid.shape === 'faceted' && [8, 9, 10].every((k) => Math.abs((frame[k] ?? 0) - (solid.frame[k] ?? 0)) < PARALLEL);
  if (!isParallel) {
    const met: NeighbourSlice = { runs: (_, line) => (mayMeet(line, own) ? own.runs(line) : []), jumps: [] };
    return () => met;
  }
  const [x, y, z] = originIn(frame, solid.frame);
  const [along, up] = [axisOf(solid.frame, 0), axisOf(solid.frame, 1)];
  const turn = (axis: readonly number[], k: 0 | 1): number =>
    axis.reduce((sum, value, i) => sum + value * (frame[4 * k + i] ?? 0), 0);
  const [ax, ay, ux, uy] = [turn(along, 0), turn(along, 1), turn(up, 0), turn(up, 1)];
  return (s) => {
    const segments = sliceSegments(solid, s - z).map(
      ([x0, y0, x1, y1]) =>
        [x + ax * x0 + ux * y0, y + ay * x0 + uy * y0, x + ax * x1 + ux * y1, y + ay * x1 + uy * y1] as const,
    );
    return { runs: segmentRuns(segments), jumps: jumpsOf(segments) };
  };
}

/** Ends of the chords that neighbours' circles cut out of the line across them at s. */
export const chordsAt = (shadows: readonly Shadow[], s: number): number[] =>
  shadows.flatMap(({ x, z, radii }) =>
    radii.flatMap((r) => {
      const half = r * r - (s - z) * (s - z);
      return half > 0 ? [x - Math.sqrt(half), x + Math.sqrt(half)] : [];
    }),
  );

/** Whether a line comes within a tool's sphere. */
function mayMeet({ px, py, pz, dx, dy, dz }: Line3, { middle, reach }: LineTool): boolean {
  const [x, y, z] = [middle[0] - px, middle[1] - py, middle[2] - pz];
  const along = x * dx + y * dy + z * dz;
  return x * x + y * y + z * z - along * along < reach * reach;
}
