import { outside } from '../units/item-at.ts';
import { flattenContour } from './flatten-contour.ts';
import type { PathContour } from './parse-path-data.ts';

/** Chords of a drawing's curves, mm. */
const TOLERANCE = 2e-3;
/** Edges within this many widths along the same outline belong to the same corner and are not across from each other. */
const CORNER = 4;

interface Edge {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly loop: number;
  /** Distance along the loop to the edge's middle, and the loop's whole length. */
  readonly at: number;
  readonly around: number;
}

function edgesOf(paths: readonly PathContour[]): Edge[] {
  return paths.flatMap(({ contour, isClosed }, loop) => {
    if (!isClosed) return [];
    const points = flattenContour(contour, TOLERANCE);
    const count = points.length / 2;
    const raw = Array.from({ length: count }, (_, k) => {
      const next = (k + 1) % count;
      return [
        points[2 * k] ?? outside(points, 2 * k),
        points[2 * k + 1] ?? outside(points, 2 * k + 1),
        points[2 * next] ?? outside(points, 2 * next),
        points[2 * next + 1] ?? outside(points, 2 * next + 1),
      ] as const;
    });
    const lengths = raw.map(([x0, y0, x1, y1]) => Math.hypot(x1 - x0, y1 - y0));
    const around = lengths.reduce((sum, length) => sum + length, 0);
    let passed = 0;
    return raw.flatMap(([x0, y0, x1, y1], k) => {
      const at = passed + (lengths[k] ?? outside(lengths, k)) / 2;
      passed += lengths[k] ?? outside(lengths, k);
      return (lengths[k] ?? outside(lengths, k)) > 0 ? [{ x0, y0, x1, y1, loop, at, around }] : [];
    });
  });
}

/** Distance along the normal from the middle of `edge` to `other`, either way; Infinity when it does not meet it. */
function across(edge: Edge, other: Edge): number {
  const [mx, my] = [(edge.x0 + edge.x1) / 2, (edge.y0 + edge.y1) / 2];
  const length = Math.hypot(edge.x1 - edge.x0, edge.y1 - edge.y0);
  const [nx, ny] = [-(edge.y1 - edge.y0) / length, (edge.x1 - edge.x0) / length];
  const [dx, dy] = [other.x1 - other.x0, other.y1 - other.y0];
  const turn = nx * dy - ny * dx;
  if (Math.abs(turn) < 1e-12) return Infinity;
  const [wx, wy] = [other.x0 - mx, other.y0 - my];
  const along = (wx * ny - wy * nx) / turn;
  if (along < 0 || along > 1) return Infinity;
  return Math.abs((wx * dy - wy * dx) / turn);
}

/** Cosine below which two edges run against each other as the sides of a bar do, and not as those of a tip: within 2.6°. */
const AGAINST = -0.999;

function runsAgainst(a: Edge, b: Edge): boolean {
  const [ax, ay, bx, by] = [a.x1 - a.x0, a.y1 - a.y0, b.x1 - b.x0, b.y1 - b.y0];
  return ax * bx + ay * by < AGAINST * Math.hypot(ax, ay) * Math.hypot(bx, by);
}

/** Sides of a bar meet at its end, however thin the bar is: they are across from each other all the same. */
function isSameCorner(a: Edge, b: Edge, width: number): boolean {
  if (a.loop !== b.loop || runsAgainst(a, b)) return false;
  const apart = Math.abs(a.at - b.at);
  const half = (Math.hypot(a.x1 - a.x0, a.y1 - a.y0) + Math.hypot(b.x1 - b.x0, b.y1 - b.y0)) / 2;
  return Math.min(apart, a.around - apart) - half < CORNER * width;
}

/**
 * Thinnest line or gap of a drawing's filled outlines below `limit`, mm: how far the outline opposite lies from the
 * middle of every edge, corners apart. `limit` when nothing is thinner; open subpaths are drawn by the tool itself.
 */
export function thinnest(paths: readonly PathContour[], limit: number): number {
  const edges = edgesOf(paths);
  let least = limit;
  for (const edge of edges) {
    const reach = Math.hypot(edge.x1 - edge.x0, edge.y1 - edge.y0) / 2 + limit;
    const [mx, my] = [(edge.x0 + edge.x1) / 2, (edge.y0 + edge.y1) / 2];
    for (const other of edges) {
      if (other === edge) continue;
      if (Math.min(other.x0, other.x1) > mx + reach || Math.max(other.x0, other.x1) < mx - reach) continue;
      if (Math.min(other.y0, other.y1) > my + reach || Math.max(other.y0, other.y1) < my - reach) continue;
      const distance = across(edge, other);
      if (distance < least && !isSameCorner(edge, other, limit)) least = distance;
    }
  }
  return least;
}
