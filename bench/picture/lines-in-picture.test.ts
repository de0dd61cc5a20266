import { KERNEL } from '@ringwerk/catalogue';
import { mm, PLAIN_RING, type RingDesign } from '@ringwerk/kernel';
import { buildRingScene, TESSELLATION_DISPLAY } from '@ringwerk/kernel/mesh';
import { expect, it } from 'vitest';
import { linesInPicture } from './lines-in-picture.ts';
import { rimLines, sectionOf } from './rim-lines.ts';

const flat: RingDesign = {
  ...PLAIN_RING,
  role: 'single',
  profile: 'F01',
  width: mm(5),
  height: mm(1.8),
  size: mm(54),
  segments: [2, 1].map((share) => ({ alloy: 'au750-yellow', share, finish: 'polished', pattern: 0 })),
};
const EDGE = 260;
/** Straight into the bore. */
const FRONT = { eye: [0, 0, 60], target: [0, 0, 0], fieldOfView: 25 } as const;
/** Pixels a millimetre at a height over the middle of the ring. */
const scaleAt = (z: number): number => EDGE / 2 / (Math.tan((12.5 * Math.PI) / 180) * (60 - z));

const { circle, outlines } = linesInPicture(buildRingScene(flat, KERNEL, TESSELLATION_DISPLAY), FRONT, {
  width: EDGE,
  height: EDGE,
});
const radii = (line: readonly { readonly x: number; readonly y: number }[]): readonly number[] =>
  line.map(({ x, y }) => Math.hypot(x - EDGE / 2, y - EDGE / 2));

it('a flat band has two rims outside and two inside, half of their radii from the corners, and a joint', () => {
  const lines = rimLines(flat);
  expect(lines.map(({ kind }) => kind).toSorted()).toEqual([
    'inner rim',
    'inner rim',
    'joint',
    'outer rim',
    'outer rim',
  ]);
  for (const { kind, z } of lines) {
    // Radii of a tenth of the height; a joint at two thirds of the width.
    if (kind === 'joint') expect(z).toBeCloseTo(5 / 6, 6);
    else expect(Math.abs(z)).toBeCloseTo(2.5 - 0.18 * (1 - Math.SQRT1_2), 2);
  }
});

it('from the front both front rims are whole circles, and the rear ones are hidden by them', () => {
  for (const line of rimLines(flat).filter(({ kind }) => kind !== 'joint')) {
    const seen = circle(line);
    // Through the bore the rear inner rim is seen as well.
    if (line.z < 0 && line.kind === 'outer rim') expect(seen).toEqual([]);
    else if (line.z > 0) {
      expect(seen).toHaveLength(1);
      const wanted = line.radius * scaleAt(line.z);
      for (const radius of radii(seen[0] ?? [])) expect(radius).toBeCloseTo(wanted, 3);
    }
  }
  expect(
    rimLines(flat)
      .filter(({ kind }) => kind === 'joint')
      .flatMap(circle),
  ).toEqual([]);
});

it('its outline is the widest circle that the eye sees of the outer line', () => {
  const outer = 54 / (2 * Math.PI) + 1.8;
  const widest = Math.max(...outlines(sectionOf(flat)).flatMap(radii));
  expect(widest).toBeGreaterThan(outer * scaleAt(2.3));
  expect(widest).toBeLessThan(outer * scaleAt(2.5));
});
