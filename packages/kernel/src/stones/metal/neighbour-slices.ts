import { itemAt, outside } from '../../units/item-at.ts';
import type { FacetedTool, Frame, Tool } from '../tool.ts';
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

/** A faceted tool as another's frame sees it. */
function movedInto(frame: Frame, { frame: own, positions, indices }: FacetedTool): FacetedTool {
  const origin = originIn(frame, own);
  const axes = [0, 1, 2].map((k) => axisOf(own, k));
  const turned = [0, 1, 2].map((to) => {
    const axis = axisOf(frame, to);
    return axes.map((from) => from.reduce((sum, value, k) => sum + value * (axis[k] ?? outside(axis, k)), 0));
  });
  const moved = new Float64Array(positions.length);
  for (let at = 0; at < positions.length; at += 3) {
    for (let to = 0; to < 3; to++) {
      const [a = 0, b = 0, c = 0] = itemAt(turned, to);
      moved[at + to] =
        (origin[to] ?? outside(origin, to)) +
        a * (positions[at] ?? outside(positions, at)) +
        b * (positions[at + 1] ?? outside(positions, at + 1)) +
        c * (positions[at + 2] ?? outside(positions, at + 2));
    }
  }
  return { shape: 'faceted', frame, positions: moved, indices };
}

/**
 * A neighbour as the lines of a tool meet it. A faceted one is seen from the tool's own frame and sliced once for all lines
 * of a slice: meeting all its facets with every line took 25 times as long, 5.7 s for three pear bezels, 9 s for a third
 * of a ring in oval ones that lean.
 */
export function neighbourSlices(frame: Frame, own: LineTool): (s: number) => NeighbourSlice {
  const { solid } = own.tool;
  if (solid.shape !== 'faceted') {
    const met: NeighbourSlice = { runs: (_, line) => (mayMeet(line, own) ? own.runs(line) : []), jumps: [] };
    return () => met;
  }
  const moved = movedInto(frame, solid);
  return (s) => {
    const segments = sliceSegments(moved, s);
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
