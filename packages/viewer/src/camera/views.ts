import { outside } from '@ringwerk/kernel/math';
import { Matrix4, Vector3 } from 'three';
import type { RingScene, StonePlacement } from '@ringwerk/kernel/mesh';
import type { Arrangement, PictureCamera, ReadPlace, ViewerView } from '../ring-viewer.ts';
import { readPlace } from '../pose/pose-rings.ts';
import type { RingPose } from '../pose/pose-rings.ts';

/** Where the camera is: round a target, at an azimuth from +z towards +x and an elevation, radians; mm. */
export interface CameraState {
  yaw: number;
  pitch: number;
  distance: number;
  readonly target: Vector3;
}

/** Vertical field of view: a 100 mm lens, so that rings keep their shape. */
export const FIELD_OF_VIEW = (21 * Math.PI) / 180;
/** Distance at which a millimetre of the target takes up its pixels in a picture of so many pixels' height, mm. */
export const realSizeDistance = (height: number, pixelsPerMillimetre: number): number =>
  height / (2 * Math.tan(FIELD_OF_VIEW / 2) * pixelsPerMillimetre);

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

/** Distance from which a sphere fills the narrower side of the picture. */
function fittingDistance(radius: number, aspect: number): number {
  const half = Math.min(FIELD_OF_VIEW / 2, Math.atan(Math.tan(FIELD_OF_VIEW / 2) * aspect));
  return radius / Math.sin(half);
}

/** Share of the picture that the rings may take up: the rest is air, and the shadow needs some of it below. */
const PICTURE_FILL = 0.8;
export const RIM_POINTS = 32;

/** Half of a stone with its setting along and across, and its table with the claws over it, in girdle widths. */
export const HEAD_REACH = 0.66;
export const HEAD_TOP = 0.22;

/** Corners of the box around a stone with its setting, in the ring's frame. */
function headCorners({ matrix, length, diameter }: StonePlacement): readonly Vector3[] {
  const place = new Matrix4().fromArray(matrix);
  const far = HEAD_REACH + (length / diameter - 1) / 2;
  return [-1, 1].flatMap((x) => [-1, 1].map((z) => new Vector3(x * HEAD_REACH, HEAD_TOP, z * far).applyMatrix4(place)));
}

/** Corners of stones where they stand out over the band or beside it. */
const cornersBeyond = (
  stones: readonly StonePlacement[],
  { outerRadius, width }: Pick<RingScene, 'outerRadius' | 'width'>,
): readonly Vector3[] =>
  stones.flatMap((stone) =>
    headCorners(stone).filter(({ x, y, z }) => Math.hypot(x, y) > outerRadius || Math.abs(z) > width / 2),
  );

const standingCorners = (scene: RingScene): readonly Vector3[] => cornersBeyond(scene.stones, scene);

/** Stones so far from the crown belong to another part of the ring than a close view shows, radians. */
const CROWN_ARC = 0.45;

/** The stones on the crown: a row all round the ring is seen close where the camera stands, not to its far side. */
const crownStones = ({ stones }: RingScene): readonly StonePlacement[] =>
  stones.filter(({ matrix }) => {
    const { x, y } = new Vector3().setFromMatrixPosition(new Matrix4().fromArray(matrix));
    return Math.abs(Math.atan2(x, y)) <= CROWN_ARC;
  });

function rimPoints(rings: readonly { scene: RingScene; pose: RingPose }[]): readonly Vector3[] {
  return rings.flatMap(({ scene, pose }) => [
    ...standingCorners(scene).map((corner) => corner.applyMatrix4(pose.matrix)),
    ...Array.from({ length: 2 * RIM_POINTS }, (_, index) => {
      const angle = (2 * Math.PI * index) / RIM_POINTS;
      const z = ((index < RIM_POINTS ? -1 : 1) * scene.width) / 2;
      const [x, y] = [Math.cos(angle) * scene.outerRadius, Math.sin(angle) * scene.outerRadius];
      return new Vector3(x, y, z).applyMatrix4(pose.matrix);
    }),
  ]);
}

/**
 * Aims and backs the camera so that the rings' rims and heads lie centred in the picture and fill it. Two rounds settle it:
 * the middle of what is seen moves a little with the distance.
 */
