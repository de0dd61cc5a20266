import { Euler, Matrix4, Quaternion, Vector3 } from 'three';
import type { RingScene } from '@ringwerk/kernel';

/** How a ring stands on the floor y = 0: its matrix (ring frame to stage) and the point that touches. */
export interface RingPose {
  readonly matrix: Matrix4;
  readonly foot: Vector3;
}

interface Stance {
  /** Turn of the ring's axis about the vertical, radians: 0 looks through the ring. */
  readonly yaw: number;
  /** Turn about the ring's own axis, radians: brings the stones towards the camera. */
  readonly spin: number;
}

const SINGLE: Stance = { yaw: -0.86, spin: -0.62 };
const FRONT: Stance = { yaw: -0.82, spin: -0.6 };
const BACK: Stance = { yaw: -0.7, spin: -0.6 };
/** Clear distance between the rings of a pair, mm. */
const PAIR_GAP = 0.6;

/** A ring stands upright on its rim, as a jeweller sets it in wax. */
function standing(scene: RingScene, stance: Stance, x: number, z: number): RingPose {
  const turn = new Quaternion().setFromEuler(new Euler(0, stance.yaw, stance.spin, 'YXZ'));
  const centre = new Vector3(x, scene.outerRadius, z);
  return { matrix: new Matrix4().compose(centre, turn, new Vector3(1, 1, 1)), foot: new Vector3(x, 0, z) };
}

/**
 * Poses of one ring or a pair. The first ring of a pair stands in front to the right, the second behind it to the
 * left, near enough that one is seen through and beside the other and mirrors itself in it.
 */
export function poseRings(scenes: readonly RingScene[]): readonly RingPose[] {
  const [first, second] = scenes;
  if (!first) return [];
  if (!second) return [standing(first, SINGLE, 0, 0)];
  const axis = new Vector3(Math.sin(BACK.yaw), 0, Math.cos(BACK.yaw));
  const across = new Vector3(axis.z, 0, -axis.x);
  // The bands differ a little in yaw, so half the radius times that angle is added to the clear distance.
  const skew = Math.abs(Math.sin(FRONT.yaw - BACK.yaw)) * first.outerRadius;
  const apart = first.width / 2 + second.width / 2 + PAIR_GAP + skew;
  const aside = first.outerRadius * 0.62;
  const offset = axis.multiplyScalar(apart).addScaledVector(across, aside);
  return [standing(first, FRONT, offset.x / 2, offset.z / 2), standing(second, BACK, -offset.x / 2, -offset.z / 2)];
}
