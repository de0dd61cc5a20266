import type { ViewerBackground } from '../ring-viewer.ts';
import type { Studio } from './studio-light.ts';

const white = (value: number): readonly [number, number, number] => [value, value, value * 0.985];

/** What the rings see from the dark side of the camera: photographer, stand, black velvet. */
const CAMERA_CARD = { azimuth: 0, elevation: 0.32, halfWidth: 0.3, halfHeight: 0.2, soft: 0.16 } as const;

/**
 * Light for metal: one large overhead softbox that fades backwards, two tall strips, a low front fill, and
 * black cards between them that draw the contour of the bands.
 */
export const METAL_STUDIOS: Readonly<Record<ViewerBackground, Studio>> = {
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
export const GEM_STUDIO: Studio = {
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
