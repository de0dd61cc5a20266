import { itemAt } from '@ringwerk/kernel/math';
import { DataUtils } from 'three';
import { expect, test } from 'vitest';
import { paintStudio } from './studio-cube.ts';
import { blurStudio, gatherStudio } from './studio-light.ts';
import { BACKGROUNDS, LIGHTS } from '../ring-viewer.ts';
import { GEM_STUDIOS, METAL_STUDIOS } from './studios.ts';
import type { Studio } from './studio-light.ts';

/** Evenly spread directions (Fibonacci sphere). */
function directions(count: number): readonly (readonly [number, number, number])[] {
  return Array.from({ length: count }, (_, i) => {
    const y = 1 - (2 * i + 1) / count;
    const r = Math.sqrt(1 - y * y);
    return [r * Math.cos(2.399963 * i), y, r * Math.sin(2.399963 * i)] as const;
  });
}

function radiances(studio: Studio, blur: number): Float32Array {
  const all = directions(4000);
  const out = new Float32Array(all.length * 3);
  const blurred = blurStudio(studio, blur);
  all.forEach((direction, index) => gatherStudio(blurred, direction, out, index * 3));
  return out;
}

function darkestAndBrightest(faces: readonly Uint16Array[]): readonly [number, number] {
  let [low, high] = [Infinity, -Infinity];
  for (const face of faces) {
    for (let at = 0; at < face.length; at += 1) {
      if (at % 4 === 3) continue;
      const value = DataUtils.fromHalfFloat(itemAt(face, at));
      if (!(value >= low)) low = value;
      if (!(value <= high)) high = value;
    }
  }
  return [low, high];
}

test.each(
  LIGHTS.flatMap((light) => [
    ...BACKGROUNDS.map((background) => [`${light} ${background}`, METAL_STUDIOS[light][background]] as const),
    [`${light} gem`, GEM_STUDIOS[light]] as const,
  ]),
)('the %s studio is finite and positive through every lobe, and flatter through wider ones', (_, studio) => {
  let before = Infinity;
  for (const faces of paintStudio(studio)) {
    const [low, high] = darkestAndBrightest(faces);
    expect(low).toBeGreaterThan(0);
    expect(Number.isFinite(high)).toBe(true);
    const range = high - low;
    expect(range).toBeLessThanOrEqual(before);
    before = range;
  }
});

test('metal is lit by highlights that do not burn out and by dark cards that draw its contour', () => {
  const values = radiances(METAL_STUDIOS.daylight.light, 0);
  expect(Math.max(...values)).toBeLessThan(3);
  expect(Math.min(...values)).toBeLessThan(0.1);
});

test('wide lobes keep the light of the room', () => {
  const [grey, lamp] = [[0.4, 0.4, 0.4] as const, [50, 50, 50] as const];
  const panel = { azimuth: 0.3, elevation: 0.7, halfWidth: 0.04, halfHeight: 0.04, soft: 0.008, radiance: lamp };
  const levels = paintStudio({ floor: grey, wall: grey, ceiling: grey, panels: [panel] });
  const means = levels.map((faces) => {
    const size = Math.sqrt(itemAt(faces, 0).length / 4);
    let [sum, weights] = [0, 0];
    for (const face of faces) {
      for (let texel = 0; texel < size * size; texel += 1) {
        const [s, t] = [(texel % size) + 0.5, Math.floor(texel / size) + 0.5].map((at) => (2 * at) / size - 1);
        const weight = (1 + (s ?? 0) ** 2 + (t ?? 0) ** 2) ** -1.5;
        sum += weight * DataUtils.fromHalfFloat(itemAt(face, 4 * texel));
        weights += weight;
      }
    }
    return sum / weights;
  });
  // 50 over a solid angle of 0.0049 of the whole sphere adds a twentieth to the room
  for (const mean of means) expect(mean / itemAt(means, 0)).toBeCloseTo(1, 2);
});
