import { chainHeight } from '../../math/chain.ts';
import { pointAt } from '../../math/piece.ts';
import type { FacetedTool, Frame, Tool, TurnedTool } from '../tool.ts';
import type { BandLines, MetalRun } from './band-line.ts';
import { panelNodes, panelStops, type Fineness } from './gauss.ts';
import { runLength, runsOf, withoutRuns, type Line3, type Runs } from './line-runs.ts';
import { placed, turnedSpan, type LineTool } from './tool-line.ts';

/** Panels closer than this are one, mm. */
const APART = 1e-4;
/** A faceted stone seen from above has more corners than panels are worth: stops are thinned to about this many. */
const PANELS = 60;

/** What a tool covers, seen along its axis: the bounds across, and where its shape changes. */
interface Footprint {
  readonly low: number;
  readonly high: number;
  /** Largest offset along the row. */
  readonly reach: number;
  readonly acrossStops: readonly number[];
  /** Bounds, stops and the tool itself along the row at an offset across it. */
  along(s: number): Slice;
}

interface Slice {
  readonly low: number;
  readonly high: number;
  readonly stops: readonly number[];
  /** Offsets of upright walls, where the tool's height jumps: never left out. */
  readonly jumps: readonly number[];
  /** Heights inside the tool at an offset along the row; null where the tool's own lines are as good. */
  readonly runs: ((t: number) => Runs) | null;
}

const distinct = (values: readonly number[]): number[] =>
  [...values].sort((a, b) => a - b).filter((x, k, all) => k === 0 || x - (all[k - 1] ?? 0) > APART);

/** Radii at which a turned tool changes. */
const radiiOf = ({ outer, inner }: TurnedTool): number[] =>
  distinct([...outer, ...(inner ?? [])].flatMap((piece) => [pointAt(piece, 0).y, pointAt(piece, 1).y]));

/** Radii at which a turned tool passes from one metal into another that lies under it. */
function floorRadii(solid: TurnedTool, { floors, innerRadius }: BandLines): number[] {
  const { low, high } = turnedSpan(solid);
  const [x, y] = originIn(solid.frame, AXIS_FRAME);
  return floors
    .map((floor) => Math.sqrt(Math.max(0, (innerRadius + floor) ** 2 - x * x)) + y)
    .filter((height) => height > low && height < high)
    .map((height) => chainHeight(solid.outer, height));
}

function turnedFootprint(solid: TurnedTool, band: BandLines): Footprint {
  const { radius } = turnedSpan(solid);
  const radii = distinct([...radiiOf(solid), ...floorRadii(solid, band)]);
  return {
    low: -radius,
    high: radius,
    reach: radius,
    acrossStops: [0, ...radii.flatMap((r) => [-r, r])],
    along: (s) => {
      const reach = Math.sqrt(Math.max(0, radius * radius - s * s));
      const stops = radii.flatMap((r) =>
        r > Math.abs(s) ? [-1, 1].map((side) => side * Math.sqrt(r * r - s * s)) : [],
      );
      return { low: -reach, high: reach, stops: [0, ...stops], jumps: [], runs: null };
    },
  };
}

/** Outline of a faceted tool in a plane across its z: segments from (x0, y0) to (x1, y1). */
function sliceSegments({ positions, indices }: FacetedTool, s: number): Segment[] {
  const at = (index: number): number => positions[index] ?? 0;
  const segments: Segment[] = [];
  for (let k = 0; k + 2 < indices.length; k += 3) {
    const ends: number[] = [];
    for (let side = 0; side < 3; side++) {
      const [a, b] = [3 * (indices[k + side] ?? 0), 3 * (indices[k + ((side + 1) % 3)] ?? 0)];
      const [za, zb] = [at(a + 2), at(b + 2)];
      if (za <= s === zb <= s) continue;
      const f = (s - za) / (zb - za);
      ends.push(at(a) + f * (at(b) - at(a)), at(a + 1) + f * (at(b + 1) - at(a + 1)));
    }
    const [x0, y0, x1, y1] = ends;
    if (x0 !== undefined && y0 !== undefined && x1 !== undefined && y1 !== undefined) segments.push([x0, y0, x1, y1]);
  }
  return segments;
}

type Segment = readonly [x0: number, y0: number, x1: number, y1: number];

/** Heights between the segments of a slice at x = t. */
function segmentRuns(segments: readonly Segment[], t: number): Runs {
  const found: number[] = [];
  for (const [x0, y0, x1, y1] of segments) {
    if (x0 <= t !== x1 <= t) found.push(y0 + ((y1 - y0) * (t - x0)) / (x1 - x0));
  }
  return runsOf(found);
}

