import { knowStudio, paintStudio, STUDIO_LEVELS, studioTexels } from './studio-cube.ts';
import type { Studio } from './studio-light.ts';

/** Grows when the same studio is painted differently. */
const PAINT_VERSION = 2;
const FAMILY = 'studio-light-';
const NAME = `${FAMILY}${PAINT_VERSION}`;

async function addressOf(studio: Studio): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(studio)));
  return `/studio-light/${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

async function keep(storage: CacheStorage, address: string, studio: Studio): Promise<void> {
  const faces = paintStudio(studio).flat();
  const cache = await storage.open(NAME);
  await cache.put(address, new Response(new Blob([...faces])));
  const older = (await storage.keys()).filter((name) => name.startsWith(FAMILY) && name !== NAME);
  await Promise.all(older.map((name) => storage.delete(name)));
}

/** Cuts what was kept back into levels and faces; null when it is not whole. */
function unpack(bytes: ArrayBuffer): ReturnType<typeof paintStudio> | null {
  const counts = Array.from({ length: STUDIO_LEVELS }, (_, level) => studioTexels(level));
  if (bytes.byteLength !== counts.reduce((sum, count) => sum + 6 * 8 * count, 0)) return null;
  let at = 0;
  return counts.map((count) =>
    Array.from({ length: 6 }, () => {
      const face = new Uint16Array(bytes, at, 4 * count);
      at += face.byteLength;
      return face;
    }),
  );
}

/**
 * Has the light of a studio ready: from the device, where an earlier opening kept it, else painted and kept. Where a
 * page may keep nothing it is painted.
 */
export async function readyStudio(studio: Studio, storage: CacheStorage | undefined): Promise<void> {
  try {
    if (storage === undefined) return void paintStudio(studio);
    const address = await addressOf(studio);
    const kept = await (await storage.open(NAME)).match(address);
    const faces = kept === undefined ? null : unpack(await kept.arrayBuffer());
    if (faces === null) await keep(storage, address, studio);
    else knowStudio(studio, faces);
  } catch {
    // No room, or a browser that keeps nothing here: the light is painted all the same.
    paintStudio(studio);
  }
}
