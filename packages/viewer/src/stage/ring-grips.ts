import { itemAt } from '@ringwerk/kernel/math';
import { Vector3 } from 'three';
import type { PerspectiveCamera } from 'three';
import type { StonePlacement } from '@ringwerk/kernel/mesh';
import type { PictureSize } from '../render/picture-part.ts';
import type { PicturePoint, RingGrip } from '../ring-viewer.ts';
import type { RingModel } from './ring-model.ts';

const place = new Vector3();
const DEGREE = Math.PI / 180;
const STILL: PicturePoint = [0, 0];

type Seen = (x: number, y: number, z: number) => PicturePoint;

/** Where the rings can be pulled: both edges at the side that looks to the camera, the crown's outline, each group of stones. */
export function ringGrips(
  models: readonly RingModel[],
  camera: PerspectiveCamera,
  { width, height }: PictureSize,
): readonly RingGrip[] {
  return models.flatMap((model, ring): RingGrip[] => {
    if (model.pose.isAway === true) return [];
    const seen: Seen = (x, y, z) => {
      place.set(x, y, z).applyMatrix4(model.pose.matrix).project(camera);
      return [((place.x + 1) / 2) * width, ((1 - place.y) / 2) * height];
    };
    const { x, y, z } = place.copy(camera.position).applyMatrix4(model.fromStage);
    const eye = [x, y, z] as const;
    return [...bandGrips(model, ring, eye, seen), ...stoneGrips(model, ring, eye, seen)];
  });
}

type Point = readonly [number, number, number];

function bandGrips({ scene }: RingModel, ring: number, eye: Point, seen: Seen): readonly RingGrip[] {
  const { innerRadius, outerRadius, width } = scene;
  const side = Math.atan2(eye[1], eye[0]);
  // Domed bands end between bore and crown.
  const edgeRadius = (innerRadius + outerRadius) / 2;
  const [c, s] = [Math.cos(side) * edgeRadius, Math.sin(side) * edgeRadius];
  const edge = (sign: 1 | -1): RingGrip => {
    const at = seen(c, s, (sign * width) / 2);
    // Both edges give way when a band becomes a millimetre wider: half of it on each side.
    const next = seen(c, s, sign * (width / 2 + 0.5));
    return { ring, grip: 'width', group: 0, end: sign, at, perMm: apart(at, next), perDegree: STILL };
  };
  // Of the two places where the band turns away from the camera, the upper one: the lower stands on the floor.
  const outline = ([1, -1] as const).map((sign): RingGrip => {
    const turned = side + (sign * Math.PI) / 2;
    const [x, y] = [Math.cos(turned), Math.sin(turned)];
    const at = seen(x * outerRadius, y * outerRadius, 0);
    const perMm = apart(at, seen(x * (outerRadius + 1), y * (outerRadius + 1), 0));
    return { ring, grip: 'height', group: 0, end: sign, at, perMm, perDegree: STILL };
  });
  const upper = outline.toSorted((a, b) => a.at[1] - b.at[1]).slice(0, 1);
  return [edge(1), edge(-1), ...upper];
}

/** Group of stones that stand in no row. */
const NO_GROUP = -1;

function stoneGrips({ scene }: RingModel, ring: number, eye: Point, seen: Seen): readonly RingGrip[] {
  const groups = Map.groupBy(scene.stones, ({ id }) => Number(/^stone-(\d+)/u.exec(id)?.[1] ?? NO_GROUP));
  return [...groups].flatMap(([group, stones]): RingGrip[] => {
    const stone = heldStone(stones, eye);
    if (stone === null) return [];
    const [x, y, z] = centreOf(stone);
    const at = seen(x, y, z);
    const [c, s] = [Math.cos(DEGREE), Math.sin(DEGREE)];
    return [
      {
        ring,
        grip: 'stones',
        group,
        end: 1,
        at,
        perMm: apart(at, seen(x, y, z + 1)),
        perDegree: apart(at, seen(c * x - s * y, s * x + c * y, z)),
      },
    ];
  });
}

/** The middle stone of a group, or the one that looks to the camera most when that one is turned away. */
function heldStone(stones: readonly StonePlacement[], eye: Point): StonePlacement | null {
  const facing = (stone: StonePlacement): number => {
    const [x, y, z] = centreOf(stone);
    // Outwards from the axis: along the stone's own table for all but stones on the flanks.
    return (x * (eye[0] - x) + y * (eye[1] - y)) / (Math.hypot(x, y) * Math.hypot(eye[0] - x, eye[1] - y, eye[2] - z));
  };
  const middle = stones[Math.floor(stones.length / 2)];
  if (middle !== undefined && facing(middle) > SEEN) return middle;
  const [best] = stones.toSorted((a, b) => facing(b) - facing(a));
  return best !== undefined && facing(best) > SEEN ? best : null;
}

/** Cosine between a stone's own direction and the camera's from which on its table is seen. */
const SEEN = 0.12;

const centreOf = ({ matrix }: StonePlacement): Point => [itemAt(matrix, 12), itemAt(matrix, 13), itemAt(matrix, 14)];

const apart = (from: PicturePoint, to: PicturePoint): PicturePoint => [to[0] - from[0], to[1] - from[1]];
