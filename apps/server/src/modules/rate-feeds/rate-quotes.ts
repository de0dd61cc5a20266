import type { FeedCurrency, FeedReading, FeedUnit, RateSubject } from '@ringwerk/contract';
import { METALS, minorOf, type BaseCurrency } from '@ringwerk/kernel/price';
import type { Queryable } from '../../storage/database.ts';
import { addDays } from '../calendar/house-calendar.ts';
import { isLikely } from '../pricing/admit-rate.ts';
import { storedRate } from '../pricing/stored-rate.ts';
import { rateInForce } from '../pricing/rate-repository.ts';
import { FeedRefusal } from './feed-error.ts';
import type { FeedAnswer, Quote } from './read-answer.ts';

/** A quote as a rate: minor units a gram of fine metal, or units for one of the base currency. */
export interface RatedQuote {
  readonly subject: RateSubject;
  readonly found: string;
  readonly value: number;
  readonly quotedDay: string | null;
  /** How it was computed. */
  readonly note: string;
}

/** The international troy ounce in grams, exactly (12/175 of the international pound). */
const GRAMS_PER_TROY_OUNCE = 31.1034768;
const GRAMS: Readonly<Record<FeedUnit, number>> = { 'oz-t': GRAMS_PER_TROY_OUNCE, g: 1, kg: 1_000 };
const UNIT_SIGNS: Readonly<Record<FeedUnit, string>> = { 'oz-t': 'oz t', g: 'g', kg: 'kg' };

const isMetal = (subject: RateSubject): boolean => METALS.some((metal) => metal === subject);

/** All quotes of an answer as rates of a house of a base currency. @throws FeedRefusal */
export async function rateQuotes(
  database: Queryable,
  base: BaseCurrency,
  { quotes, day }: FeedAnswer,
): Promise<RatedQuote[]> {
  const rated: RatedQuote[] = [];
  for (const quote of quotes) {
    const { subject, currency } = quote.reading;
    const rate = isMetal(subject) && currency !== base ? await exchangeRate(database, currency, subject) : 1;
    const value = storedRate(base, valueOf(quote, base, rate));
    if (!isLikely(base, { subject, value })) throw new FeedRefusal('unlikely', quote.found, subject);
    rated.push({ subject, found: quote.found, value, quotedDay: day, note: noteOf(quote, base, rate) });
  }
  return rated;
}

/** @param rate - of a metal: units of the quote's currency for one of the base currency. */
function valueOf({ number, divisor, reading }: Quote, base: BaseCurrency, rate: number): number {
  const { subject, unit, factor } = reading;
  if (!isMetal(subject)) return (number * factor) / (divisor?.number ?? 1);
  return ((number * factor) / rate / GRAMS[unit]) * minorOf(base);
}

async function exchangeRate(database: Queryable, currency: FeedCurrency, subject: RateSubject): Promise<number> {
  const rate = await rateInForce(database, currency);
  if (rate === null) throw new FeedRefusal('no-exchange-rate', currency, subject);
  return rate.value;
}

function noteOf({ found, divisor, reading }: Quote, base: BaseCurrency, rate: number): string {
  const { subject, unit, currency, factor } = reading;
  const times = factor === 1 ? '' : ` × ${factor}`;
  if (!isMetal(subject)) {
    if (divisor !== null) return `${found}${times} ${subject}/EUR · ${divisor.found} ${base}/EUR`;
    return times === '' ? '' : `${found}${times}`;
  }
  const exchanged = currency === base ? '' : ` · ${rate} ${currency}/${base}`;
  return `${found}${times} ${currency}/${UNIT_SIGNS[unit]}${exchanged}`;
}

/** @throws FeedRefusal for an answer of a day that has not come, or that is older than a rate may grow. */
export function requireDay(day: string | null, today: string, staleDays: number): void {
  if (day !== null && (day > today || day < addDays(today, -staleDays))) throw new FeedRefusal('day', day);
}

/** What a reading cannot be of. */
export const isReferenceRate = ({ subject }: FeedReading): boolean => !isMetal(subject);
