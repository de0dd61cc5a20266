import { itemAt } from '../units/item-at.ts';
import { describe, expect, it } from 'vitest';
import { ringWith, KERNEL, TABLES } from '../../test/fixtures/tables.ts';
import { inspectSolid } from '../mesh/inspect-solid.ts';
import { bandScene } from '../mesh/build-ring-scene.ts';
import { TESSELLATION_EXPORT } from '../mesh/ring-scene.ts';
import { finishedMeasures } from './finished-measures.ts';

/** Profiles whose gauge reads something else than what is ordered, and why. */
const WIDTH_OFF = ['F17'];
const HEIGHT_OFF = ['F11', 'F13', 'F15'];

/** The file's own fineness across the band; how often the section is set around the ring says nothing of its width. */
const ACROSS_AS_EXPORTED = { ...TESSELLATION_EXPORT, around: 24 };

const widthOf = (positions: Float32Array): number => {
  let [least, most] = [Infinity, -Infinity];
  for (let k = 2; k < positions.length; k += 3) {
    least = Math.min(least, itemAt(positions, k));
    most = Math.max(most, itemAt(positions, k));
  }
  return most - least;
};

describe.each(TABLES.profiles)('a finished ring of $id', ({ id, kind, width: [narrow, wide], height: [low, high] }) => {
  it.each([narrow, (narrow + wide) / 2, wide])('of %d mm measures as ordered, or is listed', (nominal) => {
    const width = Math.round(nominal * 2) / 2;
    for (const height of kind === 'round' ? [width] : [low, high]) {
      const ring = ringWith({ profile: id, width, height, stones: [], engravings: [] } as object);
      const measures = finishedMeasures(ring, TABLES);
      expect(measures.isWidthAsOrdered).toBe(!WIDTH_OFF.includes(id));
      expect(measures.width).toBeLessThanOrEqual(width + 1e-9);
      if (!HEIGHT_OFF.includes(id)) expect(measures.isHeightAsOrdered).toBe(true);
      // What the file holds is what the sheet says.
      const { parts } = bandScene(ring, KERNEL, ACROSS_AS_EXPORTED);
      expect(inspectSolid(parts.map(({ mesh }) => mesh)).openEdges).toBe(0);
      expect(Math.max(...parts.map(({ mesh }) => widthOf(mesh.positions)))).toBeCloseTo(measures.width, 1.9);
    }
  });
});

it('a trapezoid ordered at 6.0 mm measures half a millimetre less', () => {
  const ring = ringWith({ profile: 'F17', width: 6, height: 2, stones: [], engravings: [] } as object);
  expect(finishedMeasures(ring, TABLES).width).toBeGreaterThan(5.3);
  expect(finishedMeasures(ring, TABLES).width).toBeLessThan(5.7);
});
