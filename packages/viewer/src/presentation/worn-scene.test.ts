import { KERNEL } from '@ringwerk/catalogue';
import { mm, PLAIN_RING, type RingDesign } from '@ringwerk/kernel';
import { itemAt } from '@ringwerk/kernel/math';
import { buildRingScene, type MeshData, type RingScene } from '@ringwerk/kernel/mesh';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { poseRings } from '../pose/pose-rings.ts';
import { WORN_ARRANGEMENT, WORN_HEIGHT, wornScene, type WornPose } from './worn-scene.ts';

const RING: RingDesign = {
  ...PLAIN_RING,
  role: 'single',
  profile: 'F02',
  width: mm(6),
  height: mm(2),
  size: mm(54),
  segments: [{ alloy: 'au750-yellow', share: 1, finish: 'polished', pattern: 0 }],
};
const scene: RingScene = buildRingScene(RING, KERNEL, { around: 96, perArc: 6 });

type Vector = readonly [number, number, number];

const vertex = (values: Float32Array, index: number): Vector => [
  itemAt(values, 3 * index),
  itemAt(values, 3 * index + 1),
  itemAt(values, 3 * index + 2),
];

/** Middles of the triangles, each with its area, mm and mm². */
function triangles({ positions, indices }: MeshData): readonly { middle: Vector; area: number }[] {
  return Array.from({ length: indices.length / 3 }, (_, at) => {
    const [a, b, c] = [0, 1, 2].map((k) => vertex(positions, itemAt(indices, 3 * at + k))) as [Vector, Vector, Vector];
    const [u, v] = [b, c].map((corner) => corner.map((value, axis) => value - itemAt(a, axis))) as [number[], number[]];
    const cross = [0, 1, 2].map((axis) => {
      const [i, j] = [(axis + 1) % 3, (axis + 2) % 3];
      return itemAt(u, i) * itemAt(v, j) - itemAt(u, j) * itemAt(v, i);
    });
    const middle = [0, 1, 2].map((axis) => (itemAt(a, axis) + itemAt(b, axis) + itemAt(c, axis)) / 3);
    return { middle: middle as unknown as Vector, area: Math.hypot(...cross) / 2 };
  });
}

const all = ({ parts }: RingScene) => parts.flatMap(({ mesh }) => triangles(mesh));
const area = (of: RingScene, isCounted: (middle: Vector) => boolean = () => true): number =>
  all(of).reduce((sum, { middle, area: each }) => sum + (isCounted(middle) ? each : 0), 0);
const isHidden = ([x, y]: Vector): boolean => y < 0 && Math.abs(x) < scene.innerRadius;

const poses = fc.record({
  roll: fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
  tilt: fc.double({ min: -1, max: 1, noNaN: true }),
  isTurned: fc.boolean(),
});

describe('what is seen of a ring on a finger', () => {
  it('is all of the front, the ends beside the finger, and nothing behind it', () => {
    fc.assert(
      fc.property(poses, (pose) => {
        const worn = wornScene(scene, pose);
        expect(all(worn).filter(({ middle, area: each }) => each > 1e-9 && isHidden(middle))).toEqual([]);
        // The round band is the same after every turn: what a finger hides of it, cut along the borders of triangles or across.
        const turned = area(wornScene(scene, { ...pose, tilt: 1 }));
        expect(area(worn)).toBeCloseTo(turned, 3);
        expect(area(worn, ([, y]) => y >= 0)).toBeGreaterThan(area(scene) * 0.49);
      }),
      { numRuns: 12 },
    );
  });

  it('keeps whole what lies in front: half of the ring and the slivers beside the finger', () => {
    const worn = area(wornScene(scene, { roll: 0, tilt: 0.3, isTurned: false }));
    const behind = area(wornScene(scene, { roll: 0, tilt: 0.3, isTurned: false }), ([, y]) => y < 0);
    expect(worn - behind).toBeCloseTo(area(scene) / 2, 3);
    expect(behind).toBeGreaterThan(0);
    expect(behind).toBeLessThan(area(scene) * 0.25);
  });

  it('floats over the floor, with its crown to the front', () => {
    const worn = wornScene(scene, { roll: 0, tilt: 0.3, isTurned: false });
    const [pose] = poseRings([worn], WORN_ARRANGEMENT);
    expect(itemAt(pose?.matrix.elements ?? [], 13)).toBeCloseTo(WORN_HEIGHT, 6);
  });
});

const stone = {
  id: 's',
  cut: 'brilliant',
  setting: 'prong4',
  material: 'diamond',
  quality: 'g-vs',
  diameter: mm(4),
  length: mm(4),
  depth: null,
  matrix: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 11, 1.5, 1],
};
const placeOf = (pose: Omit<WornPose, 'isTurned'>, isTurned = false): readonly number[] | undefined =>
  wornScene({ ...scene, stones: [stone] }, { ...pose, isTurned }).stones[0]?.matrix.slice(12, 15);

it('turns stones with the metal, seen from the hand as from the fingertip, and leaves out those behind the finger', () => {
  expect(placeOf({ roll: 0, tilt: -0.2 })).toEqual([0, 11, 1.5]);
  // The fingertip (+z) is up on the stage, which is −z.
  expect(placeOf({ roll: 0, tilt: 0.2 })?.map((value) => value + 0)).toEqual([0, 11, -1.5]);
  // Put on the other way round, both change places.
  expect(placeOf({ roll: 0, tilt: 0.2 }, true)).toEqual([0, 11, 1.5]);
  expect(placeOf({ roll: 0, tilt: -0.2 }, true)?.map((value) => value + 0)).toEqual([0, 11, -1.5]);
  const [x, y] = placeOf({ roll: Math.PI / 2, tilt: -0.2 }) ?? [];
  expect([x, y]).toEqual([expect.closeTo(-11, 9), expect.closeTo(0, 9)]);
  expect(placeOf({ roll: Math.PI, tilt: -0.2 })).toBeUndefined();
});
