import { snapshotOf, type PictureViewer, type Run } from '../../../pictures/files/draw-picture.ts';
import type { PictureSize } from '../../../pictures/files/picture-size.ts';
import { turnAngles } from './turn-frames.ts';

/** Small pictures round the rings that tell how far they reach: their count, their longer edge in pixels, and how large the rings are in them. */
const LOOKS = 12;
const LOOK_EDGE = 96;
const LOOK_FILL = 0.5;
/** Share of half the picture that the rings reach at the most, and the largest they are drawn for it. */
const ROOM = 0.82;
const MOST_FILL = 0.95;
/** Coverage from which a pixel is metal or stone and no shadow. */
const COVERED = 235;

/** How far metal reaches from the middle of a picture, in halves of its edges; 0 where there is none. RGBA, 8 bits each. */
export function metalReach({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): number {
  let reach = 0;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if ((data[4 * pixel + 3] ?? 0) < COVERED) continue;
    const [x, y] = [(pixel % width) + 0.5, Math.floor(pixel / width) + 0.5];
    reach = Math.max(reach, Math.abs((2 * x) / width - 1), Math.abs((2 * y) / height - 1));
  }
  return reach;
}

/** Share of the picture at which rings stay inside it that reach so far where they take up `LOOK_FILL`. */
export const fillFor = (reach: number): number => Math.min(MOST_FILL, (LOOK_FILL * ROOM) / Math.max(reach, LOOK_FILL));

async function pixelsOf(picture: Blob): Promise<ImageData | null> {
  const bitmap = await createImageBitmap(picture);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context?.getImageData(0, 0, canvas.width, canvas.height) ?? null;
}

/**
 * The share of a picture that the rings may take up so that no frame of a turn cuts them: a camera that goes round at one
 * distance sees a pair wide from one side and deep from another.
 */
export async function turnFill(
  viewer: PictureViewer,
  { width, height }: PictureSize,
  { signal }: Run,
): Promise<number> {
  const scale = LOOK_EDGE / Math.max(width, height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  let reach = 0;
  for (const turn of turnAngles(LOOKS)) {
    signal.throwIfAborted();
    const order = snapshotOf({ ...size, ground: 'transparent', fill: LOOK_FILL, turn });
    const pixels = await pixelsOf(await viewer.snapshot({ ...order, samples: 1 }));
    if (pixels !== null) reach = Math.max(reach, metalReach(pixels));
  }
  return fillFor(reach);
}
