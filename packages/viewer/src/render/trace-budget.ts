/** A machine that takes longer for a traced sample draws it in strips, after a picture like moving frames, seconds. */
export const SAMPLE_SECONDS = 0.12;

/** Whether this machine traces a picture at rest at once: asked once for bare rings and once for rings with stones. */
export class TraceBudget {
  readonly #pixelSeconds = new Map<boolean, number>();

  /** `measure` draws a small traced sample and answers its seconds per pixel. */
  allows(hasStones: boolean, pixels: number, measure: () => number): boolean {
    return this.secondsPerPixel(hasStones, measure) * pixels <= SAMPLE_SECONDS;
  }

  secondsPerPixel(hasStones: boolean, measure: () => number): number {
    const seconds = this.#pixelSeconds.get(hasStones) ?? measure();
    this.#pixelSeconds.set(hasStones, seconds);
    return seconds;
  }
}
