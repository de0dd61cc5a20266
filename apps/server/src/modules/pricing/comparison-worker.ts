import { parentPort } from 'node:worker_threads';
import { SERVER_KERNEL } from '../designs/server-kernel.ts';
import type { ComparisonAnswer, ComparisonQuestion } from './compare-lists.ts';
import { compareDesign } from './what-if.ts';

/** Weighs and prices away from the thread that answers requests: a whole collection takes seconds of processor. */
parentPort?.on('message', ({ lists, designs }: ComparisonQuestion) => {
  const answer: ComparisonAnswer = designs.map((one) => compareDesign(one, lists, SERVER_KERNEL));
  parentPort?.postMessage(answer, []);
});
