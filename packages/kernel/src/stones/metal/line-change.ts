import { outside } from '../../units/item-at.ts';
import type { Frame, Tool } from '../tool.ts';
import type { BandLines, MetalRun } from './band-line.ts';
import type { Slice } from './footprint.ts';
import type { Visit } from './integrate-panels.ts';
import { runLength, withoutRuns, type Line3, type Runs } from './line-runs.ts';
import type { NeighbourSlice } from './neighbour-slices.ts';
import { axisOf } from './tool-frame.ts';
import { placed, type LineTool } from './tool-line.ts';

/** Takes what a tool covers off the metal of a line, and puts its own there when it adds. */
function applied(metal: readonly MetalRun[], runs: Runs, tool: Tool): MetalRun[] {
  let left = [...metal];
  for (let k = 0; k + 1 < runs.length; k += 2) {
    const [from, to] = [runs[k] ?? outside(runs, k), runs[k + 1] ?? outside(runs, k + 1)];
    left = left.flatMap((run) => {
      if (run.to <= from || run.from >= to) return [run];
      const before = run.from < from ? [{ ...run, to: from }] : [];
      return run.to > to ? [...before, { ...run, from: to }] : before;
    });
    if (tool.step === 'add') left.push({ from, to, segment: tool.segment });
  }
  return left;
}

/** A slice of a tool with all that its lines meet. */
interface LinePlace {
  readonly own: LineTool;
  readonly frame: Frame;
  readonly s: number;
  readonly slice: Slice;
  readonly cutters: readonly Cutter[];
  readonly takers: readonly NeighbourSlice[];
  readonly band: BandLines;
}

/** Adds the change on one line to `sum`: by metals, and last the tool's own length. */
export function lineVisit({ own, frame, s, slice, cutters, takers, band }: LinePlace, sum: Float64Array): Visit {
  const { tool } = own;
  const [dx, dy, dz] = axisOf(frame, 1);
  const add = (index: number, value: number): void => {
    sum[index] = (sum[index] ?? outside(sum, index)) + value;
  };
  return (t, weight) => {
    const [px, py, pz] = placed(frame, t, 0, s);
    const line: Line3 = { px, py, pz, dx, dy, dz };
    let runs = slice.runs === null ? own.runs(line) : slice.runs(t);
    add(sum.length - 1, weight * runLength(runs));
    for (const taker of takers) runs = withoutRuns(runs, taker.runs(t, line));
    if (runs.length === 0) return;
    let metal = band.metal(line, runs[0] ?? outside(runs, 0), runs[runs.length - 1] ?? outside(runs, runs.length - 1));
    for (const { slice: cutter, tool: other } of cutters) metal = applied(metal, cutter.runs(t, line), other);
    takeMetal(sum, runs, metal, weight);
    if (tool.step === 'add') add(tool.segment, weight * runLength(runs));
  };
}

/** An earlier tool on the lines of one slice. */
interface Cutter {
  readonly tool: Tool;
  readonly slice: NeighbourSlice;
}

/** Takes the metal inside the runs off the change. */
function takeMetal(change: Float64Array, runs: Runs, metal: readonly MetalRun[], weight: number): void {
  for (let k = 0; k + 1 < runs.length; k += 2) {
    const [a, b] = [runs[k] ?? outside(runs, k), runs[k + 1] ?? outside(runs, k + 1)];
    for (const run of metal) {
      const length = Math.min(b, run.to) - Math.max(a, run.from);
      if (length > 0) change[run.segment] = (change[run.segment] ?? outside(change, run.segment)) - weight * length;
    }
  }
}
