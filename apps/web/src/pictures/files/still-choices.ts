import { SHAPES, type PictureShape } from './picture-size.ts';

export const QUALITIES = ['fine', 'best'] as const;
export type PictureQuality = (typeof QUALITIES)[number];
export const SHAPE_NAMES = Object.keys(SHAPES) as PictureShape[]; // the keys of a literal

/** Samples of every pixel of one picture. The stage's own best picture has 256. */
export const STILL_SAMPLES: Readonly<Record<PictureQuality, number>> = { fine: 64, best: 256 };

/** Share of a picture that whole rings take up. */
export const WHOLE = 0.82;
