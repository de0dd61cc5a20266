import { outside } from '@ringwerk/kernel/math';
import type { Point3 } from '../shell/shell.ts';
import { cloudMiddle, type Cloud } from './cloud.ts';
import type { WorkStep } from './work-step.ts';

/** Room between two tools that counts as none, mm: single precision at a ring's size. */
const APART = 1e-4;
/** Leans of the planes that are tried between a cutter and what stands beside it, radians from upright. */
const LEANS = [-75, -60, -45, -30, -15, 0, 15, 30, 45, 60, 75].map((degrees) => (degrees * Math.PI) / 180);

function reach(cloud: Cloud, [x, y, z]: Point3): readonly [number, number] {
  let [low, high] = [Infinity, -Infinity];
  for (let at = 0; at < cloud.length; at += 3) {
    const along =
      (cloud[at] ?? outside(cloud, at)) * x +
      (cloud[at + 1] ?? outside(cloud, at + 1)) * y +
      (cloud[at + 2] ?? outside(cloud, at + 2)) * z;
    if (along < low) low = along;
    if (along > high) high = along;
  }
  return [low, high];
}

/** The axis of a cutter and the direction across it towards a point. */
function axes(frame: readonly number[], point: Point3): readonly [Point3, Point3] {
  const axis: Point3 = [frame[4] ?? outside(frame, 4), frame[5] ?? outside(frame, 5), frame[6] ?? outside(frame, 6)];
  const [x, y, z] = [
    point[0] - (frame[12] ?? outside(frame, 12)),
    point[1] - (frame[13] ?? outside(frame, 13)),
    point[2] - (frame[14] ?? outside(frame, 14)),
  ];
  const along = x * axis[0] + y * axis[1] + z * axis[2];
  const aside: Point3 = [x - along * axis[0], y - along * axis[1], z - along * axis[2]];
  const length = Math.hypot(...aside) || 1;
  return [axis, [aside[0] / length, aside[1] / length, aside[2] / length]];
}

/**
 * Whether one of a few planes parts a cutter from what stands beside it: then it takes nothing from it. False may be
 * said of some that stand clear, true of none that does not.
 */
export function standsClear(cloud: Cloud, { frame, cloud: other }: Pick<WorkStep, 'cloud' | 'frame'>): boolean {
  if (frame === null) return false;
  const [axis, aside] = axes(frame, cloudMiddle(cloud));
  const isParting = (plane: Point3): boolean => {
    const [own, its] = [reach(cloud, plane), reach(other, plane)];
    return own[0] > its[1] + APART || its[0] > own[1] + APART;
  };
  if (isParting(axis)) return true;
  return LEANS.some((lean) => {
    const [c, s] = [Math.cos(lean), Math.sin(lean)];
    return isParting([c * aside[0] + s * axis[0], c * aside[1] + s * axis[1], c * aside[2] + s * axis[2]]);
  });
}
