import type { ViewerBackground, ViewerLight } from '../ring-viewer.ts';
import type { Rgb } from '../ring-viewer.ts';
import type { Studio } from './studio-light.ts';

/** Radiance of the white cards: what a metal mirrors of them is its catalogue colour. */
const CARD = 1;
const grey = (value: number): Rgb => [value, value, value];

/** What the rings see from the dark side of the camera: photographer, stand, black velvet. */
const CAMERA_CARD = { azimuth: 0, elevation: 0.32, halfWidth: 0.26, halfHeight: 0.18, soft: 0.15 } as const;

/** A tall box: a white card with a lamp behind its middle. */
const tallBox = (azimuth: number, halfWidth: number, lamp: number): Studio['panels'] => [
  { azimuth, elevation: 0.35, halfWidth, halfHeight: 0.66, soft: 0.05, radiance: grey(CARD) },
  { azimuth: azimuth * 1.03, elevation: 0.4, halfWidth: lamp, halfHeight: 0.42, soft: 0.07, radiance: grey(2.6) },
];
/** A black flag from floor to ceiling with soft borders: it draws a contour, and ends nowhere as a wedge. */
const flag = (azimuth: number, halfWidth: number, soft: number, cover: number): Studio['panels'][number] => ({
  azimuth,
  elevation: 0.3,
  halfWidth,
  halfHeight: 0.85,
  soft,
  radiance: grey(0.03),
  cover,
});
const overhead = (halfWidth: number, halfHeight: number): Studio['panels'] => [
  { azimuth: 0.2, elevation: 1.16, halfWidth, halfHeight, soft: 0.08, radiance: grey(CARD) },
  { azimuth: 0.15, elevation: 1.22, halfWidth: 0.33, halfHeight: 0.12, soft: 0.08, radiance: grey(2.6) },
];

/**
 * Light for metal: two tall boxes, one overhead that goes on backwards, and dark flags between them that draw the
 * contour of the bands. Low behind the rings it is dark: from there comes what a bore mirrors of itself and of a
 * partner, twice and three times in the metal's colour, which stood as a copper inlay in every bore while a bright
 * card stood there. Every border is soft: a bore enlarges it.
 */
