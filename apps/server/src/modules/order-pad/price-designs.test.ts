import { MODELS } from '@ringwerk/catalogue/models';
import { mm, parseDesign, type Design } from '@ringwerk/kernel';
import type { PriceBasis } from '@ringwerk/kernel/price';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { keepWeights } from '../designs/design-weights.ts';
import { createEvaluationThread, type AskedFigures } from '../designs/evaluation-thread.ts';
import { evaluateFor } from '../designs/evaluate.ts';
import { currentPriceBasis } from '../pricing/price-basis.ts';
import { priceDesigns } from './price-designs.ts';

let shop: TestApp;
const evaluations = createEvaluationThread();
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(async () => {
  await evaluations.close();
  await shop.close();
});
const priced = async (designs: readonly Design[]) =>
  priceDesigns({ database: shop.database, evaluations }, await basisOf(), designs);
async function basisOf() {
  const { rows } = await shop.database.pool.query("select id from dealers where customer_number = '10001'");
  return currentPriceBasis(shop.database, rows[0].id);
}

test('weights that the house stores later are in the figures at once', async () => {
  const basis = await basisOf();
  const parsed = parseDesign(WORKED_EXAMPLE);
  if (!parsed.ok) throw new Error('the worked example is a record');
  const design = parsed.value;
  const gramsOf = async () => (await priced([design]))[0]?.total?.grams ?? NaN;
  const before = await gramsOf();
  const heavier = evaluateFor(basis, design).rings.flatMap(({ weight }) =>
    weight === null ? [] : [{ ...weight, shown: (weight.shown + 1) as typeof weight.shown }],
  );
  await keepWeights(shop.database.orm, [{ design, weights: heavier, metals: basis.priceList }], new Date());
  expect(await gramsOf()).toBeCloseTo(before + heavier.length, 6);
});

test('rings that are set with stones all over are weighed beside the thread that answers requests', async () => {
  // One of the rings that take longest, in sizes that nobody has asked for.
  const heavy = MODELS.find(({ setId }) => setId === 21_035)?.with;
  if (heavy == null) throw new Error('the collection has the ring');
  const inSize = (more: number): Design => ({
    ...heavy,
    rings: heavy.rings.map((ring) => ({ ...ring, size: mm(ring.size + more) })),
  });
  const cpu = async (work: () => unknown): Promise<number> => {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  const basis = await basisOf();
  await priced([WORKED_EXAMPLE as unknown as Design]);
  const here = await cpu(() => evaluateFor(basis, inSize(0.4)));
  const beside = await cpu(() => priced([inSize(0.1), inSize(0.2), inSize(0.3)]));
  expect(beside).toBeLessThan(here);
  const [made] = await priced([inSize(0.4)]);
  const direct = evaluateFor(basis, inSize(0.4));
  expect(made).toEqual({ total: direct.isMakeable ? direct.total : null, issues: direct.issues });
});

test('a design that cannot be weighed has no figures, and is asked for anew the next time', async () => {
  const parsed = parseDesign(WORKED_EXAMPLE);
  if (!parsed.ok) throw new Error('the worked example is a record');
  const sized = (size: number): Design => ({
    ...parsed.value,
    rings: parsed.value.rings.map((ring) => ({ ...ring, size: mm(size) })),
  });
  const designs = [sized(55.1), sized(55.2)];
  const dying = {
    figures: async (key: string, basis: PriceBasis, asked: readonly AskedFigures[]) => {
      const made = await evaluations.figures(key, basis, asked);
      return made.map((own, index) => (index === 1 ? null : own));
    },
  };
  const first = await priceDesigns({ database: shop.database, evaluations: dying }, await basisOf(), designs);
  expect(first.map((own) => own !== null)).toEqual([true, false]);
  expect((await priced(designs)).map((own) => own !== null)).toEqual([true, true]);
});
