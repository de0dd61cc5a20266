import { setTimeout as after } from 'node:timers/promises';
import type { HouseAlloy } from '@ringwerk/catalogue';
import type { Design } from '@ringwerk/kernel';
import { StillError } from '@ringwerk/stills';
import { zipSync } from 'fflate';
import { CodedError } from '../../http/coded-error.ts';
import type { Stills } from '../stills/stills.ts';

/** Beside each other in the archive, under these names. */
export const PICTURED_VIEWS = ['hero', 'front', 'top', 'macro'] as const;
const PATIENCE_MS = 6_000;
const RETRY_SECONDS = 4;

/** Why there is none, rather than not yet: a tab that waited on would have it drawn again and again. */
const NEVER: ReadonlySet<StillError['failure']> = new Set(['no-browser', 'no-page', 'broken', 'too-slow']);

/** Whether a picture cannot be drawn, now and later. */
export const isNeverDrawn = (error: unknown): boolean => error instanceof StillError && NEVER.has(error.failure);

/**
 * Pictures of a design from all sides as ZIP. What cannot be drawn is left out.
 * Rejects with `document.preparing` while they are being drawn, and with `server.unavailable` where there is none at all.
 */
export const createArticlePictures =
  (stills: Stills) =>
  async (name: string, design: Design, alloys: readonly HouseAlloy[]): Promise<Uint8Array> => {
    const pictureOf = (view: (typeof PICTURED_VIEWS)[number]) =>
      stills.picture(design, { view, size: 1024, format: 'png', alloys }).catch((error: unknown) => {
        if (isNeverDrawn(error)) return null;
        throw error instanceof StillError ? preparing() : error;
      });
    const late = new AbortController();
    const waited = after(PATIENCE_MS, null, { signal: late.signal }).catch(() => null);
    try {
      const pictures = await Promise.race([Promise.all(PICTURED_VIEWS.map(pictureOf)), waited]);
      if (pictures === null) throw preparing();
      const files = PICTURED_VIEWS.flatMap((view, index) => {
        const bytes = pictures[index] ?? null;
        return bytes === null ? [] : [[`${name}-${view}.png`, new Uint8Array(bytes)] as const];
      });
      if (files.length === 0) throw new CodedError('server.unavailable', { retryAfterSeconds: RETRY_SECONDS });
      // Pictures are compressed already.
      return zipSync(Object.fromEntries(files), { level: 0 });
    } finally {
      late.abort();
    }
  };

const preparing = (): CodedError => new CodedError('document.preparing', { retryAfterSeconds: RETRY_SECONDS });
