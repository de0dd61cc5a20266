import type { ViewerBackground, ViewerScene } from '@ringwerk/viewer';
import { createRingViewer } from '@ringwerk/viewer/create';

/** Pixels along both edges, and samples of each. */
const SIZE = 200;
const SAMPLES = 8;

/** The hero view under the shop's own daylight, developed, on nothing: sRGB and coverage in bytes, row by row. */
export async function shopPicture(scene: ViewerScene, background: ViewerBackground): Promise<Uint8ClampedArray> {
  const viewer = createRingViewer(document.createElement('canvas'), { reducedMotion: true, background });
  viewer.setVisible(false);
  viewer.update(scene);
  const size = { width: SIZE, height: SIZE };
  const blob = await viewer.snapshot({ ...size, samples: SAMPLES, view: 'hero', backdrop: 'transparent' });
  viewer.dispose();
  const bitmap = await createImageBitmap(blob, { premultiplyAlpha: 'none' });
  const context = new OffscreenCanvas(SIZE, SIZE).getContext('2d');
  if (!context) throw new Error('no 2d context');
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, SIZE, SIZE).data;
}
