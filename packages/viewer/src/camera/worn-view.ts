import { itemAt } from '@ringwerk/kernel/math';
import type { RingScene, StonePlacement } from '@ringwerk/kernel/mesh';
import type { PictureCamera } from '../ring-viewer.ts';
import { FIELD_OF_VIEW, HEAD_REACH, HEAD_TOP, RIM_POINTS } from './views.ts';

/** Where a picture of a worn ring is taken from, and what it then shows. */
export interface WornView {
  readonly camera: Required<PictureCamera>;
  /** Where the middle of the ring lies in the square picture, shares of its edge from the left and from the top. */
  readonly middle: readonly [number, number];
  /** Edge of the picture at the distance of the ring's middle, mm. */
  readonly edge: number;
}

type Point = readonly [number, number, number];

/** Share of the picture that the ring takes up: from near by, the crown would look larger than in any photo of a hand. */
const FILL = 0.42;

/** As `framed` takes it: corners of the boxes round stones that stand out over the band or beside it, ring frame. */
function headCorners({ matrix, length, diameter }: StonePlacement): readonly Point[] {
  const far = HEAD_REACH + (length / diameter - 1) / 2;
  const row = (axis: number, x: number, z: number): number =>
    itemAt(matrix, axis) * x +
    itemAt(matrix, 4 + axis) * HEAD_TOP +
    itemAt(matrix, 8 + axis) * z +
    itemAt(matrix, 12 + axis);
  return [-HEAD_REACH, HEAD_REACH].flatMap((x) =>
    [-far, far].map((z): Point => [row(0, x, z), row(1, x, z), row(2, x, z)]),
  );
}

function outline({ stones, outerRadius, width }: RingScene): readonly Point[] {
  const corners = stones
    .flatMap(headCorners)
    .filter(([x, y, z]) => Math.hypot(x, y) > outerRadius || Math.abs(z) > width / 2);
  const rims = Array.from({ length: 2 * RIM_POINTS }, (_, index): Point => {
    const angle = (2 * Math.PI * index) / RIM_POINTS;
    const z = ((index < RIM_POINTS ? -1 : 1) * width) / 2;
    return [Math.cos(angle) * outerRadius, Math.sin(angle) * outerRadius, z];
  });
  return [...corners, ...rims];
}

/**
 * The camera of a scene made by `wornScene`, and where the viewer's own framing of it puts the ring. The same steps as
 * `framed` in `views.ts` takes them, in the frame of the ring and without three.js; a test holds both against each other.
 * @param height - of the ring's middle over the floor, mm.
 * @param tilt - elevation of the camera, radians; its sign is already in the scene.
 */
export function wornView(scene: RingScene, tilt: number, height: number): WornView {
  const pitch = Math.abs(tilt);
  const [c, s] = [Math.cos(pitch), Math.sin(pitch)];
  // Right, up and towards the camera, from the middle of the ring: it lies, its axis −z points up and its crown +y to the front.
  const points = outline(scene).map(([x, y, z]): Point => [x, -z * c - y * s, -z * s + y * c]);
  const half = Math.tan(FIELD_OF_VIEW / 2);
  const reach = Math.max(1, Math.abs(height - scene.outerRadius) + Math.hypot(scene.outerRadius, scene.width / 2));
  const start = scene.outerRadius - height;
  let [aimX, aimY] = [0, start * c];
  const aimZ = start * s;
  let distance = reach / Math.sin(FIELD_OF_VIEW / 2);
  for (let round = 0; round < 3; round += 1) {
    const seen = points.map(([x, y, z]) => {
      const depth = distance - (z - aimZ);
      return [(x - aimX) / depth, (y - aimY) / depth] as const;
    });
    const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
    const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    aimX += ((left + right) / 2) * distance;
    aimY += ((low + high) / 2 - 0.02 * half * FILL) * distance;
    distance *= Math.max(right - left, high - low) / (2 * half * FILL);
  }
  const depth = distance + aimZ;
  const edge = 2 * depth * half;
  return {
    camera: { yaw: 0, pitch, fill: FILL },
    middle: [0.5 - aimX / edge, 0.5 + aimY / edge],
    edge,
  };
}
