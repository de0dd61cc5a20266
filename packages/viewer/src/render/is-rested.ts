/** Jittered samples of a picture at rest on the screen: with 24, thin lines of light along a rim are still dotted. */
export const RESTING_SAMPLES = 48;
/** Samples of the best picture: no step is left in any highlight, and the fire of a stone runs through all colours. */
const BEST_SAMPLES = 256;
/** A slow machine rests earlier: after this time, once it has enough samples for clean edges. */
const RESTING_MILLISECONDS = 2500;
export const ENOUGH_SAMPLES = 8;
/** One that traces in strips goes on for longer: that picture is another one, and nobody waits for it. */
const STRIPS_MILLISECONDS = 20_000;

export interface Gathering {
  readonly samples: number;
  /** Since the last change, ms. */
  readonly elapsed: number;
  readonly isProgressive: boolean;
  /** Samples that the pipeline can add up without losing light. */
  readonly mostSamples: number;
  /** A slow machine gathers them in strips, after a picture that stands. */
  readonly isInStrips?: boolean;
}

/** Whether a picture at rest has all the samples that it is to have. */
export function isRested({ samples, elapsed, isProgressive, mostSamples, isInStrips = false }: Gathering): boolean {
  if (isProgressive) return samples >= Math.min(BEST_SAMPLES, mostSamples);
  const longest = isInStrips ? STRIPS_MILLISECONDS : RESTING_MILLISECONDS;
  return samples >= Math.min(RESTING_SAMPLES, mostSamples) || (samples >= ENOUGH_SAMPLES && elapsed > longest);
}
