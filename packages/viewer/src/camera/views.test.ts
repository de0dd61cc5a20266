import { itemAt } from '@ringwerk/kernel/math';
import { mm } from '@ringwerk/kernel';
import type { RingPart, RingScene, StonePlacement } from '@ringwerk/kernel/mesh';
import { Matrix4, PerspectiveCamera, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { poseRings } from '../pose/pose-rings.ts';
import { Orbit } from './orbit.ts';
import { FIELD_OF_VIEW, pictureState, viewState, type CameraState } from './views.ts';

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
  return extentOf(rings, viewState(view, rings, aspect), aspect);
}

function extentOf(rings: ReturnType<typeof onStage>, state: CameraState, aspect: number) {
  const camera = new PerspectiveCamera((FIELD_OF_VIEW * 180) / Math.PI, aspect, 1, 500);
  const orbit = new Orbit(state);
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

const STONE: Omit<StonePlacement, 'matrix'> = {
  id: '0',
  cut: 'round',
  setting: 'prong4',
  material: 'diamond-natural',
  quality: 'tw-si',
  diameter: mm(2.4),
  length: mm(2.4),
  depth: mm(1.46),
};

/** Round stones of 2.4 mm on short heads at these angles from the crown, radians. */
function headed(angles: readonly number[]): RingScene {
  const stones = angles.map((angle): StonePlacement => {
    const place = new Matrix4().makeRotationZ(-angle).multiply(new Matrix4().makeTranslation(0, 11.6, 0));
    const matrix = place.scale(new Vector3(2.4, 2.4, 2.4)).toArray();
    return { ...STONE, matrix };
  });
  return { ...ring(8.6, 2.5), stones };
}

test('a close view of a row all round the ring is as close as one of its stones at the crown', () => {
  const all = Array.from({ length: 24 }, (_, index) => (index * Math.PI) / 12);
  const close = (scene: RingScene): number => viewState('macro', onStage(scene), 1).distance;
  expect(close(headed(all))).toBeLessThan(1.3 * close(headed([0])));
  expect(close(headed(all))).toBeLessThan(0.6 * viewState('hero', onStage(headed(all)), 1).distance);
});

/** A line in the bore that runs so far to both sides of its middle, radians. */
function lettered(arc: number): RingScene {
  const scene = ring(8.6, 4);
  const positions = Array.from({ length: 81 }, (_, index) => {
    const at = -Math.PI / 2 + ((index - 40) / 40) * arc;
    return [-0.7, 0.7].flatMap((z) => [Math.cos(at) * scene.innerRadius, Math.sin(at) * scene.innerRadius, z]);
  }).flat();
  const mesh = { positions: Float32Array.from(positions), normals: new Float32Array(), indices: new Uint32Array() };
  return { ...scene, parts: [{ kind: 'engraving', mesh } as unknown as RingPart] };
}

test.each([0.5, 1.2, 1.6, 2.05, 2.3])(
  'every letter of a line in the bore that runs %f rad to each side is in the picture and faces it',
  (arc) => {
    const scene = lettered(arc);
    for (const aspect of [16 / 9, 1, 390 / 500]) {
      const rings = poseRings([scene], 'engraving').map((pose) => ({ scene, pose }));
      const camera = new PerspectiveCamera((FIELD_OF_VIEW * 180) / Math.PI, aspect, 1, 500);
      const orbit = new Orbit(viewState('engraving', rings, aspect, undefined, 'engraving'));
      orbit.eye(camera.position);
      camera.lookAt(orbit.state.target);
      camera.updateMatrixWorld();
      const { positions } = itemAt(scene.parts, 0).mesh;
      for (let at = 0; at < positions.length; at += 3) {
        const place = rings[0]?.pose.matrix ?? new Matrix4();
        const own = new Vector3().fromArray(positions, at);
        const point = own.clone().applyMatrix4(place);
        const inward = new Vector3(-own.x, -own.y, 0).normalize().transformDirection(place);
        expect(camera.position.clone().sub(point).dot(inward)).toBeGreaterThan(0);
        const { x, y } = point.project(camera);
        expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(0.95);
      }
    }
  },
);

test.each([
  [-0.55, 0.5],
  [0.2, 0.85],
  [1.05, 0.5],
])('a picture from %f radians aside and %f above shows the rings whole', (yaw, pitch) => {
  for (const rings of [onStage(ring(8.6, 4)), onStage(ring(8, 3), ring(10.5, 8))]) {
    const { x, y } = extentOf(rings, pictureState({ yaw, pitch, fill: 0.9 }, rings, 1), 1);
    expect(Math.max(-x[0], x[1], -y[0], y[1])).toBeLessThan(0.97);
    expect(Math.max(x[1] - x[0], y[1] - y[0]) / 2).toBeGreaterThan(0.82);
  }
});
