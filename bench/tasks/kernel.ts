import type { BenchTask } from '../measurement.ts';
import { dragRows } from '../kernel/drag.ts';
import { fuzzRows } from '../kernel/fuzz.ts';
import { kernelSizes } from '../kernel/size.ts';
import { weightRows } from '../kernel/weight.ts';

export const task: BenchTask = {
  summary:
    'What the kernel weighs as a download, scene and weight under a moving slider, weights against other integration, and ten thousand designs through the kernel.',
  async *run() {
    yield* await kernelSizes();
    yield* dragRows();
    yield* weightRows();
    yield* fuzzRows();
  },
};
