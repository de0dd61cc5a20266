import { HEADER_BYTES, pictureHeader } from './picture-header.ts';
import { photoOf, type Photo } from './photo.ts';

/** Why a file is no photo to lay a ring over; each has its words in the texts of the room. */
export type PhotoFault = 'empty' | 'heavy' | 'foreign' | 'heic' | 'broken' | 'vast' | 'tiny';

export type ReadPhoto =
  | { readonly ok: true; readonly photo: Photo }
  | { readonly ok: false; readonly fault: PhotoFault };

/** Photos of today's phones have up to 200 megapixels but are sent with 12 to 50; their files stay below this, bytes. */
export const MOST_BYTES = 60 * 1024 * 1024;
/** Pixels that a browser of a phone holds decoded: four bytes each. */
const MOST_PIXELS = 110_000_000;
/** Shorter edge under which a finger has no edges to speak of, pixels. */
const LEAST_EDGE = 240;

export interface DecodedPicture {
  readonly image: CanvasImageSource;
  readonly width: number;
  readonly height: number;
  readonly close: () => void;
}

/** Upright, as the camera was held. */
async function decodePicture(file: Blob): Promise<DecodedPicture> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  return { image, width: image.width, height: image.height, close: () => image.close() };
}

const refuse = (fault: PhotoFault): ReadPhoto => ({ ok: false, fault });

function sizeFault({ width, height }: { readonly width: number; readonly height: number }): PhotoFault | null {
  if (width * height > MOST_PIXELS) return 'vast';
  return Math.min(width, height) < LEAST_EDGE ? 'tiny' : null;
}

/** Reads a photo from a file of this device. Its size is known from the head of the file before anything is decoded. */
export async function readPhoto(
  file: Blob,
  decode: (file: Blob) => Promise<DecodedPicture> = decodePicture,
): Promise<ReadPhoto> {
  if (file.size === 0) return refuse('empty');
  if (file.size > MOST_BYTES) return refuse('heavy');
  const header = pictureHeader(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()));
  if (header === null) return refuse('foreign');
  const known = header.size === null ? null : sizeFault(header.size);
  if (known !== null) return refuse(known);
  const picture = await decode(file).catch(() => null);
  // Some browsers show photos of this kind, others do not.
  if (picture === null) return refuse(header.kind === 'heic' ? 'heic' : 'broken');
  try {
    const fault = sizeFault(picture);
    return fault === null ? { ok: true, photo: photoOf(picture.image, picture.width, picture.height) } : refuse(fault);
  } finally {
    picture.close();
  }
}
