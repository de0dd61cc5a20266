import { BASE_CURRENCIES, retailPrice, type BaseCurrency, type RetailRule } from '@ringwerk/kernel/price';
import { evaluateDesign } from '@ringwerk/kernel/evaluate';
import { mm, PLAIN_ENGRAVING, PLAIN_RING, PLAIN_ROW, type Design } from '@ringwerk/kernel';
import { describe, expect, it } from 'vitest';
import { firstHouseList, firstPriceList, firstRates } from './first-prices.ts';
import { KERNEL } from './kernel.ts';
import { FIRST_HOUSE_LIST, FIRST_RATES, PRICE_LIST } from './price-list.ts';

/** The worked example of the price rules: 585 yellow, 4.0 × 1.6, size 54, one brilliant, laser text; 4.19 g, 335.35 EUR. */
const DESIGN: Design = {
  version: 3,
  rings: [
    {
      ...PLAIN_RING,
      role: 'single',
      profile: 'F05',
      width: mm(4),
      height: mm(1.6),
      size: mm(54),
      segments: [{ alloy: 'au585-yellow', share: 1, finish: 'matte-long', pattern: 0 }],
      stones: [
        {
          ...PLAIN_ROW,
          setting: 'flush',
          material: 'diamond-natural',
          quality: 'tw-si',
          diameter: mm(1.7),
          length: mm(1.7),
          extent: 'count',
          count: 1,
          spacing: mm(0.2),
          position: mm(0),
        },
      ],
      engravings: [{ ...PLAIN_ENGRAVING, text: 'Anna', font: 'serif' }],
    },
  ],
};
const rule = (country: RetailRule['country'], exchangeRate = 1): RetailRule => ({
  factor: 2.2,
  country,
  exchangeRate,
  roundUpTo: 0,
});
function priced(base: BaseCurrency, own: RetailRule) {
  const { rings, total } = evaluateDesign(DESIGN, KERNEL, firstPriceList(base), own);
  const trade = rings[0]?.trade ?? null;
  if (trade === null || total === null) throw new Error('the worked example has a price');
  return { trade, total };
}
/** All amounts of a list, by their pointers. */
function amountsOf(value: unknown, path = ''): readonly (readonly [string, number])[] {
  if (typeof value === 'number') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => amountsOf(inner, `${path}/${key}`));
}

describe('the first list in a base currency', () => {
  it('is the catalogue’s own in euros', () => {
    expect(firstHouseList('EUR')).toBe(FIRST_HOUSE_LIST);
    expect(firstPriceList('EUR')).toBe(PRICE_LIST);
    expect(firstRates('EUR')).toBe(FIRST_RATES);
  });

  // 4.4414 g of fine gold alloy: 0.585 × 95.00 CHF, or 16 500 JPY a gram; fees, work and stone by the converted list.
  it.each<readonly [BaseCurrency, RetailRule['country'], readonly number[], number, readonly number[]]>([
    ['CHF', 'CH', [24_683, 888, 2_300, 1_100, 305, 860, 620, 1_150], 31_906, [70_193, 5_686, 75_879]],
    ['JPY', 'JP', [42_871, 1_532, 3_950, 1_900, 530, 1_490, 1_050, 2_000], 55_323, [121_711, 12_171, 133_882]],
  ])('prices the worked example in %s to the minor unit', (base, country, lines, cost, [net, tax, gross]) => {
    const { trade, total } = priced(base, rule(country));
    expect(trade.currency).toBe(base);
    expect(trade.lines.map(({ amount }) => Number(amount))).toEqual(lines);
    expect(Number(trade.cost)).toBe(cost);
    expect(total.retail).toMatchObject({ currency: base, net, tax, gross });
  });

  it.each(BASE_CURRENCIES)('in %s costs within three per cent of the euros that it was made of', (base) => {
    const rate = base === 'EUR' ? 1 : (FIRST_RATES.currency[base] ?? Number.NaN);
    const euros = priced('EUR', rule('DE')).trade.cost / 100;
    const own = priced(base, rule('DE')).trade.cost / (base === 'JPY' || base === 'KRW' ? 1 : 100);
    expect(Math.abs(own / (euros * rate) - 1)).toBeLessThan(0.03);
  });

  it.each(['CHF', 'JPY', 'KRW'] as const)(
    'reads in %s as a list does: whole amounts of three digits, the last 0 or 5',
    (base) => {
      const { countries: _countries, guard: _guard, ...list } = firstHouseList(base);
      const factors = /factor|loss/iu;
      const amounts = amountsOf(list).filter(([path]) => !factors.test(path) && !/\/\d+\/0$/u.test(path));
      expect(amounts.length).toBeGreaterThan(200);
      for (const [path, amount] of amounts) {
        const digits = String(amount).replace(/0+$/u, '');
        expect([
          path,
          Number.isInteger(amount),
          digits.length <= 3 && (digits.length < 3 || digits.endsWith('5')),
        ]).toEqual([path, true, true]);
      }
    },
  );

  it('has a rate of everything but itself, and the ways between two currencies agree', () => {
    const { currency: francs } = firstRates('CHF');
    expect(Object.keys(francs)).toEqual(['EUR', 'USD', 'JPY', 'KRW']);
    expect((francs.EUR ?? 0) * 0.95).toBeCloseTo(1, 5);
    expect(firstRates('JPY')).toMatchObject({ fixing: { Au: 16_500, Ag: 231 } });
    expect((firstRates('JPY').currency.CHF ?? 0) * (francs.JPY ?? 0)).toBeCloseTo(1, 4);
  });
});

describe('a dealer in another currency than the house', () => {
  it('is priced by what one unit of the base currency buys, with the places of both', () => {
    const { trade } = priced('JPY', rule('JP'));
    // 55 323 yen × 2.2 = 121 711 yen, at 0.006 euros: 730.27, and 19 % on it.
    expect(retailPrice(trade, rule('DE', 0.006), {})).toMatchObject({ currency: 'EUR', net: 73_027, tax: 13_875 });
    const { trade: francs } = priced('CHF', rule('CH'));
    // 319.06 CHF × 2.2 = 701.93 CHF, at 173 yen: 121 433.89, and no part of a yen.
    expect(retailPrice(francs, rule('JP', 173), {})).toMatchObject({ currency: 'JPY', net: 121_434, tax: 12_143 });
  });
});
