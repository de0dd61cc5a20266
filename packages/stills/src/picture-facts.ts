import sharp from 'sharp';

/** What a picture file really is, whatever it calls itself. */
export interface PictureFacts {
  readonly format: string;
  readonly width: number;
  readonly height: number;
  /** Frames of an animation; one for a still picture. */
  readonly frames: number;
}

/** Read from the file's header, without unpacking a pixel; null for what is no picture. */
export async function pictureFacts(bytes: Uint8Array): Promise<PictureFacts | null> {
  try {
    const { format, width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { format, width, height, frames: pages };
  } catch {
    return null;
  }
}

/** Whether every pixel can be unpacked. Only for pictures whose size has been looked at: it takes four bytes a pixel. */
export async function isWholePicture(bytes: Uint8Array): Promise<boolean> {
  try {
    await sharp(bytes, { failOn: 'error' }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
