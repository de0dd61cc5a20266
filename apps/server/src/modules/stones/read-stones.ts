import { setImmediate } from 'node:timers/promises';
import { SHEET_LIMITS, type Sheet, type SheetCell, type SheetRow } from '@ringwerk/sheets';
import { mapColumns, missingColumns, TEMPLATE_NAME, type CsvField } from './stone-csv-columns.ts';
import {
  readClarity,
  readColour,
  readCutGrade,
  readLab,
  readMeasurements,
  readNumber,
  readOrigin,
  readShape,
  readStatus,
  readTreatment,
} from './stone-csv-values.ts';
import { STONE_TOTAL_MAX, stoneTotal, type StoneData, type StoneStatus } from './stone-record.ts';

/** Why a row was refused; the page words it in the reader's language. */
export type StoneRefusal = 'missing' | 'value' | 'range' | 'formula' | 'duplicate' | 'contradiction' | 'cut-off';

export type StoneFileRow =
  | { readonly row: number; readonly stockNumber: string; readonly stone: StoneData; readonly status: StoneStatus }
  | { readonly row: number; readonly stockNumber: string; readonly field: string; readonly reason: StoneRefusal };

export type StoneReading =
  | { readonly ok: true; readonly rows: readonly StoneFileRow[] }
  | { readonly ok: false; readonly missing: readonly string[] };

/** One upload cannot hold the server. */
export const STONE_SHEET_LIMITS = { ...SHEET_LIMITS, rows: 50_000 };
/** Rows between which the process answers others: about five milliseconds. */
const ROWS_AT_ONCE = 250;

const CARAT_MAX = 99;
const PRICE_MAX = 100_000_000;
const STOCK_NUMBER = /^[A-Za-z0-9][A-Za-z0-9._/-]{2,31}$/;
const REPORT_NUMBER = /^[A-Za-z0-9][A-Za-z0-9 ./-]{2,39}$/;
/** A cell that a spreadsheet would run. Kept out of the house, whoever opens an export later. */
const FORMULA = /^[\s]*[=+@\t\r-]/;
/** Stands for a formula that the reader of the file has marked: its own text is not passed on. */
const A_FORMULA = '=…';

/** What a seller states of all his stones at once; a row that says otherwise wins. */
export interface SellerStatement {
  readonly origin?: 'natural' | 'lab-grown' | undefined;
  readonly treatment?: 'none' | undefined;
}

/** IGI writes LG before the numbers of its reports on laboratory-grown diamonds. */
const LAB_GROWN_REPORT = /^LG\d/i;

class Refused extends Error {
  readonly field: CsvField;
  readonly reason: StoneRefusal;
  constructor(field: CsvField, reason: StoneRefusal) {
    super(`${field}: ${reason}`);
    this.field = field;
    this.reason = reason;
  }
}

function textOf(cell: SheetCell): string {
  if (typeof cell !== 'object') return String(cell).trim();
  switch (cell.kind) {
    case 'formula':
      return A_FORMULA;
    case 'percent':
      return String(cell.value);
    case 'day':
      return cell.day;
    case 'boolean':
      return cell.isTrue ? 'TRUE' : 'FALSE';
    case 'error':
      return cell.text;
    case 'merged':
      return '';
  }
}

/**
 * Reads the table of a RapNet-compatible file. `row` counts as a spreadsheet does: the header is row 1. Without a needed
 * column no row is read; otherwise each row is either a stone or a refusal with its field.
 */
export async function readStones(
  { head, rows }: Pick<Sheet, 'head' | 'rows'>,
  stated: SellerStatement = {},
  signal?: AbortSignal,
): Promise<StoneReading> {
  const columns = mapColumns(head.cells.map(textOf));
  const missing = missingColumns(columns);
  if (missing.length > 0) return { ok: false, missing };
  const seen = new Set<string>();
  const cut = cutRow(rows);
  const read: StoneFileRow[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_AT_ONCE === 0) await setImmediate();
    signal?.throwIfAborted();
    read.push(readLine(row, { columns, stated, seen, isCut: row === cut }));
  }
  return { ok: true, rows: read };
}

/**
 * The last of several rows, where it alone is shorter than the header: the file was cut off there. Of a seller who leaves empty
 * cells at the ends of rows out, every row is read.
 */
function cutRow(rows: readonly SheetRow[]): SheetRow | undefined {
  const last = rows.length - 1;
  return last > 0 && rows.findIndex(({ isCut }) => isCut === true) === last ? rows[last] : undefined;
}

interface LineMeans {
  readonly columns: ReadonlyMap<CsvField, number>;
  readonly stated: SellerStatement;
  readonly seen: Set<string>;
  readonly isCut: boolean;
}

