import { itemAt } from '@ringwerk/kernel/math';
import { mm, type RingDesign } from '@ringwerk/kernel';
import { inspectSolid, TESSELLATION_DISPLAY, type RingScene } from '@ringwerk/kernel/mesh';
import { describe, expect, it } from 'vitest';
import { ringOf, rowOf, KERNEL } from '../test/rings.ts';
import { openSolidEngine } from './engine/solid-engine.ts';
import { measureShell } from './shell/measure-shell.ts';
import { shellOfMeshes } from './shell/shell-of-meshes.ts';
import { settledScene } from './settled-scene.ts';
import type { Joining } from './work/worked-shell.ts';

const engine = await openSolidEngine();
const RAYS = 300;

const settled = (ring: RingDesign, joining: Joining): RingScene => {
  const scene = settledScene(engine, ring, KERNEL, TESSELLATION_DISPLAY, { joining });
  if (scene === null) throw new Error('the boolean held on no route');
  return scene;
};

type Point = readonly [number, number, number];

/** The triangles of a part: a corner, and the two edges that leave it; nine numbers each. */
interface Facets {
  readonly id: string;
  readonly numbers: Float64Array;
  /** Around each run of triangles: three of its middle, and its radius. */
  readonly balls: Float64Array;
}

/** Triangles in one ball: a part's triangles lie by their neighbours, and most looks pass most balls by. */
const RUN = 64;

function ballsAround(numbers: Float64Array): Float64Array {
  const balls = new Float64Array(4 * Math.ceil(numbers.length / (9 * RUN)));
  for (let run = 0; run < balls.length / 4; run += 1) {
    const corners: Point[] = [];
    for (let k = 9 * RUN * run; k < Math.min(9 * RUN * (run + 1), numbers.length); k += 9) {
      const at = (axis: number): number => itemAt(numbers, k + axis);
      const from: Point = [at(0), at(1), at(2)];
      corners.push(from, [from[0] + at(3), from[1] + at(4), from[2] + at(5)]);
      corners.push([from[0] + at(6), from[1] + at(7), from[2] + at(8)]);
    }
    const middleOf = (axis: 0 | 1 | 2): number =>
      corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
    const middle: Point = [middleOf(0), middleOf(1), middleOf(2)];
    const radius = Math.max(...corners.map(([x, y, z]) => Math.hypot(x - middle[0], y - middle[1], z - middle[2])));
    balls.set([...middle, radius], 4 * run);
  }
  return balls;
}

/** Whether a look along a ray of length 1 passes by a ball; a hair wider than it is, for what is rounded. */
function passesBy(balls: Float64Array, ball: number, [fx, fy, fz]: Point, [dx, dy, dz]: Point): boolean {
  const x = itemAt(balls, ball) - fx;
  const y = itemAt(balls, ball + 1) - fy;
  const z = itemAt(balls, ball + 2) - fz;
  const along = x * dx + y * dy + z * dz;
  const reach = itemAt(balls, ball + 3) + 1e-6;
  return x * x + y * y + z * z - along * along > reach * reach;
}

/** Laid out once for a scene: hundreds of looks meet a hundred thousand triangles each. */
const facetsOf = ({ parts }: RingScene): readonly Facets[] =>
  parts.map(({ id, mesh: { indices, positions } }) => {
    const numbers = new Float64Array(3 * indices.length);
    for (let k = 0; k < indices.length; k += 3) {
      for (let axis = 0; axis < 3; axis += 1) {
        const at = (corner: number): number => itemAt(positions, 3 * itemAt(indices, k + corner) + axis);
        const from = at(0);
        numbers.set([from], 3 * k + axis);
        numbers.set([at(1) - from], 3 * k + 3 + axis);
        numbers.set([at(2) - from], 3 * k + 6 + axis);
      }
    }
    return { id, numbers, balls: ballsAround(numbers) };
  });