type Triple = readonly [number, number, number];

const determinant = ([ax, bx, cx]: Triple, [ay, by, cy]: Triple, [az, bz, cz]: Triple): number =>
  ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);

function facetedVolume({ positions, indices }: FacetedTool): number {
  const at = (corner: number, axis: number): number => positions[3 * (indices[corner] ?? 0) + axis] ?? 0;
  let sixfold = 0;
  for (let k = 0; k + 2 < indices.length; k += 3) {
    const [x, y, z] = [0, 1, 2].map((axis) => [at(k, axis), at(k + 1, axis), at(k + 2, axis)] as const);
    if (x !== undefined && y !== undefined && z !== undefined) sixfold += determinant(x, y, z);
  }
  return sixfold / 6;
}

/** Where a slice has upright walls. */
const jumpsOf = (segments: readonly Segment[]): number[] =>
  segments.flatMap(([x0, y0, x1, y1]) => (Math.abs(x1 - x0) < APART * Math.abs(y1 - y0) ? [(x0 + x1) / 2] : []));

function facetedFootprint(solid: FacetedTool): Footprint {
  const across = distinct([...solid.positions].filter((_, index) => index % 3 === 2));
  return {
    low: across[0] ?? 0,
    high: across.at(-1) ?? 0,
    reach: Math.max(...solid.positions.filter((_, index) => index % 3 === 0).map(Math.abs)),
    acrossStops: across,
    along: (s) => {
      const segments = sliceSegments(solid, s);
      const stops = segments.flatMap(([x0, , x1]) => [x0, x1]);
      const runs = (t: number): Runs => segmentRuns(segments, t);
      return { low: Math.min(...stops), high: Math.max(...stops), stops, jumps: jumpsOf(segments), runs };
    },
  };
}

const axisOf = (frame: Frame, index: number): readonly [number, number, number] => [
  frame[4 * index] ?? 0,
  frame[4 * index + 1] ?? 0,
  frame[4 * index + 2] ?? 0,
];

/** Takes what a tool covers off the metal of a line, and puts its own there when it adds. */
function applied(metal: readonly MetalRun[], runs: Runs, tool: Tool): MetalRun[] {
  let left = [...metal];
  for (let k = 0; k + 1 < runs.length; k += 2) {
    const [from, to] = [runs[k] ?? 0, runs[k + 1] ?? 0];
    left = left.flatMap((run) => {
      if (run.to <= from || run.from >= to) return [run];
      const before = run.from < from ? [{ ...run, to: from }] : [];
      return run.to > to ? [...before, { ...run, from: to }] : before;
    });
    if (tool.step === 'add') left.push({ from, to, segment: tool.segment });
  }
  return left;
}

/** Circles of earlier tools in this tool's own plane: where a line begins to meet them. */
interface Shadow {
  readonly x: number;
  readonly z: number;
  readonly radii: readonly number[];
}

/** Where another frame's origin lies in this one: every recipe puts it at the height of a girdle. */
function originIn(frame: Frame, other: Frame): readonly [x: number, y: number, z: number] {
  const d = [12, 13, 14].map((k) => (other[k] ?? 0) - (frame[k] ?? 0));
  const along = ([x, y, z]: readonly [number, number, number]): number =>
    (d[0] ?? 0) * x + (d[1] ?? 0) * y + (d[2] ?? 0) * z;
  return [along(axisOf(frame, 0)), along(axisOf(frame, 1)), along(axisOf(frame, 2))];
}

/** A frame on the ring's axis. */
const AXIS_FRAME: Frame = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

function shadowOf(frame: Frame, { solid }: Tool): Shadow | null {
  if (solid.shape !== 'turned') return null;
  const [x, , z] = originIn(frame, solid.frame);
  return { x, z, radii: radiiOf(solid).filter((r) => r > APART) };
}

/** A neighbour on the lines of one slice: its height runs, and where they jump. */
interface NeighbourSlice {
  runs(t: number, line: Line3): Runs;
  readonly jumps: readonly number[];
}

