import { parseDesign } from '@ringwerk/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { keepWeights } from '../designs/design-weights.ts';
import { evaluateFor } from '../designs/evaluate.ts';
import { currentPriceBasis } from '../pricing/price-basis.ts';
import { priceDesigns } from './price-designs.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

test('weights that the house stores later are in the figures at once', async () => {
  const { rows } = await shop.database.pool.query("select id from dealers where customer_number = '10001'");
  const basis = await currentPriceBasis(shop.database, rows[0].id);
  const parsed = parseDesign(WORKED_EXAMPLE);
  if (!parsed.ok) throw new Error('the worked example is a record');
  const design = parsed.value;
  const gramsOf = async () => (await priceDesigns(shop, basis, [design]))[0]?.total?.grams ?? NaN;
  const before = await gramsOf();
  const heavier = evaluateFor(basis, design).rings.flatMap(({ weight }) =>
    weight === null ? [] : [{ ...weight, shown: (weight.shown + 1) as typeof weight.shown }],
  );
  await keepWeights(shop.database.orm, [{ design, weights: heavier, metals: basis.priceList }], new Date());
  expect(await gramsOf()).toBeCloseTo(before + heavier.length, 6);
});
