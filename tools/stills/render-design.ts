import type { HouseAlloy } from '@ringwerk/catalogue';
import type { Design } from '@ringwerk/kernel';
import { createRenderQueue, encodeStill, stillSamples } from '@ringwerk/stills';
import { findBrowser } from '../find-browser.ts';

/** Pixels along both edges of a picture that is printed or mailed. */
const SIZE = 1024;

/** A design in the pose of its kind, in the house's alloys and on a clear ground, as PNG. Takes some seconds: it opens a browser without a screen. */
export async function renderDesign(design: Design, alloys: readonly HouseAlloy[]): Promise<Uint8Array> {
  findBrowser();
  const queue = createRenderQueue();
  try {
    const job = {
      design,
      alloys,
      view: 'posed',
      size: SIZE,
      samples: stillSamples(design),
      type: 'image/png',
    } as const;
    const png = await queue.render(job);
    return await encodeStill(png, 'png');
  } finally {
    await queue.close();
  }
}
