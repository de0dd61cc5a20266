import { itemAt, outside } from '../units/item-at.ts';
import type { StoneRow } from '../design/ring-design.ts';
import { line, type Point2 } from '../math/piece.ts';
import type { SlotCut } from '../stones/slot-cut.ts';
import type { PartDraft } from './part-draft.ts';
import { evenRows, joined, type SectionRow } from './section-rows.ts';
import type { Sweep } from './strip.ts';

/** Rows of the slot's walls and floor, from the left lip to the right one; creases doubled. */
export function slotRows(cut: SlotCut, row: StoneRow, left: Point2, right: Point2): SectionRow[][] {
  const below = cut.outline.map(([x, y]) => ({ x: row.position + x, y }));
  // The neck stands upright below the lips: its x is the lip's, to the last bit.
  const points = [
    left,
    ...below.map((point, index) => {
      if (index === 0) return { x: left.x, y: point.y };
      return index === below.length - 1 ? { x: right.x, y: point.y } : point;
    }),
    right,
  ];
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    return joined(evenRows(line(from.x, from.y, to.x, to.y), 1, 1), from).map((each, k) =>
      k === 1 ? { ...each, x: to.x, y: to.y } : each,
    );
  });
}

const turn = (a: Point2, b: Point2, c: Point2): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

type Triangle = readonly [number, number, number];

/** The corners before, at and after place k of a closed list. */
function cornerAt(rest: readonly number[], k: number): Triangle {
  const count = rest.length;
  return [
    rest[(k + count - 1) % count] ?? outside(rest, (k + count - 1) % count),
    rest[k] ?? outside(rest, k),
    rest[(k + 1) % count] ?? outside(rest, (k + 1) % count),
  ];
}

/** Twice the area of the ear, or 0 when another corner lies in it. */
function earSize(points: readonly Point2[], rest: readonly number[], triangle: Triangle): number {
  const [a, b, c] = [itemAt(points, triangle[0]), itemAt(points, triangle[1]), itemAt(points, triangle[2])];
  const isOpen = rest.every((other) => {
    const p = itemAt(points, other);
    return triangle.includes(other) || turn(a, b, p) < 0 || turn(b, c, p) < 0 || turn(c, a, p) < 0;
  });
  return isOpen ? Math.max(0, turn(a, b, c)) : 0;
}

/**
 * Triangles of a simple counter-clockwise polygon by clipping the largest ear; cubic, polygons here have some
 * twenty corners. A rest without area is a line and is closed all the same.
 */
export function clipEars(points: readonly Point2[]): Triangle[] {
  const rest = points.map((_, index) => index);
  const triangles: Triangle[] = [];
  while (rest.length > 3) {
    const sizes = rest.map((_, k) => earSize(points, rest, cornerAt(rest, k)));
    const best = sizes.indexOf(Math.max(...sizes));
    triangles.push(cornerAt(rest, best));
    rest.splice(best, 1);
  }
  return [...triangles, cornerAt(rest, 1)];
}

/** Upright end wall of a slot at a column. `side` 1 looks along the ring's direction, -1 against it. */
export function emitEndWall(
  part: PartDraft,
  outline: readonly Point2[],
  column: number,
  side: 1 | -1,
  sweep: Sweep,
): void {
  const triangles = clipEars(outline);
  const base = part.reserve(outline.length, triangles.length);
  const c = sweep.columns.cos[column] ?? outside(sweep.columns.cos, column);
  const s = sweep.columns.sin[column] ?? outside(sweep.columns.sin, column);
  for (const { x, y } of outline) {
    const radius = sweep.innerRadius + y;
    part.vertex(radius * c, radius * s, x, -s * side, c * side, 0, y, x);
  }
  for (const [i, j, k] of triangles) {
    if (side === 1) part.triangle(base + i, base + j, base + k);
    else part.triangle(base + i, base + k, base + j);
  }
}
