import { describe, expect, it } from 'vitest';
import { PRICES } from '../../test/fixtures/tables.ts';
import { cents } from '../units/quantities.ts';
import { composePriceList, type CountryTerms, type HouseList } from './house-list.ts';
import type { TradePrice } from './price-lines.ts';
import { FIRST_TAXES, retailPrice } from './retail-price.ts';
import type { PriceEnding } from './price-list.ts';

const { id: _id, fixing, dollar: _dollar, tax: _tax, ...OWN } = PRICES;
const terms = (country: keyof typeof FIRST_TAXES): CountryTerms => {
  const { rate, ...rest } = FIRST_TAXES[country];
  return { ...rest, vat: [{ from: '2024-01-01', rate }], retail: { factor: 2.2, roundUpTo: 0 } };
};
const HOUSE: HouseList = {
  ...OWN,
  countries: { DE: terms('DE'), NL: terms('NL'), CH: terms('CH'), JP: terms('JP'), KR: terms('KR') },
  guard: { margin: 0.1, least: 0 },
};
const RATES = { fixing, currency: { USD: 1.086957 } };
const composed = (house: HouseList, day = '2026-11-24') => composePriceList(house, RATES, { day, id: 'test-list' });
const TRADE: TradePrice = { currency: 'EUR', lines: [], cost: cents(33_535) };

/** Gross of the worked example (335.35 EUR, factor 2.2) in a country, as the list has it. */
const gross = (house: HouseList, country: keyof typeof FIRST_TAXES, exchangeRate: number, day?: string) =>
  retailPrice(TRADE, { factor: 2.2, country, exchangeRate, roundUpTo: 0 }, composed(house, day));

describe('a price list made of the house, the market and a day', () => {
  it('is the list that it was before VAT and rates stood outside, to the cent in five countries', () => {
    expect(composed(HOUSE)).toEqual({ ...PRICES, dollar: 0.92, tax: FIRST_TAXES });
    const shown = [
      gross(HOUSE, 'DE', 1),
      gross(HOUSE, 'NL', 1),
      gross(HOUSE, 'CH', 0.95),
      gross(HOUSE, 'JP', 165),
      gross(HOUSE, 'KR', 1580),
    ];
    expect(shown.map((price) => Number(price.gross))).toEqual([87_795, 89_270, 75_765, 133_905, 1_282_244]);
  });

  it('takes the VAT of its day', () => {
    const vat = [
      { from: '2024-01-01', rate: 0.19 },
      { from: '2027-01-01', rate: 0.2 },
    ];
    const house = { ...HOUSE, countries: { ...HOUSE.countries, DE: { ...terms('DE'), vat } } };
    expect(gross(house, 'DE', 1, '2026-12-31').taxRate).toBe(0.19);
    expect(gross(house, 'DE', 1, '2027-01-01').taxRate).toBe(0.2);
    expect(gross(house, 'DE', 1, '2020-01-01').taxRate).toBe(0.19);
  });

  const endings: readonly (readonly [string, 'DE' | 'CH' | 'JP', number, PriceEnding, number])[] = [
    ['.90', 'DE', 1, { step: 100, ending: 90 }, 87_890],
    ['.95', 'DE', 1, { step: 100, ending: 95 }, 87_795],
    ['full 5 Rappen', 'CH', 0.9501, { step: 5, ending: 0 }, 75_775],
    ['full 100 yen', 'JP', 165, { step: 100, ending: 0 }, 134_000],
    ['whole yen', 'JP', 165, { step: 1, ending: 0 }, 133_905],
  ];
  it.each(endings)('ends on %s in %s', (_, country, rate, rounding, expected) => {
    const house = { ...HOUSE, countries: { ...HOUSE.countries, [country]: { ...terms(country), rounding } } };
    const price = gross(house, country, rate);
    expect(price.gross).toBe(expected);
    expect(price.net + price.tax).toBe(expected);
  });
});
