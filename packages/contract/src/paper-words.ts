import type { Country } from './languages.ts';

/** Papers of the house to a dealer; each kind has numbers of its own. */
export const PAPER_KINDS = ['confirmation', 'delivery', 'invoice', 'credit'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** How far an invoice is paid. `overdue` also where a part was paid; `settled`: nothing is open, by payment or credit. */
export const INVOICE_STATES = ['open', 'part-paid', 'overdue', 'settled'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** Why a person must look at an invoice before it goes out. */
export const PAPER_DOUBTS = ['no-vat-id', 'wrong-vat-id', 'service-abroad'] as const;
export type PaperDoubt = (typeof PAPER_DOUBTS)[number];

/** What of house, dealer or order is missing before an invoice can be issued, as pointers into their files. `/order/payer`: who pays for what is made again. */
export const PAPER_GAPS = [
  '/house/company',
  '/house/street',
  '/house/postcode',
  '/house/city',
  '/house/vatId',
  '/house/email',
  '/papers/iban',
  '/papers/accountNumber',
  '/papers/contactName',
  '/papers/contactPhone',
  '/papers/contactEmail',
  '/dealer/street',
  '/dealer/postcode',
  '/dealer/city',
  '/order/payer',
] as const;
export type PaperGap = (typeof PAPER_GAPS)[number];

/** How a bank account is written where the house is: by IBAN, or by bank, branch and number. */
export const ACCOUNT_FORMS = ['iban', 'jp', 'kr'] as const;
export type AccountForm = (typeof ACCOUNT_FORMS)[number];
const LOCAL_FORMS: Readonly<Partial<Record<Country, AccountForm>>> = { JP: 'jp', KR: 'kr' };
export const accountFormOf = (country: Country): AccountForm => LOCAL_FORMS[country] ?? 'iban';
/** 普通 and 当座. */
export const ACCOUNT_TYPES = ['ordinary', 'current'] as const;

/** VAT categories that revenue is posted by: taxed, intra-Community, export, reverse charge. */
export const REVENUE_CATEGORIES = ['S', 'K', 'G', 'AE'] as const;
export type RevenueCategory = (typeof REVENUE_CATEGORIES)[number];
