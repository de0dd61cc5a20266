import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { RATE_SUBJECTS } from '../price-words.ts';
import { SHEET_RESULTS } from '../sheet-words.ts';
import { trimmedText } from '../text.ts';
import { sheetFindingSchema } from './price-sheets.ts';

/** A file of nine rates has some kilobytes, as a workbook too. */
export const RATE_SHEET_BYTES_MAX = 262_144;

export const rateSheetSchema = z.object({
  rows: z.array(
    z.object({
      /** As a spreadsheet counts. */
      row: z.int(),
      /** As the file writes it. */
      text: z.string(),
      subject: z.nullable(z.enum(RATE_SUBJECTS)),
      result: z.enum(SHEET_RESULTS),
      before: z.nullable(z.number()),
      /** Minor units a gram, or units for one of the base currency. */
      after: z.nullable(z.number()),
      /** The first day that it counts; null: from now on. */
      from: z.nullable(z.string()),
      /** It jumps: a second person has to confirm it. */
      isHeld: z.boolean(),
      findings: z.array(sheetFindingSchema),
    }),
  ),
  counts: z.record(z.enum(SHEET_RESULTS), z.int()),
  /** Whether the rates were recorded: all of them, or none. */
  isRecorded: z.boolean(),
});
export type RateSheet = z.infer<typeof rateSheetSchema>;

export const importRates = operation({
  id: 'importRates',
  method: 'POST',
  path: '/api/rates/import',
  access: 'staff',
  summary:
    'Rates of a file (CSV, XLSX, as base64), with an answer for every row. With a row that is refused nothing is recorded, and nothing on trial.',
  body: z.strictObject({
    data: z.base64().check(z.maxLength(Math.ceil(RATE_SHEET_BYTES_MAX / 3) * 4)),
    file: trimmedText({ max: 200 }),
    isTrial: z.boolean(),
  }),
  answer: rateSheetSchema,
});
