import type { WornPicture } from '../../viewer-host/worn-painter.ts';
import { drawContactShadow } from './contact-shadow.ts';
import { overlayOf, type FingerFrame } from './finger-frame.ts';
import { gradeRing } from './grade-ring.ts';
import type { PhotoLight } from './photo-light.ts';
import type { Photo } from './photo.ts';

/** A ring on a finger of the photo, as far as it is known. */
export interface HandLayer {
  readonly frame: FingerFrame;
  readonly light: PhotoLight;
  /** Null until the viewer has drawn it. */
  readonly picture: WornPicture | null;
}

/** The picture of a ring in some light, kept while it is shown. */
const graded = new WeakMap<ImageBitmap, { readonly light: PhotoLight; readonly canvas: HTMLCanvasElement }>();

/** Half of the finger in the picture, pixels of it. */
const radiusOf = ({ image, edge, ring }: WornPicture): number => (ring.scene.innerRadius / edge) * image.width;

function gradedPicture(picture: WornPicture, light: PhotoLight): HTMLCanvasElement {
  const { image, middle, ring } = picture;
  const kept = graded.get(image);
  if (kept?.light === light) return kept.canvas;
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('the browser gives no canvas');
  context.drawImage(image, 0, 0);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  const side = ring.pose.tilt < 0 ? -light.side : light.side;
  gradeRing(pixels, light, side, { middle: middle[0] * image.width, radius: radiusOf(picture) });
  context.putImageData(pixels, 0, 0);
  graded.set(image, { light, canvas });
  return canvas;
}

function drawRing(context: CanvasRenderingContext2D, { frame, light, picture }: HandLayer): void {
  if (picture === null) return;
  const { image, middle, edge, ring } = picture;
  const { innerRadius, width } = ring.scene;
  const { tilt } = ring.pose;
  drawContactShadow(context, frame, { innerRadius, width, tilt }, light);
  const { scale, angle, origin } = overlayOf(frame, innerRadius, { size: image.width, middle, edge }, tilt < 0);
  context.save();
  context.translate(frame.middle.x, frame.middle.y);
  context.rotate(angle);
  context.scale(scale, scale);
  context.imageSmoothingQuality = 'high';
  context.drawImage(gradedPicture(picture, light), -origin.x, -origin.y);
  context.restore();
}

/** Draws the photo and the rings on its fingers, `share` canvas pixels per pixel of the photo. */
export function drawHand(
  context: CanvasRenderingContext2D,
  photo: Photo,
  layers: readonly HandLayer[],
  share: number,
): void {
  context.setTransform(share, 0, 0, share, 0, 0);
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo.canvas, 0, 0);
  for (const layer of layers) drawRing(context, layer);
}
