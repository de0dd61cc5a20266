import { useEffect, useRef, useState } from 'react';
import { keepBusy } from '../../api/offline/page-rest.ts';
import type { Run } from './draw-picture.ts';
import { keepAwake } from './keep-awake.ts';
import { failureOf, type PictureFailure } from './picture-error.ts';

export interface SavedFile {
  readonly name: string;
  readonly blob: Blob;
}

export type PictureRun =
  | { readonly step: 'asking' }
  /** `left` = seconds that it will take, as far as can be told; null at its beginning. */
  | { readonly step: 'drawing'; readonly share: number; readonly left: number | null }
  | { readonly step: 'saved'; readonly file: SavedFile }
  | { readonly step: 'failed'; readonly failure: PictureFailure };

/** Before so many seconds, and before this share, a guess of what is left is none. */
const GUESS_FROM = { seconds: 2, share: 0.03 };

/** Seconds left after `seconds` for this share of the whole; null while it is too early to tell. */
export const secondsLeft = (share: number, seconds: number): number | null =>
  share < GUESS_FROM.share || seconds < GUESS_FROM.seconds ? null : (seconds * (1 - share)) / share;

export interface PictureRunControl {
  readonly run: PictureRun;
  /** Draws, and hands the file on when it is whole. */
  readonly start: (draw: (run: Run) => Promise<SavedFile>, save: (file: SavedFile) => void) => void;
  /** Ends what is under way. */
  readonly cancel: () => void;
  /** Back to the questions. */
  readonly reset: () => void;
}

/** One file under way at a time; whoever leaves the dialog ends it. @param isBroken - whether what draws it has failed meanwhile */
export function usePictureRun(isBroken: () => boolean): PictureRunControl {
  const [run, setRun] = useState<PictureRun>({ step: 'asking' });
  const ending = useRef<AbortController | null>(null);
  useEffect(() => () => ending.current?.abort(), []);
  const start: PictureRunControl['start'] = (draw, save) => {
    ending.current?.abort();
    const controller = new AbortController();
    ending.current = controller;
    const { signal } = controller;
    const started = performance.now();
    const ends = [keepBusy(), keepAwake()];
    const show = (next: PictureRun): void => {
      if (!signal.aborted) setRun(next);
    };
    const onProgress = (share: number): void =>
      show({ step: 'drawing', share, left: secondsLeft(share, (performance.now() - started) / 1000) });
    setRun({ step: 'drawing', share: 0, left: null });
    draw({ signal, onProgress, isBroken })
      .then((file) => {
        if (signal.aborted) return;
        save(file);
        show({ step: 'saved', file });
      })
      .catch((error: unknown) => {
        if (!signal.aborted) console.warn('the picture was not made', error);
        show({ step: 'failed', failure: failureOf(error) });
      })
      .finally(() => {
        for (const end of ends) end();
      });
  };
  const reset = (): void => setRun({ step: 'asking' });
  const cancel = (): void => {
    ending.current?.abort();
    reset();
  };
  return { run, start, cancel, reset };
}
