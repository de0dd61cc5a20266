import type { StoneRow } from '../design/ring-design.ts';
import type { Point2 } from '../math/piece.ts';
import { girdleOutline } from './stone-size.ts';
import type { Frame, ToolShape } from './tool.ts';
import { lathe, layered, turned, type Layer, type Level } from './tool-shapes.ts';

/** Least distance of a wall's outside from the stone's axis, mm, and most of it that its hole may take. */
const CORE = 0.2;
const HOLE_SHARE = 0.96;

/** The girdle's outline moved away from the axis by the same length everywhere. */
const moved = (outline: readonly Point2[], by: number): Point2[] =>
  outline.map(({ x, y }) => {
    const reach = Math.hypot(x, y) || 1;
    const scale = Math.max(CORE, reach + by) / reach;
    return { x: x * scale, y: y * scale };
  });

/** The same within another outline, so that a wall stays between both however small the stone is. */
const movedWithin = (outline: readonly Point2[], by: number, around: readonly Point2[]): Point2[] =>
  moved(outline, by).map((point, index) => {
    const most = around[index] ?? point;
    const share = Math.hypot(point.x, point.y) / (Math.hypot(most.x, most.y) || 1);
    return share <= HOLE_SHARE ? point : { x: HOLE_SHARE * most.x, y: HOLE_SHARE * most.y };
  });

/**
 * Wall around a stone's axis between two lines of equal heights, given as radii of a round stone of the same width:
 * turned for round stones, else following the girdle.
 */
export function wallRing(row: StoneRow, frame: Frame, outer: readonly Level[], inner: readonly Level[]): ToolShape {
  if (row.cut === 'round') return turned(frame, lathe(outer), lathe(inner));
  const outline = girdleOutline(row);
  // Both lines take all heights, so that the wall is closed level by level.
  const heights = [...new Set([...outer, ...inner].map(([y]) => y))].sort((a, b) => a - b);
  const by = (levels: readonly Level[], y: number): number => levelAt(levels, y) - row.diameter / 2;
  const walls = heights.map((y): Layer => ({ y, points: moved(outline, by(outer, y)) }));
  const holes = walls.map(({ y, points }): Layer => ({ y, points: movedWithin(outline, by(inner, y), points) }));
  return layered(frame, walls, holes);
}

function levelAt(levels: readonly Level[], y: number): number {
  const next = levels.findIndex(([height]) => height >= y);
  const [y1, r1] = levels[next < 0 ? levels.length - 1 : next] ?? [y, 0];
  const [y0, r0] = levels[Math.max(0, next - 1)] ?? [y1, r1];
  return y1 === y0 ? r1 : r0 + ((r1 - r0) * (y - y0)) / (y1 - y0);
}
