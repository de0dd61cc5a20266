import { PRICE_LIST } from '@ringwerk/catalogue';
import { expect, it } from 'vitest';
import { equalLinks } from '../../../design-store/links.ts';
import { applyChanges } from '../../../kernel-worker/design-change.ts';
import { examplePair } from '../../../kernel-worker/example-pair.ts';
import { openKernelInProcess } from '../../../kernel-worker/open-kernel-in-process.ts';
import { aloneChanges, partnerChanges } from './partner.ts';

it('gives a ring alone a partner that can be made, joined in metal and profile, and takes it away again', async () => {
  const pair = examplePair();
  expect(partnerChanges(pair)).toBeNull();
  const single = applyChanges(pair, aloneChanges(pair, 0) ?? []);
  expect(single.rings.map(({ role }) => role)).toEqual(['single']);
  expect(aloneChanges(single, 0)).toBeNull();
  const kernel = openKernelInProcess();
  const retailRule = { factor: 2.2, country: 'DE', exchangeRate: 1, roundUpTo: 0 } as const;
  await kernel.open({ language: 'en', country: 'DE', priceBasis: { priceList: PRICE_LIST, retailRule } });
  const made = await kernel.evaluate(single, partnerChanges(single) ?? []);
  expect(made.refused).toEqual([]);
  expect(made.design.rings.map(({ role }) => role)).toEqual(['first', 'second']);
  expect(made.design.rings[1]?.stones).toEqual([]);
  expect(equalLinks(made.design)).toEqual(expect.arrayContaining(['profile', 'metal', 'edges', 'grooves']));
  kernel.dispose();
});
