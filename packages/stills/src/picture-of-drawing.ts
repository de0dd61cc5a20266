import sharp from 'sharp';

/** A square drawing (SVG) as a picture of so many pixels on a transparent ground, PNG. Sharp at any size: it is drawn at that one. */
export const pictureOfDrawing = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize(size, size).png().toBuffer();
