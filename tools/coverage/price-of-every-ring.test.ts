import { KERNEL, KERNEL_TABLES, PRICE_LIST } from '@ringwerk/catalogue';
import { evaluateDesign } from '@ringwerk/kernel/evaluate';
import type { RetailRule } from '@ringwerk/kernel/price';
import { expect, it } from 'vitest';
import { likelyDesign } from '../../packages/kernel/test/likely/likely-design.ts';

const RETAIL: RetailRule = { factor: 2.2, country: 'DE', exchangeRate: 1, roundUpTo: 0 };
const DESIGNS = 1000;

it('prices every likely ring that can be made, and its lines sum to the cost', { timeout: 300_000 }, () => {
  const seen = new Set<string>();
  let priced = 0;
  for (let seed = 0; seed < DESIGNS; seed++) {
    const design = likelyDesign(seed, KERNEL_TABLES);
    for (const { issues, trade, weight } of evaluateDesign(design, KERNEL, PRICE_LIST, RETAIL).rings) {
      expect(
        issues.filter(({ code }) => code === 'price.missing'),
        `seed ${seed}`,
      ).toEqual([]);
      if (trade === null || weight === null) continue;
      priced++;
      expect(
        trade.lines.every(({ amount }) => Number.isSafeInteger(amount) && amount >= 0),
        `seed ${seed}`,
      ).toBe(true);
      expect(trade.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(trade.cost);
      expect(weight.rows.reduce((sum, { count }) => sum + count, 0)).toBe(weight.stoneCount);
      trade.lines.forEach(({ kind }) => seen.add(kind));
    }
  }
  expect(priced).toBeGreaterThan(300);
  // Every kind of line comes up among them.
  expect([...seen].toSorted()).toEqual([
    'alloy-fee',
    'edge',
    'engraving',
    'fine-metal',
    'finish',
    'groove',
    'hallmark',
    'inlay',
    'joint',
    'piece-metal',
    'plating',
    'setting',
    'stone',
    'turning',
  ]);
});