/** Distance along a ray to the nearest front of the triangles from `start` to `end`; infinite beside them and from behind. */
function nearestFront(
  numbers: Float64Array,
  { start, end }: { readonly start: number; readonly end: number },
  [fx, fy, fz]: Point,
  [dx, dy, dz]: Point,
): number {
  let nearest = Infinity;
  for (let k = start; k < end; k += 9) {
    const cx = itemAt(numbers, k + 6);
    const cy = itemAt(numbers, k + 7);
    const cz = itemAt(numbers, k + 8);
    const bx = itemAt(numbers, k + 3);
    const by = itemAt(numbers, k + 4);
    const bz = itemAt(numbers, k + 5);
    const px = dy * cz - dz * cy;
    const py = dz * cx - dx * cz;
    const pz = dx * cy - dy * cx;
    const facing = bx * px + by * py + bz * pz;
    if (facing < 1e-14) continue;
    const ax = fx - itemAt(numbers, k);
    const ay = fy - itemAt(numbers, k + 1);
    const az = fz - itemAt(numbers, k + 2);
    const u = (ax * px + ay * py + az * pz) / facing;
    if (u < 0 || u > 1) continue;
    const qx = ay * bz - az * by;
    const qy = az * bx - ax * bz;
    const qz = ax * by - ay * bx;
    const v = (dx * qx + dy * qy + dz * qz) / facing;
    if (v < 0 || u + v > 1) continue;
    nearest = Math.min(nearest, (cx * qx + cy * qy + cz * qz) / facing);
  }
  return nearest;
}

interface Seen {
  readonly distance: number;
  readonly part: string;
}

/** What a look along a ray meets first. */
function seen(facets: readonly Facets[], from: Point, along: Point): Seen {
  let nearest: Seen = { distance: Infinity, part: '' };
  for (const { id, numbers, balls } of facets) {
    for (let start = 0, ball = 0; ball < balls.length; start += 9 * RUN, ball += 4) {
      if (passesBy(balls, ball, from, along)) continue;
      const end = Math.min(start + 9 * RUN, numbers.length);
      const distance = nearestFront(numbers, { start, end }, from, along);
      if (distance < nearest.distance) nearest = { distance, part: id };
    }
  }
  return nearest;
}

/** Looks from all around at the crown, where heads and rows stand; a golden spiral over the sphere. */
const looks = Array.from({ length: RAYS }, (_, k): readonly [Point, Point] => {
  const height = 1 - (2 * k + 1) / RAYS;
  const round = Math.sqrt(1 - height * height);
  const turn = k * Math.PI * (3 - Math.sqrt(5));
  const out: Point = [round * Math.cos(turn), height, round * Math.sin(turn)];
  // Points of aim spread over the head.
  const aim: Point = [3 * Math.sin(7 * k), 11 + 1.5 * Math.sin(11 * k), 2.5 * Math.sin(13 * k)];
  return [
    [aim[0] + 30 * out[0], aim[1] + 30 * out[1], aim[2] + 30 * out[2]],
    [-out[0], -out[1], -out[2]],
  ];
});

describe('a scene whose metal is laid, not joined', () => {
  it.each([
    ['prong6', { count: 1, diameter: mm(6.5), length: mm(6.5), lift: mm(2) }],
    ['prong4', { cut: 'princess', count: 1, diameter: mm(3.8), length: mm(3.8), lift: mm(1.5) }],
    ['prong4', { extent: 'full', spacing: mm(0.1) }],
    ['bezel', { count: 1, diameter: mm(3), length: mm(3), lift: mm(1) }],
    ['bar', { count: 5 }],
    ['pave', { spacing: mm(0.1) }],
    ['tension', { count: 1, diameter: mm(4.3), length: mm(4.3) }],
  ] as const)('%s %j: closed, and alike from outside', (setting, changes) => {
    const ring = ringOf({ height: mm(2.4), stones: [rowOf({ setting, angle: 90, ...changes })] });
    const [joined, laid] = [settled(ring, 'joined'), settled(ring, 'laid')];
    const skin = shellOfMeshes(laid.parts.map(({ mesh }) => ({ mesh, tag: 0 })));
    expect(measureShell(skin).openEdges).toBe(0);
    const facets = { joined: facetsOf(joined), laid: facetsOf(laid) };
    const pairs = looks.map(
      ([from, along]) => [seen(facets.joined, from, along), seen(facets.laid, from, along)] as const,
    );
    const differing = pairs.filter(
      ([one, other]) => one.part !== other.part || Math.abs(one.distance - other.distance) > 2e-3,
    );
    // A look along the very line where two pieces meet may fall to either.
    expect(differing.length).toBeLessThanOrEqual(2);
    expect(pairs.filter(([, { distance }]) => distance < Infinity).length).toBeGreaterThan(50);
  });
  it('leaves a head out of its unions: its triangles are more, its band is less cut', () => {
    const ring = ringOf({
      stones: [rowOf({ setting: 'prong6', count: 1, diameter: mm(6.5), length: mm(6.5), lift: mm(2) })],
    });
    const volume = (scene: RingScene): number => inspectSolid(scene.parts.map(({ mesh }) => mesh)).volume;
    expect(volume(settled(ring, 'laid'))).toBeGreaterThan(volume(settled(ring, 'joined')) + 0.1);
  });
});
