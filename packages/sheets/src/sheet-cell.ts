/**
 * A cell of a file: a text, a number, or a marked kind. What a cell does not say in itself (the result of a formula, one
 * value for several merged cells) is a kind of its own, so that nobody reads a guess. An empty cell is the empty text.
 */
export type SheetCell = string | number | MarkedCell;
export type MarkedCell =
  /** A number with a percent format: 0.19 shows as 19 %. */
  | { readonly kind: 'percent'; readonly value: number }
  /** A date, `YYYY-MM-DD`. */
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'boolean'; readonly isTrue: boolean }
  | { readonly kind: 'formula' }
  | { readonly kind: 'merged' }
  /** An error that the spreadsheet computed, `#REF!`. */
  | { readonly kind: 'error'; readonly text: string };

export interface SheetRow {
  /** As a spreadsheet counts: the first line is row 1. */
  readonly row: number;
  readonly cells: readonly SheetCell[];
  /** The row ends before the columns of the head do, or inside quotes: the file was cut off here. */
  readonly isCut?: true;
}

/** The first visible table of a file. */
export interface Sheet {
  readonly head: SheetRow;
  readonly rows: readonly SheetRow[];
  /** Name of the sheet; null in a CSV file. */
  readonly name: string | null;
  /** Sheets of the workbook that were not read. */
  readonly others: number;
}

/** Why a file cannot be read at all. */
export type SheetProblem =
  | { readonly code: 'sheet.empty' }
  /** The file ends in the middle. */
  | { readonly code: 'sheet.cut-off' }
  | { readonly code: 'sheet.damaged' }
  /** A workbook of the time before XLSX, or one with a password. */
  | { readonly code: 'sheet.old-excel' }
  | { readonly code: 'sheet.other-type' }
  | { readonly code: 'sheet.too-many-rows'; readonly most: number }
  | { readonly code: 'sheet.too-wide'; readonly most: number }
  /** Unpacked it has more bytes than `most`. */
  | { readonly code: 'sheet.too-large'; readonly most: number }
  /** A cell has more characters than a spreadsheet lets anybody type. */
  | { readonly code: 'sheet.text-too-long'; readonly most: number }
  /** More sheets, merged ranges, formats, cells or texts than the table of any list has. */
  | { readonly code: 'sheet.overloaded' }
  | { readonly code: 'sheet.merged-head'; readonly cells: string };

export type SheetReading =
  | { readonly ok: true; readonly value: Sheet }
  | { readonly ok: false; readonly problem: SheetProblem };

export interface SheetLimits {
  /** Rows under the head. */
  readonly rows: number;
  readonly columns: number;
  /** Unpacked bytes of a workbook: a small archive can hold a table without end. */
  readonly bytes: number;
}

export const SHEET_LIMITS: SheetLimits = { rows: 100_000, columns: 100, bytes: 268_435_456 };

/** Thrown inside the readers and answered by `readSheet`. */
export class SheetError extends Error {
  readonly problem: SheetProblem;
  constructor(problem: SheetProblem) {
    super(problem.code);
    this.name = 'SheetError';
    this.problem = problem;
  }
}

export const isBlank = (cell: SheetCell): boolean => typeof cell === 'string' && cell.trim() === '';

/** The table of rows with something in them: the first is the head. */
export function sheetOf(
  rows: readonly SheetRow[],
  limits: SheetLimits,
  place: Pick<Sheet, 'name' | 'others'>,
): SheetReading {
  const [head, ...body] = rows;
  if (head === undefined) return { ok: false, problem: { code: 'sheet.empty' } };
  if (body.length > limits.rows) return { ok: false, problem: { code: 'sheet.too-many-rows', most: limits.rows } };
  return { ok: true, value: { head, rows: body, ...place } };
}
