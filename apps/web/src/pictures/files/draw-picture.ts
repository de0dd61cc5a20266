import type { RingViewer } from '../../viewer-host/viewer-types.ts';
import { PictureError } from './picture-error.ts';
import type { PictureSize } from './picture-size.ts';
import { tileEdge, tilesOf } from './picture-tiles.ts';

export type PictureViewer = Pick<RingViewer, 'snapshot'>;

/** What a picture shows. */
export interface PictureScene {
  readonly ground: 'stage' | 'transparent';
  /** Share of the picture that the rings take up; null: as near as they are on the stage. */
  readonly fill: number | null;
  /** Radians by which the camera goes on round the rings. */
  readonly turn?: number;
}

export interface DrawnPicture extends PictureSize, PictureScene {
  readonly samples: number;
}

/** Of pictures under way: how they are ended, and who hears how far they are. */
export interface Run {
  readonly signal: AbortSignal;
  /** @param share - 0..1 */
  readonly onProgress: (share: number) => void;
  /** Whether what draws them has failed meanwhile. */
  readonly isBroken: () => boolean;
}

type Snapshot = Parameters<PictureViewer['snapshot']>[0];

/** The viewer's order for a picture, without its samples. */
export const snapshotOf = ({ width, height, ground, fill, turn = 0 }: PictureSize & PictureScene): Snapshot => ({
  width,
  height,
  turn,
  backdrop: ground,
  type: 'image/png',
  ...(fill === null ? {} : { camera: { fill } }),
});

/** A snapshot; a lost context says so by its own name. */
async function taken(viewer: PictureViewer, order: Snapshot, { signal, isBroken }: Run): Promise<Blob> {
  signal.throwIfAborted();
  try {
    const blob = await viewer.snapshot(order);
    // A context that was lost while it drew gives an empty picture.
    if (!isBroken()) return blob;
  } catch (error) {
    throw new PictureError(isBroken() ? 'lost' : 'failed', { cause: error });
  }
  throw new PictureError('lost');
}

/** Edge of the tile that tells how fast a device draws, and the samples of two that are compared: what is left is the sample's own time. */
const PROBE_EDGE = 128;
const PROBE_SAMPLES = [2, 10] as const;

/** Edge of the tiles that a picture is drawn in on this device, from small ones at its middle. */
export async function fittingTileEdge(viewer: PictureViewer, picture: DrawnPicture, run: Run): Promise<number> {
  const { width, height, samples } = picture;
  const [wide, high] = [Math.min(PROBE_EDGE, width), Math.min(PROBE_EDGE, height)];
  const tile = {
    left: Math.floor((width - wide) / 2),
    top: Math.floor((height - high) / 2),
    width: wide,
    height: high,
  };
  const timed = async (probed: number): Promise<number> => {
    const started = performance.now();
    await taken(viewer, { ...snapshotOf(picture), samples: probed, tile }, run);
    return (performance.now() - started) / 1000;
  };
  const [few, many] = PROBE_SAMPLES;
  // The first makes the programs ready.
  await timed(few);
  const seconds = -(await timed(few)) + (await timed(many));
  return tileEdge(Math.max(0, seconds) / (wide * high * (many - few)), samples);
}

/**
 * Draws a picture tile by tile onto a canvas, which takes its size.
 * @throws PictureError; the signal's reason when it is ended
 */
export async function drawPicture(
  canvas: HTMLCanvasElement,
  viewer: PictureViewer,
  picture: DrawnPicture,
  edge: number,
  run: Run,
): Promise<void> {
  canvas.width = picture.width;
  canvas.height = picture.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new PictureError('memory');
  const tiles = tilesOf(picture, edge);
  for (const [index, tile] of tiles.entries()) {
    const blob = await taken(viewer, { ...snapshotOf(picture), samples: picture.samples, tile }, run);
    const bitmap = await createImageBitmap(blob);
    context.drawImage(bitmap, tile.left, tile.top);
    bitmap.close();
    run.onProgress((index + 1) / tiles.length);
  }
  run.signal.throwIfAborted();
}

/** WebP at which brushed metal keeps its strokes. */
const WEBP_QUALITY = 0.9;

/** A canvas as a file. @throws PictureError `memory` where the browser has no room for one of its size */
export const canvasFile = (canvas: HTMLCanvasElement, type: 'image/png' | 'image/webp'): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new PictureError('memory')) : resolve(blob)), type, WEBP_QUALITY);
  });

/** Of several pictures, the run of the one with this index. */
export const runOf = (run: Run, index: number, count: number): Run => ({
  ...run,
  onProgress: (share) => run.onProgress((index + share) / count),
});
