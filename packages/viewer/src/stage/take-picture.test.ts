import { describe, expect, it } from 'vitest';
import { pictureOrder } from './take-picture.ts';

describe('an order for a picture', () => {
  it('is an upright PNG of sixteen samples on the stage where nothing else is asked', () => {
    expect(pictureOrder({ width: 640, height: 480 })).toEqual({
      part: { left: 0, top: 0, width: 640, height: 480, whole: { width: 640, height: 480 } },
      samples: 16,
      type: 'image/png',
      quality: 0.85,
      isTransparent: false,
    });
  });

  it('takes whole pixels and whole samples within what a picture can have', () => {
    expect(pictureOrder({ width: 99.6, height: 100.4 }).part.whole).toEqual({ width: 100, height: 100 });
    const samples = [-3, 0, 1.6, 256, 9_999].map((wanted) => pictureOrder({ width: 1, height: 1, samples: wanted }));
    expect(samples.map((order) => order.samples)).toEqual([1, 1, 2, 256, 256]);
    expect(pictureOrder({ width: 1, height: 1, backdrop: 'transparent' }).isTransparent).toBe(true);
  });

  it.each([
    [0, 100],
    [100, 0.2],
    [-5, 100],
    [4_097, 100],
    [100, Number.NaN],
    [Infinity, 100],
  ])('refuses %s × %s pixels: not every device draws that', (width, height) => {
    expect(() => pictureOrder({ width, height })).toThrow(RangeError);
  });

  it('takes the largest picture that every device draws', () => {
    expect(pictureOrder({ width: 4_096, height: 4_096 }).part).toMatchObject({ width: 4_096, height: 4_096 });
  });

  it('may be for a part of the picture', () => {
    const tile = { left: 512, top: 256, width: 128, height: 64 };
    expect(pictureOrder({ width: 1_024, height: 768, tile }).part).toEqual({
      ...tile,
      whole: { width: 1_024, height: 768 },
    });
    expect(() => pictureOrder({ width: 1_024, height: 768, tile: { ...tile, width: 0 } })).toThrow(RangeError);
  });
});
