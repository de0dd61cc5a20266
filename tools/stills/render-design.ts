import type { Design } from '@ringwerk/kernel';
import { createStillRoom, encodeStill } from '@ringwerk/stills';
import { findBrowser } from '../find-browser.ts';

/** Pixels along both edges, and samples per pixel, of a picture that is printed or mailed. */
const SIZE = 1024;
const SAMPLES = 16;

/** A design as it stands in the catalogue, on a clear ground, as PNG. Takes some seconds: it opens a browser without a screen. */
export async function renderDesign(design: Design): Promise<Uint8Array> {
  findBrowser();
  const room = createStillRoom();
  try {
    const png = await room.draw({ design, view: 'hero', size: SIZE, samples: SAMPLES, type: 'image/png' });
    return await encodeStill(png, 'png');
  } finally {
    await room.close();
  }
}
