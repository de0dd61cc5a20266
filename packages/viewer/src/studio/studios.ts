import type { ViewerBackground, ViewerLight } from '../ring-viewer.ts';
import type { Rgb } from '../ring-viewer.ts';
import type { Studio } from './studio-light.ts';

const white = (value: number): readonly [number, number, number] => [value, value, value * 0.985];

/** What the rings see from the dark side of the camera: photographer, stand, black velvet. */
const CAMERA_CARD = { azimuth: 0, elevation: 0.32, halfWidth: 0.3, halfHeight: 0.2, soft: 0.16 } as const;

/**
 * Light for metal: one large overhead softbox that fades backwards, two tall strips, a low front fill, and
 * black cards between them that draw the contour of the bands.
 */
const DAYLIGHT: Readonly<Record<ViewerBackground, Studio>> = {
  light: {
    floor: [0.78, 0.764, 0.74],
    wall: [0.42, 0.412, 0.402],
    ceiling: [0.8, 0.793, 0.782],
    panels: [
      { azimuth: Math.PI, elevation: 0.25, halfWidth: 0.8, halfHeight: 0.4, soft: 0.2, radiance: white(1.1) },
      { azimuth: -1.15, elevation: 0.32, halfWidth: 0.3, halfHeight: 0.62, soft: 0.025, radiance: white(1.35) },
      { azimuth: -1.2, elevation: 0.4, halfWidth: 0.1, halfHeight: 0.4, soft: 0.09, radiance: white(2.4) },
      { azimuth: 1.3, elevation: 0.32, halfWidth: 0.24, halfHeight: 0.64, soft: 0.025, radiance: white(1.3) },
      { azimuth: 1.34, elevation: 0.4, halfWidth: 0.07, halfHeight: 0.4, soft: 0.08, radiance: white(2.2) },
      { azimuth: 0.84, elevation: 0.3, halfWidth: 0.14, halfHeight: 0.66, soft: 0.03, radiance: white(0.05) },
      { azimuth: -0.62, elevation: 0.3, halfWidth: 0.13, halfHeight: 0.6, soft: 0.035, radiance: white(0.06) },
      { azimuth: 1.82, elevation: 0.28, halfWidth: 0.16, halfHeight: 0.66, soft: 0.04, radiance: white(0.05) },
      { azimuth: -1.72, elevation: 0.28, halfWidth: 0.16, halfHeight: 0.64, soft: 0.05, radiance: white(0.06) },
      { azimuth: 0.25, elevation: 1.16, halfWidth: 0.6, halfHeight: 0.28, soft: 0.035, radiance: white(1.4) },
      { azimuth: 0.15, elevation: 1.2, halfWidth: 0.34, halfHeight: 0.12, soft: 0.1, radiance: white(2.6) },
      {
        azimuth: 0.25,
        elevation: 0.72,
        halfWidth: 0.5,
        halfHeight: 0.07,
        soft: 0.05,
        radiance: white(0.1),
        cover: 0.8,
      },
      { ...CAMERA_CARD, radiance: white(0.22), cover: 0.75 },
      { azimuth: 0, elevation: -0.1, halfWidth: 3.4, halfHeight: 0.06, soft: 0.05, radiance: white(0.1), cover: 0.75 },
    ],
  },
  dark: {
    floor: [0.1, 0.094, 0.086],
    wall: [0.2, 0.195, 0.188],
    ceiling: [0.5, 0.49, 0.478],
    panels: [
      { azimuth: Math.PI, elevation: 0.32, halfWidth: 0.9, halfHeight: 0.22, soft: 0.12, radiance: white(1.1) },
      { azimuth: -1.15, elevation: 0.32, halfWidth: 0.36, halfHeight: 0.66, soft: 0.03, radiance: white(1.4) },
      { azimuth: 1.28, elevation: 0.32, halfWidth: 0.3, halfHeight: 0.66, soft: 0.03, radiance: white(1.35) },
      { azimuth: 0.15, elevation: 1.12, halfWidth: 0.7, halfHeight: 0.32, soft: 0.05, radiance: white(1.6) },
      { azimuth: 0.5, elevation: -0.5, halfWidth: 0.9, halfHeight: 0.2, soft: 0.2, radiance: white(0.9) },
      { azimuth: -0.5, elevation: 0.4, halfWidth: 0.16, halfHeight: 0.3, soft: 0.08, radiance: white(0.8) },
      { ...CAMERA_CARD, radiance: white(0.05), cover: 0.9 },
    ],
  },
};

