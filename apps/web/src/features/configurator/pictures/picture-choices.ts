import type { PictureScene } from '../../../pictures/files/draw-picture.ts';
import {
  EDGES,
  pictureSize,
  VIDEO_SHAPES,
  type PictureShape,
  type PictureSize,
  type VideoShape,
} from '../../../pictures/files/picture-size.ts';
import { STILL_SAMPLES, WHOLE, type PictureQuality } from '../../../pictures/files/still-choices.ts';
import { FRAME_COUNTS, FRAME_RATES, LENGTHS } from './turn-frames.ts';
import type { VideoFormat } from './video-format.ts';

export const KINDS = ['still', 'sequence', 'video'] as const;
export type PictureKind = (typeof KINDS)[number];

export const GROUNDS = ['stage', 'transparent'] as const;
/** All of the rings, or what the stage shows of them. */
export const SECTIONS = ['whole', 'stage'] as const;
export const FRAME_TYPES = ['image/webp', 'image/png'] as const;
/** Edges of a sequence's square pictures, pixels. */
export const FRAME_EDGES = [512, 1024, 2048] as const;
export const VIDEO_SHAPE_NAMES = Object.keys(VIDEO_SHAPES) as VideoShape[]; // the keys of a literal

/** What is asked of a picture or a turn; what does not belong to its kind rests. */
export interface PictureChoices {
  readonly kind: PictureKind;
  /** Of a still, and of the frames of a turn. */
  readonly quality: PictureQuality;
  readonly frameQuality: PictureQuality;
  readonly ground: (typeof GROUNDS)[number];
  readonly shape: PictureShape;
  readonly edge: (typeof EDGES)[number];
  readonly section: (typeof SECTIONS)[number];
  readonly count: (typeof FRAME_COUNTS)[number];
  readonly frameEdge: (typeof FRAME_EDGES)[number];
  readonly frameType: (typeof FRAME_TYPES)[number];
  readonly videoShape: VideoShape;
  readonly length: (typeof LENGTHS)[number];
  readonly rate: (typeof FRAME_RATES)[number];
  /** Null: the first that the browser encodes. */
  readonly format: VideoFormat | null;
}

export const FIRST_CHOICES: PictureChoices = {
  kind: 'still',
  quality: 'best',
  frameQuality: 'fine',
  ground: 'stage',
  shape: 'square',
  edge: 2048,
  section: 'whole',
  count: 36,
  frameEdge: 1024,
  frameType: 'image/webp',
  videoShape: 'square',
  length: 6,
  rate: 25,
  format: null,
};

/** Samples of every pixel. A turn is many pictures, each seen for a moment. */
const SAMPLES: Readonly<Record<PictureKind, Readonly<Record<PictureQuality, number>>>> = {
  still: STILL_SAMPLES,
  sequence: { fine: 16, best: 64 },
  video: { fine: 16, best: 64 },
};
export const samplesOf = ({ kind, quality, frameQuality }: PictureChoices): number =>
  SAMPLES[kind][kind === 'still' ? quality : frameQuality];

export function sizeOf({ kind, shape, edge, frameEdge, videoShape }: PictureChoices): PictureSize {
  if (kind === 'still') return pictureSize(shape, edge);
  return kind === 'sequence' ? { width: frameEdge, height: frameEdge } : VIDEO_SHAPES[videoShape];
}

/** What a still shows, and the first picture of a turn as far as it is known before the turn is measured. */
export const sceneOf = ({ kind, ground, section }: PictureChoices): PictureScene => ({
  ground: kind === 'video' ? 'stage' : ground,
  fill: kind === 'still' && section === 'stage' ? null : WHOLE,
});
