import type { BenchTask, Measurement } from '../measurement.ts';
import { dragRows } from '../kernel/drag.ts';
import { fuzzRows } from '../kernel/fuzz.ts';
import { repairRows } from '../kernel/repair.ts';
import { kernelSizes } from '../kernel/size.ts';
import { weightRows } from '../kernel/weight.ts';
import { solidRows } from './solid.ts';

/** Parts of the task, in the order in which they are measured; each can be asked for by its name. */
const PARTS: Readonly<Record<string, () => AsyncIterable<Measurement> | Iterable<Measurement>>> = {
  drag: dragRows,
  size: kernelSizes,
  weight: weightRows,
  repair: repairRows,
  solid: solidRows,
  fuzz: fuzzRows,
};

export const task: BenchTask = {
  summary:
    'Scene and weight under a moving slider, what the kernel weighs as a download, weights against other integration, the longest search for a repair, rings at rest and STEP beside plain booleans, and ten thousand designs through the kernel.',
  async *run(_, words) {
    const parts = Object.entries(PARTS).filter(([name]) => words.length === 0 || words.includes(name));
    for (const [, rows] of parts) yield* rows();
  },
};
