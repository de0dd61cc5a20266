import { encoded, labOf, neutral, type Triple } from './colour.ts';
import { deltaE } from './delta-e.ts';
import { flip, type Picture } from './flip.ts';
import type { ReferencePicture } from './reference-picture.ts';

/** The page behind the rings, in linear light. */
const PAGE = 0.82;

/** Gathered light as it is shown over a light page: tone mapped by coverage, in steps of the screen. */
export function develop({ width, height, light }: Pick<ReferencePicture, 'width' | 'height' | 'light'>): Picture {
  const out = new Float32Array(3 * width * height);
  const eight = (value: number): number => Math.round(255 * encoded(value)) / 255;
  const decode = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = 4 * ((height - 1 - y) * width + x);
      const cover = Math.min(1, Math.max(0, light[from + 3] ?? 0));
      const at = (channel: number): number => (cover > 1e-4 ? (light[from + channel] ?? 0) / cover : 0);
      const shown = neutral([at(0), at(1), at(2)]);
      for (let channel = 0; channel < 3; channel += 1) {
        const mixed = cover * (shown[channel] ?? 0) + (1 - cover) * PAGE;
        out[3 * (y * width + x) + channel] = decode(eight(mixed));
      }
    }
  }
  return { width, height, light: out };
}

/** Differences over the object: every pixel that the reference covers by half. */
export interface PictureError {
  readonly flip: number;
  /** Mean CIEDE2000 of the pixels. */
  readonly deltaE: number;
  /** CIEDE2000 between the mean light of the metal in both, as it is shown. */
  readonly metalColour: number;
  /** Share of the object's pixels that only one of both covers: a reference of another shape is none. */
  readonly otherShape: number;
  /** Light of the stones over that of the reference's, before development; null where a design has hardly any. */
  readonly stoneLight: number | null;
}

const colourAt = ({ light }: Picture, at: number): Triple => [
  light[3 * at] ?? 0,
  light[3 * at + 1] ?? 0,
  light[3 * at + 2] ?? 0,
];

/** Places of a picture, first row on top, that the reference covers by more than `least`. */
function places(reference: ReferencePicture, covered: (up: number) => number, least: number): readonly number[] {
  const { width, height } = reference;
  return Array.from({ length: width * height }, (_, at) => at).filter((at) => {
    const up = (height - 1 - Math.floor(at / width)) * width + (at % width);
    return covered(up) >= least;
  });
}

function meanColour(picture: Picture, at: readonly number[]): Triple {
  const sum = [0, 0, 0];
  for (const place of at) {
    colourAt(picture, place).forEach((value, channel) => {
      sum[channel] = (sum[channel] ?? 0) + value;
    });
  }
  const [r = 0, g = 0, b = 0] = sum.map((value) => value / at.length);
  return [r, g, b];
}

/** Pixels that nothing but stones cover, below which their mean light says little. */
const FEW_STONES = 40;

/** Sums over the pixels that the reference covers wholly and no metal takes part in. */
function stoneLight(reference: ReferencePicture, light: Float32Array): number | null {
  let [ours, truth, count] = [0, 0, 0];
  reference.metal.forEach((metal, up) => {
    if (metal > 0.01 || (reference.light[4 * up + 3] ?? 0) < 0.99) return;
    count += 1;
    for (let channel = 0; channel < 3; channel += 1) {
      ours += light[4 * up + channel] ?? 0;
      truth += reference.light[4 * up + channel] ?? 0;
    }
  });
  return count < FEW_STONES ? null : ours / truth;
}

/** Pixels that are covered by half in one picture and not in the other. */
function outlineError(reference: ReferencePicture, light: Float32Array): number {
  let apart = 0;
  for (let at = 3; at < light.length; at += 4) {
    if ((reference.light[at] ?? 0) >= 0.5 !== (light[at] ?? 0) >= 0.5) apart += 1;
  }
  return apart;
}

/** Compares gathered light with the reference. */
export function comparePictures(reference: ReferencePicture, light: Float32Array): PictureError {
  const { width, height } = reference;
  const [truth, test] = [develop(reference), develop({ width, height, light })];
  const map = flip(truth, test);
  const object = places(reference, (up) => reference.light[4 * up + 3] ?? 0, 0.5);
  const metal = places(reference, (up) => reference.metal[up] ?? 0, 0.99);
  let [flips, steps] = [0, 0];
  for (const at of object) {
    flips += map[at] ?? 0;
    steps += deltaE(labOf(colourAt(truth, at)), labOf(colourAt(test, at)));
  }
  const metalColour = deltaE(labOf(meanColour(truth, metal)), labOf(meanColour(test, metal)));
  const otherShape = outlineError(reference, light) / object.length;
  return {
    flip: flips / object.length,
    deltaE: steps / object.length,
    metalColour,
    otherShape,
    stoneLight: stoneLight(reference, light),
  };
}
