import { mm } from '@ringwerk/kernel';
import type { RingScene, StonePlacement } from '@ringwerk/kernel/mesh';
import fc from 'fast-check';
import { PerspectiveCamera, Vector3 } from 'three';
import { expect, it } from 'vitest';
import { poseRings } from '../pose/pose-rings.ts';
import { Orbit } from './orbit.ts';
import { FIELD_OF_VIEW, pictureState } from './views.ts';
import { wornView } from './worn-view.ts';

const HEIGHT = 60;
/** The stage lays a ring on its lowest vertex. */
const floating = {
  positions: new Float32Array([0, 0, HEIGHT]),
  normals: new Float32Array([0, 0, 1]),
  uvs: new Float32Array(2),
  indices: new Uint32Array(),
};

const head = (height: number, aside: number): StonePlacement => ({
  id: 's',
  cut: 'brilliant',
  setting: 'prong6',
  material: 'diamond',
  quality: 'g-vs',
  diameter: mm(6),
  length: mm(7),
  depth: null,
  matrix: [6, 0, 0, 0, 0, 6, 0, 0, 0, 0, 6, 0, aside, height, 0.4, 1],
});

const scenes = fc
  .record({
    inner: fc.double({ min: 6.5, max: 12, noNaN: true }),
    wall: fc.double({ min: 1, max: 3, noNaN: true }),
    width: fc.double({ min: 2, max: 14, noNaN: true }),
    stone: fc.option(
      fc.record({
        over: fc.double({ min: 0, max: 5, noNaN: true }),
        aside: fc.double({ min: -4, max: 4, noNaN: true }),
      }),
    ),
  })
  .map(({ inner, wall, width, stone }): RingScene => ({
    parts: [{ id: 'band-0', kind: 'band', segment: 0, alloy: 'au750-yellow', finish: 'polished', mesh: floating }],
    stones: stone === null ? [] : [head(inner + wall + stone.over, stone.aside)],
    innerRadius: mm(inner),
    outerRadius: mm(inner + wall),
    width: mm(width),
  }));

it('knows where the viewer puts the ring in the picture, and how large', () => {
  fc.assert(
    fc.property(scenes, fc.double({ min: -1.05, max: 1.05, noNaN: true }), (scene, tilt) => {
      const { camera, middle, edge } = wornView(scene, tilt, HEIGHT);
      const [pose] = poseRings([scene], 'laid');
      if (pose === undefined) throw new Error('one ring has one pose');
      const orbit = new Orbit(pictureState(camera, [{ scene, pose }], 1));
      const lens = new PerspectiveCamera((FIELD_OF_VIEW * 180) / Math.PI, 1, 5, 400);
      orbit.eye(lens.position);
      lens.lookAt(orbit.state.target);
      lens.updateMatrixWorld();
      const seen = (x: number): Vector3 => new Vector3(x, 0, 0).applyMatrix4(pose.matrix).project(lens);
      expect([(1 + seen(0).x) / 2, (1 - seen(0).y) / 2]).toEqual([
        expect.closeTo(middle[0], 6),
        expect.closeTo(middle[1], 6),
      ]);
      expect(seen(1).x - seen(0).x).toBeCloseTo(2 / edge, 6);
      // From near by the crown looks larger than in a photo of a hand; beyond the lens' range nothing is drawn.
      expect(edge).toBeGreaterThan(3.6 * scene.outerRadius);
      expect(orbit.state.distance).toBeLessThan(390);
    }),
    { numRuns: 60 },
  );
});
