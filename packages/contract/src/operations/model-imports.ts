import * as z from 'zod/mini';
import { fieldIssueSchema, idSchema, timestamp } from '../common.ts';
import { wholeNumberInAddress } from '../numbers.ts';
import { operation } from '../operation.ts';
import { SHEET_BASE64_MAX, SHEET_PROBLEMS, SHEET_RESULTS } from '../sheet-words.ts';
import { trimmedText } from '../text.ts';
import { jobSchema } from './jobs.ts';
import { sheetFindingSchema } from './price-sheets.ts';

/** Rows of one file; the fullest collection has 16,000 articles. */
export const MODEL_SHEET_ROWS_MAX = 100_000;
/** Imports that are kept with their files and rows; an older one gives way to a new one. */
export const MODEL_IMPORTS_KEPT = 5;
/** Rows of one page; a whole answer is saved in pages of this size. */
export const IMPORT_ROWS_MAX = 2_000;

const sheetCell = z.union([z.string(), z.number(), z.null(), z.object({ kind: z.literal('day'), day: z.iso.date() })]);

export const exportHouseModels = operation({
  id: 'exportHouseModels',
  method: 'GET',
  path: '/api/house-models/sheet',
  access: 'staff',
  summary: 'The collection as rows of a table, in the order of the columns of a file.',
  answer: z.object({ rows: z.array(z.array(sheetCell)) }),
});

const counts = z.record(z.enum(SHEET_RESULTS), z.int());
const person = z.nullable(z.string());

export const modelImportSchema = z.object({
  id: z.string(),
  /** Of the file. */
  name: z.string(),
  createdAt: timestamp,
  /** Null for somebody who is gone. */
  createdBy: person,
  /** Why the file cannot be read as a whole. */
  problem: z.nullable(z.object({ code: z.enum(SHEET_PROBLEMS), params: fieldIssueSchema.shape.params })),
  /** What it would do, or has done; null until every row was looked at. */
  check: z.nullable(
    z.object({
      at: timestamp,
      sheet: z.nullable(z.string()),
      /** Sheets of the workbook that were not read. */
      others: z.int(),
      counts,
      /** Names this answer: what is written is what was looked at. */
      digest: z.string(),
    }),
  ),
  /** Null until its rows are in the collection. */
  written: z.nullable(z.object({ at: timestamp, by: person, created: z.int(), changed: z.int() })),
  /** The job that is under way, or that ended without what was asked of it; null: neither. */
  job: z.nullable(jobSchema),
});
export type ModelImport = z.infer<typeof modelImportSchema>;

export const modelImportRowSchema = z.object({
  /** As a spreadsheet counts. */
  row: z.int(),
  /** Article number, or the code of the design that a new model is made from. */
  article: z.string(),
  result: z.enum(SHEET_RESULTS),
  /** By heads of the file. */
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  findings: z.array(sheetFindingSchema),
});
export type ModelImportRow = z.infer<typeof modelImportRowSchema>;

const params = z.object({ id: idSchema });

export const uploadModelSheet = operation({
  id: 'uploadModelSheet',
  method: 'POST',
  path: '/api/house-models/imports',
  access: 'staff',
  summary:
    'Keeps a file (CSV, XLSX, as base64) and looks at each of its rows in the background: what it would change in the collection. Nothing is written.',
  body: z.strictObject({
    data: z.base64().check(z.minLength(1), z.maxLength(SHEET_BASE64_MAX)),
    name: trimmedText({ min: 1, max: 200 }),
  }),
  answer: z.object({ id: z.string() }),
});
export const listModelImports = operation({
  id: 'listModelImports',
  method: 'GET',
  path: '/api/house-models/imports',
  access: 'staff',
  summary: 'The last files for the collection, newest first.',
  answer: z.object({ imports: z.array(modelImportSchema) }),
});
export const getModelImport = operation({
  id: 'getModelImport',
  method: 'GET',
  path: '/api/house-models/imports/:id',
  access: 'staff',
  summary: 'A file for the collection: how far it is, what it would do, what it has done.',
  params,
  answer: modelImportSchema,
});
/** `open`: all but those that change nothing. */
export const IMPORT_ROWS_SHOWN = ['open', 'refused', 'all'] as const;
export type ImportRowsShown = (typeof IMPORT_ROWS_SHOWN)[number];
/** What the rows of a file can be sorted by. */
export const IMPORT_ROW_SORTS = ['row', 'article', 'result'] as const;
export type ImportRowSort = (typeof IMPORT_ROW_SORTS)[number];
export const listModelImportRows = operation({
  id: 'listModelImportRows',
  method: 'GET',
  path: '/api/house-models/imports/:id/rows',
  access: 'staff',
  summary: 'The answer for every row of a file, in the order of the file unless sorted; none until all were looked at.',
  params,
  query: z.strictObject({
    shown: z.optional(z.enum(IMPORT_ROWS_SHOWN)),
    sort: z.optional(z.enum(IMPORT_ROW_SORTS)),
    descending: z.optional(z.enum(['true'])),
    page: z.optional(wholeNumberInAddress(1, MODEL_SHEET_ROWS_MAX)),
    pageSize: z.optional(wholeNumberInAddress(1, IMPORT_ROWS_MAX)),
  }),
  answer: z.object({ rows: z.array(modelImportRowSchema), page: z.int(), pageSize: z.int(), total: z.int() }),
});
export const checkModelImport = operation({
  id: 'checkModelImport',
  method: 'POST',
  path: '/api/house-models/imports/:id/check',
  access: 'staff',
  summary:
    'Looks at the rows of a kept file again, over the collection as it is now. Refused while it is under way, or written.',
  params,
});
export const applyModelImport = operation({
  id: 'applyModelImport',
  method: 'POST',
  path: '/api/house-models/imports/:id/apply',
  access: 'staff',
  summary:
    'Writes the rows that can be taken in the background, all in one transaction: a job that ends in the middle has written nothing. Nothing is written either where the collection is another than at the check.',
  params,
  body: z.strictObject({
    /** Of the check that was looked at. */
    digest: trimmedText({ min: 1, max: 64 }),
  }),
});
export const cancelModelImport = operation({
  id: 'cancelModelImport',
  method: 'POST',
  path: '/api/house-models/imports/:id/cancel',
  access: 'staff',
  summary: 'Ends what is under way for a file: rows that were not written yet are not written.',
  params,
});
