import { MODEL_SHEET_COLUMNS, MODEL_SHEET_HEADS, type exportHouseModels, type Language } from '@ringwerk/contract';
import type { WrittenSheet } from '@ringwerk/sheets/write';
import type { AnswerOf } from '../../../api/call.ts';

const TEXT_WIDTH = 24;
const WIDTH = 14;

/** The collection as a file, with heads in the reader's language. */
export const collectionSheet = (
  { rows }: AnswerOf<typeof exportHouseModels>,
  name: string,
  language: Language,
): WrittenSheet => ({
  name,
  columns: MODEL_SHEET_COLUMNS.map((column) => ({
    label: MODEL_SHEET_HEADS[column][language],
    width: column.includes('.') || column === 'places' ? TEXT_WIDTH : WIDTH,
  })),
  rows,
});
