/**
 * Why a picture was not made: the graphics context is lost, the device has no memory for a canvas of this size, its encoder gave up
 * on a video. Anything else is `failed`.
 */
export const PICTURE_FAILURES = ['lost', 'memory', 'encoder', 'failed'] as const;
export type PictureFailure = (typeof PICTURE_FAILURES)[number];

export class PictureError extends Error {
  readonly failure: PictureFailure;

  constructor(failure: PictureFailure, options?: ErrorOptions) {
    super(`the picture was not made: ${failure}`, options);
    this.name = 'PictureError';
    this.failure = failure;
  }
}

export const failureOf = (error: unknown): PictureFailure => (error instanceof PictureError ? error.failure : 'failed');
