/** Pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Longer edges of a picture, pixels; the last is the longest that every device with WebGL2 draws. */
export const EDGES = [1024, 2048, 4096] as const;

/** Shapes of a picture: width and height in parts. */
export const SHAPES = {
  square: [1, 1],
  landscape: [4, 3],
  portrait: [4, 5],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;
export type PictureShape = keyof typeof SHAPES;

/** A picture of this shape whose longer edge has so many pixels. */
export function pictureSize(shape: PictureShape, edge: number): PictureSize {
  const [width, height] = SHAPES[shape];
  const scale = edge / Math.max(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Shapes of a video, pixels: for a shop's page, for a screen, for a phone held upright. */
export const VIDEO_SHAPES = {
  square: { width: 1080, height: 1080 },
  wide: { width: 1920, height: 1080 },
  upright: { width: 1080, height: 1920 },
} as const satisfies Readonly<Record<string, PictureSize>>;
export type VideoShape = keyof typeof VIDEO_SHAPES;