function framed(
  yaw: number,
  pitch: number,
  rings: readonly { scene: RingScene; pose: RingPose }[],
  aspect: number,
  fill: number,
): CameraState {
  const { centre, radius } = stageBounds(rings);
  const toCamera = new Vector3(Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch));
  const right = new Vector3(Math.cos(yaw), 0, -Math.sin(yaw));
  const up = new Vector3().crossVectors(toCamera, right);
  const halfHeight = Math.tan(FIELD_OF_VIEW / 2) * fill;
  const halfWidth = halfHeight * aspect;
  const target = centre.clone();
  let distance = fittingDistance(radius, aspect);
  const points = rimPoints(rings).map((point) => point.sub(centre));
  if (points.length === 0) return { yaw, pitch, distance, target };
  for (let round = 0; round < 3; round += 1) {
    const aim = target.clone().sub(centre);
    let [left, rightmost, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const point of points) {
      const depth = distance - (point.dot(toCamera) - aim.dot(toCamera));
      const x = (point.dot(right) - aim.dot(right)) / depth;
      const y = (point.dot(up) - aim.dot(up)) / depth;
      [left, rightmost] = [Math.min(left, x), Math.max(rightmost, x)];
      [low, high] = [Math.min(low, y), Math.max(high, y)];
    }
    target.addScaledVector(right, ((left + rightmost) / 2) * distance);
    target.addScaledVector(up, ((low + high) / 2 - 0.02 * halfHeight) * distance);
    distance *= Math.max((rightmost - left) / (2 * halfWidth), (high - low) / (2 * halfHeight));
  }
  return { yaw, pitch, distance, target };
}

/** Elevation of the hero view, and share of the usual size: what lies is seen from higher up, a cone needs room. */
const HERO: Readonly<Record<Arrangement, readonly [pitch: number, share: number]>> = {
  standing: [0.36, 1],
  leaning: [0.32, 1],
  laid: [0.78, 1],
  stand: [0.34, 0.66],
  section: [0.22, 1],
  exploded: [0.36, 1],
  engraving: [0.6, 1],
};

/** Views square to the first ring: turn from its axis, and elevation, radians. */
const SQUARE: Partial<Record<ViewerView, readonly [number, number]>> = {
  front: [0, 0.06],
  side: [Math.PI / 2, 0.1],
  top: [Math.PI / 2, 1.4],
};

/** Where a ring's axis points on the floor, radians from +z towards +x. */
function axisYaw(pose: RingPose | undefined): number {
  if (pose === undefined) return 0;
  const axis = new Vector3().setFromMatrixColumn(pose.matrix, 2);
  return Math.atan2(axis.x, axis.z);
}

/** The view that an arrangement is shown in first; letters from near by, where there are any. */
function heroState(
  arrangement: Arrangement,
  rings: readonly { scene: RingScene; pose: RingPose }[],
  aspect: number,
  fill: number,
  read: ReadPlace | null,
): CameraState {
  const letters = arrangement === 'engraving' ? lettersUp(rings, aspect, read) : null;
  const [pitch, share] = HERO[arrangement];
  return letters ?? framed(0, pitch, rings, aspect, fill * share);
}

const present = <T extends { pose: RingPose }>(all: readonly T[]): readonly T[] =>
  all.filter(({ pose }) => pose.isAway !== true);

/** Camera of a named view for what stands on the stage. */
export function viewState(
  view: ViewerView,
  all: readonly { scene: RingScene; pose: RingPose }[],
  aspect: number,
  fill: number = PICTURE_FILL,
  arrangement: Arrangement = 'standing',
  read: ReadPlace | null = null,
): CameraState {
  const rings = present(all);
  const along = axisYaw(rings[0]?.pose);
  const at = (yaw: number, pitch: number): CameraState => framed(yaw, pitch, rings, aspect, fill);
  const square = SQUARE[view];
  if (square !== undefined) return at(along + square[0], square[1]);
  if (view === 'macro' || view === 'swatch' || view === 'profile') return closeUp(view, rings, aspect) ?? at(0, 0.7);
  if (view === 'engraving' || arrangement === 'engraving') return heroState('engraving', all, aspect, fill, read);
  return heroState(arrangement, rings, aspect, fill, read);
}

/** Camera of a picture that no view shows. */
export const pictureState = (
  { yaw, pitch, fill }: Required<PictureCamera>,
  rings: readonly { scene: RingScene; pose: RingPose }[],
  aspect: number,
): CameraState => framed(yaw, pitch, present(rings), aspect, fill);

