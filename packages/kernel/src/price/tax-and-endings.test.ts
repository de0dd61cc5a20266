import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED } from '../../test/random-design.ts';
import { cents } from '../units/quantities.ts';
import type { TradePrice } from './price-lines.ts';
import type { PriceEnding, RetailRule, TaxRule } from './price-list.ts';
import { FIRST_TAXES, retailNet, retailPrice, retailTerms, taxOf, withTax } from './retail-price.ts';

type Country = RetailRule['country'];
const COUNTRIES: readonly Country[] = ['DE', 'NL', 'CH', 'JP', 'KR'];

/** VAT in thousandths, currency and its decimal places as the countries have them; yen and won cut what is below one. */
const LAW: Readonly<Record<Country, readonly [permille: number, currency: string, places: number, isCut: boolean]>> = {
  DE: [190, 'EUR', 2, false],
  NL: [210, 'EUR', 2, false],
  CH: [81, 'CHF', 2, false],
  JP: [100, 'JPY', 0, true],
  KR: [100, 'KRW', 0, true],
};

const rule = (country: Country, change: Partial<RetailRule> = {}): RetailRule => ({
  factor: 1,
  country,
  exchangeRate: 1,
  roundUpTo: 0,
  ...change,
});
const trade = (cost: number, lines: TradePrice['lines'] = []): TradePrice => ({
  currency: 'EUR',
  lines,
  cost: cents(cost),
});
/** A list whose taxes are the first ones, but for the country's own change. */
const listOf = (country: Country, change: Partial<TaxRule>) => ({
  tax: { ...FIRST_TAXES, [country]: { ...FIRST_TAXES[country], ...change } },
});
const amount = fc.integer({ min: 0, max: 5_000_000 });
const holds = <T>(name: string, arbitrary: fc.Arbitrary<T>, check: (value: T) => void): void => {
  it(`${name} (seed ${SEED})`, () => {
    fc.assert(fc.property(arbitrary, check), { seed: SEED, numRuns: 300 });
  });
};

describe('the law of a country', () => {
  it.each(COUNTRIES)('%s: rate, currency, minor unit and fraction', (country) => {
    const [permille, currency, places, isCut] = LAW[country];
    const own = taxOf({}, country);
    expect(own).toMatchObject({ currency, places, fraction: isCut ? 'cut' : 'half-up' });
    expect(Math.round(own.rate * 1000)).toBe(permille);
  });

  // [country, net, tax] in minor units; the halves and what lies just beside them are the rows that matter.
  it.each<readonly [Country, number, number]>([
    ['DE', 0, 0],
    ['DE', 2, 0], // 0.38
    ['DE', 3, 1], // 0.57
    ['DE', 49, 9], // 9.31
    ['DE', 50, 10], // 9.5: half up
    ['DE', 150, 29], // 28.5: half up
    ['DE', 100, 19],
    ['DE', 73_777, 14_018], // 14 017.63
    ['NL', 50, 11], // 10.5: half up
    ['NL', 49, 10], // 10.29
    ['NL', 150, 32], // 31.5: half up
    ['NL', 73_777, 15_493], // 15 493.17
    ['CH', 100, 8], // 8.1
    ['CH', 500, 41], // 40.5: half up
    ['CH', 499, 40], // 40.419
    ['CH', 1500, 122], // 121.5: half up
    ['CH', 70_088, 5677], // 5677.128
    ['JP', 9, 0], // 0.9: cut
    ['JP', 10, 1],
    ['JP', 19, 1], // 1.9: cut
    ['JP', 121_732, 12_173], // 12 173.2
    ['KR', 999, 99], // 99.9: cut
    ['KR', 1_165_677, 116_567], // 116 567.7
  ])('%s taxes %d with %d', (country, net, tax) => {
    const price = withTax(net, rule(country), {});
    expect(price).toEqual({
      currency: LAW[country][1],
      net,
      taxRate: LAW[country][0] / 1000,
      tax,
      gross: net + tax,
      rounding: 0,
    });
  });

  holds(
    'taxes within half a unit of the exact rate, or cuts less than one',
    fc.tuple(amount, fc.constantFrom(...COUNTRIES)),
    ([net, country]) => {
      const [permille, , , isCut] = LAW[country];
      const { tax } = withTax(net, rule(country), {});
      // In thousandths of the minor unit everything is whole.
      const over = tax * 1000 - net * permille;
      if (isCut) expect(over <= 0 && over > -1000).toBe(true);
      else expect(over <= 500 && over > -500).toBe(true);
    },
  );

  holds('never makes a dearer net cheaper', fc.tuple(amount, fc.constantFrom(...COUNTRIES)), ([net, country]) => {
    const [one, more] = [net, net + 1].map((each) => withTax(each, rule(country), {}).gross);
    expect(more).toBeGreaterThan(one ?? Infinity);
  });
});

