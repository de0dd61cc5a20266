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
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Distance along a ray to a triangle's front; infinite beside it and from behind. */
function hit(from: Point, along: Point, [a, b, c]: readonly [Point, Point, Point]): number {
  const [ab, ac] = [minus(b, a), minus(c, a)];
  const across = cross(along, ac);
  const facing = dot(ab, across);
  if (facing < 1e-14) return Infinity;
  const away = minus(from, a);
  const u = dot(away, across) / facing;
  const side = cross(away, ab);
  const v = dot(along, side) / facing;
  return u < 0 || v < 0 || u + v > 1 ? Infinity : dot(ac, side) / facing;
}

interface Seen {
  readonly distance: number;
  readonly part: string;
}

/** What a look along a ray meets first. */
function seen({ parts }: RingScene, from: Point, along: Point): Seen {
  let nearest: Seen = { distance: Infinity, part: '' };
  for (const { id, mesh } of parts) {
    const at = (k: number): Point => {
      const v = 3 * itemAt(mesh.indices, k);
      return [itemAt(mesh.positions, v), itemAt(mesh.positions, v + 1), itemAt(mesh.positions, v + 2)];
    };
    for (let k = 0; k < mesh.indices.length; k += 3) {
      const distance = hit(from, along, [at(k), at(k + 1), at(k + 2)]);
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
    const differing = looks.filter(([from, along]) => {
      const [one, other] = [seen(joined, from, along), seen(laid, from, along)];
      return one.part !== other.part || Math.abs(one.distance - other.distance) > 2e-3;
    });
    // A look along the very line where two pieces meet may fall to either.
    expect(differing.length).toBeLessThanOrEqual(2);
    expect(looks.filter(([from, along]) => seen(laid, from, along).distance < Infinity).length).toBeGreaterThan(50);
  });
  it('leaves a head out of its unions: its triangles are more, its band is less cut', () => {
    const ring = ringOf({
      stones: [rowOf({ setting: 'prong6', count: 1, diameter: mm(6.5), length: mm(6.5), lift: mm(2) })],
    });
    const volume = (scene: RingScene): number => inspectSolid(scene.parts.map(({ mesh }) => mesh)).volume;
    expect(volume(settled(ring, 'laid'))).toBeGreaterThan(volume(settled(ring, 'joined')) + 0.1);
  });
});
