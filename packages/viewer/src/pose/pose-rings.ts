import { outside } from '@ringwerk/kernel/math';
import { Euler, Matrix4, Quaternion, Vector3 } from 'three';
import type { RingScene } from '@ringwerk/kernel/mesh';
import type { Arrangement, ReadPlace } from '../ring-viewer.ts';

/** How a ring stands on the floor y = 0: its matrix (ring frame to stage) and the point that touches. */
export interface RingPose {
  readonly matrix: Matrix4;
  readonly foot: Vector3;
  /** Not on the stage for now. */
  readonly isAway?: boolean;
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
function standingRings([first, second]: readonly RingScene[]): readonly RingPose[] {
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

/** Height of a turned ring's middle at which it touches the floor, from its own surface. */
function restingHeight(scene: RingScene, turn: Quaternion): number {
  const down = new Vector3(0, 1, 0).applyQuaternion(turn.clone().invert());
  let lowest = 0;
  for (const { mesh } of scene.parts) {
    const { positions } = mesh;
    for (let at = 0; at < positions.length; at += 3) {
      const height =
        down.x * (positions[at] ?? outside(positions, at)) +
        down.y * (positions[at + 1] ?? outside(positions, at + 1)) +
        down.z * (positions[at + 2] ?? outside(positions, at + 2));
      if (height < lowest) lowest = height;
    }
  }
  if (lowest < 0) return -lowest;
  return scene.outerRadius * Math.hypot(down.x, down.y) + (scene.width / 2) * Math.abs(down.z);
}

function posed(scene: RingScene, turn: Quaternion, x: number, z: number): RingPose {
  const centre = new Vector3(x, restingHeight(scene, turn), z);
  return { matrix: new Matrix4().compose(centre, turn, new Vector3(1, 1, 1)), foot: new Vector3(x, 0, z) };
}

/** Lean of a ring that must not slide away: less looks like an accident. */
const LEAST_LEAN = 0.17;
/** Where the standing ring of a leaning pair looks. */
const LEANING_YAW = -0.7;

/**
 * The second ring stands, the first leans against it: a larger one touches the crown of the smaller with its face, any
 * other one the other's face with its upper edge.
 */
function leaningRings([first, second]: readonly RingScene[]): readonly RingPose[] {
  if (!first || !second) return standingRings(first ? [first] : []);
  const [lower, upper] = [2 * second.outerRadius, 2 * first.outerRadius];
  const wall = first.outerRadius - first.innerRadius;
  const isOver = lower < upper - wall / 2;
  const reach = isOver ? upper - wall / 2 : upper;
  const height = isOver ? lower : lower - (second.outerRadius - second.innerRadius) / 2;
  const lean = Math.max(LEAST_LEAN, Math.acos(Math.min(1, height / reach)));
  // In the plane of both axes: how far the leaning ring's middle lies before the other one's face.
  const apart = (reach - first.outerRadius) * Math.sin(lean) + (first.width / 2) * Math.cos(lean) + second.width / 2;
  const axis = new Vector3(Math.sin(LEANING_YAW), 0, Math.cos(LEANING_YAW));
  const turned = (tilt: number): Quaternion =>
    new Quaternion().setFromEuler(new Euler(-tilt, LEANING_YAW, FRONT.spin, 'YXZ'));
  const [x, z] = [(axis.x * apart) / 2, (axis.z * apart) / 2];
  return [posed(first, turned(lean), x, z), posed(second, turned(0), -x, -z)];
}

/** Flat on the floor side by side, crowns towards the camera. */
function laidRings(scenes: readonly RingScene[]): readonly RingPose[] {
  const turn = new Quaternion().setFromEuler(new Euler(Math.PI / 2, 0, 0));
  const width = scenes.reduce((sum, { outerRadius }) => sum + 2 * outerRadius + PAIR_GAP, -PAIR_GAP);
  let left = -width / 2;
  return scenes.map((scene) => {
    const x = left + scene.outerRadius;
    left = x + scene.outerRadius + PAIR_GAP;
    return posed(scene, turn, x, 0);
  });
}

/** Half angle of the cone that rings are put on, radians, and height of a ring's middle on it, mm. */
export const STAND_ANGLE = 0.11;
export const STAND_HEIGHT = 19;
const STAND_GAP = 9;

/** Each on a cone of its own, crown towards the camera. */
function stoodRings(scenes: readonly RingScene[]): readonly RingPose[] {
  const turn = new Quaternion().setFromEuler(new Euler(Math.PI / 2, 0, 0));
  const apart = 2 * Math.max(...scenes.map(({ outerRadius }) => outerRadius)) + STAND_GAP;
  return scenes.map((_, index) => {
    const x = (index - (scenes.length - 1) / 2) * apart;
    const centre = new Vector3(x, STAND_HEIGHT, 0);
    return { matrix: new Matrix4().compose(centre, turn, new Vector3(1, 1, 1)), foot: new Vector3(x, 0, 0) };
  });
}

/** Half rings: the cut faces look to the camera, a little from the side. */
const CUT_YAW = -Math.PI / 2 + 0.42;
const CUT_GAP = 4;

function cutRings(scenes: readonly RingScene[]): readonly RingPose[] {
  const axis = new Vector3(-Math.sin(CUT_YAW), 0, -Math.cos(CUT_YAW));
  const apart = scenes.reduce((sum, { width }) => sum + width / 2, CUT_GAP);
  return scenes.map((scene, index) => {
    const at = (index - (scenes.length - 1) / 2) * apart;
    return standing(scene, { yaw: CUT_YAW, spin: 0 }, axis.x * at, axis.z * at);
  });
}

/** Angle about the ring's axis at which its letters stand, and whether they stand in the bore; null without letters. */
function letteringOf({ parts, innerRadius, outerRadius }: RingScene): Omit<ReadPlace, 'ring'> | null {
  let [x, y, radius, count] = [0, 0, 0, 0];
  for (const { kind, mesh } of parts) {
    if (kind !== 'engraving') continue;
    for (let at = 0; at < mesh.positions.length; at += 3) {
      const [px, py] = [
        mesh.positions[at] ?? outside(mesh.positions, at),
        mesh.positions[at + 1] ?? outside(mesh.positions, at + 1),
      ];
      x += px;
      y += py;
      radius += Math.hypot(px, py);
      count += 1;
    }
  }
  if (count === 0) return null;
  return { at: Math.atan2(y, x), isInside: radius / count < (innerRadius + outerRadius) / 2 };
}

/** The place that is to be read, else the letters of the first ring that has any; null without either. */
export function readPlace(scenes: readonly RingScene[], read: ReadPlace | null): ReadPlace | null {
  if (read !== null && scenes[read.ring] !== undefined) return read;
  for (const [ring, scene] of scenes.entries()) {
    const place = letteringOf(scene);
    if (place !== null) return { ring, ...place };
  }
  return null;
}

/** The ring that is read, turned so that the camera reads it: in the bore below, outside on the crown. */
function letteredRings(scenes: readonly RingScene[], read: ReadPlace | null): readonly RingPose[] {
  const place = readPlace(scenes, read);
  if (place === null) return standingRings(scenes);
  const index = place.ring;
  const spin = (place.isInside ? -Math.PI / 2 : Math.PI / 2) - place.at;
  const yaw = place.isInside ? -0.25 : 0;
  // The other ring leaves the stage: it would only stand in the light.
  return scenes.map((each, at) => ({ ...standing(each, { yaw, spin }, 0, 0), isAway: at !== index }));
}

const ARRANGED: Readonly<
  Record<Arrangement, (scenes: readonly RingScene[], read: ReadPlace | null) => readonly RingPose[]>
> = {
  standing: standingRings,
  leaning: leaningRings,
  laid: laidRings,
  stand: stoodRings,
  section: cutRings,
  exploded: standingRings,
  engraving: letteredRings,
};

/** Poses of one ring or a pair in an arrangement; what needs a pair or letters falls back to standing. */
export const poseRings = (
  scenes: readonly RingScene[],
  arrangement: Arrangement = 'standing',
  read: ReadPlace | null = null,
): readonly RingPose[] => ARRANGED[arrangement](scenes, read);
