import {
  canvasFile,
  drawPicture,
  fittingTileEdge,
  type DrawnPicture,
  type PictureViewer,
  type Run,
} from './draw-picture.ts';

/** One picture as PNG. @throws PictureError */
export async function stillFile(viewer: PictureViewer, picture: DrawnPicture, run: Run): Promise<Blob> {
  const canvas = document.createElement('canvas');
  await drawPicture(canvas, viewer, picture, await fittingTileEdge(viewer, picture, run), run);
  return canvasFile(canvas, 'image/png');
}
