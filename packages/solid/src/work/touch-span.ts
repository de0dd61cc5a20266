import { itemAt, outside } from '@ringwerk/kernel/math';
import type { Point3 } from '../shell/shell.ts';
import { cloudPoint } from './cloud.ts';
import type { AngularSpan, WorkStep } from './work-step.ts';

const TURN = 2 * Math.PI;

/** Where the line from p, inside a cylinder about the ring's axis, to q outside of it leaves the cylinder. */
function leaving(p: Point3, q: Point3, radius: number): Point3 {
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
  const a = dx * dx + dy * dy;
  const b = p[0] * dx + p[1] * dy;
  const c = p[0] * p[0] + p[1] * p[1] - radius * radius;
  const t = (-b + Math.sqrt(Math.max(0, b * b - a * c))) / a;
  return [p[0] + t * dx, p[1] + t * dy, p[2] + t * (q[2] - p[2])];
}

/**
 * Angles between which a tool stands within `radius` of the ring's axis, radians, about the tool's own angle; null when
 * it stands outside. A head spreads far over the band that it only touches with its feet.
 */
export function touchSpan({ shell, cloud, angle }: WorkStep, radius: number): AngularSpan | null {
  const isWithin = (v: number): boolean =>
    (cloud[3 * v] ?? outside(cloud, 3 * v)) ** 2 + (cloud[3 * v + 1] ?? outside(cloud, 3 * v + 1)) ** 2 <
    radius * radius;
  let [low, high] = [Infinity, -Infinity];
  const take = ([x, y]: Point3): void => {
    const own = Math.atan2(y, x) - angle;
    const turned = own - Math.round(own / TURN) * TURN;
    [low, high] = [Math.min(low, turned), Math.max(high, turned)];
  };
  const { indices } = shell;
  for (let k = 0; k < indices.length; k++) {
    const a = indices[k] ?? outside(indices, k);
    if (!isWithin(a)) continue;
    const point = cloudPoint(cloud, a);
    take(point);
    const first = k - (k % 3);
    for (const b of [itemAt(indices, first + ((k + 1) % 3)), itemAt(indices, first + ((k + 2) % 3))]) {
      if (!isWithin(b)) take(leaving(point, cloudPoint(cloud, b), radius));
    }
  }
  return low > high ? null : { from: angle + low, to: angle + high };
}
