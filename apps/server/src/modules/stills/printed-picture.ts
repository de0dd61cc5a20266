import { setTimeout as after } from 'node:timers/promises';
import type { HouseAlloy } from '@ringwerk/catalogue';
import type { Design } from '@ringwerk/kernel';
import { StillError } from '@ringwerk/stills';
import { CodedError } from '../../http/coded-error.ts';
import { pictureKeyOf } from './picture-key.ts';
import type { Stills } from './stills.ts';

/** How long one request waits for the picture of its document; the picture is drawn on, and there at the next question. */
const PATIENCE_MS = 6_000;
/** Behind more than these nobody waits. */
const SHORT_QUEUE = 3;
const SHORT_PATIENCE_MS = 50;
const RETRY_SECONDS = 4;
/** After so many drawings that failed the document goes without its picture, so that it comes at all. */
const MOST_FAILURES = 3;

/** Failures before anything was drawn: they say nothing of this picture. */
const NO_DRAWING: ReadonlySet<StillError['failure']> = new Set(['busy', 'no-browser', 'no-page']);

/** The rings as they are printed, in the house's alloys of the moment that the document freezes. */
export type PrintedPicture = (design: Design, alloys: readonly HouseAlloy[]) => Promise<Uint8Array | null>;

/**
 * PNG; null only where this machine draws no pictures, or where drawing this one has failed for good.
 * Rejects with `document.preparing` while it is being drawn: a document is printed once, so it waits for its picture.
 */
export function createPrintedPicture(stills: Stills): PrintedPicture {
  const failures = new Map<string, number>();
  /** Several requests may wait for one drawing: its failure is one. */
  const counted = new WeakSet<StillError>();
  const count = (key: string, error: unknown): void => {
    if (!(error instanceof StillError) || NO_DRAWING.has(error.failure) || counted.has(error)) return;
    counted.add(error);
    failures.set(key, (failures.get(key) ?? 0) + 1);
  };
  const hasFailed = (key: string): boolean => {
    const isForGood = (failures.get(key) ?? 0) >= MOST_FAILURES;
    if (isForGood) failures.delete(key);
    return isForGood;
  };
  const preparing = (): CodedError => new CodedError('document.preparing', { retryAfterSeconds: RETRY_SECONDS });
  return async (design, alloys) => {
    const key = pictureKeyOf(design, alloys);
    if (hasFailed(key)) return null;
    const late = new AbortController();
    const patience = stills.load('printed') > SHORT_QUEUE ? SHORT_PATIENCE_MS : PATIENCE_MS;
    const picture = stills.picture(design, { view: 'posed', size: 512, format: 'png', alloys }, 'printed');
    // Counted also when it fails after this request has been answered.
    picture.then(
      () => failures.delete(key),
      (error: unknown) => count(key, error),
    );
    const waited = after(patience, null, { signal: late.signal }).catch(() => null);
    try {
      const first = await Promise.race([picture, waited]);
      if (first === null) throw preparing();
      return first;
    } catch (error) {
      if (!(error instanceof StillError)) throw error;
      if (error.failure === 'no-browser' || error.failure === 'no-page') return null;
      if (!hasFailed(key)) throw preparing();
      return null;
    } finally {
      late.abort();
    }
  };
}
