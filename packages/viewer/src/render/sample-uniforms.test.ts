import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { BACKGROUNDS, LIGHTS } from '../ring-viewer.ts';
import { paintBackdrop } from './backdrop.ts';
import { sampleUniforms, stageUniforms } from './uniforms.ts';

/** Values of the first samples. */
function sampled<T>(count: number, read: (uniforms: ReturnType<typeof stageUniforms>) => T): readonly T[] {
  const uniforms = stageUniforms();
  return Array.from({ length: count }, (_, index) => {
    sampleUniforms(uniforms, index);
    return read(uniforms);
  });
}

describe('the samples of a picture at rest', () => {
  it('begin where a moving frame stands, so that nothing jumps when it comes to rest', () => {
    const [[x, y] = [], shift] = [
      sampled(1, ({ lobeSample }) => lobeSample.value.toArray())[0],
      sampled(1, ({ lobeShift }) => lobeShift.value)[0],
    ];
    expect([x, y, shift]).toEqual([0.5, 0.5, 0]);
    const untouched = stageUniforms();
    expect([...untouched.lobeSample.value.toArray(), untouched.lobeShift.value]).toEqual([0.5, 0.5, 6, 0]);
  });

  it.each([8, 24, 256])('spread %d shifts evenly: no gap is twice as wide as their mean', (count) => {
    const places = sampled(count, ({ lobeShift }) => lobeShift.value).toSorted((a, b) => a - b);
    expect(places[0]).toBeGreaterThanOrEqual(-0.5);
    expect(places.at(-1)).toBeLessThan(0.5);
    const gaps = places.map((place, index) => (places[index + 1] ?? 1 + (places[0] ?? 0)) - place);
    expect(Math.max(...gaps)).toBeLessThan(2 / count);
  });

  it.each([24, 256])('spread %d facets over both dimensions: each quarter of the square gets its share', (count) => {
    const quarters = [0, 0, 0, 0];
    for (const [u = 0, v = 0] of sampled(count, ({ lobeSample }) => lobeSample.value.toArray())) {
      expect(Math.min(u, v)).toBeGreaterThanOrEqual(0);
      expect(Math.max(u, v)).toBeLessThan(1);
      const quarter = (u < 0.5 ? 0 : 1) + (v < 0.5 ? 0 : 2);
      quarters[quarter] = (quarters[quarter] ?? 0) + 1;
    }
    for (const share of quarters) expect(Math.abs(share / count - 0.25)).toBeLessThan(2 / count);
  });
});

describe('the cells of a rough lobe', () => {
  it('are as many for the 24 samples of a still as they ever were', () => {
    expect(new Set(sampled(24, ({ lobeSample }) => lobeSample.value.z))).toEqual(new Set([6]));
  });

  it('grow with the samples, so that more of them gather a narrower tail', () => {
    const cells = sampled(256, ({ lobeSample }) => lobeSample.value.z);
    expect(cells.every((count, index) => index === 0 || count >= (cells[index - 1] ?? Infinity))).toBe(true);
    expect(cells.at(-1)).toBeGreaterThan(60);
    // Four samples overlap in a cell.
    cells.slice(24).forEach((count, index) => expect(count).toBeLessThanOrEqual((index + 25) / 4));
  });
});

describe('the backdrop', () => {
  const painted = (light: (typeof LIGHTS)[number], background: (typeof BACKGROUNDS)[number], page?: string) => {
    const [edge, middle] = [new Vector3(), new Vector3()];
    if (page === undefined) paintBackdrop(edge, middle, background, light);
    else paintBackdrop(edge, middle, background, light, { light: page, dark: page });
    return { edge, middle };
  };

  it.each(LIGHTS.flatMap((light) => BACKGROUNDS.map((background) => [light, background] as const)))(
    'of %s, %s: its edge is the page’s own colour, its middle lies in the light',
    (light, background) => {
      const { edge, middle } = painted(light, background, '#808080');
      // sRGB 128 is 0.2159 in linear light (IEC 61966-2-1).
      for (const share of edge.toArray()) expect(share).toBeCloseTo(0.2159, 3);
      // A candle takes from the blue what it has not: the red alone is lighter in every light.
      expect(middle.x).toBeGreaterThan(edge.x);
    },
  );

  it('is warmer in candle light than by day, on either background', () => {
    for (const background of BACKGROUNDS) {
      const warmth = (light: (typeof LIGHTS)[number]): number => {
        const { middle } = painted(light, background);
        return middle.x / middle.z;
      };
      expect(warmth('candle')).toBeGreaterThan(1.3 * warmth('daylight'));
      expect(warmth('spot')).toBeGreaterThan(warmth('daylight'));
    }
  });
});
