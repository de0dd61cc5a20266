import type { FeedCurrency, FeedReading, FeedUnit, RateSubject } from '@ringwerk/contract';
import { METALS } from '@ringwerk/kernel/price';
import type { Queryable } from '../../storage/database.ts';
import { addDays } from '../calendar/house-calendar.ts';
import { isLikely } from '../pricing/admit-rate.ts';
import { rateInForce } from '../pricing/rate-repository.ts';
import { FeedRefusal } from './feed-error.ts';
import type { FeedAnswer, Quote } from './read-answer.ts';

/** A quote as a rate: cents a gram of fine metal, or units for one euro. */
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

/** Decimals that are stored; further ones are dust of the conversion, and would make equal quotes differ. */
const DECIMALS = 1e6;

const isMetal = (subject: RateSubject): boolean => METALS.some((metal) => metal === subject);

/** All quotes of an answer as rates. @throws FeedRefusal */
export async function rateQuotes(database: Queryable, { quotes, day }: FeedAnswer): Promise<RatedQuote[]> {
  const rated: RatedQuote[] = [];
  for (const quote of quotes) {
    const { subject, currency } = quote.reading;
    const perEuro = isMetal(subject) ? await exchangeRate(database, currency, subject) : 1;
    const value = Math.round(valueOf(quote, perEuro) * DECIMALS) / DECIMALS;
    if (!isLikely(subject, value)) throw new FeedRefusal('unlikely', quote.found, subject);
    rated.push({ subject, found: quote.found, value, quotedDay: day, note: noteOf(quote, perEuro) });
  }
  return rated;
}

function valueOf({ number, reading }: Quote, perEuro: number): number {
  const { subject, unit, factor } = reading;
  return isMetal(subject) ? ((number * factor) / perEuro / GRAMS[unit]) * 100 : number * factor;
}

async function exchangeRate(database: Queryable, currency: FeedCurrency, subject: RateSubject): Promise<number> {
  if (currency === 'EUR') return 1;
  const rate = await rateInForce(database, currency);
  if (rate === null) throw new FeedRefusal('no-exchange-rate', currency, subject);
  return rate.value;
}

function noteOf({ found, reading }: Quote, perEuro: number): string {
  const { subject, unit, currency, factor } = reading;
  const times = factor === 1 ? '' : ` × ${factor}`;
  if (!isMetal(subject)) return times === '' ? '' : `${found}${times}`;
  const exchanged = currency === 'EUR' ? '' : ` · ${perEuro} ${currency}/€`;
  return `${found}${times} ${currency}/${UNIT_SIGNS[unit]}${exchanged}`;
}

/** @throws FeedRefusal for an answer of a day that has not come, or that is older than a rate may grow. */
export function requireDay(day: string | null, today: string, staleDays: number): void {
  if (day !== null && (day > today || day < addDays(today, -staleDays))) throw new FeedRefusal('day', day);
}

/** What a reading cannot be of. */
export const isReferenceRate = ({ subject }: FeedReading): boolean => !isMetal(subject);
