import type { BaseCurrency } from '@ringwerk/kernel/price';
import type { VatTreatment } from './vat-case.ts';

/** Kinds of an invoice document and their codes (UNTDID 1001). */
export const INVOICE_CODES = { invoice: '380', 'credit-note': '381', corrected: '384' } as const;
export type InvoiceKind = keyof typeof INVOICE_CODES;

export interface PostalAddress {
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

export interface Seller extends PostalAddress {
  readonly name: string;
  readonly vatId: string;
  /** Of the local tax office; empty for none. */
  readonly taxNumber: string;
  /** Entry in the commercial register, managers: one line; empty for none. */
  readonly register: string;
  readonly email: string;
  /** Whom the buyer asks about the invoice. */
  readonly contact: { readonly name: string; readonly phone: string; readonly email: string };
}

export interface Buyer extends PostalAddress {
  readonly name: string;
  /** The buyer's number at the seller. */
  readonly number: string;
  readonly vatId: string;
  /** Empty for a buyer who takes no electronic mail: then no XRechnung can be made. */
  readonly email: string;
}

/** One position. Amounts are minor units of one piece. */
export interface InvoiceLine {
  readonly name: string;
  readonly description: string;
  /** Null for what has no number of its own. */
  readonly articleNumber: string | null;
  readonly quantity: number;
  /** What is charged for one piece, after the discount. */
  readonly price: number;
  /** Part of the list price of one piece that is not charged; 0 for none. */
  readonly discount: number;
  readonly vat: VatTreatment;
  /** Number of the Harmonised System; null for a service. */
  readonly tariff: string | null;
  /** Country of origin; null for a service. */
  readonly origin: string | null;
  /** Facts of the article, name and value. */
  readonly facts: readonly (readonly [string, string])[];
}

export interface PaymentTerms {
  /** `YYYY-MM-DD`; null for a credit note, which nobody owes by a day. */
  readonly dueOn: string | null;
  /** The terms in words, in the buyer's language. */
  readonly words: string;
  /** Decimal share that may be taken off within `discountDays`; 0 for none. */
  readonly discount: number;
  readonly discountDays: number;
}

/** An account that is paid to; where there is no BIC it is empty. */
export interface BankAccount {
  readonly holder: string;
  /** Empty where the account has none. */
  readonly iban: string;
  /** The account's number in a country without IBAN; absent or empty else. */
  readonly local?: string;
  readonly bic: string;
}

/** Everything that an invoice, a corrected invoice or a credit note says; amounts are minor units of `currency`. Days are `YYYY-MM-DD`. */
export interface Invoice {
  readonly kind: InvoiceKind;
  readonly currency: BaseCurrency;
  readonly number: string;
  readonly issuedOn: string;
  readonly deliveredOn: string;
  /** By which the buyer finds the invoice, e.g. a Leitweg-ID. */
  readonly buyerReference: string;
  /** Number of the order at the seller; null for an invoice without one. */
  readonly orderNumber: string | null;
  readonly deliveryNumber: string | null;
  /** The paper that this one corrects or credits. */
  readonly precedes: { readonly number: string; readonly issuedOn: string } | null;
  readonly seller: Seller;
  readonly buyer: Buyer;
  readonly shipTo: PostalAddress & { readonly name: string };
  readonly account: BankAccount;
  /** Null where nothing is due. */
  readonly terms: PaymentTerms | null;
  readonly notes: readonly string[];
  /** Why no tax is charged, in words, by category. */
  readonly exemptions: Readonly<Record<'K' | 'G' | 'AE', string>>;
  readonly lines: readonly InvoiceLine[];
}
