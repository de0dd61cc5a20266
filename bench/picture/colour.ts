/** Three numbers: linear sRGB, CIE XYZ or L*a*b*, by name. */
export type Triple = readonly [number, number, number];

/** Reference white D65 of sRGB, Y = 1. */
const WHITE: Triple = [0.95047, 1, 1.08883];
const EPSILON = 216 / 24389;
const KAPPA = 24389 / 27;

const cube = (t: number): number => (t > EPSILON ? Math.cbrt(t) : (KAPPA * t + 16) / 116);

/** Linear sRGB to XYZ over the white: (1, 1, 1) for white. */
export const relativeXyz = ([r, g, b]: Triple): Triple => [
  (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / WHITE[0],
  0.2126729 * r + 0.7151522 * g + 0.072175 * b,
  (0.0193339 * r + 0.119192 * g + 0.9503041 * b) / WHITE[2],
];

/** The way back from `relativeXyz`. */
export function linearFromXyz([x, y, z]: Triple): Triple {
  const [X, Z] = [x * WHITE[0], z * WHITE[2]];
  return [
    3.2404542 * X - 1.5371385 * y - 0.4985314 * Z,
    -0.969266 * X + 1.8760108 * y + 0.041556 * Z,
    0.0556434 * X - 0.2040259 * y + 1.0572252 * Z,
  ];
}

/** CIE 1976 L*a*b* of a linear sRGB colour, D65. */
export function labOf(linear: Triple): Triple {
  const [x, y, z] = relativeXyz(linear);
  const [a, b, c] = [cube(x), cube(y), cube(z)];
  return [116 * b - 16, 500 * (a - b), 200 * (b - c)];
}

/** sRGB's transfer from linear 0..1; clipped. */
export function encoded(linear: number): number {
  const x = Math.min(1, Math.max(0, linear));
  return x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055;
}

/** Khronos PBR Neutral, as published: linear light to linear display. */
export function neutral([r, g, b]: Triple): Triple {
  const low = Math.min(r, g, b);
  const offset = low < 0.08 ? low - 6.25 * low * low : 0.04;
  const [x, y, z] = [r - offset, g - offset, b - offset];
  const peak = Math.max(x, y, z);
  const start = 0.8 - 0.04;
  if (peak < start) return [x, y, z];
  const room = 1 - start;
  const most = 1 - (room * room) / (peak + room - start);
  const k = most / peak;
  const pale = 1 - 1 / (0.15 * (peak - most) + 1);
  const bent = (value: number): number => value * k + (most - value * k) * pale;
  return [bent(x), bent(y), bent(z)];
}
