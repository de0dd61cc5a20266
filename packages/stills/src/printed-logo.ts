import sharp from 'sharp';

/** At the head of a paper a logo is at most 60 × 12 mm: 400 dots per inch. */
const BOX = { width: 945, height: 189 };

/** A logo as papers take it: PNG, no larger than it is printed. */
export const printedLogo = (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes)
    .resize({ ...BOX, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer();
