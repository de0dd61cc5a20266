import { decimal, roundHalfAway, times, toNumber } from '@ringwerk/kernel/units';
import type { InvoiceLine } from './invoice.ts';
import { VAT_CATEGORIES, type VatTreatment } from './vat-case.ts';

/** Tax of one category and rate; cents. */
export interface VatRow extends VatTreatment {
  readonly net: number;
  readonly tax: number;
}
/** Cents. */
export interface InvoiceTotals {
  readonly net: number;
  readonly vat: readonly VatRow[];
  readonly tax: number;
  readonly gross: number;
}

/** Cents of a whole position: pieces are whole and prices are cents, so nothing is rounded. */
export const lineNet = ({ quantity, price }: Pick<InvoiceLine, 'quantity' | 'price'>): number => quantity * price;

/** Tax on a sum, rounded half away from zero to the cent: a credit mirrors its invoice. */
export const taxOn = (net: number, rate: number): number =>
  toNumber(roundHalfAway(times(decimal(net), decimal(rate)), 0));

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Sums of an invoice: tax once for each category and rate, on the sum of its lines. */
export function totalsOf(lines: readonly Pick<InvoiceLine, 'quantity' | 'price' | 'vat'>[]): InvoiceTotals {
  const treatments = new Map(lines.map(({ vat }) => [`${vat.category} ${vat.rate}`, vat]));
  const place = ({ category }: VatTreatment): number => VAT_CATEGORIES.indexOf(category);
  const vat = [...treatments.values()]
    .toSorted((one, other) => place(one) - place(other) || other.rate - one.rate)
    .map(({ category, rate }) => {
      const own = lines.filter((line) => line.vat.category === category && line.vat.rate === rate);
      const net = sum(own.map(lineNet));
      return { category, rate, net, tax: taxOn(net, rate) };
    });
  const net = sum(vat.map((row) => row.net));
  const tax = sum(vat.map((row) => row.tax));
  return { net, vat, tax, gross: net + tax };
}
