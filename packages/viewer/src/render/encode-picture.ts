import type { SnapshotOptions } from '../ring-viewer.ts';
import type { PictureSize } from './picture-part.ts';

/** Bytes with the bottom row first (as WebGL reads them) to a compressed picture. */
export async function encodePicture(
  bytes: Uint8Array<ArrayBuffer>,
  size: PictureSize,
  type: NonNullable<SnapshotOptions['type']>,
  quality: number,
): Promise<Blob> {
  const { width, height } = size;
  const row = width * 4;
  const upright = new Uint8ClampedArray(bytes.length);
  for (let y = 0; y < height; y += 1) upright.set(bytes.subarray(y * row, (y + 1) * row), (height - 1 - y) * row);
  const image = new ImageData(upright, width, height);
  if (typeof OffscreenCanvas !== 'undefined') {
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.putImageData(image, 0, 0);
    return canvas.convertToBlob({ type, quality });
  }
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.putImageData(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(`no encoder for ${type}`))), type, quality);
  });
}
