import type { PathContour } from '@ringwerk/kernel/engraving';

/** The record holds this much path data of one drawing. */
export const PATH_LENGTH_MAX = 2000;

/** `a b c d e f` of an SVG matrix: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

/** Contours with every point moved by an affine map; curves stay curves. */
export function mapContours(contours: readonly PathContour[], [a, b, c, d, e, f]: Matrix): PathContour[] {
  const mapped = (values: readonly number[]): number[] =>
    values.map((value, k) => {
      const [x, y] = k % 2 === 0 ? [value, values[k + 1] ?? 0] : [values[k - 1] ?? 0, value];
      return k % 2 === 0 ? a * x + c * y + e : b * x + d * y + f;
    });
  return contours.map(({ contour, isClosed }) => {
    const [x = 0, y = 0] = mapped([contour.x, contour.y]);
    return { isClosed, contour: { x, y, pieces: contour.pieces.map(mapped) } };
  });
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Box of the contours' points, control points included; null without contours. */
export function boxOf(contours: readonly PathContour[]): Box | null {
  const points = contours.flatMap(({ contour }) => [[contour.x, contour.y], ...contour.pieces].flat());
  if (points.length === 0) return null;
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  points.forEach((value, k) => {
    if (k % 2 === 0) {
      box.left = Math.min(box.left, value);
      box.right = Math.max(box.right, value);
    } else {
      box.top = Math.min(box.top, value);
      box.bottom = Math.max(box.bottom, value);
    }
  });
  return { left: box.left, top: box.top, width: box.right - box.left, height: box.bottom - box.top };
}

/** Contours brought to a height in mm with the middle of their box in the origin; null when they have no extent. */
export function atHeight(contours: readonly PathContour[], height: number): PathContour[] | null {
  const box = boxOf(contours);
  if (box === null || Math.max(box.width, box.height) <= 0) return null;
  const scale = height / (box.height > 0 ? box.height : box.width);
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return mapContours(contours, [scale, 0, 0, scale, -scale * x, -scale * y]);
}

/** Numbers of path data without what can be left out: `.5-.25` for `0.5 -0.25`. */
function joined(values: readonly string[]): string {
  return values.reduce((text, value) => (text === '' || value.startsWith('-') ? text + value : `${text} ${value}`), '');
}

const COMMAND: Readonly<Record<number, string>> = { 2: 'l', 4: 'q', 6: 'c' };

function writeContour({ contour, isClosed }: PathContour, places: number): string {
  const grid = 10 ** places;
  const snap = (value: number): number => Math.round(value * grid);
  const shown = (value: number): string => String(value / grid).replace(/^(-?)0\./u, '$1.');
  // Each step is taken from the written point, so that rounding never adds up.
  let at: readonly [number, number] = [snap(contour.x), snap(contour.y)];
  let text = `M${joined(at.map(shown))}`;
  for (const piece of contour.pieces) {
    const from = at;
    const steps = piece.map((value, k) => snap(value) - (k % 2 === 0 ? from[0] : from[1]));
    if (steps.every((step) => step === 0)) continue;
    text += `${COMMAND[piece.length] ?? 'l'}${joined(steps.map(shown))}`;
    at = [from[0] + (steps.at(-2) ?? 0), from[1] + (steps.at(-1) ?? 0)];
  }
  return isClosed ? `${text}z` : text;
}

/** Path data in mm to a thousandth, or a hundredth where that is too long for the record; null when both are. */
export function writePath(contours: readonly PathContour[]): string | null {
  for (const places of [3, 2]) {
    const text = contours.map((contour) => writeContour(contour, places)).join('');
    if (text !== '' && text.length <= PATH_LENGTH_MAX) return text;
  }
  return null;
}
