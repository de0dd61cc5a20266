import type { WebGLRenderer } from 'three';
import type { PictureSize } from './picture-part.ts';

/** Whether a canvas stands in the page itself; one that was handed to a worker does not. */
export const isOnPage = (canvas: HTMLCanvasElement | OffscreenCanvas): boolean =>
  typeof HTMLCanvasElement !== 'undefined' && canvas instanceof HTMLCanvasElement;

/**
 * Gives the canvas the size of the picture, with the frame that fills it: an empty canvas is shown as well, and where the
 * page is painted by the processor this thread stands until it has been read back. A coarser picture, of something that
 * moves on a slow machine, is enlarged by the browser: developed to every pixel of the screen it took a fifth of the frame
 * under software GL.
 */
export function fitCanvas(renderer: WebGLRenderer, { width, height }: PictureSize): void {
  const canvas = renderer.domElement;
  if (canvas.width !== width || canvas.height !== height) renderer.setSize(width, height, false);
}
