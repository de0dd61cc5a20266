import type { LetterContour } from '../design/lettering.ts';

/** Coordinates x, y, x, y, … of a run of straight edges. */
export type Polyline = readonly number[];

type Point = readonly [number, number];
type Curve = (t: number) => Point;

interface Flattened {
  readonly curve: Curve;
  /** Even steps that keep the chord within the tolerance of the curve. */
  readonly steps: number;
}

/** Chord error of n even steps of a curve whose second derivative stays below `bend`: bend / (8 n²). */
const stepsFor = (bend: number, tolerance: number): number => Math.max(1, Math.ceil(Math.sqrt(bend / (8 * tolerance))));

function quadratic([ax, ay]: Point, piece: readonly number[], tolerance: number): Flattened {
  const [bx = 0, by = 0, cx = 0, cy = 0] = piece;
  const bend = 2 * Math.hypot(ax - 2 * bx + cx, ay - 2 * by + cy);
  return {
    steps: stepsFor(bend, tolerance),
    curve: (t) => {
      const u = 1 - t;
      return [u * u * ax + 2 * u * t * bx + t * t * cx, u * u * ay + 2 * u * t * by + t * t * cy];
    },
  };
}

function cubic([ax, ay]: Point, piece: readonly number[], tolerance: number): Flattened {
  const [bx = 0, by = 0, cx = 0, cy = 0, dx = 0, dy = 0] = piece;
  const bend =
    6 * Math.max(Math.hypot(ax - 2 * bx + cx, ay - 2 * by + cy), Math.hypot(bx - 2 * cx + dx, by - 2 * cy + dy));
  return {
    steps: stepsFor(bend, tolerance),
    curve: (t) => {
      const u = 1 - t;
      const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
      return [p * ax + q * bx + r * cx + s * dx, p * ay + q * by + r * cy + s * dy];
    },
  };
}

const straight = ([ax, ay]: Point, [bx = 0, by = 0]: readonly number[]): Flattened => ({
  steps: 1,
  curve: (t) => [ax + (bx - ax) * t, ay + (by - ay) * t],
});

/** Points of the contour so that no chord leaves the curve by more than `tolerance` (unit of the contour). */
export function flattenContour(contour: LetterContour, tolerance: number): Polyline {
  const points: number[] = [contour.x, contour.y];
  let at: Point = [contour.x, contour.y];
  for (const piece of contour.pieces) {
    const { curve, steps } =
      piece.length === 2
        ? straight(at, piece)
        : piece.length === 4
          ? quadratic(at, piece, tolerance)
          : cubic(at, piece, tolerance);
    for (let k = 1; k <= steps; k++) points.push(...curve(k / steps));
    at = curve(1);
  }
  return points;
}
