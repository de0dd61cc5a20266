/** A machine that takes longer for a traced sample keeps to what moving frames show, seconds. */
const SAMPLE_SECONDS = 0.12;

/** Whether this machine traces a picture at rest: asked once for bare rings and once for rings with stones. */
export class TraceBudget {
  readonly #pixelSeconds = new Map<boolean, number>();

  /** `measure` draws a small traced sample and answers its seconds per pixel. */
  allows(hasStones: boolean, pixels: number, measure: () => number): boolean {
    const seconds = this.#pixelSeconds.get(hasStones) ?? measure();
    this.#pixelSeconds.set(hasStones, seconds);
    return seconds * pixels <= SAMPLE_SECONDS;
  }
}
