/**
 * Why there is no picture: no Chrome or Chromium on this machine, the page that draws has not been built, too many
 * pictures wait, one took too long, or the browser ended while drawing.
 */
export type StillFailure = 'no-browser' | 'no-page' | 'busy' | 'too-slow' | 'broken';

const SENTENCES: Readonly<Record<StillFailure, string>> = {
  'no-browser': 'no Chrome or Chromium is installed; install one or set BROWSER_PATH',
  'no-page': 'the page that draws pictures has not been built; start with `npm start`',
  busy: 'too many pictures wait already',
  'too-slow': 'the picture took too long',
  broken: 'the browser ended while it drew',
};

/** A picture that could not be drawn. */
export class StillError extends Error {
  readonly failure: StillFailure;

  constructor(failure: StillFailure, cause?: unknown) {
    super(SENTENCES[failure], { cause });
    this.name = 'StillError';
    this.failure = failure;
  }
}
