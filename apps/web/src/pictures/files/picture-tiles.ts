import type { PictureSize } from './picture-size.ts';

/** A part of a picture, pixels from its top left. */
export interface PictureTile extends PictureSize {
  readonly left: number;
  readonly top: number;
}

/** How long a device may draw before it is asked again, seconds: so long a cancelled picture goes on, and a slow page lags. */
const PATIENCE = 1.5;
/** Edges of tiles, pixels. Smaller ones cost more for their asking than they draw. */
const TILE_EDGES = [1024, 512, 256, 128] as const;

/**
 * Edge of the tiles that a device draws one by one, pixels.
 * @param secondsPerPixel - of one sample on this device
 */
export function tileEdge(secondsPerPixel: number, samples: number): number {
  const fits = TILE_EDGES.find((edge) => edge * edge * samples * secondsPerPixel <= PATIENCE);
  return fits ?? TILE_EDGES[TILE_EDGES.length - 1] ?? 128;
}

/** Tiles that cover a picture without overlap, row by row from the top; those at the right and lower end are smaller. */
export function tilesOf({ width, height }: PictureSize, edge: number): readonly PictureTile[] {
  const starts = (length: number): readonly number[] =>
    Array.from({ length: Math.ceil(length / edge) }, (_, index) => index * edge);
  return starts(height).flatMap((top) =>
    starts(width).map((left) => ({
      left,
      top,
      width: Math.min(edge, width - left),
      height: Math.min(edge, height - top),
    })),
  );
}
