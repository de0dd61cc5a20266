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

/** Triangles of a simple counter-clockwise polygon by clipping ears; quadratic, polygons here have some twenty corners. */
export function clipEars(points: readonly Point2[]): (readonly [number, number, number])[] {
  const rest = points.map((_, index) => index);
  const triangles: (readonly [number, number, number])[] = [];
  const at = (index: number): Point2 => points[index] ?? { x: 0, y: 0 };
  while (rest.length > 3) {
    let best = -1;
    let bestTurn = 0;
    for (let k = 0; k < rest.length; k++) {
      const a = rest[(k + rest.length - 1) % rest.length] ?? 0;
      const b = rest[k] ?? 0;
      const c = rest[(k + 1) % rest.length] ?? 0;
      const size = turn(at(a), at(b), at(c));
      if (size <= bestTurn) continue;
      const isEar = !rest.some((other) => {
        if (other === a || other === b || other === c) return false;
        const p = at(other);
        return turn(at(a), at(b), p) >= 0 && turn(at(b), at(c), p) >= 0 && turn(at(c), at(a), p) >= 0;
      });
      if (isEar) {
        best = k;
        bestTurn = size;
      }
    }
    // No ear with area is left only when the rest is a line; its triangles then close the polygon all the same.
    if (best < 0) best = 0;
    const a = rest[(best + rest.length - 1) % rest.length] ?? 0;
    triangles.push([a, rest[best] ?? 0, rest[(best + 1) % rest.length] ?? 0]);
    rest.splice(best, 1);
  }
  triangles.push([rest[0] ?? 0, rest[1] ?? 0, rest[2] ?? 0]);
  return triangles;
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
  const c = sweep.columns.cos[column] ?? 1;
  const s = sweep.columns.sin[column] ?? 0;
  for (const { x, y } of outline) {
    const radius = sweep.innerRadius + y;
    part.vertex(radius * c, radius * s, x, -s * side, c * side, 0, y, x);
  }
  for (const [i, j, k] of triangles) {
    if (side === 1) part.triangle(base + i, base + j, base + k);
    else part.triangle(base + i, base + k, base + j);
  }
}