/** Close to the first ring's crown; null on an empty stage. */
function closeUp(
  view: 'macro' | 'swatch' | 'profile',
  rings: readonly { scene: RingScene; pose: RingPose }[],
  aspect: number,
): CameraState | null {
  const [ring] = rings;
  if (!ring) return null;
  const { outerRadius, width } = ring.scene;
  const target = new Vector3(0, outerRadius, 0).applyMatrix4(ring.pose.matrix);
  const outward = new Vector3().setFromMatrixColumn(ring.pose.matrix, 1);
  const yaw = Math.atan2(outward.x, outward.z);
  switch (view) {
    case 'macro': {
      const corners = cornersBeyond(crownStones(ring.scene), ring.scene);
      const head = Math.max(0, ...corners.map(({ x, y, z }) => Math.hypot(x, y - outerRadius, z)));
      return { yaw, pitch: 0.82, target, distance: fittingDistance(Math.max(outerRadius * 0.42, head), aspect) };
    }
    case 'swatch':
      // As on a colour card: the upper half mirrors the overhead light, the lower one the room, where the colour is deep.
      return { yaw, pitch: 1.04, target, distance: fittingDistance(width * 0.42, aspect) };
    case 'profile':
      // Half of the height of the picture shows the band below its crown.
      target.addScaledVector(outward, -0.3 * width);
      return { yaw: yaw + Math.PI, pitch: 0.5, target, distance: fittingDistance(width * 0.85, aspect) };
  }
}

/**
 * Half of the arc that a view of letters shows, radians: least, most in the bore and on the outer face, and where nothing is
 * written yet. On the outer face letters further round turn away from every camera that still reads the middle.
 */
const ARC = { least: 0.38, most: { inside: 2.4, outside: 1.35 }, empty: 0.8 };
/** Metal round the letters, mm. */
const LETTERS_AIR = 1.2;
/** Elevation from which letters are read in the bore, and on the crown. */
const READ_PITCH = { inside: 0.8, outside: 0.95 };

/** Close to what is read, as the arrangement `engraving` turns it; null where nothing is. */
function lettersUp(
  rings: readonly { scene: RingScene; pose: RingPose }[],
  aspect: number,
  read: ReadPlace | null,
): CameraState | null {
  const scenes = rings.map(({ scene }) => scene);
  const place = readPlace(scenes, read);
  const ring = place && rings[place.ring];
  if (!ring || !place) return null;
  const { scene, pose } = ring;
  const radius = place.isInside ? scene.innerRadius : scene.outerRadius;
  const side = place.isInside ? 'inside' : 'outside';
  const arc = Math.min(Math.max(lettersArc(scene, place), ARC.least), ARC.most[side]);
  const middle = (radius * (1 + Math.cos(arc))) / 2;
  const target = new Vector3(Math.cos(place.at) * middle, Math.sin(place.at) * middle, 0).applyMatrix4(pose.matrix);
  // Beyond a quarter the letters reach no further to the sides, but towards the camera.
  const aside = arc < Math.PI / 2 ? radius * Math.sin(arc) : radius;
  const distance = fittingDistance(Math.max(aside, scene.width / 2) + LETTERS_AIR, aspect);
  // A line round more than half of the bore is read along the axis: from aside one of its ends turns away.
  const yaw = place.isInside && arc > Math.PI / 2 ? axisYaw(pose) : 0;
  return { yaw, pitch: readPitch({ radius, arc, middle, distance, side }), target, distance };
}

/** Share of the radius by which the camera stays within the plane that the last letters face. */
const LAST_LETTERS = 0.6;

/**
 * Elevation that reads the middle and still sees the last letters: a place of the bore at the angle θ from its lowest point
 * faces the camera where y · cos θ + radius > 0, with y the camera's height over the axis. Lengths in mm, angles in radians.
 */
function readPitch(view: {
  readonly radius: number;
  readonly arc: number;
  readonly middle: number;
  readonly distance: number;
  readonly side: keyof typeof READ_PITCH;
}): number {
  const { radius, arc, middle, distance, side } = view;
  const usual = READ_PITCH[side];
  if (side === 'outside' || arc <= Math.PI / 2) return usual;
  const height = (LAST_LETTERS * radius) / -Math.cos(arc);
  return Math.min(usual, Math.asin(Math.min(1, (height + middle) / distance)));
}

/** How far the letters around a place run to one side, radians. */
function lettersArc({ parts, innerRadius, outerRadius }: RingScene, place: ReadPlace): number {
  let arc = 0;
  for (const { kind, mesh } of parts) {
    if (kind !== 'engraving') continue;
    for (let at = 0; at < mesh.positions.length; at += 3) {
      const [x, y] = [
        mesh.positions[at] ?? outside(mesh.positions, at),
        mesh.positions[at + 1] ?? outside(mesh.positions, at + 1),
      ];
      if (2 * Math.hypot(x, y) < innerRadius + outerRadius !== place.isInside) continue;
      const away = Math.abs(Math.atan2(y, x) - place.at) % (2 * Math.PI);
      arc = Math.max(arc, Math.min(away, 2 * Math.PI - away));
    }
  }
  return arc > 0 ? arc : ARC.empty;
}
