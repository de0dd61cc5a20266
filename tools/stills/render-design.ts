import type { HouseAlloy } from '@ringwerk/catalogue';
import type { Design } from '@ringwerk/kernel';
import { createRenderQueue, encodeStill } from '@ringwerk/stills';
import { findBrowser } from '../find-browser.ts';

/** Pixels along both edges, and samples per pixel, of a picture that is printed or mailed. */
const SIZE = 1024;
const SAMPLES = 16;

/** A design as it stands in the catalogue, in the house's alloys and on a clear ground, as PNG. Takes some seconds: it opens a browser without a screen. */
export async function renderDesign(design: Design, alloys: readonly HouseAlloy[]): Promise<Uint8Array> {
  findBrowser();
  const queue = createRenderQueue();
  try {
    const png = await queue.render({ design, alloys, view: 'hero', size: SIZE, samples: SAMPLES, type: 'image/png' });
    return await encodeStill(png, 'png');
  } finally {
    await queue.close();
  }
}
