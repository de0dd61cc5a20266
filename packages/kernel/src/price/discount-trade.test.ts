import { describe, expect, it } from 'vitest';
import { PRICES, KERNEL, TABLES, WORKED_RING } from '../../test/fixtures/tables.ts';
import { parseDesign } from '../design/parse-design.ts';
import { weighRing } from '../weight/weigh-ring.ts';
import { discountTrade, undiscounted } from './discount-trade.ts';
import type { PriceList } from './price-list.ts';
import { priceRing } from './price-ring.ts';
import { retailNet } from './retail-price.ts';

const NONE = { metal: 0, labour: 0, stones: 0, options: 0 };
const RULE = { factor: 2, country: 'DE', exchangeRate: 1, roundUpTo: 0 } as const;

function priced(list: PriceList, listing?: string) {
  const [row] = WORKED_RING.stones;
  const stones = listing === undefined ? [row] : [{ ...row, listing, count: 1 }];
  const parsed = parseDesign({ version: 3, rings: [{ ...WORKED_RING, stones }] });
  const ring = parsed.ok ? parsed.value.rings[0] : undefined;
  if (ring === undefined) throw new Error('the ring left the parameter table');
  const lot = {
    material: 'diamond-natural',
    treatment: 'none',
    id: 'lot-7',
    stockNumber: 'A-77',
    cut: 'round',
    carats: 0.2,
    colour: 'E',
    clarity: 'VS1',
    report: 'GIA 1',
    width: 1.73,
    length: 1.73,
    depth: 1.05,
    dollars: 33_333,
  } as const;
  const weight = weighRing(ring, KERNEL);
  const price = priceRing({ ring, weight, tables: TABLES, list, listings: { 'lot-7': lot }, path: '/rings/0' });
  if (!price.ok) throw new Error(JSON.stringify(price.issues));
  return price.value;
}
const withShares = (shares: Partial<typeof NONE>): PriceList => ({
  ...PRICES,
  id: 'agreed',
  discount: { base: PRICES.id, shares: { ...NONE, ...shares } },
});
const blockSum = ({ lines }: ReturnType<typeof priced>, block: string): number =>
  lines.filter((line) => line.block === block && line.kind !== 'discount').reduce((sum, { amount }) => sum + amount, 0);

describe('a discount of a dealer', () => {
  // The worked example: metal 269.15, labour 38.70 + 6.50 …, stones 9.00, cost 335.35 EUR.
  it('takes its share off each block, in one line, to the cent, and the lines still sum to the cost', () => {
    const plain = priced(PRICES);
    const agreed = priced(withShares({ metal: 0.05, labour: 0.1 }));
    const off = agreed.lines.filter(({ kind }) => kind === 'discount');
    expect(off.map(({ block, amount, detail }) => [block, Number(amount), detail])).toEqual([
      ['metal', -Math.round(blockSum(plain, 'metal') * 0.05), { share: 0.05 }],
      ['labour', -Math.round(blockSum(plain, 'labour') * 0.1), { share: 0.1 }],
    ]);
    expect(agreed.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(Number(agreed.cost));
    expect(Number(agreed.cost)).toBe(plain.cost + off.reduce((sum, { amount }) => sum + amount, 0));
  });

  it('of five percent of the metal of the worked example is 13.46 EUR', () => {
    // 269.15 × 0.05 = 13.4575
    expect(Number(priced(withShares({ metal: 0.05 })).cost)).toBe(33_535 - 1_346);
  });

  it('lowers the retail price by the dealer’s own factor, for the sum and for each block', () => {
    const agreed = priced(withShares({ metal: 0.05 }));
    expect(retailNet(agreed, RULE, PRICES)).toBe(2 * agreed.cost);
    const factors = { metal: 2, labour: 3, stones: 1, options: 1 };
    const plain = priced(PRICES);
    expect(retailNet(agreed, { ...RULE, factor: factors }, PRICES)).toBe(
      retailNet(plain, { ...RULE, factor: factors }, PRICES) - 2 * 1_346,
    );
  });

  it('leaves a listed stone at its seller’s price', () => {
    const list = { ...withShares({ stones: 0.5 }), dollar: 0.9 };
    const agreed = priced(list, 'lot-7');
    expect(agreed.lines.filter(({ kind }) => kind === 'discount')).toEqual([]);
    expect(blockSum(agreed, 'stones')).toBe(30_000);
  });

  it('of nothing is no line', () => {
    expect(priced(withShares({}))).toEqual(priced(PRICES));
    expect(discountTrade(priced(PRICES), NONE)).toEqual(priced(PRICES));
  });

  it('is left out of the list that it was taken off', () => {
    expect(undiscounted(withShares({ metal: 0.05 }))).toEqual(PRICES);
    expect(undiscounted(PRICES)).toBe(PRICES);
  });
});
