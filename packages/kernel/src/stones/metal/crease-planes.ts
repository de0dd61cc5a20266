import { outside } from '../../units/item-at.ts';
import { pointAt } from '../../math/piece.ts';
import type { Frame, Tool } from '../tool.ts';
import type { BandLines } from './band-line.ts';
import { turnedSpan } from './tool-line.ts';
import { axisOf } from './tool-frame.ts';

/** Both sides of a wall that stands upright in the outline, mm. */
const BESIDE = 1e-6;
/** Axes that lean less across the ring run along its creases: their lines lie in one section. */
const UPRIGHT = 1e-9;
const FLAT = 1e-12;

type Pair = readonly [number, number];

/**
 * The plane across the ring's axis at a crease or joint of the band, as the lines of a leaning tool meet it: at u(t, s)
 * along them, where (x, y) = from + t · perT + s · perS.
 */
interface CreasePlane {
  readonly from: Pair;
  readonly perT: Pair;
  readonly perS: Pair;
  /** u = base + t · risingT + s · risingS. */
  readonly base: number;
  readonly risingT: number;
  readonly risingS: number;
  /** Radii at which the band's surfaces and floors stand there, mm. */
  readonly radii: readonly number[];
}

/** Where the integrand of a leaning tool has kinks because a crease or joint meets a surface there. */
export interface CreaseStops {
  readonly across: readonly number[];
  /** Offsets along the row at an offset across it. */
  along(s: number): readonly number[];
}

const NONE: CreaseStops = { across: [], along: () => [] };

function radiiAt({ innerRadius, outer, inner, floors }: BandLines, x: number): number[] {
  const heights = [-BESIDE, BESIDE].flatMap((off) => [outer.height(x + off), inner.height(x + off)]);
  const level = heights.filter((height, k) => !heights.slice(0, k).some((other) => Math.abs(other - height) < BESIDE));
  return [...level, ...floors].map((height) => innerRadius + height);
}

function planeAt(frame: Frame, band: BandLines, crease: number): CreasePlane {
  const [along, up, over] = [axisOf(frame, 0), axisOf(frame, 1), axisOf(frame, 2)];
  const base = (crease - (frame[14] ?? outside(frame, 14))) / up[2];
  const [risingT, risingS] = [-along[2] / up[2], -over[2] / up[2]];
  return {
    from: [(frame[12] ?? outside(frame, 12)) + base * up[0], (frame[13] ?? outside(frame, 13)) + base * up[1]],
    perT: [along[0] + risingT * up[0], along[1] + risingT * up[1]],
    perS: [over[0] + risingS * up[0], over[1] + risingS * up[1]],
    base,
    risingT,
    risingS,
    radii: radiiAt(band, crease),
  };
}

/** Both roots of a·t² + 2·b·t + c; none where there are none. */
function roots(a: number, b: number, c: number): number[] {
  if (Math.abs(a) < FLAT) return Math.abs(b) < FLAT ? [] : [-c / (2 * b)];
  const square = b * b - a * c;
  if (square < 0) return [];
  const root = Math.sqrt(square);
  return [(-b - root) / a, (-b + root) / a];
}

/** Offsets across the row at which lines begin to meet one of the radii in the plane. */
function radiusReach({ from, perT, perS, radii }: CreasePlane): number[] {
  const length = Math.hypot(...perT);
  const [nx, ny] = [-perT[1] / length, perT[0] / length];
  const per = nx * perS[0] + ny * perS[1];
  if (Math.abs(per) < FLAT) return [];
  const start = nx * from[0] + ny * from[1];
  return radii.flatMap((radius) => [(radius - start) / per, (-radius - start) / per]);
}

function radiusStops({ from, perT, perS, radii }: CreasePlane, s: number): number[] {
  const [x, y] = [from[0] + s * perS[0], from[1] + s * perS[1]];
  const a = perT[0] * perT[0] + perT[1] * perT[1];
  const b = perT[0] * x + perT[1] * y;
  return radii.flatMap((radius) => roots(a, b, x * x + y * y - radius * radius));
}

/** A straight side of a turned tool's half section: radius = at + slope · u between two heights. */
interface Side {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly slope: number;
}

function sidesOf({ solid }: Tool): Side[] {
  if (solid.shape !== 'turned') return [];
  return [...solid.outer, ...(solid.inner ?? [])].flatMap((piece) => {
    const [a, b] = [pointAt(piece, 0), pointAt(piece, 1)];
    if (piece.kind === 'arc' || b.x - a.x < BESIDE) return [];
    const slope = (b.y - a.y) / (b.x - a.x);
    return [{ from: a.x, to: b.x, at: a.y - slope * a.x, slope }];
  });
}

/** Where the plane passes through a side of the tool itself. */
function sideStops({ base, risingT, risingS }: CreasePlane, { from, to, at, slope }: Side, s: number): number[] {
  const [start, per] = [at + slope * (base + s * risingS), slope * risingT];
  return roots(1 - per * per, -start * per, s * s - start * start).filter((t) => {
    const u = base + t * risingT + s * risingS;
    return u >= from && u <= to;
  });
}

/** Where the plane passes the heights at which the tool's shape changes, on its middle and at its sides there. */
function sideReach({ base, risingS }: CreasePlane, { from, to, at, slope }: Side): number[] {
  if (Math.abs(risingS) < FLAT) return [];
  const cut = (sign: -1 | 1): number => (at + slope * base) / (sign - slope * risingS);
  return [(from - base) / risingS, (to - base) / risingS, cut(1), cut(-1)];
}

/**
 * A tool whose axis leans across the ring meets creases and joints of the band at other offsets in every height: where
 * they meet a surface of the band or of the tool the integrand has a kink. Missed ones moved up to 0.26 % of a lane of a
 * halfround ring in two colours to its neighbour. No stops for upright tools, whose lines lie in one section each.
 */
export function creaseStops(tool: Tool, band: BandLines, reach: number): CreaseStops {
  const { solid } = tool;
  if (solid.shape === 'swept') return NONE;
  const { frame } = solid;
  const up = axisOf(frame, 1);
  if (Math.abs(up[2]) < UPRIGHT) return NONE;
  const span = spanOf(solid);
  const beside = reach * (Math.abs(axisOf(frame, 0)[2]) + Math.abs(axisOf(frame, 2)[2]));
  const ends = span.map((u) => (frame[14] ?? outside(frame, 14)) + u * up[2]);
  const [low, high] = [Math.min(...ends) - beside, Math.max(...ends) + beside];
  const planes = band.creases.filter((x) => x > low && x < high).map((x) => planeAt(frame, band, x));
  if (planes.length === 0) return NONE;
  const sides = sidesOf(tool);
  return {
    across: planes.flatMap((plane) => [...radiusReach(plane), ...sides.flatMap((side) => sideReach(plane, side))]),
    along: (s) =>
      planes.flatMap((plane) => [...radiusStops(plane, s), ...sides.flatMap((side) => sideStops(plane, side, s))]),
  };
}

/** Lowest and highest point of a tool along its axis, mm. */
function spanOf(solid: Exclude<Tool['solid'], { readonly shape: 'swept' }>): readonly [number, number] {
  if (solid.shape === 'turned') {
    const { low, high } = turnedSpan(solid);
    return [low, high];
  }
  let [low, high] = [Infinity, -Infinity];
  for (let at = 1; at < solid.positions.length; at += 3) {
    low = Math.min(low, solid.positions[at] ?? outside(solid.positions, at));
    high = Math.max(high, solid.positions[at] ?? outside(solid.positions, at));
  }
  return [low, high];
}