describe('where a price ends', () => {
  // Without tax the net is the gross, so that the row can be read: [step, ending, gross, shown].
  it.each<readonly [number, number, number, number]>([
    [0, 0, 1234, 1234],
    // .90
    [100, 90, 1, 90],
    [100, 90, 90, 90],
    [100, 90, 91, 190],
    [100, 90, 1289, 1290],
    [100, 90, 1290, 1290],
    [100, 90, 1291, 1390],
    [100, 90, 1300, 1390],
    // .95
    [100, 95, 1294, 1295],
    [100, 95, 1295, 1295],
    [100, 95, 1296, 1395],
    [100, 95, 1300, 1395],
    // full 5 Rappen
    [5, 0, 75_765, 75_765],
    [5, 0, 75_766, 75_770],
    [5, 0, 75_769, 75_770],
    [5, 0, 75_771, 75_775],
    // whole amounts
    [100, 0, 1201, 1300],
    [100, 0, 1300, 1300],
    // whole yen, 10, 100 and 1000 yen, and 980 yen as Japan likes it
    [1, 0, 133_905, 133_905],
    [10, 0, 133_905, 133_910],
    [100, 0, 133_905, 134_000],
    [1000, 0, 133_905, 134_000],
    [1000, 980, 133_905, 133_980],
    [1000, 980, 133_981, 134_980],
    // 5 and 10 EUR, and nine before ten
    [500, 0, 87_795, 88_000],
    [1000, 900, 87_795, 87_900],
    [1000, 900, 87_901, 88_900],
  ])('steps of %d with %d: %d is shown as %d', (step, ending, gross, shown) => {
    const price = withTax(gross, rule('DE'), listOf('DE', { rate: 0, rounding: { step, ending } }));
    expect(price).toEqual({
      currency: 'EUR',
      net: shown,
      taxRate: 0,
      tax: 0,
      gross: shown,
      rounding: shown - gross,
    });
  });

  const ending = fc.constantFrom<PriceEnding>(
    { step: 100, ending: 90 },
    { step: 100, ending: 95 },
    { step: 5, ending: 0 },
    { step: 100, ending: 0 },
    { step: 1000, ending: 980 },
    { step: 500, ending: 0 },
  );
  holds(
    'lies upwards by less than a step, and net and tax are derived from it',
    fc.tuple(amount, fc.constantFrom(...COUNTRIES), ending),
    ([net, country, rounding]) => {
      const before = withTax(net, rule(country), {});
      const price = withTax(net, rule(country), listOf(country, { rounding }));
      expect(price.gross).toBeGreaterThanOrEqual(before.gross);
      expect(price.gross - before.gross).toBeLessThan(rounding.step);
      expect(price.gross % rounding.step).toBe(rounding.ending);
      expect(price.rounding).toBe(price.gross - before.gross);
      expect(price.net + price.tax).toBe(price.gross);
      // The net that belongs to the shown gross, to half a unit: gross × 1000 = net × (1000 + rate).
      const permille = LAW[country][0];
      const off = Math.abs(price.gross * 1000 - price.net * (1000 + permille));
      if (price.gross !== before.gross) expect(2 * off).toBeLessThanOrEqual(1000 + permille);
    },
  );

  holds('is where it was when it is rounded again', fc.tuple(amount, ending), ([net, rounding]) => {
    const list = listOf('DE', { rate: 0, rounding });
    const once = withTax(net, rule('DE'), list);
    expect(withTax(once.net, rule('DE'), list)).toMatchObject({ gross: once.gross, rounding: 0 });
  });

  it('is the dealer’s own step where he has one, else the list’s', () => {
    const list = listOf('DE', { rounding: { step: 100, ending: 90 } });
    expect(withTax(73_777, rule('DE'), list).gross).toBe(87_890);
    expect(withTax(73_777, rule('DE', { roundUpTo: 500 }), list).gross).toBe(88_000);
    expect(withTax(73_777, rule('DE', { roundUpTo: 1000 }), list)).toMatchObject({ net: 73_950, tax: 14_050 });
  });

  it('does not round one country by the ending of another', () => {
    const list = listOf('CH', { rounding: { step: 5, ending: 0 } });
    expect(withTax(73_777, rule('DE'), list).gross).toBe(87_795);
    expect(withTax(70_081, rule('CH'), list).gross).toBe(75_760);
  });
});

