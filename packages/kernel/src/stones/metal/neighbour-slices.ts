import type { Frame, Tool } from '../tool.ts';
import { APART, jumpsOf, radiiOf, segmentRuns, sliceSegments } from './footprint.ts';
import type { Line3, Runs } from './line-runs.ts';
import { originIn } from './tool-frame.ts';
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

/** A neighbour as the lines of a tool meet it; a faceted one with the same axes is sliced once for all lines of a slice. */
export function neighbourSlices(frame: Frame, own: LineTool): (s: number) => NeighbourSlice {
  const { solid } = own.tool;
  const isAligned =
    solid.shape === 'faceted' &&
    frame.slice(0, 12).every((value, k) => Math.abs(value - (solid.frame[k] ?? 0)) < 1e-12);
  if (!isAligned) {
    const met: NeighbourSlice = { runs: (_, line) => (mayMeet(line, own) ? own.runs(line) : []), jumps: [] };
    return () => met;
  }
  const [x, y, z] = originIn(frame, solid.frame);
  return (s) => {
    const segments = sliceSegments(solid, s - z);
    return {
      runs: (t) => segmentRuns(segments, t - x).map((height) => height + y),
      jumps: jumpsOf(segments).map((jump) => jump + x),
    };
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
