import { outside } from '../units/item-at.ts';
import type { Polyline } from './flatten-contour.ts';

/** Edges of the round end of a tool's point. */
const ROUND = 12;
/** A disc of ROUND edges with this factor on its radius has the area of the circle. */
const SAME_AREA = Math.sqrt((2 * Math.PI) / ROUND / Math.sin((2 * Math.PI) / ROUND));
/** Turns below this leave a wedge that three points close; sharper ones take the round of the tool, radians. */
const GENTLE_TURN = 0.5;

interface Point {
  readonly x: number;
  readonly y: number;
}

const disc = ({ x, y }: Point, radius: number): Polyline =>
  Array.from({ length: ROUND }, (_, k) => {
    const angle = (2 * Math.PI * (k + 0.5)) / ROUND;
    return [x + radius * SAME_AREA * Math.cos(angle), y + radius * SAME_AREA * Math.sin(angle)];
  }).flat();

/** Points of a polyline without repetitions. */
function pointsOf(line: Polyline): Point[] {
  const points: Point[] = [];
  for (let k = 0; k + 1 < line.length; k += 2) {
    const point = { x: line[k] ?? outside(line, k), y: line[k + 1] ?? outside(line, k + 1) };
    const last = points.at(-1);
    if (last === undefined || Math.hypot(point.x - last.x, point.y - last.y) > 1e-9) points.push(point);
  }
  return points;
}

/** The outer side of a gentle turn at b, counter-clockwise. */
function wedge(a: Point, b: Point, c: Point, radius: number): Polyline {
  const before = Math.atan2(b.y - a.y, b.x - a.x);
  const after = Math.atan2(c.y - b.y, c.x - b.x);
  const isLeft = Math.sin(after - before) > 0;
  const side = isLeft ? -Math.PI / 2 : Math.PI / 2;
  const rim = (angle: number): number[] => [
    b.x + radius * Math.cos(angle + side),
    b.y + radius * Math.sin(angle + side),
  ];
  return isLeft ? [b.x, b.y, ...rim(before), ...rim(after)] : [b.x, b.y, ...rim(after), ...rim(before)];
}

function turnAt(a: Point, b: Point, c: Point): number {
  const turn = Math.atan2(c.y - b.y, c.x - b.x) - Math.atan2(b.y - a.y, b.x - a.x);
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
}

/**
 * Area that a round point of `width` leaves when it follows a polyline, as counter-clockwise loops that overlap and
 * are to be filled by the non-zero rule: a rectangle per edge, a disc per end and sharp turn, a wedge per gentle one.
 */
export function widenLine(line: Polyline, width: number): Polyline[] {
  const radius = width / 2;
  const points = pointsOf(line);
  return points.flatMap((point, index) => {
    const before = points[index - 1];
    const next = points[index + 1];
    const loops: Polyline[] = [];
    if (before === undefined || next === undefined || turnAt(before, point, next) > GENTLE_TURN) {
      loops.push(disc(point, radius));
    } else loops.push(wedge(before, point, next, radius));
    if (next === undefined) return loops;
    const length = Math.hypot(next.x - point.x, next.y - point.y);
    const ox = (-(next.y - point.y) / length) * radius;
    const oy = ((next.x - point.x) / length) * radius;
    const right = [point.x - ox, point.y - oy, next.x - ox, next.y - oy];
    loops.push([...right, next.x + ox, next.y + oy, point.x + ox, point.y + oy]);
    return loops;
  });
}
