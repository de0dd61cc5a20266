export * from './invoice.ts';
export * from './vat-case.ts';
export * from './totals.ts';
export { invoiceXml } from './cii/invoice-xml.ts';
export { PROFILE_IDS, type InvoiceProfile } from './cii/profiles.ts';
export { datevBatch, fiscalYearStart } from './datev/posting-batch.ts';
export type { DatevPeriod, DatevSettings, Posting } from './datev/posting-batch.ts';
export { isIban } from './iban.ts';
export * from './local-account.ts';
