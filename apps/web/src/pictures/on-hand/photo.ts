import type { Pixels } from './photo-light.ts';

/** A photo on this device, upright; it lives in the memory of the page alone. */
export interface Photo {
  readonly canvas: HTMLCanvasElement;
  readonly pixels: Pixels;
}

/** Longest edge of a photo that is worked on, pixels: a finger is then some 200 pixels wide, and a phone draws it at once. */
const WORKED_EDGE = 2048;

/** Draws a picture upright into a canvas of its own, no larger than is worked on. */
export function photoOf(image: CanvasImageSource, width: number, height: number): Photo {
  const share = Math.min(1, WORKED_EDGE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * share));
  canvas.height = Math.max(1, Math.round(height * share));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('the browser gives no canvas');
  // A picture without a ground lies on paper.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { canvas, pixels: context.getImageData(0, 0, canvas.width, canvas.height) };
}
