import { outside } from '../../units/item-at.ts';
import type { Frame } from '../tool.ts';

export const axisOf = (frame: Frame, index: number): readonly [number, number, number] => [
  frame[4 * index] ?? outside(frame, 4 * index),
  frame[4 * index + 1] ?? outside(frame, 4 * index + 1),
  frame[4 * index + 2] ?? outside(frame, 4 * index + 2),
];

/** Where another frame's origin lies in this one: every recipe puts it at the height of a girdle. */
export function originIn(frame: Frame, other: Frame): readonly [x: number, y: number, z: number] {
  const d = [12, 13, 14].map((k) => (other[k] ?? outside(other, k)) - (frame[k] ?? outside(frame, k)));
  const along = ([x, y, z]: readonly [number, number, number]): number =>
    (d[0] ?? outside(d, 0)) * x + (d[1] ?? outside(d, 1)) * y + (d[2] ?? outside(d, 2)) * z;
  return [along(axisOf(frame, 0)), along(axisOf(frame, 1)), along(axisOf(frame, 2))];
}

/** A frame on the ring's axis. */
export const AXIS_FRAME: Frame = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
