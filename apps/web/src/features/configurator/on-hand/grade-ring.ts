import { DECODED, encoded, type Pixels, type PhotoLight } from './photo-light.ts';

/** Coverage below which a pixel is what is left of the studio's floor, not of the ring. */
const LEAST_COVER = 16;
/** How much darker the far side of a ring is when all the light comes from one side. */
const SIDE_SHARE = 0.7;
/** Steps of the table that encodes light. */
const STEPS = 2048;
const ENCODED = Uint8ClampedArray.from({ length: STEPS + 1 }, (_, step) => encoded(step / STEPS));

/** Which columns of the picture the ring takes up, pixels. */
export interface RingSpan {
  readonly middle: number;
  readonly radius: number;
}

/**
 * Puts the ring's picture into the photo's light, in place: exposure, tint, and the side that the light comes from.
 * @param side - towards the right of the picture, -0.5..0.5.
 */
export function gradeRing(
  { data, width, height }: Pixels,
  { gain }: Pick<PhotoLight, 'gain'>,
  side: number,
  span: RingSpan,
): void {
  const aside = Float32Array.from({ length: width }, (_, x) => {
    const at = Math.min(1, Math.max(-1, (x - span.middle) / span.radius));
    return 1 + 2 * SIDE_SHARE * side * at;
  });
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = 4 * (y * width + x);
      const cover = data[at + 3] ?? 0;
      if (cover < LEAST_COVER) {
        data[at + 3] = 0;
        continue;
      }
      const share = (aside[x] ?? 1) * STEPS;
      for (let channel = 0; channel < 3; channel += 1) {
        const light = (DECODED[data[at + channel] ?? 0] ?? 0) * (gain[channel] ?? 1) * share;
        data[at + channel] = ENCODED[Math.min(STEPS, Math.round(light))] ?? 0;
      }
    }
  }
}
