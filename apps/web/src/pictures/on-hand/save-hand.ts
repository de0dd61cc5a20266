import { HAND_PICTURE_EDGE } from '@ringwerk/contract';
import { saveFile } from '../../domain/download/save-file.ts';
import { drawHand, type HandLayer } from './draw-hand.ts';
import type { Photo } from './photo.ts';

/** Quality of a kept picture: it is encoded once more by the server. */
const KEPT_QUALITY = 0.88;

/** @param share - of the photo's size, 1 at most */
function handCanvas(photo: Photo, layers: readonly HandLayer[], share: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(photo.canvas.width * share);
  canvas.height = Math.round(photo.canvas.height * share);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser gives no canvas');
  drawHand(context, photo, layers, share);
  return canvas;
}

async function blobOf(canvas: HTMLCanvasElement, type: 'image/png' | 'image/jpeg', quality?: number): Promise<Blob> {
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (picture === null) throw new Error(`the browser encodes no ${type}`);
  return picture;
}

/** Saves the photo with the rings on it as PNG on this device, as large as the photo is worked on. */
export async function saveHand(name: string, photo: Photo, layers: readonly HandLayer[]): Promise<void> {
  const picture = await blobOf(handCanvas(photo, layers, 1), 'image/png');
  saveFile(`${name}.png`, new Uint8Array(await picture.arrayBuffer()), 'image/png');
}

/** The photo with the rings on it as a link keeps it. */
export function keptHand(photo: Photo, layers: readonly HandLayer[]): Promise<Blob> {
  const { width, height } = photo.canvas;
  const share = Math.min(1, HAND_PICTURE_EDGE / Math.max(width, height));
  return blobOf(handCanvas(photo, layers, share), 'image/jpeg', KEPT_QUALITY);
}
