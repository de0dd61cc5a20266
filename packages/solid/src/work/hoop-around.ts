import { outside } from '@ringwerk/kernel/math';
import type { Frame } from '@ringwerk/kernel/stones';
import type { Cloud } from './cloud.ts';
import type { WorkStep } from './work-step.ts';

/** Room between two tools that counts as none, mm: single precision at a ring's size. */
const APART = 1e-4;
/** Leans of the cones that are tried, radians from a cylinder. */
const LEANS = [-70, -60, -50, -40, -30, -20, -10, 0, 10, 20, 30, 40, 50, 60, 70].map(
  (degrees) => (degrees * Math.PI) / 180,
);
/** Solids of revolution have twelve sides at least: their flat faces stand so much nearer to the axis than their corners. */
const CHORD = Math.cos(Math.PI / 12);

/** Height above a frame's origin along its axis, and distance from that axis, of every corner. */
function aboutAxis(cloud: Cloud, frame: Frame): Float64Array {
  const [ax, ay, az] = [frame[4] ?? outside(frame, 4), frame[5] ?? outside(frame, 5), frame[6] ?? outside(frame, 6)];
  const [ox, oy, oz] = [
    frame[12] ?? outside(frame, 12),
    frame[13] ?? outside(frame, 13),
    frame[14] ?? outside(frame, 14),
  ];
  const found = new Float64Array((cloud.length / 3) * 2);
  for (let at = 0, to = 0; at < cloud.length; at += 3, to += 2) {
    const [x, y, z] = [
      (cloud[at] ?? outside(cloud, at)) - ox,
      (cloud[at + 1] ?? outside(cloud, at + 1)) - oy,
      (cloud[at + 2] ?? outside(cloud, at + 2)) - oz,
    ];
    const height = x * ax + y * ay + z * az;
    found[to] = height;
    found[to + 1] = Math.sqrt(Math.max(0, x * x + y * y + z * z - height * height));
  }
  return found;
}

/** Whether two frames share their axis. */
function isCoaxial(a: Frame, b: Frame): boolean {
  const on = (height: number): number[] =>
    [0, 1, 2].map((k) => (b[12 + k] ?? outside(b, 12 + k)) + height * (b[4 + k] ?? outside(b, 4 + k)));
  const [, low = 0, , high = 0] = aboutAxis(Float64Array.from([...on(0), ...on(1)]), a);
  return Math.max(low, high) < APART;
}

type Turned = Pick<WorkStep, 'cloud' | 'frame' | 'isTurned'>;

/**
 * Whether metal lies around a cutter like a hoop, a cone about their common axis between them: then it loses nothing.
 * False may be said of some that stand clear, true of none that does not.
 */
export function isHoopAround(metal: Turned, cutter: Pick<WorkStep, 'cloud' | 'frame'>): boolean {
  if (!metal.isTurned || metal.frame === null || cutter.frame === null) return false;
  if (!isCoaxial(cutter.frame, metal.frame)) return false;
  const [own, its] = [aboutAxis(metal.cloud, cutter.frame), aboutAxis(cutter.cloud, cutter.frame)];
  return LEANS.some((lean) => {
    const [c, s] = [Math.cos(lean), Math.sin(lean)];
    let [within, without] = [-Infinity, Infinity];
    for (let at = 0; at < its.length; at += 2)
      within = Math.max(within, s * (its[at] ?? outside(its, at)) + c * (its[at + 1] ?? outside(its, at + 1)));
    for (let at = 0; at < own.length; at += 2) {
      without = Math.min(
        without,
        s * (own[at] ?? outside(own, at)) + c * CHORD * (own[at + 1] ?? outside(own, at + 1)),
      );
    }
    return without > within + APART;
  });
}
