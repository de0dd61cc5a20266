import { mm } from '@ringwerk/kernel';
import type { RingScene } from '@ringwerk/kernel';
import { PerspectiveCamera, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { poseRings } from '../stage/pose-rings.ts';
import { Orbit } from './orbit.ts';
import { FIELD_OF_VIEW, viewState } from './views.ts';

const ring = (inner: number, width: number): RingScene => ({
  parts: [],
  stones: [],
  innerRadius: mm(inner),
  outerRadius: mm(inner + 1.8),
  width: mm(width),
});

function onStage(...scenes: readonly RingScene[]) {
  return poseRings(scenes).flatMap((pose, index) => {
    const scene = scenes[index];
    return scene ? [{ scene, pose }] : [];
  });
}

/** Extent of the rims in the picture, -1..1. */
function extent(rings: ReturnType<typeof onStage>, view: 'hero' | 'front' | 'side' | 'top', aspect: number) {
  const camera = new PerspectiveCamera((FIELD_OF_VIEW * 180) / Math.PI, aspect, 1, 500);
  const orbit = new Orbit(viewState(view, rings, aspect));
  orbit.eye(camera.position);
  camera.lookAt(orbit.state.target);
  camera.updateMatrixWorld();
  const seen = rings.flatMap(({ scene, pose }) =>
    Array.from({ length: 360 }, (_, i) => {
      const angle = (i * Math.PI) / 180;
      const z = (i % 2 === 0 ? 0.5 : -0.5) * scene.width;
      const point = new Vector3(Math.cos(angle) * scene.outerRadius, Math.sin(angle) * scene.outerRadius, z);
      return point.applyMatrix4(pose.matrix).project(camera);
    }),
  );
  const range = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;
  return { x: range(seen.map(({ x }) => x)), y: range(seen.map(({ y }) => y)) };
}

test.each([
  ['a wide picture', 16 / 9],
  ['a square', 1],
  ['a phone', 390 / 600],
])('rings fill %s without touching its edge, in every view', (_, aspect) => {
  for (const rings of [onStage(ring(8.6, 4)), onStage(ring(8, 3), ring(10.5, 8))]) {
    for (const view of ['hero', 'front', 'side', 'top'] as const) {
      const { x, y } = extent(rings, view, aspect);
      expect(Math.max(-x[0], x[1], -y[0], y[1])).toBeLessThan(0.9);
      expect(Math.max(x[1] - x[0], y[1] - y[0]) / 2).toBeGreaterThan(0.72);
    }
  }
});
