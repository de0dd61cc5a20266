import { isRested } from './is-rested.ts';

/** How far the picture has come since something changed: a moving frame, then the samples of the picture at rest. */
export class RefinementProgress {
  /** Samples of the picture at rest; 0 = something has changed, -1 = the moving frame is drawn and stays for now. */
  samples = 0;
  /** Whole samples that a slow machine has traced in strips while the picture at rest stands; null before that. */
  inStrips: number | null = null;
  /** The picture at rest has all its samples. */
  isSettled = false;
  isProgressive = false;
  #changedAt = 0;

  /** Something has changed: the picture starts anew. */
  restart(): void {
    this.#changedAt = performance.now();
    this.isSettled = false;
    this.samples = 0;
    this.inStrips = null;
  }

  /** A picture that rests goes on to gather light, or has enough of it. */
  setProgressive(isProgressive: boolean): void {
    this.isProgressive = isProgressive;
    if (this.samples > 0) this.isSettled = false;
  }

  /** Since the last change, ms. */
  get elapsed(): number {
    return performance.now() - this.#changedAt;
  }

  /**
   * Whether the picture rests now: no sample is missing, or only those that are traced in strips from then on.
   * @param isSlow - this machine traces in strips.
   */
  settle(mostSamples: number, isSlow = false): boolean {
    const { samples, inStrips, isProgressive, elapsed } = this;
    const rests =
      inStrips === null
        ? isRested({ samples, elapsed, isProgressive: isProgressive && !isSlow, mostSamples })
        : isRested({ samples: inStrips, elapsed, isProgressive, mostSamples, isInStrips: true });
    this.isSettled = rests && (inStrips !== null || !isSlow);
    if (rests && isSlow) this.inStrips ??= 0;
    return rests;
  }
}
