import { outside } from '../units/item-at.ts';
import { fillArea } from './fill-area.ts';
import { flattenContour, type Polyline } from './flatten-contour.ts';
import type { PathContour } from './parse-path-data.ts';
import { planarMesh } from './planar-mesh.ts';
import { widenLine } from './widen-line.ts';

/** Chords of a drawing that is drawn anew, mm: a fifth of the finest line. */
const TOLERANCE = 0.015;

const rounded = (value: number): string => String(Number(value.toFixed(2)));

/** Leaves out points that lie within the tolerance of the line between those that stay; the first one stays. */
function simplified(points: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  const kept: (readonly [number, number])[] = [];
  points.forEach((point, index) => {
    const [x0, y0] = kept.at(-1) ?? point;
    const [x1, y1] = points[(index + 1) % points.length] ?? point;
    const length = Math.hypot(x1 - x0, y1 - y0);
    const away = Math.abs((x1 - x0) * (point[1] - y0) - (y1 - y0) * (point[0] - x0)) / (length || 1);
    if (index === 0 || away > TOLERANCE) kept.push(point);
  });
  return kept;
}

const pathOf = (points: readonly (readonly [number, number])[]): string =>
  points.length < 3 ? '' : `M${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}Z`;

/** Path data of a drawing whose filled areas reach `by` mm further on every side; open subpaths stay the tool's own lines. */
export function thickenedDrawing(paths: readonly PathContour[], by: number): string {
  const closed = paths
    .filter(({ isClosed }) => isClosed)
    .map(({ contour }): Polyline => flattenContour(contour, TOLERANCE));
  const rims = closed.flatMap((points) => widenLine([...points, ...points.slice(0, 2)], 2 * by));
  const { points, borders } = planarMesh(fillArea([...closed, ...rims]), Infinity);
  const outlines = borders.map((border) =>
    simplified(
      border.map((k): readonly [number, number] => [
        points[2 * k] ?? outside(points, 2 * k),
        points[2 * k + 1] ?? outside(points, 2 * k + 1),
      ]),
    ),
  );
  const lines = paths
    .filter(({ isClosed }) => !isClosed)
    .map(({ contour }) => {
      const chords = flattenContour(contour, TOLERANCE);
      const ends = Array.from({ length: chords.length / 2 }, (_, k) => {
        return `${rounded(chords[2 * k] ?? outside(chords, 2 * k))} ${rounded(chords[2 * k + 1] ?? outside(chords, 2 * k + 1))}`;
      });
      return `M${ends.join('L')}`;
    });
  return [...outlines.map(pathOf), ...lines].join('');
}
