import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { SHEET_BASE64_MAX, SHEET_RESULTS } from '../sheet-words.ts';
import { trimmedText } from '../text.ts';
import { sheetFindingSchema } from './price-sheets.ts';

/** Models that one file changes; a section has 999 numbers. */
export const MODEL_SHEET_ROWS_MAX = 5_000;

const sheetCell = z.union([z.string(), z.number(), z.null(), z.object({ kind: z.literal('day'), day: z.iso.date() })]);

export const exportHouseModels = operation({
  id: 'exportHouseModels',
  method: 'GET',
  path: '/api/house-models/sheet',
  access: 'staff',
  summary: 'The collection as rows of a table, in the order of the columns of a file.',
  answer: z.object({ rows: z.array(z.array(sheetCell)) }),
});

const file = z.base64().check(z.maxLength(SHEET_BASE64_MAX));

export const modelSheetCheckSchema = z.object({
  sheet: z.nullable(z.string()),
  others: z.int(),
  counts: z.record(z.enum(SHEET_RESULTS), z.int()),
  rows: z.array(
    z.object({
      row: z.int(),
      /** Article number, or the code of the design that a new model is made from. */
      article: z.string(),
      result: z.enum(SHEET_RESULTS),
      /** By heads of the file. */
      changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
      findings: z.array(sheetFindingSchema),
    }),
  ),
  /** Names this answer: an import over another state of the collection is refused. */
  digest: z.string(),
});
export type ModelSheetCheck = z.infer<typeof modelSheetCheckSchema>;

export const checkModelSheet = operation({
  id: 'checkModelSheet',
  method: 'POST',
  path: '/api/house-models/sheet-checks',
  access: 'staff',
  summary:
    'What a file (CSV, XLSX, as base64) would change in the collection: an answer for every row, nothing is written.',
  body: z.strictObject({ data: file }),
  answer: modelSheetCheckSchema,
});

export const importModelSheet = operation({
  id: 'importModelSheet',
  method: 'POST',
  path: '/api/house-models/sheet-imports',
  access: 'staff',
  summary:
    'Writes the rows of a file that can be taken, all in one transaction. Refused when the collection is another than at the check.',
  body: z.strictObject({
    data: file,
    /** Of the check that was looked at. */
    digest: trimmedText({ min: 1, max: 64 }),
    /** For the log. */
    name: trimmedText({ max: 200 }),
  }),
  answer: z.object({ created: z.int(), changed: z.int() }),
});
