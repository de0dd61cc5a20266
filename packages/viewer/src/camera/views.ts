import { Vector3 } from 'three';
import type { RingScene } from '@ringwerk/kernel';
import type { ViewerView } from '../ring-viewer.ts';
import type { RingPose } from '../stage/pose-rings.ts';

/** Where the camera is: round a target, at an azimuth from +z towards +x and an elevation, radians; mm. */
export interface CameraState {
  yaw: number;
  pitch: number;
  distance: number;
  readonly target: Vector3;
}

/** Vertical field of view: a 100 mm lens, so that rings keep their shape. */
export const FIELD_OF_VIEW = (21 * Math.PI) / 180;
export const PITCH_RANGE = [0.02, 1.5] as const;

export interface StageBounds {
  readonly centre: Vector3;
  readonly radius: number;
}

/** Sphere round everything on the stage. */
export function stageBounds(rings: readonly { scene: RingScene; pose: RingPose }[]): StageBounds {
  const centre = new Vector3();
  for (const { scene, pose } of rings) centre.add(pose.foot).add(new Vector3(0, scene.outerRadius, 0));
  centre.divideScalar(rings.length || 1);
  let radius = 1;
  for (const { scene, pose } of rings) {
    const middle = new Vector3().setFromMatrixPosition(pose.matrix);
    radius = Math.max(radius, middle.distanceTo(centre) + Math.hypot(scene.outerRadius, scene.width / 2));
  }
  return { centre, radius };
}

/** Distance from which a sphere fills the narrower side of the picture, with a margin for the shadow. */
export function fittingDistance(radius: number, aspect: number): number {
  const half = Math.min(FIELD_OF_VIEW / 2, Math.atan(Math.tan(FIELD_OF_VIEW / 2) * aspect));
  return (1.06 * radius) / Math.sin(half);
}

/** Camera of a named view for what stands on the stage. */
export function viewState(
  view: ViewerView,
  rings: readonly { scene: RingScene; pose: RingPose }[],
  aspect: number,
): CameraState {
  const { centre, radius } = stageBounds(rings);
  const distance = fittingDistance(radius, aspect);
  const first = rings[0]?.pose.matrix;
  const axis = first ? new Vector3().setFromMatrixColumn(first, 2) : new Vector3(0, 0, 1);
  const along = Math.atan2(axis.x, axis.z);
  const at = (yaw: number, pitch: number, near = 1, target = centre): CameraState => ({
    yaw,
    pitch,
    distance: distance * near,
    target: target.clone(),
  });
  switch (view) {
    case 'hero':
      return at(0, 0.36);
    case 'front':
      return at(along, 0.06);
    case 'side':
      return at(along + Math.PI / 2, 0.1);
    case 'top':
      return at(along + Math.PI / 2, 1.4);
    case 'macro': {
      const scene = rings[0]?.scene;
      if (!first || !scene) return at(0, 0.7);
      const crown = new Vector3(0, scene.outerRadius, 0).applyMatrix4(first);
      const outward = new Vector3().setFromMatrixColumn(first, 1);
      const yaw = Math.atan2(outward.x, outward.z);
      return { ...at(yaw, 0.82, 1, crown), distance: fittingDistance(scene.outerRadius * 0.42, aspect) };
    }
  }
}
