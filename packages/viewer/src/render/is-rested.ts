/** Jittered samples of a picture at rest on the screen: with 24, thin lines of light along a rim are still dotted. */
export const RESTING_SAMPLES = 48;
/** Samples of the best picture: no step is left in any highlight, and the fire of a stone runs through all colours. */
const BEST_SAMPLES = 256;
/** A slow machine rests earlier: after this time, once it has enough samples for clean edges. */
const RESTING_MILLISECONDS = 2500;
const ENOUGH_SAMPLES = 8;

export interface Gathering {
  readonly samples: number;
  /** Since the last change, ms. */
  readonly elapsed: number;
  readonly isProgressive: boolean;
  /** Samples that the pipeline can add up without losing light. */
  readonly mostSamples: number;
}

/** Whether a picture at rest has all the samples that it is to have. */
export function isRested({ samples, elapsed, isProgressive, mostSamples }: Gathering): boolean {
  if (isProgressive) return samples >= Math.min(BEST_SAMPLES, mostSamples);
  return (
    samples >= Math.min(RESTING_SAMPLES, mostSamples) || (samples >= ENOUGH_SAMPLES && elapsed > RESTING_MILLISECONDS)
  );
}
