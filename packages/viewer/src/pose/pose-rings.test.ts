import { mm } from '@ringwerk/kernel';
import type { RingScene } from '@ringwerk/kernel/mesh';
import { Matrix4, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { viewState } from '../camera/views.ts';
import { poseRings } from './pose-rings.ts';

const ring = (inner: number, height: number, width: number): RingScene => ({
  parts: [],
  stones: [],
  innerRadius: mm(inner),
  outerRadius: mm(inner + height),
  width: mm(width),
});

/** Corners of the section all around, on the stage. */
function skin(scene: RingScene, matrix: ReturnType<typeof poseRings>[number]['matrix']): readonly Vector3[] {
  return Array.from({ length: 720 }, (_, i) => (i * Math.PI) / 360).flatMap((angle) =>
    [scene.innerRadius, scene.outerRadius].flatMap((radius) =>
      [-0.5, 0, 0.5].map((share) =>
        new Vector3(radius * Math.cos(angle), radius * Math.sin(angle), share * scene.width).applyMatrix4(matrix),
      ),
    ),
  );
}

const PAIRS = [
  ['usual', ring(8.3, 1.6, 4), ring(9.9, 1.7, 6)],
  ['equal', ring(9, 1.8, 5), ring(9, 1.8, 5)],
  ['wide and narrow', ring(7.2, 1.2, 2), ring(11.5, 3, 12)],
  ['narrow and wide', ring(11, 2.5, 12), ring(7.5, 1.2, 2)],
] as const;

test.each(PAIRS)('a pair stands on the floor (%s)', (_, first, second) => {
  poseRings([first, second]).forEach(({ matrix, foot }, index) => {
    const scene = index === 0 ? first : second;
    const lowest = Math.min(...skin(scene, matrix).map(({ y }) => y));
    expect(Math.abs(lowest)).toBeLessThan(1e-3);
    expect(foot.y).toBe(0);
  });
});

test.each(PAIRS)('the rings of a pair do not run into each other (%s)', (_, first, second) => {
  const [front, back] = poseRings([first, second]);
  if (!front || !back) throw new Error('a pair has two poses');
  const intoBack = back.matrix.clone().invert();
  const inside = skin(first, front.matrix).filter((point) => {
    const { x, y, z } = point.applyMatrix4(intoBack);
    const radius = Math.hypot(x, y);
    return radius > second.innerRadius && radius < second.outerRadius && Math.abs(z) < second.width / 2;
  });
  expect(inside).toHaveLength(0);
});

test.each([
  ['in the bore', true, 0.4],
  ['outside', false, -2],
])('the place that is read %s looks at the camera, and the other ring is away', (_, isInside, at) => {
  const scenes = [ring(8.3, 1.6, 4), ring(9.9, 1.7, 6)];
  const poses = poseRings(scenes, 'engraving', { ring: 1, isInside, at });
  expect(poses.map(({ isAway }) => isAway)).toEqual([true, false]);
  const camera = viewState(
    'engraving',
    scenes.flatMap((scene, index) => (poses[index] ? [{ scene, pose: poses[index] }] : [])),
    1.5,
    undefined,
    'engraving',
    { ring: 1, isInside, at },
  );
  const toCamera = new Vector3(0, Math.sin(camera.pitch), Math.cos(camera.pitch));
  const surface = new Vector3(Math.cos(at), Math.sin(at), 0).multiplyScalar(isInside ? -1 : 1);
  const turned = surface.transformDirection(poses[1]?.matrix ?? new Matrix4());
  expect(turned.dot(toCamera)).toBeGreaterThan(0.5);
});

test.each(PAIRS)('lying rings rest on the floor side by side (%s)', (_, first, second) => {
  const poses = poseRings([first, second], 'laid');
  const skins = poses.map(({ matrix }, index) => skin(index === 0 ? first : second, matrix));
  for (const points of skins) expect(Math.abs(Math.min(...points.map(({ y }) => y)))).toBeLessThan(1e-3);
  const reach = skins.map((points) => [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))]);
  // The first ring lies on the left, and there is air between the two.
  expect((reach[1]?.[0] ?? 0) - (reach[0]?.[1] ?? 0)).toBeGreaterThan(0.3);
  // The pair lies in the middle of the stage.
  expect((reach[0]?.[0] ?? 0) + (reach[1]?.[1] ?? 0)).toBeCloseTo(0, 6);
});

test.each(PAIRS)('a leaning ring touches the one that stands, and does not run into it (%s)', (_, first, second) => {
  const [leaning, standing] = poseRings([first, second], 'leaning');
  if (!leaning || !standing) throw new Error('a pair has two poses');
  for (const [scene, pose] of [
    [first, leaning],
    [second, standing],
  ] as const)
    expect(Math.abs(Math.min(...skin(scene, pose.matrix).map(({ y }) => y)))).toBeLessThan(0.02);
  const axis = new Vector3().setFromMatrixColumn(leaning.matrix, 2);
  // It leans: its axis no longer lies in the floor, while the other one's does.
  expect(Math.abs(axis.y)).toBeGreaterThan(0.1);
  expect(new Vector3().setFromMatrixColumn(standing.matrix, 2).y).toBeCloseTo(0, 6);
  const into = standing.matrix.clone().invert();
  const depth = skin(first, leaning.matrix).map((point) => {
    const { x, y, z } = point.applyMatrix4(into);
    const radius = Math.hypot(x, y);
    const across = second.width / 2 - Math.abs(z);
    return Math.min(across, second.outerRadius - radius, radius - second.innerRadius);
  });
  expect(Math.max(...depth)).toBeLessThan(0.35);
});

test('rings on a stand are held at one height, with room for both cones', () => {
  const [first, second] = [ring(8.3, 1.6, 4), ring(9.9, 1.7, 6)];
  const poses = poseRings([first, second], 'stand');
  const middles = poses.map(({ matrix }) => new Vector3().setFromMatrixPosition(matrix));
  expect(middles[0]?.y).toBe(middles[1]?.y);
  expect((middles[1]?.x ?? 0) - (middles[0]?.x ?? 0)).toBeGreaterThan(first.outerRadius + second.outerRadius);
  for (const { matrix } of poses) expect(Math.abs(new Vector3().setFromMatrixColumn(matrix, 2).y)).toBeCloseTo(1, 6);
});

test('one ring alone stands where a pair would lean, and an empty stage has no poses', () => {
  const alone = poseRings([ring(8.3, 1.6, 4)], 'leaning');
  expect(alone).toEqual(poseRings([ring(8.3, 1.6, 4)]));
  for (const arrangement of ['standing', 'leaning', 'laid', 'section', 'exploded', 'engraving'] as const)
    expect(poseRings([], arrangement)).toEqual([]);
});
