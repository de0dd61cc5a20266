import { parsePathData, type PathContour } from '@ringwerk/kernel/engraving';
import { atHeight, writePath } from './path-text.ts';
import { simplified, smoothContour, straightened, type Point } from './simplify.ts';

/** How far a line may move while it is made short enough for the record, mm: beyond it the drawing is another one. */
const TOLERANCES = [0.005, 0.01, 0.02, 0.03, 0.04, 0.06];

export interface FittedDrawing {
  readonly path: string;
  /** How far its lines were moved at most, mm. */
  readonly moved: number;
}

/** Contours at a height in mm, short enough for the record; null when they have too much detail, or nothing at all. */
export function fitDrawing(contours: readonly PathContour[], height: number): FittedDrawing | null {
  const sized = atHeight(contours, height);
  if (sized === null) return null;
  const whole = writePath(sized);
  if (whole !== null) return { path: whole, moved: 0 };
  for (const tolerance of TOLERANCES) {
    const path = writePath(straightened(sized, tolerance));
    if (path !== null) return { path, moved: tolerance };
  }
  return null;
}

/** Strokes of a finger at a height in mm, smooth; null when there is too much of it, or nothing. */
export function fitStrokes(strokes: readonly (readonly Point[])[], height: number): FittedDrawing | null {
  const ys = strokes.flat().map(([, y]) => y);
  if (ys.length === 0) return null;
  const extent = Math.max(...ys) - Math.min(...ys);
  const scale = extent > 0 ? height / extent : 1;
  for (const tolerance of TOLERANCES) {
    const contours = strokes.flatMap((stroke) => smoothContour(simplified(stroke, tolerance / scale)) ?? []);
    const sized = atHeight(contours, height);
    const path = sized === null ? null : writePath(sized);
    if (path !== null) return { path, moved: tolerance };
  }
  return null;
}

/** A drawing of the record at another height; null when it cannot be read. */
export function resizedDrawing(path: string, height: number): string | null {
  const contours = parsePathData(path);
  return contours === null ? null : (fitDrawing(contours, height)?.path ?? null);
}
