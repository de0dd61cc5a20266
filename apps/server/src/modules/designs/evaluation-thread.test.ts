import { Worker } from 'node:worker_threads';
import { PRICE_LIST } from '@ringwerk/catalogue';
import { mm, type Design } from '@ringwerk/kernel';
import type { PriceBasis } from '@ringwerk/kernel/price';
import { afterEach, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { createEvaluationThread, type EvaluationThread } from './evaluation-thread.ts';

const basis: PriceBasis = {
  priceList: PRICE_LIST,
  retailRule: { factor: 2.2, country: 'DE', exchangeRate: 1, roundUpTo: 0 },
};
const design = WORKED_EXAMPLE as unknown as Design;
const asked = (size: number) => ({
  design: { ...design, rings: design.rings.map((ring) => ({ ...ring, size: mm(size) })) },
  weights: null,
});
let thread: EvaluationThread;
afterEach(() => thread.close());

const code = (body: string): string => `const port = require('node:worker_threads').parentPort; ${body}`;
const ANSWERS =
  'port.on("message", ({ designs, basis }) => port.postMessage(designs.map(() => ({ total: null, issues: [], isSent: basis !== undefined }))))';
function starter(...bodies: string[]) {
  let started = 0;
  const start = (): Worker =>
    new Worker(code(bodies[Math.min(started++, bodies.length - 1)] ?? ANSWERS), { eval: true });
  return { start, count: () => started };
}

test('designs are answered in their order, also to several callers at once, and what is no record is refused', async () => {
  thread = createEvaluationThread();
  const sizes = Array.from({ length: 10 }, (_, index) => 50 + index);
  const cheaper = { ...basis, retailRule: { ...basis.retailRule, factor: 1.1 } };
  const [many, few] = await Promise.all([
    thread.figures('first', basis, [...sizes, 5].map(asked)),
    thread.figures('second', cheaper, [asked(50)]),
  ]);
  const grams = many.map((own) => own?.total?.grams ?? 0);
  expect(grams.slice(0, 10)).toEqual(grams.slice(0, 10).toSorted((a, b) => a - b));
  expect(new Set(grams).size).toBe(11);
  expect(many[10]).toMatchObject({ total: null, issues: [{ path: '/rings/0/size' }] });
  expect(few[0]?.total?.retail.net).toBe(Math.round((many[0]?.total?.retail.net ?? 0) / 2));
});

describe('a thread', () => {
  test('that ends is replaced, and the designs are asked for once more with their basis', async () => {
    const workers = starter('port.on("message", () => process.exit(1))', ANSWERS);
    thread = createEvaluationThread({ start: workers.start });
    expect(await thread.figures('first', basis, [asked(50)])).toMatchObject([{ isSent: true }]);
    expect(await thread.figures('first', basis, [asked(50)])).toMatchObject([{ isSent: false }]);
    expect(workers.count()).toBe(2);
  });

  test('that ends twice over a design has no figures of it alone, says why, and answers the others', async () => {
    const dies = `port.on("message", ({ designs }) => {
      if (designs.some(({ design }) => design.rings[0].size === 51)) throw new Error("out of memory");
      port.postMessage(designs.map(() => ({ total: null, issues: [] })));
    })`;
    const failures: unknown[] = [];
    const workers = starter(dies);
    thread = createEvaluationThread({ start: workers.start, onFailure: (error) => failures.push(error) });
    const answers = await thread.figures('first', basis, [50, 51, 52, 53, 54].map(asked));
    expect(answers.map((answer) => answer !== null)).toEqual([true, false, true, true, true]);
    expect(failures).toEqual([expect.objectContaining({ message: 'out of memory' })]);
    // With the other three at first, then alone: nobody else waits for a third time.
    expect(workers.count()).toBe(3);
  });

  test('keeps sixteen bases and is sent an older one again', async () => {
    thread = createEvaluationThread({ start: starter(ANSWERS).start });
    const isSent = async (key: number): Promise<unknown> => (await thread.figures(String(key), basis, [asked(50)]))[0];
    for (let key = 0; key < 17; key += 1) expect(await isSent(key)).toMatchObject({ isSent: true });
    expect(await isSent(16)).toMatchObject({ isSent: false });
    expect(await isSent(0)).toMatchObject({ isSent: true });
  });

  test('that is closed answers nobody', async () => {
    thread = createEvaluationThread({ start: starter(ANSWERS).start });
    await thread.close();
    await expect(thread.figures('first', basis, [asked(50)])).rejects.toThrow('closed');
  });
});