/**
 * Light for stones: smaller, brighter sources and more darkness between them; a stone under one huge
 * softbox washes out, and fire needs lamps that are small from where the stone stands.
 */
const GEM_DAYLIGHT: Studio = {
  floor: [0.34, 0.335, 0.33],
  wall: [0.16, 0.16, 0.165],
  ceiling: [0.42, 0.42, 0.43],
  panels: [
    { azimuth: Math.PI, elevation: 0.45, halfWidth: 0.7, halfHeight: 0.16, soft: 0.06, radiance: [1.5, 1.53, 1.6] },
    { azimuth: -1.2, elevation: 0.45, halfWidth: 0.22, halfHeight: 0.5, soft: 0.05, radiance: [3.2, 3.15, 3.05] },
    { azimuth: 1.25, elevation: 0.45, halfWidth: 0.18, halfHeight: 0.5, soft: 0.05, radiance: [2.8, 2.84, 2.95] },
    { azimuth: -0.35, elevation: 1.12, halfWidth: 0.4, halfHeight: 0.2, soft: 0.07, radiance: [2.6, 2.6, 2.6] },
    { azimuth: 2.4, elevation: 1.05, halfWidth: 0.26, halfHeight: 0.18, soft: 0.06, radiance: [2.4, 2.4, 2.45] },
    { azimuth: 0, elevation: 0.5, halfWidth: 0.34, halfHeight: 0.26, soft: 0.12, radiance: [0.04, 0.04, 0.045] },
    { azimuth: 0.5, elevation: 0.95, halfWidth: 0.045, halfHeight: 0.045, soft: 0.014, radiance: [30, 29.5, 28.5] },
    { azimuth: -0.8, elevation: 0.8, halfWidth: 0.04, halfHeight: 0.04, soft: 0.014, radiance: [28, 28, 28.6] },
    { azimuth: 2.1, elevation: 0.7, halfWidth: 0.04, halfHeight: 0.04, soft: 0.014, radiance: [26, 26, 26] },
    { azimuth: -2.4, elevation: 0.85, halfWidth: 0.04, halfHeight: 0.04, soft: 0.014, radiance: [26, 26, 26] },
    { azimuth: 1.2, elevation: 1.2, halfWidth: 0.035, halfHeight: 0.035, soft: 0.012, radiance: [26, 26, 26] },
  ],
};

/** Tungsten of a shop's spots (about 3000 K) and a candle (about 1900 K), as the eye sees them when half adapted. */
const warm = (value: number): Rgb => [value, value * 0.9, value * 0.76];
const flame = (value: number): Rgb => [value, value * 0.7, value * 0.38];

/** A shop window: small strong spots from above, dark felt and a bright counter far below them. */
const spotStudio = (floor: number, wall: number): Studio => ({
  floor: warm(floor),
  wall: white(wall),
  ceiling: white(wall),
  panels: [
    { azimuth: -0.9, elevation: 0.95, halfWidth: 0.13, halfHeight: 0.13, soft: 0.03, radiance: warm(7) },
    { azimuth: 0.75, elevation: 0.85, halfWidth: 0.11, halfHeight: 0.11, soft: 0.03, radiance: warm(7.5) },
    { azimuth: 2.5, elevation: 0.9, halfWidth: 0.13, halfHeight: 0.13, soft: 0.03, radiance: warm(6) },
    { azimuth: -2.4, elevation: 0.8, halfWidth: 0.12, halfHeight: 0.12, soft: 0.03, radiance: warm(6) },
    { azimuth: 0, elevation: 1.3, halfWidth: 0.5, halfHeight: 0.2, soft: 0.1, radiance: warm(1.5) },
    // The window: cool daylight from one side draws the contour against the warm lamps.
    { azimuth: -1.45, elevation: 0.25, halfWidth: 0.2, halfHeight: 0.7, soft: 0.05, radiance: [0.85, 0.95, 1.1] },
    { azimuth: 1.5, elevation: 0.2, halfWidth: 0.12, halfHeight: 0.5, soft: 0.06, radiance: warm(0.8) },
    { azimuth: Math.PI, elevation: 0.2, halfWidth: 0.7, halfHeight: 0.3, soft: 0.2, radiance: warm(0.6) },
    { ...CAMERA_CARD, radiance: white(0.05), cover: 0.85 },
  ],
});

