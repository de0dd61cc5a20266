import { expect, test } from 'vitest';
import { lobeOfLevel, STUDIO_LEVELS } from './studio-cube.ts';
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

const spread = (values: Float32Array): number => Math.max(...values) - Math.min(...values);

test.each(
  LIGHTS.flatMap((light) => [
    ...BACKGROUNDS.map((background) => [`${light} ${background}`, METAL_STUDIOS[light][background]] as const),
    [`${light} gem`, GEM_STUDIOS[light]] as const,
  ]),
)('the %s studio is finite and positive through every lobe, and flatter through wider ones', (_, studio) => {
  let before = Infinity;
  for (let level = 0; level < STUDIO_LEVELS; level += 1) {
    const values = radiances(studio, lobeOfLevel(level));
    expect(values.every((value) => Number.isFinite(value) && value > 0)).toBe(true);
    expect(spread(values)).toBeLessThanOrEqual(before);
    before = spread(values);
  }
});

test('metal is lit by highlights that do not burn out and by dark cards that draw its contour', () => {
  const values = radiances(METAL_STUDIOS.daylight.light, 0);
  expect(Math.max(...values)).toBeLessThan(3);
  expect(Math.min(...values)).toBeLessThan(0.1);
});
