import fc from 'fast-check';
import { anyDesign } from '../random-design.ts';

/** Designs from anywhere in the parameter table; most cannot be made. The same seed gives the same ones. */
export const wildRecords = (seed: number, count: number): readonly unknown[] =>
  fc.sample(anyDesign, { seed, numRuns: count });