/** Evening: two candles on the table, their glow on a dim room. */
const candleStudio = (floor: number): Studio => ({
  floor: flame(floor),
  wall: flame(0.15),
  ceiling: flame(0.07),
  panels: [
    { azimuth: -0.85, elevation: 0.28, halfWidth: 0.06, halfHeight: 0.15, soft: 0.03, radiance: flame(11) },
    { azimuth: -0.85, elevation: 0.3, halfWidth: 0.4, halfHeight: 0.5, soft: 0.25, radiance: flame(0.9), cover: 0.7 },
    { azimuth: 1.25, elevation: 0.34, halfWidth: 0.05, halfHeight: 0.13, soft: 0.03, radiance: flame(9) },
    { azimuth: 1.25, elevation: 0.34, halfWidth: 0.35, halfHeight: 0.5, soft: 0.25, radiance: flame(0.75), cover: 0.7 },
    { azimuth: 2.9, elevation: 0.3, halfWidth: 0.07, halfHeight: 0.16, soft: 0.04, radiance: flame(6) },
    { azimuth: 0.2, elevation: 1.15, halfWidth: 0.6, halfHeight: 0.3, soft: 0.25, radiance: flame(0.55) },
    { azimuth: -2.2, elevation: 0.3, halfWidth: 0.3, halfHeight: 0.5, soft: 0.2, radiance: [0.1, 0.12, 0.18] },
    { ...CAMERA_CARD, radiance: flame(0.04), cover: 0.8 },
  ],
});

export const METAL_STUDIOS: Readonly<Record<ViewerLight, Readonly<Record<ViewerBackground, Studio>>>> = {
  daylight: DAYLIGHT,
  spot: { light: spotStudio(0.3, 0.2), dark: spotStudio(0.08, 0.11) },
  candle: { light: candleStudio(0.5), dark: candleStudio(0.1) },
};

/** A lamp that is small from where the stone stands. */
const lamp = (azimuth: number, elevation: number, size: number, radiance: Rgb): Studio['panels'][number] => ({
  azimuth,
  elevation,
  halfWidth: size,
  halfHeight: size,
  soft: size / 3,
  radiance,
});

export const GEM_STUDIOS: Readonly<Record<ViewerLight, Studio>> = {
  daylight: GEM_DAYLIGHT,
  spot: {
    floor: warm(0.2),
    wall: [0.09, 0.09, 0.09],
    ceiling: [0.12, 0.12, 0.12],
    panels: [
      lamp(-0.9, 0.95, 0.07, warm(42)),
      lamp(0.75, 0.85, 0.06, warm(46)),
      lamp(2.5, 0.9, 0.07, warm(36)),
      lamp(-2.4, 0.8, 0.06, warm(38)),
      lamp(0.1, 1.25, 0.06, warm(40)),
      { azimuth: -1.45, elevation: 0.35, halfWidth: 0.2, halfHeight: 0.5, soft: 0.05, radiance: [1.6, 1.8, 2.1] },
      { azimuth: 1.3, elevation: 0.4, halfWidth: 0.16, halfHeight: 0.4, soft: 0.05, radiance: warm(1.4) },
      { azimuth: 0, elevation: 0.5, halfWidth: 0.34, halfHeight: 0.26, soft: 0.12, radiance: [0.03, 0.03, 0.03] },
    ],
  },
  candle: {
    floor: flame(0.16),
    wall: flame(0.08),
    ceiling: flame(0.05),
    panels: [
      lamp(-0.85, 0.35, 0.05, flame(60)),
      lamp(1.25, 0.4, 0.045, flame(52)),
      lamp(2.9, 0.4, 0.05, flame(40)),
      lamp(-2.2, 0.55, 0.04, flame(30)),
      { azimuth: 0.2, elevation: 1.1, halfWidth: 0.5, halfHeight: 0.3, soft: 0.2, radiance: flame(0.9) },
      { azimuth: -0.85, elevation: 0.4, halfWidth: 0.35, halfHeight: 0.4, soft: 0.2, radiance: flame(1.4) },
      { azimuth: 1.25, elevation: 0.45, halfWidth: 0.3, halfHeight: 0.4, soft: 0.2, radiance: flame(1.1) },
    ],
  },
};
