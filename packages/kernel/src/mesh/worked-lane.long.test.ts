import { itemAt } from '../units/item-at.ts';
import { describe, expect, it } from 'vitest';
import { expectSolid } from '../../test/expect-solid.ts';
import { KERNEL, TABLES } from '../../test/fixtures/tables.ts';
import {
  ROWS_BESIDE_HAMMER,
  STONES_ON_HAMMER,
  WORKED_FINISHES,
  workedBand,
  workedRings,
} from '../../test/fixtures/worked-rings.ts';
import { ringBody } from '../body/ring-body.ts';
import type { RingDesign } from '../design/ring-design.ts';
import { metalVolumes } from '../weight/weigh-ring.ts';
import { alloyBodies } from './alloy-bodies.ts';
import { buildRingScene, needsSettling } from './build-ring-scene.ts';
import type { MeshData } from '../math/mesh-data.ts';
import { TESSELLATION_DISPLAY, TESSELLATION_EXPORT } from './ring-scene.ts';

const meshes = (ring: RingDesign): MeshData[] =>
  buildRingScene(ring, KERNEL, TESSELLATION_DISPLAY).parts.map(({ mesh }) => mesh);

describe.each(WORKED_FINISHES)('%s', (finish) => {
  it.each(workedRings(finish))('%s: draws closed, and every body has its weight to 0.05 %%', (_, ring) => {
    expectSolid(meshes(ring));
    const volumes = metalVolumes(ring, KERNEL);
    const bodies = alloyBodies(ring, TABLES, TESSELLATION_EXPORT);
    expect(bodies).toHaveLength(ring.segments.length + ring.inlays.length);
    for (const { segment, inlay, mesh } of bodies) {
      const exact = itemAt(volumes, inlay === null ? segment : ring.segments.length + inlay);
      expect(Math.abs(expectSolid([mesh]).volume / exact - 1)).toBeLessThan(5e-4);
    }
  });
});

/** Radii of the outer line's vertices on the circle nearest to x. */
function radiiAt(ring: RingDesign, x: number): { angle: number; radius: number }[] {
  const [band] = buildRingScene(ring, KERNEL, TESSELLATION_DISPLAY).parts.filter(({ kind }) => kind === 'band');
  const { positions } = band?.mesh ?? { positions: new Float32Array() };
  const points = Array.from({ length: positions.length / 3 }, (_, k) => positions.subarray(3 * k, 3 * k + 3));
  const nearest = Math.min(...points.map((p) => Math.abs(itemAt(p, 2) - x)));
  return points
    .filter((p) => Math.abs(itemAt(p, 2) - x) < nearest + 1e-6)
    .map((p) => ({ angle: Math.atan2(itemAt(p, 1), itemAt(p, 0)), radius: Math.hypot(itemAt(p, 0), itemAt(p, 1)) }))
    .sort((a, b) => a.angle - b.angle);
}

describe('a worked band', () => {
  it.each(['hammer-coarse', 'bark'] as const)('%s: shows the depth of its finish in the silhouette', (finish) => {
    const radii = radiiAt(workedBand(finish, 6, 1.8, { profile: 'F01' }), 0).map(({ radius }) => radius);
    const { innerRadius } = ringBody(workedBand(finish, 6, 1.8), TABLES);
    expect(Math.max(...radii)).toBeLessThanOrEqual(innerRadius + 1.8 + 1e-4);
    expect(Math.max(...radii) - Math.min(...radii)).toBeGreaterThan(0.06);
    expect(radii.length).toBeGreaterThanOrEqual(640);
  });

  it('runs through angle 0 and through the seam at the bottom without a step', () => {
    const radii = radiiAt(workedBand('hammer-coarse', 6, 1.8, { profile: 'F01' }), 0);
    const steps = radii.slice(1).map(({ angle, radius }, k) => ({
      angle,
      step: Math.abs(radius - (radii[k]?.radius ?? radius)),
    }));
    const near = (middle: number): number =>
      Math.max(...steps.filter(({ angle }) => Math.abs(angle - middle) < 0.05).map(({ step }) => step));
    const usual = Math.max(...steps.map(({ step }) => step));
    for (const middle of [0, -Math.PI / 2]) expect(near(middle)).toBeLessThanOrEqual(usual);
    // A column of 0.1 mm cannot fall further than the steepest dent does.
    expect(usual).toBeLessThan(0.025);
  });

  it('opens its notches through the edge of the ring', () => {
    const ring = workedBand('notch', 4, 1.8, { profile: 'F01' });
    const [edge] = radiiAt(ring, 2)
      .map(({ radius }) => radius)
      .toSorted((a, b) => a - b);
    const plain = workedBand('polished', 4, 1.8, { profile: 'F01' });
    const flankTop = Math.max(...radiiAt(plain, 2).map(({ radius }) => radius));
    expect(edge).toBeLessThan(flankTop);
    const levels = new Set(radiiAt(ring, 2).map(({ radius }) => Math.round(radius * 1000)));
    expect(levels.has(Math.round((flankTop - 0.3) * 1000))).toBe(true);
  });
});

describe('stones and worked surfaces', () => {
  it('cuts rows of stones beside a hammered lane', () => {
    expect(needsSettling(ROWS_BESIDE_HAMMER, ringBody(ROWS_BESIDE_HAMMER, TABLES))).toBe(false);
    const { volume } = expectSolid(meshes(ROWS_BESIDE_HAMMER));
    const exact = metalVolumes(ROWS_BESIDE_HAMMER, KERNEL).reduce((sum, each) => sum + each, 0);
    expect(Math.abs(volume / exact - 1)).toBeLessThan(2e-3);
    const seats = buildRingScene(ROWS_BESIDE_HAMMER, KERNEL, TESSELLATION_DISPLAY).parts.filter(
      ({ kind }) => kind === 'seat',
    );
    expect(seats).toHaveLength(2);
  });

  it('leaves stones in a hammered lane to the boolean and keeps their frames as turned', () => {
    expect(needsSettling(STONES_ON_HAMMER, ringBody(STONES_ON_HAMMER, TABLES))).toBe(true);
    const whole = meshes(STONES_ON_HAMMER);
    expectSolid(whole);
    const { innerRadius } = ringBody(STONES_ON_HAMMER, TABLES);
    const frame = itemAt(STONES_ON_HAMMER.stones, 0).diameter / 2 + 0.3;
    let inside = 0;
    for (const { positions } of whole) {
      for (let k = 0; k < positions.length; k += 3) {
        const [x = 0, y = 0, z = 0] = positions.subarray(k, k + 3);
        // The middle stone stands at the top; the bore and the flanks lie further in.
        const along = (Math.atan2(x, y) * (innerRadius + 2)) / 1;
        if (Math.hypot(along, z - 0.4) > frame || Math.hypot(x, y) < innerRadius + 1) continue;
        expect(Math.hypot(x, y)).toBeCloseTo(innerRadius + 2, 4);
        inside++;
      }
    }
    expect(inside).toBeGreaterThan(100);
  });
});
