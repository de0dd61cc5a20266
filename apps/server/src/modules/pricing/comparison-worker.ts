import { parentPort } from 'node:worker_threads';
import { kernelOf } from '../designs/server-kernel.ts';
import type { ComparisonAnswer, ComparisonQuestion } from './compare-lists.ts';
import { compareDesign } from './what-if.ts';

/** Weighs and prices away from the thread that answers requests: a whole collection takes seconds of processor. */
parentPort?.on('message', ({ lists, designs }: ComparisonQuestion) => {
  // Each message brings a copy of the lists: the kernel is made once for all of its designs.
  const kernel = kernelOf(lists.after);
  const answer: ComparisonAnswer = designs.map((one) => compareDesign(one, lists, kernel));
  parentPort?.postMessage(answer, []);
});
