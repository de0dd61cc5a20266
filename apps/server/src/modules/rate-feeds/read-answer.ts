import type { DecimalSign, FeedContent, FeedReading, RateSubject } from '@ringwerk/contract';
import type { BaseCurrency } from '@ringwerk/kernel/price';
import type { FetchedText } from '../outgoing/fetch-public.ts';
import { excerpt, FeedRefusal } from './feed-error.ts';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import { readReferenceRates } from './read-reference-rates.ts';

/** A number of an answer, before unit and currency. */
export interface Quote {
  readonly reading: FeedReading;
  readonly found: string;
  readonly number: number;
  /** What the table writes of the base currency, where it is of another one; null else. */
  readonly divisor: { readonly found: string; readonly number: number } | null;
}
export interface FeedAnswer {
  readonly quotes: readonly Quote[];
  /** The day that the source itself names. */
  readonly day: string | null;
}

const HTML = /^\s*(?:<!doctype html|<html|<head|<body)/iu;

/** All values of an answer for a house of a base currency, or none. @throws FeedRefusal */
export async function readAnswer(
  { text, type }: FetchedText,
  content: FeedContent,
  base: BaseCurrency,
): Promise<FeedAnswer> {
  if (type === 'text/html' || HTML.test(text)) throw new FeedRefusal('html', excerpt(text));
  const { day, find, sign, divisor } = await reader(text, content, base);
  const quotes = content.readings.map((reading): Quote => {
    const found = find(reading);
    const number = typeof found === 'number' ? found : parseQuote(found, sign, reading.subject);
    return { reading, found: excerpt(String(found)), number, divisor };
  });
  return { quotes, day };
}

interface Reader {
  readonly day: string | null;
  readonly find: (reading: FeedReading) => string | number;
  readonly sign: DecimalSign;
  readonly divisor: Quote['divisor'];
}

async function reader(text: string, { format, decimalSign: sign }: FeedContent, base: BaseCurrency): Promise<Reader> {
  switch (format) {
    case 'json':
      return { day: null, find: readJson(text), sign, divisor: null };
    case 'csv':
      return { day: null, find: await readCsv(text), sign, divisor: null };
    case 'reference-rates': {
      const { day, perEuro } = readReferenceRates(text);
      return { day, find: ({ subject }) => perEuro(subject), sign: '.', divisor: divisorOf(perEuro, base) };
    }
  }
}

/** A central bank's table says what one euro buys: for another base currency it is divided by that currency's own row. */
function divisorOf(perEuro: (subject: RateSubject) => string, base: BaseCurrency): Quote['divisor'] {
  if (base === 'EUR') return null;
  const found = perEuro(base);
  const number = parseQuote(found, '.', base);
  if (number <= 0) throw new FeedRefusal('unlikely', excerpt(found), base);
  return { found: excerpt(found), number };
}

/** Digits with groups of three between, and decimals. */
const NUMBERS: Readonly<Record<DecimalSign, RegExp>> = {
  '.': /^-?(?:\d+|\d{1,3}(?:[,' ’]\d{3})+)(?:\.\d+)?$/u,
  ',': /^-?(?:\d+|\d{1,3}(?:[.' ’]\d{3})+)(?:,\d+)?$/u,
};

export function parseQuote(text: string, sign: DecimalSign, subject: RateSubject): number {
  const plain = text.normalize('NFKC').trim();
  if (!NUMBERS[sign].test(plain)) throw new FeedRefusal('not-a-number', excerpt(text), subject);
  return Number(plain.replaceAll(sign === '.' ? /[,' ’]/gu : /[.' ’]/gu, '').replace(',', '.'));
}
