import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerFrame } from './finger-frame.ts';
import { encoded, luminance, photoLight, type Light, type Pixels } from './photo-light.ts';

const [WIDTH, HEIGHT] = [120, 90];
const FRAME = fingerFrame({ a: { x: 50, y: 45 }, b: { x: 70, y: 45 } });

/** A photo by its linear light. */
function photo(light: (x: number, y: number) => Light): Pixels {
  const data = new Uint8ClampedArray(4 * WIDTH * HEIGHT).fill(255);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) data.set(light(x, y).map(encoded), 4 * (y * WIDTH + x));
  return { data, width: WIDTH, height: HEIGHT };
}

const SKIN: Light = [0.42, 0.24, 0.17];
/** A finger between white and dark paper. */
const scene = (x: number): Light => (Math.abs(x - 60) <= 10 ? SKIN : x < 30 ? [0.7, 0.7, 0.7] : [0.2, 0.2, 0.2]);
const under = (lamp: Light): Pixels =>
  photo((x) => scene(x).map((value, at) => value * (lamp[at] ?? 1)) as unknown as Light);
const gainUnder = (lamp: Light): Light => photoLight(under(lamp), FRAME).gain;

describe('the light of a photo', () => {
  it('leaves the ring as it is where the photo is exposed as the studio is, in white light', () => {
    const [r, g, b] = gainUnder([1, 1, 1]);
    for (const gain of [r, g, b]) expect(gain).toBeCloseTo(1, 0);
    expect(r / b).toBeGreaterThan(0.95);
    expect(r / b).toBeLessThan(1.12);
  });

  it('makes the ring darker with the photo, whatever the light', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.05, max: 0.9, noNaN: true }), (share) => {
        const [dim, bright] = [gainUnder([share, share, share]), gainUnder([1, 1, 1])];
        expect(luminance(dim)).toBeLessThanOrEqual(luminance(bright) + 1e-9);
        expect(luminance(dim)).toBeGreaterThan(0.2);
      }),
    );
  });

  it('makes the ring warm by candle light and cool in the shade, less than the photo is', () => {
    const [warm, cool] = [gainUnder([1, 0.75, 0.45]), gainUnder([0.7, 0.85, 1])];
    const plain = gainUnder([1, 1, 1]);
    const tint = (gain: Light): number => gain[0] / gain[2] / (plain[0] / plain[2]);
    expect(tint(warm)).toBeGreaterThan(1.25);
    expect(tint(warm)).toBeLessThan(1 / 0.45);
    expect(tint(cool)).toBeLessThan(0.95);
  });

  it('does not take dark skin for a dark room', () => {
    const withSkin = (skin: Light): Pixels => photo((x) => (Math.abs(x - 60) <= 10 ? skin : scene(x)));
    const [dark, light] = [withSkin([0.08, 0.05, 0.035]), withSkin([0.62, 0.42, 0.33])].map((pixels) =>
      luminance(photoLight(pixels, FRAME).gain),
    );
    expect((dark ?? 0) / (light ?? 1)).toBeGreaterThan(0.9);
  });

  it('does not take a hand that fills the photo for a red lamp', () => {
    const { gain } = photoLight(
      photo((x) => (x > 110 ? [0.7, 0.7, 0.7] : SKIN)),
      FRAME,
    );
    expect(gain[0] / gain[2]).toBeCloseTo(1, 6);
  });

  it('comes from the side on which the finger is brighter', () => {
    const lit = (slope: number): Pixels =>
      photo((x) => scene(x).map((value) => value * (1 + (slope * (x - 60)) / 10)) as unknown as Light);
    expect(photoLight(lit(0), FRAME).side).toBeCloseTo(0, 2);
    expect(photoLight(lit(0.6), FRAME).side).toBeGreaterThan(0.1);
    expect(photoLight(lit(-0.6), FRAME).side).toBeLessThan(-0.1);
    // Turned round, the same light comes from the other edge.
    const turned = fingerFrame({ a: { x: 70, y: 45 }, b: { x: 50, y: 45 } });
    expect(photoLight(lit(0.6), turned).side).toBeLessThan(-0.1);
  });

  it('reads the skin beside the ring', () => {
    const { skin } = photoLight(under([1, 1, 1]), FRAME);
    skin.forEach((value, at) => expect(value).toBeCloseTo(SKIN[at] ?? 0, 1));
  });

  it('is within its bounds everywhere, also at the edge of the photo and in the dark', () => {
    const frames = fc.record({
      a: fc.record({ x: fc.integer({ min: 0, max: WIDTH }), y: fc.integer({ min: 0, max: HEIGHT }) }),
      b: fc.record({ x: fc.integer({ min: 0, max: WIDTH }), y: fc.integer({ min: 0, max: HEIGHT }) }),
      level: fc.constantFrom(0, 0.001, 0.3, 1),
    });
    fc.assert(
      fc.property(frames, ({ a, b, level }) => {
        const { gain, side, skin } = photoLight(under([level, level, level]), fingerFrame({ a, b }));
        for (const each of gain) expect(each).toBeGreaterThanOrEqual(0.2);
        for (const each of gain) expect(each).toBeLessThanOrEqual(1.5);
        for (const each of skin) expect(each).toBeGreaterThanOrEqual(0);
        expect(Math.abs(side)).toBeLessThanOrEqual(0.5);
      }),
      { numRuns: 40 },
    );
  });
});