function readLine({ row, cells }: SheetRow, { columns, stated, seen, isCut }: LineMeans): StoneFileRow {
  const cell = (field: CsvField): string => textOf(cells[columns.get(field) ?? -1] ?? '');
  const stockNumber = cell('stockNumber');
  try {
    if (isCut) throw new Refused('stockNumber', 'cut-off');
    const found = readRow(cell, stated);
    if (seen.has(stockNumber)) throw new Refused('stockNumber', 'duplicate');
    seen.add(stockNumber);
    return { row, stockNumber, ...found };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { row, stockNumber: harmless(stockNumber), field: TEMPLATE_NAME[error.field], reason: error.reason };
  }
}

/** The text as it may be shown and exported again: never a formula, never long. */
function harmless(text: string): string {
  return (FORMULA.test(text) ? `'${text}` : text).slice(0, 40);
}

type Cell = (field: CsvField) => string;

function readRow(cell: Cell, stated: SellerStatement): { stone: StoneData; status: StoneStatus } {
  const carat = number(cell, 'carat');
  if (carat < 0.01 || carat > CARAT_MAX) throw new Refused('carat', 'range');
  const carat1000 = Math.round(carat * 1000);
  const lab = value(cell, 'lab', readLab);
  const reportNumber = cell('reportNumber') === '' ? '' : code(cell, 'reportNumber', REPORT_NUMBER);
  // A report number without its laboratory says nothing, and a laboratory without a number cannot be checked.
  if (lab === '' && reportNumber !== '') throw new Refused('lab', 'missing');
  if (lab !== '' && reportNumber === '') throw new Refused('reportNumber', 'missing');
  return {
    status: value(cell, 'availability', readStatus),
    stone: {
      stockNumber: code(cell, 'stockNumber', STOCK_NUMBER),
      shape: needed(cell, 'shape', readShape),
      carat1000,
      ...provenance(cell, stated, reportNumber),
      colour: needed(cell, 'colour', readColour),
      clarity: needed(cell, 'clarity', readClarity),
      cutGrade: value(cell, 'cutGrade', readCutGrade),
      lab,
      reportNumber,
      measurements100: measurements(cell),
      pricePerCarat: pricePerCarat(cell, carat1000),
    },
  };
}

/**
 * Natural or grown, and what was done to the stone: by its own row, else as the seller states it of the whole file. Neither
 * is inferred, so a row without it is refused.
 */
function provenance(
  cell: Cell,
  stated: SellerStatement,
  reportNumber: string,
): Pick<StoneData, 'origin' | 'treatment'> {
  const origin = cell('origin') === '' ? stated.origin : value(cell, 'origin', readOrigin);
  if (origin === undefined) throw new Refused('origin', 'missing');
  if (origin === 'natural' && LAB_GROWN_REPORT.test(reportNumber)) throw new Refused('origin', 'contradiction');
  const treatment = cell('treatment') === '' ? stated.treatment : value(cell, 'treatment', readTreatment);
  if (treatment === undefined) throw new Refused('treatment', 'missing');
  return { origin, treatment };
}

function value<T>(cell: Cell, field: CsvField, read: (text: string) => T | undefined): T {
  if (FORMULA.test(cell(field))) throw new Refused(field, 'formula');
  const found = read(cell(field));
  if (found === undefined) throw new Refused(field, 'value');
  return found;
}

function needed<T>(cell: Cell, field: CsvField, read: (text: string) => T | undefined): T {
  if (cell(field) === '') throw new Refused(field, 'missing');
  return value(cell, field, read);
}

const number = (cell: Cell, field: CsvField): number => needed(cell, field, readNumber);

function code(cell: Cell, field: CsvField, pattern: RegExp): string {
  return needed(cell, field, (text) => (pattern.test(text) ? text : undefined));
}

function measurements(cell: Cell): [number, number, number] {
  if (cell('measurements') !== '') return value(cell, 'measurements', readMeasurements);
  if (cell('length') === '' && cell('width') === '' && cell('depth') === '') return [0, 0, 0];
  return value(() => `${cell('length')}x${cell('width')}x${cell('depth')}`, 'measurements', readMeasurements);
}

/** US dollar cents per carat; the price per carat wins over a total. */
function pricePerCarat(cell: Cell, carat1000: number): number {
  const hasPerCarat = cell('pricePerCarat') !== '';
  const field = hasPerCarat ? 'pricePerCarat' : 'priceTotal';
  if (cell(field) === '') throw new Refused('pricePerCarat', 'missing');
  const amount = number(cell, field) * 100;
  const perCarat = Math.round(hasPerCarat ? amount : (amount * 1000) / carat1000);
  const isStorable = stoneTotal({ carat1000, pricePerCarat: perCarat }) <= STONE_TOTAL_MAX;
  if (perCarat < 100 || perCarat > PRICE_MAX || !isStorable) throw new Refused(field, 'range');
  return perCarat;
}
