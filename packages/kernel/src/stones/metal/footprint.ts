import { lastItem, outside } from '../../units/item-at.ts';
import { chainHeight } from '../../math/chain.ts';
import { pointAt } from '../../math/piece.ts';
import type { FacetedTool, TurnedTool } from '../tool.ts';
import type { BandLines } from './band-line.ts';
import { runsOf, type Runs } from './line-runs.ts';
import { AXIS_FRAME, originIn } from './tool-frame.ts';
import { turnedSpan } from './tool-line.ts';

/** Panels closer than this are one, mm. */
export const APART = 1e-4;

/** What a tool covers, seen along its axis: the bounds across, and where its shape changes. */
export interface Footprint {
  readonly low: number;
  readonly high: number;
  /** Largest offset along the row. */
  readonly reach: number;
  readonly acrossStops: readonly number[];
  /** Bounds, stops and the tool itself along the row at an offset across it. */
  along(s: number): Slice;
}

export interface Slice {
  readonly low: number;
  readonly high: number;
  readonly stops: readonly number[];
  /** Offsets of upright walls, where the tool's height jumps: never left out. */
  readonly jumps: readonly number[];
  /** Heights inside the tool at an offset along the row; null where the tool's own lines are as good. */
  readonly runs: ((t: number) => Runs) | null;
}

const distinct = (values: readonly number[]): number[] =>
  [...values].sort((a, b) => a - b).filter((x, k, all) => k === 0 || x - (all[k - 1] ?? outside(all, k - 1)) > APART);

/** Radii at which a turned tool changes. */
export const radiiOf = ({ outer, inner }: TurnedTool): number[] =>
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

export function turnedFootprint(solid: TurnedTool, band: BandLines): Footprint {
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

/** Lowest and highest z of every triangle, two numbers each. Stones of a row share their corners, and are sliced thousands of times. */
const known = new WeakMap<FacetedTool['positions'], Float64Array>();

function heightsOf({ positions, indices }: FacetedTool): Float64Array {
  const found = known.get(positions);
  if (found !== undefined) return found;
  const heights = new Float64Array((indices.length / 3) * 2);
  for (let k = 0; k + 2 < indices.length; k += 3) {
    const at = [0, 1, 2].map((side) => {
      const height = 3 * (indices[k + side] ?? outside(indices, k + side)) + 2;
      return positions[height] ?? outside(positions, height);
    });
    heights[(k / 3) * 2] = Math.min(...at);
    heights[(k / 3) * 2 + 1] = Math.max(...at);
  }
  known.set(positions, heights);
  return heights;
}

/** The part of one triangle in a plane across z; null where it lies beside it. */
function crossing({ positions, indices }: FacetedTool, k: number, s: number): Segment | null {
  const at = (index: number): number => positions[index] ?? outside(positions, index);
  const ends: number[] = [];
  for (let side = 0; side < 3; side++) {
    const next = k + ((side + 1) % 3);
    const [a, b] = [
      3 * (indices[k + side] ?? outside(indices, k + side)),
      3 * (indices[next] ?? outside(indices, next)),
    ];
    const [za, zb] = [at(a + 2), at(b + 2)];
    if (za <= s === zb <= s) continue;
    const f = (s - za) / (zb - za);
    ends.push(at(a) + f * (at(b) - at(a)), at(a + 1) + f * (at(b + 1) - at(a + 1)));
  }
  const [x0, y0, x1, y1] = ends;
  return x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined ? null : [x0, y0, x1, y1];
}

/** Outline of a faceted tool in a plane across its z: segments from (x0, y0) to (x1, y1). */
export function sliceSegments(solid: FacetedTool, s: number): Segment[] {
  const heights = heightsOf(solid);
  const segments: Segment[] = [];
  for (let k = 0; k + 2 < solid.indices.length; k += 3) {
    if (
      (heights[(k / 3) * 2] ?? outside(heights, (k / 3) * 2)) > s ||
      (heights[(k / 3) * 2 + 1] ?? outside(heights, (k / 3) * 2 + 1)) <= s
    )
      continue;
    const segment = crossing(solid, k, s);
    if (segment !== null) segments.push(segment);
  }
  return segments;
}

type Segment = readonly [x0: number, y0: number, x1: number, y1: number];

/** Parts along the row into which the segments of a slice are sorted: a line meets those of one part. */
const PARTS = 24;
/** Slices of fewer segments are not sorted. */
const FEW = 12;

function crossings(segments: readonly Segment[], t: number): Runs {
  const found: number[] = [];
  for (const [x0, y0, x1, y1] of segments) {
    if (x0 <= t !== x1 <= t) found.push(y0 + ((y1 - y0) * (t - x0)) / (x1 - x0));
  }
  return runsOf(found);
}

/** Heights between the segments of a slice, by the offset along the row. */
export function segmentRuns(segments: readonly Segment[]): (t: number) => Runs {
  if (segments.length < FEW) return (t) => crossings(segments, t);
  let [low, high] = [Infinity, -Infinity];
  for (const [x0, , x1] of segments) {
    low = Math.min(low, x0, x1);
    high = Math.max(high, x0, x1);
  }
  const per = PARTS / (high - low);
  const partOf = (x: number): number => Math.min(PARTS - 1, Math.max(0, Math.floor((x - low) * per)));
  const parts: Segment[][] = Array.from({ length: PARTS }, () => []);
  for (const segment of segments) {
    const [from, to] = [partOf(Math.min(segment[0], segment[2])), partOf(Math.max(segment[0], segment[2]))];
    for (let k = from; k <= to; k++) parts[k]?.push(segment);
  }
  return (t) => {
    if (t < low || t > high) return [];
    const part = partOf(t);
    return crossings(parts[part] ?? outside(parts, part), t);
  };
}

type Triple = readonly [number, number, number];

const determinant = ([ax, bx, cx]: Triple, [ay, by, cy]: Triple, [az, bz, cz]: Triple): number =>
  ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);

export function facetedVolume({ positions, indices }: FacetedTool): number {
  const at = (corner: number, axis: number): number => {
    const place = 3 * (indices[corner] ?? outside(indices, corner)) + axis;
    return positions[place] ?? outside(positions, place);
  };
  let sixfold = 0;
  for (let k = 0; k + 2 < indices.length; k += 3) {
    const [x, y, z] = [0, 1, 2].map((axis) => [at(k, axis), at(k + 1, axis), at(k + 2, axis)] as const);
    if (x !== undefined && y !== undefined && z !== undefined) sixfold += determinant(x, y, z);
  }
  return sixfold / 6;
}

/** Where a slice has upright walls. */
export const jumpsOf = (segments: readonly Segment[]): number[] =>
  segments.flatMap(([x0, y0, x1, y1]) => (Math.abs(x1 - x0) < APART * Math.abs(y1 - y0) ? [(x0 + x1) / 2] : []));

export function facetedFootprint(solid: FacetedTool): Footprint {
  const across = distinct([...solid.positions].filter((_, index) => index % 3 === 2));
  return {
    low: across[0] ?? outside(across, 0),
    high: lastItem(across),
    reach: Math.max(...solid.positions.filter((_, index) => index % 3 === 0).map(Math.abs)),
    acrossStops: across,
    along: (s) => {
      const segments = sliceSegments(solid, s);
      const stops = segments.flatMap(([x0, , x1]) => [x0, x1]);
      return {
        low: Math.min(...stops),
        high: Math.max(...stops),
        stops,
        jumps: jumpsOf(segments),
        runs: segmentRuns(segments),
      };
    },
  };
}
