import { outside } from '../units/item-at.ts';
import type { ShapedText } from '../design/lettering.ts';
import { fillArea, fillWork, type Trapezoid } from './fill-area.ts';
import { flattenContour, type Polyline } from './flatten-contour.ts';
import { parsePathData } from './parse-path-data.ts';
import { widenLine } from './widen-line.ts';

/** Letters or parts of a drawing that overlap or stand above each other: no two clusters touch. */
export interface LetterCluster {
  readonly trapezoids: readonly Trapezoid[];
}

/** Curves become chords within this many letter heights, half a µm at the largest letters; drawings in mm. */
const LETTER_TOLERANCE = 2.5e-4;
const DRAWING_TOLERANCE = 1e-3;
/** Edges of a drawing's outlines, and work of filling them, beyond which it is a tangle; a crest takes a tenth of it. */
const EDGES_MOST = 12_000;
const WORK_MOST = 1_000_000;
/** Pens of a text, and drawings, whose clusters are kept. */
const KEPT = 8;

function reachOf(loop: Polyline): readonly [number, number] {
  let [least, largest] = [Infinity, -Infinity];
  for (let k = 0; k < loop.length; k += 2) {
    least = Math.min(least, loop[k] ?? outside(loop, k));
    largest = Math.max(largest, loop[k] ?? outside(loop, k));
  }
  return [least, largest];
}

/** Splits loops into groups whose stretches along the line do not meet. */
function groupsOf(loops: readonly Polyline[]): Polyline[][] {
  const sorted = loops
    .map((loop) => ({ loop, reach: reachOf(loop) }))
    .filter(({ reach }) => Number.isFinite(reach[0] + reach[1]))
    .sort((a, b) => a.reach[0] - b.reach[0]);
  const groups: Polyline[][] = [];
  let end = -Infinity;
  for (const { loop, reach } of sorted) {
    if (reach[0] > end) groups.push([loop]);
    else groups.at(-1)?.push(loop);
    end = Math.max(end, reach[1]);
  }
  return groups;
}

const clustersOf = (groups: readonly Polyline[][]): LetterCluster[] =>
  groups.map((group) => ({ trapezoids: fillArea(group) })).filter(({ trapezoids }) => trapezoids.length > 0);

/** Reach of loops or of a line, y upwards: all 0 where nothing is drawn. */
export interface LoopReach {
  readonly left: number;
  readonly right: number;
  readonly down: number;
  readonly up: number;
}

export const NO_REACH: LoopReach = { left: 0, right: 0, down: 0, up: 0 };

interface KnownText {
  /** Contours as chords, in the order of the glyphs. */
  readonly lines: readonly { readonly look: 'fill' | 'line'; readonly points: Polyline }[];
  readonly clusters: Map<number, LetterCluster[]>;
  /** Of the contours' own points, letter heights. */
  readonly reach: Readonly<Record<'fill' | 'line', LoopReach>>;
}

/** One entry per shaped text; a shaped text never changes. */
const known = new WeakMap<ShapedText, KnownText>();

function knownText(text: ShapedText): KnownText {
  const made = known.get(text);
  if (made !== undefined) return made;
  const lines = text.glyphs.flatMap(({ look, contours }) =>
    contours.map((contour) => ({ look, points: flattenContour(contour, LETTER_TOLERANCE) })),
  );
  const reach = { fill: pointReach(lines, 'fill'), line: pointReach(lines, 'line') };
  const entry = { lines, clusters: new Map<number, LetterCluster[]>(), reach };
  known.set(text, entry);
  return entry;
}

const loopsOf = ({ lines }: KnownText, pen: number): Polyline[] =>
  lines.flatMap(({ look, points }) => (look === 'fill' ? [points] : widenLine(points, pen)));

const EMPTY: LoopReach = { left: Infinity, right: -Infinity, down: Infinity, up: -Infinity };

/** Reach of the points of all contours of one look; none where there are no points. */
function pointReach(lines: KnownText['lines'], wanted: 'fill' | 'line'): LoopReach {
  let { left, right, down, up } = EMPTY;
  for (const { look, points } of lines) {
    if (look !== wanted) continue;
    for (let k = 0; k + 1 < points.length; k += 2) {
      const [x, y] = [points[k] ?? outside(points, k), points[k + 1] ?? outside(points, k + 1)];
      left = Math.min(left, x);
      right = Math.max(right, x);
      down = Math.min(down, y);
      up = Math.max(up, y);
    }
  }
  return { left, right, down, up };
}

/**
 * Reach of a shaped line in letter heights without filling or widening it: drawn lines reach half a pen beyond their
 * points. A letter height is looked for in a dozen rounds, with every way out of every finding; widening 60 letters of
 * the line font in each of them took 1.2 s of the rules.
 */
export function letterReach(text: ShapedText, pen: number): LoopReach {
  const { fill, line } = knownText(text).reach;
  const left = Math.min(fill.left, line.left - pen / 2);
  const right = Math.max(fill.right, line.right + pen / 2);
  const down = Math.min(fill.down, line.down - pen / 2);
  const up = Math.max(fill.up, line.up + pen / 2);
  return Number.isFinite(left) ? { left, right, down, up } : NO_REACH;
}

/** Clusters of a shaped line in letter heights; `pen` is the width of a drawn line in letter heights. */
export function letterClusters(text: ShapedText, pen: number): readonly LetterCluster[] {
  const entry = knownText(text);
  const hasLines = entry.lines.some(({ look }) => look === 'line');
  const key = hasLines ? pen : 0;
  const made = entry.clusters.get(key);
  if (made !== undefined) return made;
  const clusters = clustersOf(groupsOf(loopsOf(entry, pen)));
  // A slider of the ring's width asks for many pens: only the newest few are worth keeping.
  if (entry.clusters.size >= KEPT) entry.clusters.clear();
  entry.clusters.set(key, clusters);
  return clusters;
}

const drawings = new Map<string, readonly LetterCluster[]>();

/**
 * Clusters of a drawing's path data in mm, y up; none when it does not read, or crosses itself so often that no laser
 * could tell its lines apart. Closed subpaths are filled, open ones are lines of the tool's width.
 */
export function drawingClusters(drawing: string, pen: number): readonly LetterCluster[] {
  const key = `${pen} ${drawing}`;
  const made = drawings.get(key);
  if (made !== undefined) return made;
  const loops = (parsePathData(drawing) ?? []).flatMap(({ contour, isClosed }) => {
    const points = flattenContour(contour, DRAWING_TOLERANCE).map((value, k) => (k % 2 === 0 ? value : -value));
    return isClosed ? [points] : widenLine(points, pen);
  });
  const edges = loops.reduce((sum, loop) => sum + loop.length / 2, 0);
  const groups = edges > EDGES_MOST ? [] : groupsOf(loops);
  const work = groups.reduce((sum, group) => sum + fillWork(group), 0);
  const clusters = work > WORK_MOST ? [] : clustersOf(groups);
  if (drawings.size >= KEPT) drawings.clear();
  drawings.set(key, clusters);
  return clusters;
}