const DAYLIGHT: Readonly<Record<ViewerBackground, Studio>> = {
  light: {
    floor: grey(0.8),
    wall: grey(0.32),
    ceiling: grey(0.7),
    panels: [
      { azimuth: Math.PI, elevation: 1, halfWidth: 0.9, halfHeight: 0.34, soft: 0.22, radiance: grey(CARD) },
      {
        azimuth: Math.PI,
        elevation: 0.05,
        halfWidth: 0.8,
        halfHeight: 0.28,
        soft: 0.2,
        radiance: grey(0.1),
        cover: 0.85,
      },
      { azimuth: 1.9, elevation: -0.95, halfWidth: 0.7, halfHeight: 0.4, soft: 0.25, radiance: grey(0.3), cover: 0.75 },
      ...tallBox(-1.12, 0.44, 0.17),
      ...tallBox(1.27, 0.4, 0.15),
      flag(0.72, 0.12, 0.09, 0.85),
      flag(-0.5, 0.1, 0.09, 0.8),
      flag(1.93, 0.17, 0.1, 0.97),
      flag(-1.8, 0.16, 0.1, 0.97),
      ...overhead(0.62, 0.28),
      { ...CAMERA_CARD, radiance: grey(0.2), cover: 0.75 },
      { azimuth: 0, elevation: -0.1, halfWidth: 3.4, halfHeight: 0.05, soft: 0.08, radiance: grey(0.2), cover: 0.6 },
    ],
  },
  dark: {
    floor: grey(0.08),
    wall: grey(0.1),
    ceiling: grey(0.3),
    panels: [
      { azimuth: Math.PI, elevation: 0.85, halfWidth: 0.9, halfHeight: 0.25, soft: 0.2, radiance: grey(0.9) },
      ...tallBox(-1.15, 0.4, 0.13),
      ...tallBox(1.28, 0.34, 0.11),
      { azimuth: 2.3, elevation: 0.4, halfWidth: 0.3, halfHeight: 0.4, soft: 0.2, radiance: grey(0.4) },
      { azimuth: -2.3, elevation: 0.4, halfWidth: 0.3, halfHeight: 0.4, soft: 0.2, radiance: grey(0.4) },
      ...overhead(0.7, 0.32),
      { azimuth: 0.5, elevation: -0.5, halfWidth: 0.9, halfHeight: 0.2, soft: 0.2, radiance: grey(0.5) },
      { azimuth: -1.6, elevation: -0.4, halfWidth: 0.5, halfHeight: 0.25, soft: 0.2, radiance: grey(0.55) },
      { ...CAMERA_CARD, radiance: grey(0.03), cover: 0.9 },
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
const warm = (value: number): Rgb => [value, value * 0.93, value * 0.82];
const flame = (value: number): Rgb => [value, value * 0.81, value * 0.54];

/** A shop window: small strong spots from above, a bright counter, the cool street on one side. */
const spotStudio = (floor: number, wall: number): Studio => ({
  floor: warm(floor),
  wall: grey(wall),
  ceiling: warm(wall * 1.2),
  panels: [
    { azimuth: -0.95, elevation: 0.85, halfWidth: 0.2, halfHeight: 0.2, soft: 0.04, radiance: warm(6) },
    { azimuth: 0.85, elevation: 0.8, halfWidth: 0.17, halfHeight: 0.17, soft: 0.04, radiance: warm(6.5) },
    { azimuth: 2.5, elevation: 0.85, halfWidth: 0.2, halfHeight: 0.2, soft: 0.04, radiance: warm(5) },
    { azimuth: -2.4, elevation: 0.8, halfWidth: 0.18, halfHeight: 0.18, soft: 0.04, radiance: warm(5) },
    { azimuth: 0.1, elevation: 1.25, halfWidth: 0.6, halfHeight: 0.26, soft: 0.1, radiance: warm(2.4) },
    { azimuth: -1.35, elevation: 0.25, halfWidth: 0.3, halfHeight: 0.66, soft: 0.08, radiance: [1.06, 1.12, 1.2] },
    { azimuth: 1.4, elevation: 0.25, halfWidth: 0.24, halfHeight: 0.6, soft: 0.08, radiance: warm(1.3) },
    { azimuth: 0.8, elevation: 0.2, halfWidth: 0.12, halfHeight: 0.8, soft: 0.08, radiance: grey(0.05) },
    { azimuth: -0.7, elevation: 0.2, halfWidth: 0.12, halfHeight: 0.8, soft: 0.08, radiance: grey(0.05) },
    { azimuth: Math.PI, elevation: 0.8, halfWidth: 0.8, halfHeight: 0.3, soft: 0.2, radiance: warm(1) },
    { ...CAMERA_CARD, radiance: grey(0.08), cover: 0.8 },
  ],
});

/** Evening: candles on the table, their glow on the wall and the ceiling of a dim room. */
const candleStudio = (floor: number, wall: number): Studio => ({
  floor: flame(floor),
  wall: flame(wall),
  ceiling: flame(wall * 0.8),
  panels: [
    { azimuth: -1.1, elevation: 0.35, halfWidth: 0.5, halfHeight: 0.6, soft: 0.22, radiance: flame(1.7), cover: 0.8 },
    { azimuth: -1.1, elevation: 0.3, halfWidth: 0.07, halfHeight: 0.2, soft: 0.03, radiance: flame(9) },
    { azimuth: 1.25, elevation: 0.35, halfWidth: 0.42, halfHeight: 0.6, soft: 0.22, radiance: flame(1.5), cover: 0.8 },
    { azimuth: 1.25, elevation: 0.32, halfWidth: 0.06, halfHeight: 0.17, soft: 0.03, radiance: flame(8) },
    { azimuth: 2.9, elevation: 0.3, halfWidth: 0.5, halfHeight: 0.4, soft: 0.2, radiance: flame(1.3), cover: 0.8 },
    { azimuth: 0.2, elevation: 1.15, halfWidth: 0.7, halfHeight: 0.34, soft: 0.2, radiance: flame(1.5) },
    { azimuth: -2.2, elevation: 0.3, halfWidth: 0.3, halfHeight: 0.5, soft: 0.2, radiance: [0.16, 0.18, 0.24] },
    { azimuth: 0.55, elevation: 0.2, halfWidth: 0.14, halfHeight: 0.8, soft: 0.1, radiance: flame(0.06), cover: 0.9 },
    { ...CAMERA_CARD, radiance: flame(0.06), cover: 0.8 },
  ],
});

export const METAL_STUDIOS: Readonly<Record<ViewerLight, Readonly<Record<ViewerBackground, Studio>>>> = {
  daylight: DAYLIGHT,
  spot: { light: spotStudio(0.6, 0.36), dark: spotStudio(0.12, 0.2) },
  candle: { light: candleStudio(0.7, 0.4), dark: candleStudio(0.16, 0.24) },
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
    floor: warm(0.4),
    wall: grey(0.16),
    ceiling: warm(0.3),
    panels: [
      lamp(-0.95, 0.95, 0.07, warm(46)),
      lamp(0.75, 0.85, 0.06, warm(50)),
      lamp(2.5, 0.9, 0.07, warm(40)),
      lamp(-2.4, 0.8, 0.06, warm(42)),
      lamp(0.1, 1.25, 0.06, warm(44)),
      lamp(1.6, 0.6, 0.05, warm(36)),
      { azimuth: Math.PI, elevation: 0.45, halfWidth: 0.7, halfHeight: 0.16, soft: 0.06, radiance: warm(1.5) },
      { azimuth: -1.45, elevation: 0.4, halfWidth: 0.22, halfHeight: 0.5, soft: 0.05, radiance: [2.5, 2.7, 3] },
      { azimuth: 1.3, elevation: 0.45, halfWidth: 0.18, halfHeight: 0.45, soft: 0.05, radiance: warm(2.2) },
      { azimuth: -0.35, elevation: 1.12, halfWidth: 0.4, halfHeight: 0.2, soft: 0.07, radiance: warm(1.8) },
      { azimuth: 0, elevation: 0.5, halfWidth: 0.34, halfHeight: 0.26, soft: 0.12, radiance: [0.04, 0.04, 0.04] },
    ],
  },
  candle: {
    floor: flame(0.4),
    wall: flame(0.2),
    ceiling: flame(0.3),
    panels: [
      lamp(-1.1, 0.4, 0.055, flame(70)),
      lamp(1.25, 0.45, 0.05, flame(62)),
      lamp(2.9, 0.5, 0.05, flame(48)),
      lamp(-2.2, 0.6, 0.045, flame(40)),
      lamp(0.5, 0.95, 0.04, flame(40)),
      { azimuth: 0.2, elevation: 1.1, halfWidth: 0.5, halfHeight: 0.3, soft: 0.15, radiance: flame(2) },
      {
        azimuth: -1.1,
        elevation: 0.45,
        halfWidth: 0.4,
        halfHeight: 0.45,
        soft: 0.15,
        radiance: flame(2.4),
        cover: 0.8,
      },
      {
        azimuth: 1.25,
        elevation: 0.45,
        halfWidth: 0.35,
        halfHeight: 0.45,
        soft: 0.15,
        radiance: flame(2.1),
        cover: 0.8,
      },
      { azimuth: Math.PI, elevation: 0.45, halfWidth: 0.6, halfHeight: 0.2, soft: 0.1, radiance: flame(1.4) },
    ],
  },
};
