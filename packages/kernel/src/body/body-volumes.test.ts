import { itemAt } from '../units/item-at.ts';
import { describe, expect, it } from 'vitest';
import { LINED_RINGS } from '../../test/fixtures/rings.ts';
import { ringWith, TABLES } from '../../test/fixtures/tables.ts';
import type { RingDesign } from '../design/ring-design.ts';
import { chainHeight } from '../math/chain.ts';
import { swingAt } from '../math/swing.ts';
import { mm } from '../units/quantities.ts';
import { bodyVolumes } from './body-volumes.ts';
import { outlineAt, ringBody, turnedVolume } from './ring-body.ts';

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const volumesOf = (ring: RingDesign) => bodyVolumes(ringBody(ring, TABLES), ring.inlays.length);

/**
 * Volumes by slices in x and θ with the midpoint rule: who owns a point of the section is decided by asking, not by
 * integrating, so no primitive and no clipping is shared with the kernel.
 */
function sliced(ring: RingDesign, across: number, around: number): { segments: number[]; inlays: number[] } {
  const body = ringBody(ring, TABLES);
  const segments = ring.segments.map(() => 0);
  const inlays = ring.inlays.map(() => 0);
  const add = (list: number[], index: number, value: number): void => {
    list[index] = itemAt(list, index) + value;
  };
  const { width } = body.section;
  for (let j = 0; j < around; j++) {
    const angle = (2 * Math.PI * (j + 0.37)) / around;
    const outline = outlineAt(body, angle);
    const joints = body.lanes.slice(0, -1).map(([, x]) => swingAt(body.joints, x, angle));
    for (let i = 0; i < across; i++) {
      const x = -width / 2 + (width * (i + 0.5)) / across;
      const square = (y: number): number => (body.innerRadius + y) ** 2;
      const bore = square(chainHeight(body.section.inner, x));
      let top = chainHeight(outline, x);
      const bed = body.inlays.find(({ from, to }) => x > from && x < to);
      if (bed !== undefined) {
        add(inlays, bed.index, square(top) - square(bed.floor));
        top = bed.floor;
      }
      if (body.shell === null) {
        const lane = joints.filter((joint) => x > joint).length;
        add(segments, lane, square(top) - bore);
        continue;
      }
      const middle = Math.max(bore, Math.min(square(top), square(body.shell.y)));
      add(segments, 0, square(top) - middle);
      add(segments, 1, middle - bore);
    }
  }
  const scale = (Math.PI * width) / across / around;
  return { segments: segments.map((value) => value * scale), inlays: inlays.map((value) => value * scale) };
}

describe('bodyVolumes', () => {
  it.each(LINED_RINGS)('%s: nothing is left out and no line leaves its face', (_, ring) => {
    const { skippedGrooves, skippedInlays, leavesFace } = ringBody(ring, TABLES);
    expect({ skippedGrooves, skippedInlays, leavesFace }).toEqual({
      skippedGrooves: [],
      skippedInlays: [],
      leavesFace: { joints: false, grooves: [] },
    });
  });

  it.each(LINED_RINGS)('%s: agrees with slices', (_, ring) => {
    const exact = volumesOf(ring);
    const reference = sliced(ring, 4000, 120);
    exact.segments.forEach((value, index) => {
      expect(Math.abs(value / itemAt(reference.segments, index) - 1)).toBeLessThan(2e-4);
    });
    exact.inlays.forEach((value, index) => {
      expect(Math.abs(value / itemAt(reference.inlays, index) - 1)).toBeLessThan(2e-3);
    });
    const whole = sum(reference.segments) + sum(reference.inlays);
    expect(Math.abs((sum(exact.segments) + sum(exact.inlays)) / whole - 1)).toBeLessThan(3e-5);
  });

  it('adds up to the whole to rounding, however the lanes swing', () => {
    for (const [, ring] of LINED_RINGS.filter(([, { grooves }]) => grooves.length === 0)) {
      const body = ringBody(ring, TABLES);
      const { segments, inlays } = bodyVolumes(body, ring.inlays.length);
      const whole = turnedVolume(body, -Infinity, Infinity);
      expect(Math.abs((sum(segments) + sum(inlays)) / whole - 1)).toBeLessThan(1e-12);
    }
  });

  it('gives the closed form of a wave on a flat ring: a lane between x = −w/2 and the mean of its joint', () => {
    const segments = [1, 1].map((share) => ({ alloy: 'au585-yellow', share, finish: 'polished' as const, pattern: 0 }));
    const sharp = { outerSagitta: 0, innerSagitta: 0, outerFillet: 0, innerFillet: 0 };
    const ring = ringWith({
      profile: 'F01',
      width: mm(6),
      height: mm(2),
      size: mm(60),
      ratios: sharp,
      segments,
      stones: [],
      split: { form: 'wave', amplitude: mm(1.2), waves: 4, phase: 30 },
    });
    const r = 60 / (2 * Math.PI);
    const half = Math.PI * ((r + 2) ** 2 - r * r) * 3;
    for (const value of volumesOf(ring).segments) expect(Math.abs(value / half - 1)).toBeLessThan(1e-12);
  });

  it('gives the closed form of a V groove that swings on a flat ring', () => {
    const ring = ringWith({
      profile: 'F01',
      width: mm(6),
      height: mm(2),
      size: mm(60),
      stones: [],
      grooves: [
        {
          shape: 'v',
          width: mm(1),
          position: mm(0.3),
          path: { form: 'wave', amplitude: mm(1), waves: 5, phase: 0 },
        },
      ],
    });
    const whole = itemAt(volumesOf({ ...ring, grooves: [] }).segments, 0);
    const cut = whole - itemAt(volumesOf(ring).segments, 0);
    // Pappus: a triangle 1 wide and 0.5 deep whose centroid lies a third of its depth under the surface.
    const centroid = 60 / (2 * Math.PI) + 2 - 0.5 / 3;
    expect(Math.abs(cut / (0.25 * 2 * Math.PI * centroid) - 1)).toBeLessThan(1e-11);
  });

  it('keeps lines on the broad face and says which asked for more', () => {
    const [, ring] = LINED_RINGS[0] ?? ['', ringWith({})];
    const wide = { ...ring, split: { ...ring.split, amplitude: mm(3) } };
    const body = ringBody(wide, TABLES);
    expect(body.leavesFace.joints).toBe(true);
    expect(body.joints.amplitude).toBeLessThan(2);
    expect(body.joints.amplitude).toBeGreaterThan(1);
  });

  it('leaves out what is in the way of a wavy joint', () => {
    const [, ring] = LINED_RINGS[0] ?? ['', ringWith({})];
    const path = { form: 'straight', amplitude: mm(0), waves: 1, phase: 0 } as const;
    const crossed = { ...ring, grooves: [{ shape: 'v', width: mm(0.3), position: mm(-0.8), path }] } as const;
    expect(ringBody(crossed, TABLES).skippedGrooves).toEqual([0]);
  });

  it.each(['straight', 'wave'] as const)('leaves out a %s groove that would go through the band', (form) => {
    const path = { form, amplitude: mm(form === 'wave' ? 0.3 : 0), waves: 3, phase: 0 };
    const ring = ringWith({
      profile: 'F01',
      width: mm(6),
      height: mm(1.2),
      stones: [],
      grooves: [{ shape: 'v60', width: mm(2), position: mm(0), path }],
    });
    expect(ringBody(ring, TABLES).skippedGrooves).toEqual([0]);
    expect(volumesOf(ring).segments).toEqual(volumesOf({ ...ring, grooves: [] }).segments);
  });
});
