import { setTimeout as after } from 'node:timers/promises';
import type { Design } from '@ringwerk/kernel';
import type { Stills } from './stills.ts';

/** How long a document waits for its picture; after that it is printed with the drawings alone. */
const PATIENCE_MS = 10_000;

/** The rings as they are printed, PNG; null where no picture can be had in time. */
export async function printedPicture(stills: Stills, design: Design): Promise<Uint8Array | null> {
  const late = new AbortController();
  // Nothing is lost by a picture that comes too late or not at all: the drawings carry the measures.
  const picture = stills.picture(design, { view: 'hero', size: 512, format: 'png' }).catch(() => null);
  const patience = after(PATIENCE_MS, null, { signal: late.signal }).catch(() => null);
  const first = await Promise.race([picture, patience]);
  late.abort();
  return first;
}
