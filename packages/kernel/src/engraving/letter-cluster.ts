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
    least = Math.min(least, loop[k] ?? 0);
    largest = Math.max(largest, loop[k] ?? 0);
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

/** One entry per shaped text and width of the line; a shaped text never changes. */
const known = new WeakMap<ShapedText, Map<number, LetterCluster[]>>();

/** Clusters of a shaped line in letter heights; `pen` is the width of a drawn line in letter heights. */
export function letterClusters(text: ShapedText, pen: number): readonly LetterCluster[] {
  const hasLines = text.glyphs.some(({ look }) => look === 'line');
  const key = hasLines ? pen : 0;
  const widths = known.get(text) ?? new Map<number, LetterCluster[]>();
  known.set(text, widths);
  const made = widths.get(key);
  if (made !== undefined) return made;
  const loops = text.glyphs.flatMap(({ look, contours }) =>
    contours.flatMap((contour) => {
      const points = flattenContour(contour, LETTER_TOLERANCE);
      return look === 'fill' ? [points] : widenLine(points, pen);
    }),
  );
  const clusters = clustersOf(groupsOf(loops));
  // A slider of the ring's width asks for many pens: only the newest few are worth keeping.
  if (widths.size >= KEPT) widths.clear();
  widths.set(key, clusters);
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
