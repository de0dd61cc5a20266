import type { ViewerFailure } from './ring-viewer.ts';

/** `openRingViewer` rejects with this; `failure` tells the page what to say. */
export class RingViewerError extends Error {
  readonly failure: ViewerFailure;

  constructor(failure: ViewerFailure) {
    super(`ring viewer: ${failure}`);
    this.failure = failure;
  }
}
