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

/** Linear light of an encoded value, 0..255, between bytes too. */
function decoded(value: number): number {
  const low = Math.min(254, Math.max(0, Math.floor(value)));
  const from = DECODED[low] ?? 0;
  return from + ((DECODED[low + 1] ?? 1) - from) * (value - low);
}

/**
 * Light and coverage of a pixel at the ring's edge, in place: linear light 0..1, and coverage 0..1 behind it. The viewer's
 * transparent pictures mix as light does on a black page and on a white one; on skin, between both, their edges
 * would shine.
 */
function uncover(pixel: Float32Array, data: Uint8ClampedArray, at: number): void {
  const kept = (data[at + 3] ?? 0) / 255;
  let bare = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const onBlack = (data[at + channel] ?? 0) * kept;
    const light = decoded(onBlack);
    pixel[channel] = light;
    bare += (decoded(Math.min(255, onBlack + 255 * (1 - kept))) - light) / 3;
  }
  const cover = Math.min(1, Math.max(kept / 8, 1 - bare));
  for (let channel = 0; channel < 3; channel += 1) pixel[channel] = (pixel[channel] ?? 0) / cover;
  pixel[3] = cover;
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
  const pixel = new Float32Array(4);
  const aside = Float32Array.from({ length: width }, (_, x) => {
    const at = Math.min(1, Math.max(-1, (x - span.middle) / span.radius));
    return 1 + 2 * SIDE_SHARE * side * at;
  });
  for (let at = 0; at < 4 * width * height; at += 4) {
    if ((data[at + 3] ?? 0) < LEAST_COVER) {
      data[at + 3] = 0;
      continue;
    }
    uncover(pixel, data, at);
    const share = (aside[(at / 4) % width] ?? 1) * STEPS;
    for (let channel = 0; channel < 3; channel += 1) {
      const light = (pixel[channel] ?? 0) * (gain[channel] ?? 1) * share;
      data[at + channel] = ENCODED[Math.min(STEPS, Math.round(light))] ?? 0;
    }
    data[at + 3] = 255 * (pixel[3] ?? 1);
  }
}
