import { fileURLToPath } from 'node:url';
import { designKey, type Design } from '@ringwerk/kernel';
import { openStillPage } from './still-page.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Pixels along both edges, and samples per pixel, of a picture that is printed or mailed. */
const SIZE = 1024;
const SAMPLES = 16;

/** A design as it stands in the catalogue, on a clear ground, as PNG. Takes some seconds: it opens a browser without a screen. */
export async function renderDesign(design: Design): Promise<Uint8Array> {
  const page = await openStillPage(root);
  try {
    const look = { view: 'hero', size: SIZE, samples: SAMPLES, type: 'image/png' } as const;
    return await page.render({ ...look, name: designKey(design), design });
  } finally {
    await page.close();
  }
}
