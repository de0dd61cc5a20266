import type { ViewerLight } from '../ring-viewer.ts';

/**
 * Numbers of the development: how light becomes the picture. All are taste, chosen by eye on the nine golds beside
 * path-traced bands; `npm run bench -- picture gold` holds them to the catalogue's colours.
 */

/** Light from which the picture bends towards white: below, it is shown as it is. */
const BEND = 0.76;
/** Where a gold mirrors the white card, and the contrast that deepens all that is darker. */
const CARD = 0.94;
const CONTRAST = 0.12;
/** How fast light over a white card loses its colour. */
const PALING = 0.2;
/**
 * How much a gold's colour deepens at the most, as an exponent over one. Under warm lamps every metal looks golden already,
 * and a candle's would turn platinum to copper.
 */
export const DEEPENING: Readonly<Record<ViewerLight, number>> = { daylight: 1.25, spot: 0.6, candle: 0 };
/** Hues that deepen, 0 = red, 1 = yellow: nothing below the first and over the last, all between the middle ones. */
const HUES = [0.05, 0.25, 0.75, 1] as const;
/** Saturation at which white golds end, at which a yellow gold deepens whole, and at which what gold mirrors of gold does not. */
const SATURATIONS = [0.27, 0.58, 0.84] as const;
/** Beyond that it is held back by so much: a bore glows, but no copper inlay. */
const HELD_BACK = 1.15;
/** Light between which the deepening ends, towards the card; between which it begins, and its least. */
const LIGHTS = [0.62, 0.92] as const;
const SHADES = [0.08, 0.36] as const;
const LEAST_SHADE = 0.45;

/**
 * Light to screen. Over a white card's mirror image it bends as the Khronos PBR Neutral tone mapper does, which keeps the hue of
 * metals. Below, a gold's colour deepens with its shade, as on film and on the trade's printed cards: shown as it is,
 * a gold of the standard's own reflectance reads beige wherever it is not brightly lit.
 */
export const DEVELOPMENT_GLSL = /* glsl */ `
uniform float deepening;       // of gold, by the light on the stage
vec3 developed(vec3 light) {
  vec3 c = max(light, vec3(0.0));
  float peak = max(max(c.r, c.g), max(c.b, 1e-5)), low = min(c.r, min(c.g, c.b)); // formula: nothing is divided by no light
  float saturation = 1.0 - low / peak, hue = (c.g - c.b) / max(c.r - c.b, 1e-5); // formula: likewise
  float gold = step(c.g, c.r) * step(c.b, c.g) * smoothstep(${HUES[0]}, ${HUES[1]}, hue) * (1.0 - smoothstep(${HUES[2]}, float(${HUES[3]}), hue));
  gold *= smoothstep(${SATURATIONS[0]}, ${SATURATIONS[1]}, saturation) * (1.0 - ${HELD_BACK} * smoothstep(${SATURATIONS[1]}, ${SATURATIONS[2]}, saturation));
  float shade = (1.0 - smoothstep(${LIGHTS[0]}, ${LIGHTS[1]}, peak)) * mix(${LEAST_SHADE}, 1.0, smoothstep(${SHADES[0]}, ${SHADES[1]}, peak));
  c = pow(c / peak, vec3(1.0 + deepening * gold * shade));
  peak *= pow(min(peak / ${CARD}, 1.0), ${CONTRAST});
  float room = 1.0 - ${BEND}, shown = peak < ${BEND} ? peak : 1.0 - room * room / (peak - ${BEND} + room);
  return shown * mix(c, vec3(1.0), 1.0 - 1.0 / (1.0 + ${PALING} * max(peak - 1.0, 0.0)));
}
`;
