import { isRested } from './is-rested.ts';

/** How far the picture has come since something changed: a moving frame, then the samples of the picture at rest. */
export class RefinementProgress {
  /** Samples of the picture at rest; 0 = something has changed, -1 = the moving frame is drawn and stays for now. */
  samples = 0;
  /** The picture at rest has all its samples. */
  isSettled = false;
  isProgressive = false;
  #changedAt = 0;

  /** Something has changed: the picture starts anew. */
  restart(): void {
    this.#changedAt = performance.now();
    this.isSettled = false;
    this.samples = 0;
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

  /** Whether no sample is missing now. */
  settle(mostSamples: number): boolean {
    const { samples, isProgressive, elapsed } = this;
    this.isSettled = isRested({ samples, elapsed, isProgressive, mostSamples });
    return this.isSettled;
  }
}
