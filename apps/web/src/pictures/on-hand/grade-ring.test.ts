import { expect, it } from 'vitest';
import { gradeRing } from './grade-ring.ts';
import { encoded } from './photo-light.ts';

const SPAN = { middle: 4, radius: 4 };
/** A grey row of a picture, opaque but for its first pixel. */
function row(): { data: Uint8ClampedArray; width: number; height: number } {
  const data = new Uint8ClampedArray(4 * 9).fill(128);
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  data[3] = 9;
  return { data, width: 9, height: 1 };
}
const red = ({ data }: { readonly data: Uint8ClampedArray }, x: number): number => data[4 * x] ?? -1;

it('leaves a picture in neutral light as it is, but for what the floor of the studio left', () => {
  const picture = row();
  gradeRing(picture, { gain: [1, 1, 1] }, 0, SPAN);
  expect([...picture.data.subarray(0, 12)]).toEqual([128, 128, 128, 0, 128, 128, 128, 255, 128, 128, 128, 255]);
});

it('takes on exposure and tint in linear light', () => {
  const picture = row();
  gradeRing(picture, { gain: [1, 0.5, 0.25] }, 0, SPAN);
  // 128 is 0.2159 of light; a half and a quarter of it are 92 and 66.
  expect([...picture.data.subarray(16, 20)]).toEqual([128, 92, 66, 255]);
});

it('is brighter on the side that the light comes from, and cut off at white', () => {
  const picture = row();
  gradeRing(picture, { gain: [1, 1, 1] }, 0.4, SPAN);
  expect(red(picture, 1)).toBeLessThan(red(picture, 4));
  expect(red(picture, 8)).toBeGreaterThan(red(picture, 4));
  const bright = row();
  gradeRing(bright, { gain: [99, 99, 99] }, 0, SPAN);
  expect(red(bright, 4)).toBe(255);
});

/** A pixel as the viewer writes it: light through its coverage, encoded so that it is true on black and on white. */
function written(light: number, cover: number): readonly [value: number, alpha: number] {
  const onBlack = encoded(light * cover) / 255;
  const kept = 1 - (encoded(light * cover + 1 - cover) / 255 - onBlack);
  return [Math.min(255, Math.round((255 * onBlack) / kept)), Math.round(255 * kept)];
}

it('gives the edge of the ring the light of the ring: none of it shines on skin', () => {
  for (const light of [0.1, 0.35, 0.6]) {
    for (const cover of [0.3, 0.5, 0.8, 1]) {
      const [value, alpha] = written(light, cover);
      const data = Uint8ClampedArray.from([value, value, value, alpha]);
      gradeRing({ data, width: 1, height: 1 }, { gain: [1, 1, 1] }, 0, { middle: 0, radius: 1 });
      expect(Math.abs((data[0] ?? 0) - encoded(light))).toBeLessThan(5);
      expect((data[3] ?? 0) / 255).toBeCloseTo(cover, 1);
    }
  }
});