/** A neighbour as the lines of a tool meet it; a faceted one with the same axes is sliced once for all lines of a slice. */
function neighbourSlices(frame: Frame, own: LineTool): (s: number) => NeighbourSlice {
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

/** Tools that touch one: those that worked before it, and those that take away its metal afterwards. */
export interface ToolNeighbours {
  readonly earlier: readonly LineTool[];
  readonly taken: readonly LineTool[];
}

/**
 * Change of metal by segment in mm³ that one turned or faceted tool makes after the `earlier` ones, outside of what is
 * `taken` later: integral over all lines along its axis. On every line the stretches inside the band, the earlier tools and the tool itself are closed
 * forms; panels of the integral end where any of them begins.
 */
export function toolMetal(
  own: LineTool,
  { earlier, taken }: ToolNeighbours,
  band: BandLines,
  fineness: Fineness,
): Float64Array {
  const { tool } = own;
  const metals = Math.max(band.metals, tool.segment + 1);
  // After the metals stands the tool's own volume by the same nodes.
  const change = new Float64Array(metals + 1);
  const { solid } = tool;
  if (solid.shape === 'swept') return change.slice(0, metals);
  const { frame } = solid;
  const footprint = solid.shape === 'turned' ? turnedFootprint(solid, band) : facetedFootprint(solid);
  const shadows = [...earlier, ...taken].flatMap((other) => shadowOf(frame, other.tool) ?? []);
  const before = earlier.map((other) => ({ tool: other.tool, at: neighbourSlices(frame, other) }));
  const after = taken.map((other) => neighbourSlices(frame, other));
  const isUpright = Math.abs(axisOf(frame, 1)[2]) < 1e-9;
  const turn = Math.min(1, footprint.reach / band.innerRadius);
  const creases = isUpright ? [...band.creases, ...band.jointReach(turn)].map((x) => x - (frame[14] ?? 0)) : [];
  const isFaceted = solid.shape === 'faceted';
  const isFree = earlier.length + taken.length === 0;
  // Slots and gaps have few corners and long facets that cross the surface; a stone's many small ones do not need it.
  const isSimple = isFree && solid.shape === 'faceted' && solid.positions.length <= 3 * SIMPLE;
  const apart = (stops: readonly number[], reach: number): number =>
    isFaceted && stops.length > PANELS ? reach / PANELS : APART;
  const across = [
    ...footprint.acrossStops,
    ...creases,
    ...shadows.flatMap(({ z, radii }) => radii.flatMap((r) => [z - r, z + r])),
  ];
  const rows = panelStops(footprint.low, footprint.high, across, apart(across, footprint.high - footprint.low));
  const flat = isFree ? 'flat' : 'flat-coarse';
  const acrossNodes = panelNodes(isFaceted && across.length > PANELS ? flat : fineness);
  const alongNodes = panelNodes(isFaceted ? flat : fineness);
  // Change per mm across the row, of the slice at hand.
  const sum = new Float64Array(change.length);
  forPanels(rows, acrossNodes, (s, weight) => {
    const slice = footprint.along(s);
    if (!(slice.high - slice.low > APART)) return;
    const stops = [
      ...slice.stops,
      ...chordsAt(shadows, s),
      ...(isUpright ? turnStops(frame, band, s + (frame[14] ?? 0)) : []),
    ];
    const cutters = before.map(({ tool: other, at }) => ({ tool: other, slice: at(s) }));
    const takers = after.map((at) => at(s));
    const jumps = [slice, ...cutters.map((cutter) => cutter.slice), ...takers].flatMap((each) => each.jumps);
    const walls = panelStops(slice.low, slice.high, jumps, APART);
    const panels = betweenStops(walls, stops, apart(stops, slice.high - slice.low));
    const visit = lineVisit({ own, frame, s, slice, cutters, takers, band }, sum);
    sum.fill(0);
    if (isSimple) halvedPanels(panels, alongNodes, visit, sum);
    else forPanels(panels, alongNodes, visit);
    sum.forEach((value, segment) => (change[segment] = (change[segment] ?? 0) + weight * value));
  });
  const missed = missedVolume(tool, change[metals] ?? 0);
  change[tool.segment] = (change[tool.segment] ?? 0) + missed;
  return change.slice(0, metals);
}

/** What is added is known exactly: what the nodes miss of it, mm³. */
const missedVolume = ({ step, solid }: Tool, found: number): number =>
  step === 'add' && solid.shape === 'faceted' ? facetedVolume(solid) - found : 0;

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
function lineVisit({ own, frame, s, slice, cutters, takers, band }: LinePlace, sum: Float64Array): Visit {
  const { tool } = own;
  const [dx, dy, dz] = axisOf(frame, 1);
  const add = (index: number, value: number): void => {
    sum[index] = (sum[index] ?? 0) + value;
  };
  return (t, weight) => {
    const [px, py, pz] = placed(frame, t, 0, s);
    const line: Line3 = { px, py, pz, dx, dy, dz };
    let runs = slice.runs === null ? own.runs(line) : slice.runs(t);
    add(sum.length - 1, weight * runLength(runs));
    for (const taker of takers) runs = withoutRuns(runs, taker.runs(t, line));
    if (runs.length === 0) return;
    let metal = band.metal(line, runs[0] ?? 0, runs.at(-1) ?? 0);
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

/** All walls, and between them the stops that stand `apart` from them and each other. */
const betweenStops = (walls: readonly number[], stops: readonly number[], apart: number): number[] =>
  walls.flatMap((wall, k) => (k === 0 ? [wall] : panelStops(walls[k - 1] ?? wall, wall, stops, apart).slice(1)));

/** Called with every node of a panel and its weight in mm. */
type Visit = (at: number, weight: number) => void;

/** Ends of the chords that neighbours' circles cut out of the line across them at s. */
const chordsAt = (shadows: readonly Shadow[], s: number): number[] =>
  shadows.flatMap(({ x, z, radii }) =>
    radii.flatMap((r) => {
      const half = r * r - (s - z) * (s - z);
      return half > 0 ? [x - Math.sqrt(half), x + Math.sqrt(half)] : [];
    }),
  );

/** Offsets along the row at which the lines of the slice at x begin and end to cross a joint that swings. */
function turnStops(frame: Frame, band: BandLines, x: number): number[] {
  const turns = band.turnsAt(x);
  if (turns.length === 0) return [];
  const [along, up] = [axisOf(frame, 0), axisOf(frame, 1)];
  const [x0, y0] = [frame[12] ?? 0, frame[13] ?? 0];
  return turns.flatMap(({ cos, sin }) => {
    const off = (vx: number, vy: number): number => cos * vy - sin * vx;
    const per = off(along[0], along[1]);
    if (Math.abs(per) < 1e-9) return [];
    return [band.inner, band.outer].map((chain) => {
      const rise = band.innerRadius + chain.height(x) - (x0 * up[0] + y0 * up[1]);
      return -(off(x0, y0) + rise * off(up[0], up[1])) / per;
    });
  });
}

/** Takes the metal inside the runs off the change. */
function takeMetal(change: Float64Array, runs: Runs, metal: readonly MetalRun[], weight: number): void {
  for (let k = 0; k + 1 < runs.length; k += 2) {
    const [a, b] = [runs[k] ?? 0, runs[k + 1] ?? 0];
    for (const run of metal) {
      const length = Math.min(b, run.to) - Math.max(a, run.from);
      if (length > 0) change[run.segment] = (change[run.segment] ?? 0) - weight * length;
    }
  }
}

/** Whether a line comes within a tool's sphere. */
function mayMeet({ px, py, pz, dx, dy, dz }: Line3, { middle, reach }: LineTool): boolean {
  const [x, y, z] = [middle[0] - px, middle[1] - py, middle[2] - pz];
  const along = x * dx + y * dy + z * dz;
  return x * x + y * y + z * z - along * along < reach * reach;
}

/** Corners of a tool up to which its panels are halved. */
const SIMPLE = 60;
/** Halvings of a panel in which a tool's facet crosses the surface, and the change below which they stop, mm². */
const HALVINGS = 7;
const HALVED = 2e-8;

/** Panels of a slice, each halved until its halves agree with it; what `visit` adds up is in `sum`. */
function halvedPanels(
  stops: readonly number[],
  nodes: readonly (readonly [number, number])[],
  visit: Visit,
  sum: Float64Array,
): void {
  const total = sum.slice();
  const panel = (from: number, to: number): Float64Array => {
    sum.fill(0);
    forPanels([from, to], nodes, visit);
    return sum.slice();
  };
  const refine = (from: number, to: number, whole: Float64Array, depth: number): void => {
    const middle = (from + to) / 2;
    const [left, right] = [panel(from, middle), panel(middle, to)];
    const error = whole.reduce(
      (most, value, k) => Math.max(most, Math.abs((left[k] ?? 0) + (right[k] ?? 0) - value)),
      0,
    );
    if (depth === 0 || error < HALVED) {
      total.forEach((value, k) => (total[k] = value + (left[k] ?? 0) + (right[k] ?? 0)));
      return;
    }
    refine(from, middle, left, depth - 1);
    refine(middle, to, right, depth - 1);
  };
  for (let k = 1; k < stops.length; k++) {
    const [from, to] = [stops[k - 1] ?? 0, stops[k] ?? 0];
    refine(from, to, panel(from, to), HALVINGS);
  }
  sum.set(total);
}

/** Calls back with every node of every panel and its weight in mm. */
function forPanels(stops: readonly number[], nodes: readonly (readonly [number, number])[], visit: Visit): void {
  for (let k = 1; k < stops.length; k++) {
    const from = stops[k - 1] ?? 0;
    const width = (stops[k] ?? 0) - from;
    for (const [at, weight] of nodes) visit(from + width * at, width * weight);
  }
}
