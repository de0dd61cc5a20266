import { saveFile } from '../../domain/download/save-file.ts';
import { drawHand, type HandLayer } from './draw-hand.ts';
import type { Photo } from './photo.ts';

/** Saves the photo with the rings on it as PNG on this device, as large as the photo is worked on. */
export async function saveHand(name: string, photo: Photo, layers: readonly HandLayer[]): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = photo.canvas.width;
  canvas.height = photo.canvas.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser gives no canvas');
  drawHand(context, photo, layers, 1);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (picture === null) throw new Error('the browser encodes no PNG');
  saveFile(`${name}.png`, new Uint8Array(await picture.arrayBuffer()), 'image/png');
}
