import type { PathContour } from '@ringwerk/kernel/engraving';

export type Point = readonly [number, number];

/** Chords of one curve while a drawing is simplified. */
const CHORDS = 8;

/** The points that a line needs to stay within `tolerance` of itself (Douglas and Peucker 1973). */
export function simplified(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 3) return [...points];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  let farthest = 0;
  let distance = -1;
  points.forEach(([x, y], k) => {
    const [wx, wy] = [x - first[0], y - first[1]];
    const away = length === 0 ? Math.hypot(wx, wy) : Math.abs(wx * dy - wy * dx) / length;
    if (k > 0 && k < points.length - 1 && away > distance) [farthest, distance] = [k, away];
  });
  if (distance <= tolerance) return [first, last];
  return [
    ...simplified(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplified(points.slice(farthest), tolerance),
  ];
}

const between = ([x0, y0]: Point, [x1, y1]: Point): Point => [(x0 + x1) / 2, (y0 + y1) / 2];

/** A drawn line through its points: parabolas from the middle of one chord to the middle of the next. */
export function smoothContour(points: readonly Point[]): PathContour | null {
  const [first, second] = points;
  const last = points.at(-1);
  if (first === undefined || second === undefined || last === undefined) return null;
  const pieces = points.slice(1, -1).map((point, k) => [...point, ...between(point, points[k + 2] ?? last)]);
  const start = between(first, second);
  return {
    isClosed: false,
    contour: { x: first[0], y: first[1], pieces: [[...start], ...pieces, [...last]] },
  };
}

/** Points along a contour: its corners, and chords of its curves. */
function pointsOf({ contour }: PathContour): Point[] {
  const points: Point[] = [[contour.x, contour.y]];
  for (const piece of contour.pieces) {
    const [x0, y0] = points.at(-1) ?? [contour.x, contour.y];
    if (piece.length === 2) points.push([piece[0] ?? 0, piece[1] ?? 0]);
    else for (let k = 1; k <= CHORDS; k++) points.push(pointAt([x0, y0, ...piece], k / CHORDS));
  }
  return points;
}

/** Point of a Bézier curve of any degree, by de Casteljau. */
function pointAt(control: readonly number[], t: number): Point {
  if (control.length <= 2) return [control[0] ?? 0, control[1] ?? 0];
  const next = control.slice(2).map((value, k) => (control[k] ?? 0) * (1 - t) + value * t);
  return pointAt(next, t);
}

/** Contours as straight lines within `tolerance` of themselves; what shrinks to a point is left out. */
export function straightened(contours: readonly PathContour[], tolerance: number): PathContour[] {
  return contours.flatMap((path) => {
    const points = simplified(pointsOf(path), tolerance);
    const [first, ...rest] = points;
    if (first === undefined || rest.length === 0) return [];
    return [
      { isClosed: path.isClosed, contour: { x: first[0], y: first[1], pieces: rest.map((point) => [...point]) } },
    ];
  });
}
