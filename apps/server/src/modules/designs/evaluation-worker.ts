import { parentPort } from 'node:worker_threads';
import { parseDesign } from '@ringwerk/kernel';
import type { PriceBasis } from '@ringwerk/kernel/price';
import type { AskedFigures, DesignFigures, FiguresAnswer, FiguresQuestion } from './evaluation-thread.ts';
import { evaluateFor } from './evaluate.ts';

/** By the key that questions name them with; the kernels of their lists are kept with them. */
const bases = new Map<string, PriceBasis>();

function figuresOf(basis: PriceBasis, { design, weights, listings }: AskedFigures): DesignFigures {
  // What was typed may be no record at all: a size that no table holds.
  const parsed = parseDesign(design);
  if (!parsed.ok) return { total: null, issues: parsed.issues };
  const { total, issues, isMakeable } = evaluateFor(
    { ...basis, weights, ...(listings === undefined ? {} : { listings }) },
    parsed.value,
  );
  return { total: isMakeable ? total : null, issues };
}

/** Weighs and prices away from the thread that answers requests: a ring that is set with stones all over takes up to 0.4 s. */
parentPort?.on('message', ({ key, basis, forgets, designs }: FiguresQuestion) => {
  if (forgets) bases.clear();
  if (basis !== undefined) bases.set(key, basis);
  const known = bases.get(key);
  if (known === undefined) throw new Error(`the price basis ${key} was never sent`);
  const answer: FiguresAnswer = designs.map((asked) => figuresOf(known, asked));
  parentPort?.postMessage(answer, []);
});
