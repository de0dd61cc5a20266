import * as z from 'zod/mini';
import { emailAddress } from '../email-address.ts';
import { wholeNumber } from '../numbers.ts';
import { ACCOUNT_FORMS, ACCOUNT_TYPES } from '../paper-words.ts';
import { operation } from '../operation.ts';
import { trimmedText } from '../text.ts';

/** A ledger account. */
const account = trimmedText({ max: 9 }).check(z.regex(/^\d{4,9}$/u));
const orEmpty = (schema: typeof emailAddress) => z.union([z.literal(''), schema]);

const fields = {
  /** Whose account is paid to; empty for the house itself. */
  accountHolder: trimmedText({ max: 120 }),
  iban: trimmedText({ max: 42 }),
  bic: trimmedText({ max: 11 }).check(z.regex(/^(?:[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)?$/u)),
  bank: trimmedText({ max: 80 }),
  /** Of an account without IBAN; empty where there is one. */
  bankCode: trimmedText({ max: 8 }),
  branch: trimmedText({ max: 80 }),
  branchCode: trimmedText({ max: 8 }),
  accountType: z.union([z.literal(''), z.enum(ACCOUNT_TYPES)]),
  accountNumber: trimmedText({ max: 30 }),
  /** Whom dealers ask about an invoice. */
  contactName: trimmedText({ max: 120 }),
  contactPhone: trimmedText({ max: 40 }),
  contactEmail: orEmpty(emailAddress),
  /** Of the local tax office. */
  taxNumber: trimmedText({ max: 40 }),
  /** Commercial register, managers: what the law asks for on a letter. */
  register: trimmedText({ max: 300 }),
  datev: z.strictObject({
    consultant: wholeNumber(1001, 9_999_999),
    client: wholeNumber(1, 99_999),
    fiscalMonth: wholeNumber(1, 12),
    accountLength: wholeNumber(4, 8),
    revenue: z.strictObject({ S: account, K: account, G: account, AE: account }),
    /** One account for all dealers; empty: the customer number is the account. */
    debtor: z.union([z.literal(''), account]),
  }),
};

const paperSettingsSchema = z.object({
  ...fields,
  contactEmail: z.string(),
  /** Counts changes; sent back with the next one. */
  version: z.int(),
});
export type PaperSettings = z.infer<typeof paperSettingsSchema>;
const shownSettings = z.extend(paperSettingsSchema, {
  /** How the banks of the house's country write an account. */
  accountForm: z.enum(ACCOUNT_FORMS),
});
export type ShownPaperSettings = z.infer<typeof shownSettings>;

export const getPaperSettings = operation({
  id: 'getPaperSettings',
  method: 'GET',
  path: '/api/paper-settings',
  access: 'staff',
  summary: 'Bank account, contact and accounts of the house for its papers and their postings.',
  answer: shownSettings,
});
export const putPaperSettings = operation({
  id: 'putPaperSettings',
  method: 'PUT',
  path: '/api/paper-settings',
  access: 'staff',
  summary: 'Change bank account, contact and accounts as of the version that was shown.',
  body: z.strictObject({ ...fields, version: wholeNumber(1, 2_000_000_000) }),
  answer: shownSettings,
});
