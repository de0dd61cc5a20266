import sharp from 'sharp';

/** What pictures are sent as, best first; PNG is read by everything. */
export const STILL_FORMATS = ['avif', 'webp', 'png'] as const;
export type StillFormat = (typeof STILL_FORMATS)[number];

/** Qualities at which polished metal shows no blocks; measured sizes stand in the record of decisions. */
const AVIF = { quality: 62, effort: 3 } as const;
const WEBP = { quality: 82, alphaQuality: 90, effort: 4 } as const;

/** A drawn picture (PNG) in another format and size; `ground` as `#rrggbb` takes the place of transparency. */
export function encodeStill(
  png: Uint8Array,
  format: StillFormat,
  { size, ground }: { readonly size?: number; readonly ground?: string } = {},
): Promise<Buffer> {
  let picture = sharp(png);
  if (size !== undefined) picture = picture.resize(size, size);
  if (ground !== undefined) picture = picture.flatten({ background: ground });
  switch (format) {
    case 'avif':
      return picture.avif(AVIF).toBuffer();
    case 'webp':
      return picture.webp(WEBP).toBuffer();
    case 'png':
      return picture.png({ compressionLevel: 9 }).toBuffer();
  }
}

/** The best format that an `Accept` header names; PNG for those that name none. */
export function acceptedFormat(accept: string | undefined): StillFormat {
  const named = new Set((accept ?? '').split(',').map((part) => part.split(';', 1)[0]?.trim().toLowerCase()));
  return STILL_FORMATS.find((format) => named.has(`image/${format}`)) ?? 'png';
}
