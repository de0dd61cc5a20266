import { PRICE_LIST } from '@ringwerk/catalogue';
import { MODELS } from '@ringwerk/catalogue/models';
import type { Design, RingDesign } from '@ringwerk/kernel';
import { expect, it } from 'vitest';
import { applyChanges } from './design-change.ts';
import { examplePair } from './example-pair.ts';
import { FLUSH } from './stack-flush.ts';
import { openKernelInProcess } from './open-kernel-in-process.ts';

const solitaire = (): Design => {
  const found = MODELS.map((model) => model.with ?? model.without).find(({ rings }) =>
    rings[0]?.stones.some(({ setting, lift }) => setting === 'prong4' && lift > 1),
  );
  if (found === undefined) throw new Error('the collection has solitaires');
  return found;
};
const ringOf = (design: Design, at = 0): RingDesign => {
  const ring = design.rings[at];
  if (ring === undefined) throw new Error('a design has a ring');
  return ring;
};

it('holds rings of one finger against each other and closes the gap by a change that the rules allow', async () => {
  const kernel = openKernelInProcess();
  const retailRule = { factor: 2.2, country: 'DE', exchangeRate: 1, roundUpTo: 0 } as const;
  await kernel.open({ language: 'en', country: 'DE', priceBasis: { priceList: PRICE_LIST, retailRule } });
  const pair = examplePair();
  const plain = await kernel.stack({ design: pair, index: 0, before: ringOf(pair), after: null });
  expect(plain?.gaps.map((gap) => gap < FLUSH)).toEqual([true]);
  expect(plain?.flush).toBeNull();
  expect(plain?.scene.width).toBeCloseTo(8, 1);

  // A head that sits low, beside a band that is taller than it stands.
  const head = applyChanges(solitaire(), [{ path: '/rings/0/stones/0/lift', value: 1.5 }]);
  const tall = { ...ringOf(pair), height: 2.2 } as RingDesign; // a plain band, only measured here
  const stack = await kernel.stack({ design: head, index: 0, before: null, after: tall });
  const [gap = 0] = stack?.gaps ?? [];
  if (stack === null) throw new Error('nothing else was asked');
  expect(gap).toBeGreaterThan(FLUSH);
  expect(stack.flush).not.toBeNull();
  expect(stack.flush?.gaps.every((closed) => closed < FLUSH)).toBe(true);
  const lifted = await kernel.evaluate(head, stack.flush?.changes ?? []);
  expect(lifted.refused).toEqual([]);
  const again = await kernel.stack({ design: lifted.design, index: 0, before: null, after: tall });
  expect(again?.gaps.every((closed) => closed < FLUSH)).toBe(true);
  kernel.dispose();
});
