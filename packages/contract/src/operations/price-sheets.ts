import * as z from 'zod/mini';
import { fieldIssueSchema, idSchema } from '../common.ts';
import { FIGURE_UNITS } from '../price-figures.ts';
import { wholeNumber } from '../numbers.ts';
import { operation } from '../operation.ts';
import { SHEET_BASE64_MAX, SHEET_FINDINGS, SHEET_RESULTS } from '../sheet-words.ts';
import { priceCellSchema } from './price-lists.ts';

/** A finding at a column of a file. */
export const sheetFindingSchema = z.object({
  /** Head of the column, as the file writes it; empty for the row as a whole. */
  column: z.string(),
  code: z.enum(SHEET_FINDINGS),
  params: fieldIssueSchema.shape.params,
});
export type SheetFinding = z.infer<typeof sheetFindingSchema>;

const countsSchema = z.record(z.enum(SHEET_RESULTS), z.int());

export const priceSheetCheckSchema = z.object({
  /** Name of the sheet that was read, null in a CSV file; and how many others the workbook has. */
  sheet: z.nullable(z.string()),
  others: z.int(),
  counts: countsSchema,
  /** Figures of the list that the file does not name: they stay. */
  absent: z.int(),
  rows: z.array(
    z.object({
      /** As a spreadsheet counts. */
      row: z.int(),
      /** What names the figure; as the file writes it where the list does not have it. */
      key: z.string(),
      unit: z.nullable(z.enum(FIGURE_UNITS)),
      result: z.enum(SHEET_RESULTS),
      before: z.nullable(z.number()),
      after: z.nullable(z.number()),
      findings: z.array(sheetFindingSchema),
    }),
  ),
  /** What the rows that can be taken write into the list. */
  cells: z.array(priceCellSchema),
});
export type PriceSheetCheck = z.infer<typeof priceSheetCheckSchema>;

export const checkPriceSheet = operation({
  id: 'checkPriceSheet',
  method: 'POST',
  path: '/api/price-lists/:id/sheet-checks',
  access: 'staff',
  summary:
    'What a file (CSV, XLSX, as base64) would change in a draft: an answer for every row, nothing is written. The page puts the cells into the draft, which is saved like any other change.',
  params: z.object({ id: idSchema }),
  body: z.strictObject({
    /** The version that the file is laid over. */
    version: wholeNumber(1, 1_000_000),
    data: z.base64().check(z.maxLength(SHEET_BASE64_MAX)),
  }),
  answer: priceSheetCheckSchema,
});
