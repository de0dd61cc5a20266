import { outside } from '../../units/item-at.ts';
import type { Point2 } from '../../math/piece.ts';
import type { SweptTool, Tool } from '../tool.ts';
import type { BandLines } from './band-line.ts';
import { clipRuns, runsOf, type Runs } from './line-runs.ts';
import { panelNodes, panelStops } from './gauss.ts';

const APART = 1e-9;
/** Halvings of a panel where the tool's edge crosses the surface, and the change below which they stop, mm³ per radian. */
const DEPTH = 24;
const TOLERANCE = 1e-11;

/** Heights above the bore crest where the polygon holds metal at x. */
function polygonRuns(outline: readonly Point2[], x: number): Runs {
  const found: number[] = [];
  outline.forEach((a, index) => {
    const b = outline[(index + 1) % outline.length] ?? a;
    if (a.x <= x === b.x <= x) return;
    found.push(a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x));
  });
  return runsOf(found);
}

/** ∫ r dr over the runs, mm². */
function ringArea(runs: Runs, r0: number): number {
  let sum = 0;
  for (let k = 0; k + 1 < runs.length; k += 2) {
    sum += ((r0 + (runs[k + 1] ?? outside(runs, k + 1))) ** 2 - (r0 + (runs[k] ?? outside(runs, k))) ** 2) / 2;
  }
  return sum;
}

function gauss(f: (x: number) => number, from: number, to: number): number {
  let sum = 0;
  for (const [at, weight] of panelNodes('coarse')) sum += weight * f(from + (to - from) * at);
  return sum * (to - from);
}

function adaptive(f: (x: number) => number, from: number, to: number, whole: number, depth: number): number {
  const middle = (from + to) / 2;
  const [left, right] = [gauss(f, from, middle), gauss(f, middle, to)];
  if (depth === 0 || Math.abs(left + right - whole) < TOLERANCE) return left + right;
  return adaptive(f, from, middle, left, depth - 1) + adaptive(f, middle, to, right, depth - 1);
}

/** Places around a swept tool at which lines that swing are looked at. */
const PLACES = 48;

/** Change in mm³ per radian at one place around the ring. */
function sectionMetal(tool: Tool, solid: SweptTool, band: BandLines): Float64Array {
  const change = new Float64Array(Math.max(band.metals, tool.segment + 1));
  const { innerRadius, half } = band;
  const xs = solid.outline.map(({ x }) => x);
  const stops = panelStops(Math.min(...xs), Math.max(...xs), [...xs, ...band.creases, -half, half], APART);
  const covered = (x: number): number => ringArea(polygonRuns(solid.outline, x), innerRadius);
  const add = (segment: number, value: number): void => {
    change[segment] = (change[segment] ?? outside(change, segment)) + value;
  };
  for (let k = 1; k < stops.length; k++) {
    const [a, b] = [stops[k - 1] ?? outside(stops, k - 1), stops[k] ?? outside(stops, k)];
    const middle = (a + b) / 2;
    if (tool.step === 'add') add(tool.segment, gauss(covered, a, b));
    if (Math.abs(middle) >= half) continue;
    // Which metals lie over each other is the same all over a panel; only their heights change.
    band.zones(middle).forEach(({ segment }, index) => {
      const taken = (x: number): number => {
        const zone = band.zones(x)[index];
        return zone === undefined
          ? 0
          : ringArea(clipRuns(polygonRuns(solid.outline, x), zone.low, zone.high), innerRadius);
      };
      add(segment, -adaptive(taken, a, b, gauss(taken, a, b), DEPTH));
    });
  }
  return change;
}

/**
 * Change of metal by segment in mm³ that a swept tool makes on the bare band: the ring area of its section, panel by
 * panel across the width, halved where its edges cross the surface; where lines swing, the mean over its length.
 */
export function sweptMetal(
  tool: Tool,
  solid: SweptTool,
  bandAt: (angle: number) => BandLines,
  isStill: boolean,
): Float64Array {
  const angle = Math.min(2 * Math.PI, solid.to - solid.from);
  const places = isStill ? 1 : PLACES;
  const sum = new Float64Array(bandAt(solid.from).metals);
  for (let k = 0; k < places; k++) {
    const change = sectionMetal(tool, solid, bandAt(solid.from + (angle * (k + 0.5)) / places));
    change.forEach(
      (value, segment) => (sum[segment] = (sum[segment] ?? outside(sum, segment)) + (value * angle) / places),
    );
  }
  return sum;
}
