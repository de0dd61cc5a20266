import { PRICE_LIST } from '@ringwerk/catalogue';
import { expect, it } from 'vitest';
import { examplePair } from '../../../kernel-worker/example-pair.ts';
import { openKernelInProcess } from '../../../kernel-worker/open-kernel-in-process.ts';
import { lighterOptions } from './lighter.ts';
import { surpriseOptions } from './surprise.ts';

async function open() {
  const kernel = openKernelInProcess();
  const retailRule = { factor: 2.2, country: 'DE', exchangeRate: 1, roundUpTo: 0 } as const;
  const menu = await kernel.open({
    language: 'en',
    country: 'DE',
    priceBasis: { priceList: PRICE_LIST, retailRule },
  });
  return { kernel, menu };
}

/** The same throws every time (Lehmer 1951). */
function throws(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

it('finds lighter rings of the same look that can be made', async () => {
  const { kernel, menu } = await open();
  const design = examplePair();
  const now = (await kernel.evaluate(design, [])).evaluation?.total?.grams ?? 0;
  const answers = await kernel.assess(design, lighterOptions(design, menu));
  const lighter = (answers ?? []).filter(({ issues, figures }) => issues.length === 0 && figures !== null);
  expect(lighter.length).toBeGreaterThan(2);
  for (const { figures } of lighter) expect(figures?.grams).toBeLessThan(now);
  kernel.dispose();
});

it('throws looks that are records, of which most can be made, and touches no stone and no word', async () => {
  const { kernel, menu } = await open();
  const design = examplePair();
  const options = surpriseOptions(design, menu, throws(7), 24);
  expect(options.flatMap(({ changes }) => changes).filter(({ path }) => /stones|engravings|size/.test(path))).toEqual(
    [],
  );
  const answers = (await kernel.assess(design, options)) ?? [];
  const made = answers.filter(({ issues, remedy }) => issues.length === 0 || remedy?.keepsWish === true);
  expect(made.length).toBeGreaterThan(8);
  expect(new Set(options.map(({ changes }) => JSON.stringify(changes))).size).toBeGreaterThan(20);
  kernel.dispose();
});
