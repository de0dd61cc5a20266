import { sourcesOf, TILE_SIZES } from './picture-sizes.ts';
import { RETRIES } from './use-still.ts';

const pause = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, seconds * 1000));

/** Waits for a picture that the server may still draw. False where none comes. */
export async function pictureArrives(still: string, signal: AbortSignal): Promise<boolean> {
  for (const seconds of [0, ...RETRIES]) {
    if (seconds > 0) await pause(seconds);
    if (signal.aborted) return false;
    const image = new Image();
    Object.assign(image, sourcesOf(still, TILE_SIZES), { src: still });
    try {
      await image.decode();
      return true;
    } catch {
      // It is asked for again: the server is drawing it.
    }
  }
  return false;
}
