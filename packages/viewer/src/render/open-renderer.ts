import { WebGLRenderer } from 'three';
import { RingViewerError } from '../ring-viewer-error.ts';

/** @throws RingViewerError `webgl-missing` */
export function openRenderer(canvas: HTMLCanvasElement | OffscreenCanvas): WebGLRenderer {
  const attributes = { alpha: false, antialias: false, depth: false, stencil: false } as const;
  const context = canvas.getContext('webgl2', { ...attributes, powerPreference: 'high-performance' });
  // A canvas that already has a context of another kind answers null as well.
  if (!(context instanceof WebGL2RenderingContext) || !context.getExtension('EXT_color_buffer_float')) {
    throw new RingViewerError('webgl-missing');
  }
  const renderer = new WebGLRenderer({ canvas, context, ...attributes });
  renderer.autoClear = false;
  clearToNothing(renderer);
  return renderer;
}

/** Opened as WebGL2 above; three.js types the older kind as well. */
export const contextOf = (renderer: WebGLRenderer): WebGL2RenderingContext =>
  renderer.getContext() as WebGL2RenderingContext;

/** Empty pixels have no coverage. three forgets this with the context. */
export function clearToNothing(renderer: WebGLRenderer): void {
  renderer.setClearColor(0, 0);
}