describe('the smallest coin of a price', () => {
  it.each<readonly [string, Country, { readonly step: number; readonly ending: number }, number, number | undefined]>([
    ['5 Rappen', 'CH', { step: 5, ending: 0 }, 0, 5],
    ['an ending of 95 Rappen', 'CH', { step: 100, ending: 95 }, 0, 5],
    ['no rounding of francs', 'CH', { step: 0, ending: 0 }, 0, undefined],
    ['an ending of 99 Rappen', 'CH', { step: 100, ending: 99 }, 0, undefined],
    ['full 10 francs by the dealer', 'CH', { step: 0, ending: 0 }, 1000, 5],
    ['full 5 euros', 'DE', { step: 500, ending: 0 }, 0, undefined],
  ])('%s', (_, country, rounding, roundUpTo, coin) => {
    const list = listOf(country, { rounding });
    expect(withTax(73_777, rule(country, { roundUpTo }), list).coin).toBe(coin);
    expect(retailTerms(rule(country, { roundUpTo }), list).coin).toBe(coin);
  });
});

describe('the dealer’s net', () => {
  // [country, cost in cents, factor, units for a euro, net in minor units]
  it.each<readonly [Country, number, number, number, number]>([
    ['DE', 33_535, 2.2, 1, 73_777],
    ['DE', 33_535, 1, 1, 33_535],
    ['DE', 1, 2.5, 1, 3], // 2.5 cents
    ['DE', 5, 2.1, 1, 11], // 10.5 cents
    ['NL', 26_915, 1.9, 1, 51_139], // 511.385
    ['CH', 110, 1, 0.95, 105], // 1.045
    ['CH', 33_535, 2.2, 0.95, 70_088], // 700.8815
    ['CH', 100, 1, 0.9449, 94],
    ['JP', 33_535, 2.2, 165, 121_732], // 121 732.05
    ['JP', 3, 1, 165, 5], // 4.95
    ['JP', 1, 1, 150, 2], // 1.5
    ['KR', 33_535, 2.2, 1580, 1_165_677], // 1 165 676.6
    ['KR', 1, 1, 1580, 16], // 15.8
    // The factor is rounded to the cent before the money is changed: 1.4 cents are one cent, 15.8 won.
    ['KR', 1, 1.4, 1580, 16],
    ['JP', 101, 1.05, 1000, 1060], // 1.0605 EUR are 1.06
  ])('%s: %d cents at %d and %d', (country, cost, factor, exchangeRate, net) => {
    expect(retailNet(trade(cost), rule(country, { factor, exchangeRate }), {})).toBe(net);
  });

  const line = (block: TradePrice['lines'][number]['block'], value: number): TradePrice['lines'][number] => ({
    kind: 'turning',
    block,
    amount: cents(value),
    detail: {},
  });
  const blocks = fc.tuple(amount, amount, amount, amount);
  const sold = ([metal, labour, stones, options]: readonly [number, number, number, number]): TradePrice =>
    trade(metal + labour + stones + options, [
      line('metal', metal),
      line('labour', labour),
      line('stones', stones),
      line('options', options),
    ]);

  it('rounds every block of its own to the cent', () => {
    const parts = sold([26_915, 3370, 900, 2350]);
    const factor = { metal: 1.9, labour: 2.4, stones: 2.6, options: 2.4 };
    // 511.385 → 511.39, 80.88, 23.40, 56.40
    expect(retailNet(parts, rule('DE', { factor }), {})).toBe(51_139 + 8088 + 2340 + 5640);
  });
  it('leaves a block out whose factor is zero', () => {
    const factor = { metal: 0, labour: 1, stones: 2, options: 3 };
    expect(retailNet(sold([700, 11, 13, 17]), rule('DE', { factor }), {})).toBe(11 + 26 + 51);
  });
  holds(
    'is the same by one factor and by four equal ones, to their four roundings',
    fc.tuple(blocks, fc.integer({ min: 100, max: 300 })),
    ([parts, hundredths]) => {
      const each = hundredths / 100;
      const factor = { metal: each, labour: each, stones: each, options: each };
      const apart = retailNet(sold(parts), rule('DE', { factor }), {});
      const whole = retailNet(sold(parts), rule('DE', { factor: each }), {});
      expect(Math.abs(apart - whole)).toBeLessThanOrEqual(2);
    },
  );
  holds(
    'grows with the cost and with the factor',
    fc.tuple(amount, fc.integer({ min: 100, max: 300 })),
    ([cost, hundredths]) => {
      const net = (more: number, by: number): number =>
        retailNet(trade(cost + more), rule('DE', { factor: (hundredths + by) / 100 }), {});
      expect(net(1, 0)).toBeGreaterThan(net(0, 0));
      expect(net(0, 1)).toBeGreaterThanOrEqual(net(0, 0));
    },
  );
  it('and its tax are the retail price', () => {
    for (const country of COUNTRIES) {
      const own = rule(country, { factor: 2.2, exchangeRate: 1.5 });
      expect(retailPrice(trade(33_535), own, {})).toEqual(withTax(retailNet(trade(33_535), own, {}), own, {}));
    }
  });
});
