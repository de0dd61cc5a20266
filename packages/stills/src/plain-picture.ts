import sharp from 'sharp';

export interface PlainPicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

const JPEG = { quality: 86 } as const;

/**
 * A picture anew as JPEG, the right way up and at most `edge` pixels long: of what its file said besides – place, time, device –
 * nothing is left. Null where not every pixel can be unpacked; only for pictures whose size has been looked at.
 */
export async function plainPicture(bytes: Uint8Array, edge: number): Promise<PlainPicture | null> {
  try {
    const { data, info } = await sharp(bytes, { failOn: 'error' })
      .rotate()
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg(JPEG)
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}
