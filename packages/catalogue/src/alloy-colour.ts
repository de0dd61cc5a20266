import type { CieLab } from '@ringwerk/kernel';
import { RHODIUM_F0, type LinearRgb } from './alloy.ts';

/** White of D65 for the 2° observer, Y = 1, and the matrices between XYZ and linear sRGB (IEC 61966-2-1). */
const WHITE = [0.95047, 1, 1.08883] as const;
const TO_RGB = [
  [3.2404542, -1.5371385, -0.4985314],
  [-0.969266, 1.8760108, 0.041556],
  [0.0556434, -0.2040259, 1.0572252],
] as const;
const TO_XYZ = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
] as const;

/** Where the cube root of CIELAB turns into a straight line. */
const KNEE = 6 / 29;

type Triple = readonly [number, number, number];
const dot = (row: Triple, [a, b, c]: Triple): number => row[0] * a + row[1] * b + row[2] * c;
const rounded = (value: number, places: number): number => Number(value.toFixed(places)) + 0;

const unbent = (value: number): number => (value > KNEE ? value ** 3 : 3 * KNEE ** 2 * (value - 4 / 29));
const bent = (value: number): number => (value > KNEE ** 3 ? Math.cbrt(value) : value / (3 * KNEE ** 2) + 4 / 29);

/**
 * Reflectance at normal incidence of a polished plate that measures `lab`: linear sRGB to three places, as the sheets of the
 * release have it. Saturated golds lie slightly outside the gamut and are not clipped.
 */
export function f0OfLab([lightness, a, b]: CieLab): LinearRgb {
  const y = (lightness + 16) / 116;
  const xyz: Triple = [WHITE[0] * unbent(y + a / 500), WHITE[1] * unbent(y), WHITE[2] * unbent(y - b / 200)];
  return [rounded(dot(TO_RGB[0], xyz), 3), rounded(dot(TO_RGB[1], xyz), 3), rounded(dot(TO_RGB[2], xyz), 3)];
}

/** CIELAB of a reflectance, to one place: as finely as a plate is measured. */
export function labOfF0(f0: LinearRgb): CieLab {
  const [x, y, z] = [
    bent(dot(TO_XYZ[0], f0) / WHITE[0]),
    bent(dot(TO_XYZ[1], f0)),
    bent(dot(TO_XYZ[2], f0) / WHITE[2]),
  ];
  return [rounded(116 * y - 16, 1), rounded(500 * (x - y), 1), rounded(200 * (y - z), 1)];
}

/** Linear light from 0 to 1 as two hexadecimal digits of sRGB; what lies outside is clipped. */
function channel(linear: number): string {
  const value = Math.min(1, Math.max(0, linear));
  const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
    .toUpperCase();
}

const hex = (linear: LinearRgb): string => `#${linear.map(channel).join('')}`;

/** The plate itself under D65, as a screen shows a measured colour. */
export const plateColour = (lab: CieLab): string => hex(f0OfLab(lab));

/** Colour in lists: two reflections in 85 % light (`AlloySheet.swatch`), of the rhodium layer where there is one. */
export function swatchOf(f0: LinearRgb, isRhodiumPlated: boolean): string {
  const [red, green, blue] = isRhodiumPlated ? RHODIUM_F0 : f0;
  return hex([0.85 * red * red, 0.85 * green * green, 0.85 * blue * blue]);
}
