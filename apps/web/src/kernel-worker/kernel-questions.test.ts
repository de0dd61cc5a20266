import { FLUSH } from '@ringwerk/advice';
import { examplePair } from '@ringwerk/advice/test/example-pair';
import { PRICE_LIST } from '@ringwerk/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openKernelInProcess } from './open-kernel-in-process.ts';

const kernel = openKernelInProcess();
beforeAll(async () => {
  const retailRule = { factor: 2.2, country: 'DE', exchangeRate: 1, roundUpTo: 0 } as const;
  await kernel.open({ language: 'en', country: 'DE', priceBasis: { priceList: PRICE_LIST, retailRule }, alloys: [] });
});
afterAll(() => kernel.dispose());

describe('questions to the kernel about a design', () => {
  const pair = examplePair();
  const [ring] = pair.rings;
  if (ring === undefined) throw new Error('the example pair has a ring');

  it('how it lies beside another ring: the gaps and one scene of both', async () => {
    const stack = await kernel.stack({ design: pair, index: 0, before: ring, after: null });
    expect(stack?.gaps.map((gap) => gap < FLUSH)).toEqual([true]);
    expect(stack?.scene.width).toBeCloseTo(8, 1);
  });

  it('how far a number goes: the end is granted, the step beyond it refused for the reason that was named', async () => {
    const path = '/rings/0/height';
    const span = { min: 0.8, max: 4, step: 0.05 };
    const { low } = await kernel.reach({ design: pair, paths: [path], from: ring.height, span });
    expect((await kernel.evaluate(pair, [{ path, value: low.value }])).refused).toEqual([]);
    const beyond = Number((low.value - span.step).toFixed(4));
    const { refused } = await kernel.evaluate(pair, [{ path, value: beyond }]);
    expect(refused.map(({ code }) => code)).toContain(low.issue?.code);
  });

  it('what of it is affordable: the nearest designs, each with its link', async () => {
    const full = (await kernel.evaluate(pair, [])).evaluation?.total?.retail.gross ?? 0;
    const budget = Math.round(full * 0.75);
    const found = await kernel.withinBudget({
      budget,
      candidates: [{ id: 'own', design: pair, wanted: 3 }],
      reference: null,
    });
    expect(found?.length).toBeGreaterThan(0);
    for (const { link, gross, design } of found ?? []) {
      expect(gross).toBeLessThanOrEqual(budget);
      expect(await kernel.readLink(link)).toEqual({ ok: true, value: design });
    }
  });

  it('what options would mean: granted with figures, or refused with a way out', async () => {
    const options = [
      { id: 'wider', changes: [{ path: '/rings/0/width', value: 4.5 }] },
      { id: 'flat', changes: [{ path: '/rings/0/height', value: 0.8 }] },
    ];
    const [wider, flat] = (await kernel.assess(pair, options)) ?? [];
    expect(wider).toMatchObject({ id: 'wider', issues: [], repair: null });
    expect(wider?.figures?.grams).toBeGreaterThan(0);
    expect(flat?.issues.length).toBeGreaterThan(0);
  });
});
