import type { BenchHouse } from './house.ts';

/** Whose rule a question is asked by: a price in yen or won is asked where it can be compared. */
const RULES = {
  EUR: { country: 'DE', exchangeRate: 1, minor: 100 },
  JPY: { country: 'JP', exchangeRate: 160, minor: 1 },
  KRW: { country: 'KR', exchangeRate: 1_600, minor: 1 },
} as const;
export type Currency = keyof typeof RULES;
export const CURRENCIES = ['JPY', 'KRW', 'EUR'] as const satisfies readonly Currency[];

/** The dealer that asks. */
export const DEALER = '10001';

/** From now on the dealer sells in this currency. Returns its minor units. */
export async function sellIn(currency: Currency, { database }: Pick<BenchHouse, 'database'>): Promise<number> {
  const { country, exchangeRate, minor } = RULES[currency];
  const rule = JSON.stringify({ factor: 2.2, country, exchangeRate, roundUpTo: 0 });
  await database.pool.query('update dealers set retail_rule = $1 where customer_number = $2', [rule, DEALER]);
  return minor;
}
