import { placeAt, type FingerFrame } from './finger-frame.ts';

/** Linear light of red, green and blue, 0..1. */
export type Light = readonly [number, number, number];

/** Pixels of a photo as a canvas gives them: sRGB, four bytes each, the top row first. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** What the photo's surroundings say about the light that the ring is to be seen in. */
export interface PhotoLight {
  /** Factors on the linear light of a picture from the neutral studio. */
  readonly gain: Light;
  /** From which side of the finger the light comes: -0.5 = all from `a`, 0.5 = all from `b`. */
  readonly side: number;
  /** Mean linear light of the skin beside the ring. */
  readonly skin: Light;
}

const NEUTRAL: PhotoLight = { gain: [1, 1, 1], side: 0, skin: [0.4, 0.25, 0.19] };

/** sRGB, IEC 61966-2-1: byte to linear light and back. */
export const DECODED: Float32Array = Float32Array.from({ length: 256 }, (_, byte) => {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});
export const encoded = (light: number): number => {
  const c = Math.min(1, Math.max(0, light));
  return 255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
};

/** Luminance of linear sRGB, Rec. 709. */
export const luminance = ([r, g, b]: Light): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** Surroundings reach this many widths of the finger to each side; places looked at along an edge of them. */
const REACH = 4;
const STEPS = 48;
/** Of the skin: widths from the ring's middle along the finger, and across it, where places are looked at. */
const SKIN_ALONG = [-0.9, -0.75, -0.6, 0.6, 0.75, 0.9];
const SKIN_ACROSS = [0.18, 0.27, 0.36];

/** Norm of the surroundings that stands for their light (shades of grey, Finlayson and Trezzi 2004). */
const NORM = 6;
/** That norm in a photo that is exposed as the studio is. */
const EXPOSED = 0.5;
const EXPOSURE = [0.3, 1.12] as const;
/** Share of the photo's tint that the ring takes on: part of it is the colour of what is photographed, not of the light. */
const TINTED = 0.6;
const TINT = [0.72, 1.3] as const;
/** Distance in shares of red and green within which a colour is the skin's, and the share of other colours that tells the light. */
const SKIN_LIKE = 0.045;
const TELLING = 0.15;
const MOST_SIDE = 0.5;
/** Linear light below which a photo is black. */
const DARK = 1e-3;

const clamp = (value: number, [low, high]: readonly [number, number]): number => Math.min(high, Math.max(low, value));

/** The light at a place of the photo; null beyond its edges. */
function lightAt({ data, width, height }: Pixels, x: number, y: number): Light | null {
  const [column, row] = [Math.round(x), Math.round(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return null;
  const at = 4 * (row * width + column);
  const of = (channel: number): number => DECODED[data[at + channel] ?? 0] ?? 0;
  return [of(0), of(1), of(2)];
}

/** Mean of the powers of some lights, by channel; null without any. */
function meanOf(lights: readonly Light[], power = 1): Light | null {
  if (lights.length === 0) return null;
  const of = (channel: 0 | 1 | 2): number => {
    const sum = lights.reduce((total, light) => total + light[channel] ** power, 0);
    return (sum / lights.length) ** (1 / power);
  };
  return [of(0), of(1), of(2)];
}

function surroundings(pixels: Pixels, { middle, width }: FingerFrame): readonly Light[] {
  const lights: Light[] = [];
  const step = (2 * REACH * width) / (STEPS - 1);
  for (let row = 0; row < STEPS; row += 1) {
    for (let column = 0; column < STEPS; column += 1) {
      const light = lightAt(pixels, middle.x - REACH * width + column * step, middle.y - REACH * width + row * step);
      if (light !== null) lights.push(light);
    }
  }
  return lights;
}

/** Skin on one side of the finger's middle line. */
const skinOf = (pixels: Pixels, frame: FingerFrame, side: -1 | 1): readonly Light[] =>
  SKIN_ALONG.flatMap((along) =>
    SKIN_ACROSS.flatMap((across): readonly Light[] => {
      const { x, y } = placeAt(frame, side * across * frame.width, along * frame.width);
      const light = lightAt(pixels, x, y);
      return light === null ? [] : [light];
    }),
  );

/** Red and green as shares of all light. */
const chromaOf = ([r, g, b]: Light): readonly [number, number] => {
  const sum = Math.max(r + g + b, DARK);
  return [r / sum, g / sum];
};

/** Lights that are not of the skin's colour: a hand that fills the photo must not pass for a red lamp. */
function withoutSkin(lights: readonly Light[], skin: Light): readonly Light[] {
  const [red, green] = chromaOf(skin);
  return lights.filter((light) => {
    const [r, g] = chromaOf(light);
    return Math.hypot(r - red, g - green) > SKIN_LIKE;
  });
}

/** The tint of the light, by channel, around 1; none where there is too little beside skin to tell it. */
function tintOf(lights: readonly Light[], skin: Light): Light {
  const around = withoutSkin(lights, skin);
  const norm = around.length < TELLING * lights.length ? null : meanOf(around, NORM);
  const level = norm === null ? 0 : luminance(norm);
  // A photo in the dark says nothing about the colour of its light.
  if (norm === null || level < DARK) return [1, 1, 1];
  const of = (channel: number): number => clamp((channel / level) ** TINTED, TINT);
  return [of(norm[0]), of(norm[1]), of(norm[2])];
}

function gainOf(lights: readonly Light[], skin: Light): Light {
  const norm = meanOf(lights, NORM);
  if (norm === null) return NEUTRAL.gain;
  const exposure = clamp(luminance(norm) / EXPOSED, EXPOSURE);
  const [r, g, b] = tintOf(lights, skin);
  return [exposure * r, exposure * g, exposure * b];
}

/** Which of both halves is brighter; neither where one lies beyond the photo's edge. */
function sideOf(left: Light | null, right: Light | null): number {
  if (left === null || right === null) return 0;
  const [a, b] = [luminance(left), luminance(right)];
  return a + b < DARK ? 0 : clamp((b - a) / (a + b), [-MOST_SIDE, MOST_SIDE]);
}

/** Reads the light round a finger from the photo itself: exposure and tint from all that is near, the side from the skin. */
export function photoLight(pixels: Pixels, frame: FingerFrame): PhotoLight {
  const [left, right] = [skinOf(pixels, frame, -1), skinOf(pixels, frame, 1)];
  const skin = meanOf([...left, ...right]) ?? NEUTRAL.skin;
  const side = sideOf(meanOf(left), meanOf(right));
  return { gain: gainOf(surroundings(pixels, frame), skin), side, skin };
}
