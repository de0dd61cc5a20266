import * as z from 'zod/mini';
import { recordValueSchema } from './record.ts';
import { COUNTRIES, LANGUAGES, type Language } from './languages.ts';
import { wholeNumberInAddress } from './numbers.ts';
import { text } from './text.ts';

export const languageSchema = z.enum(LANGUAGES);
/** A text in every language. */
export const namesSchema = z.record(languageSchema, z.string());
/** The same, where some languages may be missing. */
export type LocalisedTexts = Readonly<Partial<Record<Language, string | undefined>>>;
export const countrySchema = z.enum(COUNTRIES);
export const idSchema = z.uuid();
/** Integer minor units of a currency. */
export const minorUnits = z.int();
/** What a house may keep its trade prices in, and what dealers sell in; `kernel-types.test.ts` holds it to the kernel's list. */
export const currencySchema = z.enum(['EUR', 'CHF', 'JPY', 'KRW']);
/** Made by the caller for one act of the user: the same key of the same dealer is carried out once. */
export const idempotencyKey = text({ min: 8, max: 100 });
export const timestamp = z.iso.datetime();
/** The same in a request, as `toISOString` writes it: of a known length. Days that no month has are the service's to refuse. */
export const postedTimestamp = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/u), z.maxLength(24));

export const moneySchema = z.strictObject({ amount: minorUnits, currency: currencySchema });
export type MoneyJson = z.infer<typeof moneySchema>;

/** A finding about one field of a request: a code of the kernel for a design, or `field.…`. */
export const fieldIssueSchema = z.object({
  code: z.string(),
  path: z.string(),
  params: z.record(z.string(), z.union([z.number(), z.string()])),
  severity: z.enum(['error', 'warning']),
  repair: z.optional(z.object({ path: z.string(), value: recordValueSchema })),
});

export const errorBody = z.object({
  error: z.object({
    code: z.string(),
    requestId: z.string(),
    /** Field findings: JSON pointer, code, numbers for the text. */
    issues: z.optional(z.array(fieldIssueSchema)),
    retryAfterSeconds: z.optional(z.number()),
  }),
});
export type ErrorBody = z.infer<typeof errorBody>;

export const pageQuery = {
  page: z.optional(wholeNumberInAddress(1, 100_000)),
  pageSize: z.optional(wholeNumberInAddress(1, 96)),
};
export const pageInfo = { page: z.int(), pageSize: z.int(), total: z.int() };

/** A colour of a company, `#rrggbb` in small letters. */
export const brandColour = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
