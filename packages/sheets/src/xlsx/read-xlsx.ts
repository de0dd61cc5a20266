import {
  isBlank,
  SheetError,
  sheetOf,
  type SheetCell,
  type SheetLimits,
  type SheetReading,
  type SheetRow,
} from '../sheet-cell.ts';
import { placeOf } from './cell-place.ts';
import { unescapeText, withPiece } from './collect-text.ts';
import { DAY_MS } from './day-ms.ts';
import { parseXml, type Attributes, type XmlMeans } from './parse-xml.ts';
import {
  CHARACTERS_MOST,
  isTrue,
  readStrings,
  readStyles,
  readWorkbook,
  requireCount,
  type NumberStyle,
  type SharedText,
} from './workbook-parts.ts';
import { UnpackBudget, zipEntries } from './zip-directory.ts';

/** Serial 0: Excel counts a 29 February 1900 that never was, so every day since is one further from 31 December 1899. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
/** 31 December 9999 from either epoch. */
const SERIAL_MOST = 2_958_465;

/** Unpacked bytes of the parts that only say where the table is and how it is shown. */
const SMALL_PARTS_BYTES = 4_194_304;
/** Rows of a sheet of Excel, blank ones too. */
const SEEN_ROWS_MOST = 1_048_576;
/** Formatted cells without a value reach to the end of a sheet: they are counted, and far more of them are allowed. */
const SEEN_CELLS_MOST = 10_000_000;
const MERGES_MOST = 100_000;

interface Words {
  readonly strings: readonly SharedText[];
  readonly styles: readonly NumberStyle[];
  readonly isFrom1904: boolean;
}

interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  value: string;
  isFormula: boolean;
}

function numberCell(text: string, style: NumberStyle, isFrom1904: boolean): SheetCell {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return text;
  if (style === 'percent') return { kind: 'percent', value };
  if (style === 'number' || value < 0 || value > SERIAL_MOST) return value;
  const epoch = isFrom1904 ? EPOCH_1904 : EPOCH_1900;
  return { kind: 'day', day: new Date(epoch + Math.floor(value) * DAY_MS).toISOString().slice(0, 10) };
}

function cellOf({ type, style, value, isFormula }: OpenCell, { strings, styles, isFrom1904 }: Words): SheetCell {
  if (isFormula) return { kind: 'formula' };
  switch (type) {
    case 's': {
      const shared = strings[Number(value)];
      if (shared === undefined) throw new SheetError({ code: 'sheet.damaged' });
      return shared.text;
    }
    case 'b':
      return { kind: 'boolean', isTrue: isTrue(value) };
    case 'e':
      return { kind: 'error', text: value };
    case 'd':
      return { kind: 'day', day: value.slice(0, 10) };
    case 'n':
      return numberCell(value, styles[style] ?? 'number', isFrom1904);
    default:
      return unescapeText(value);
  }
}

/** A range of merged cells, from 1. */
interface Merge {
  readonly cells: string;
  readonly rows: readonly [number, number];
  readonly columns: readonly [number, number];
}

function mergeOf(cells: string): Merge | null {
  const [first, last] = cells.split(':').map(placeOf);
  if (!first || !last) return null;
  return { cells, rows: [first.row, last.row], columns: [first.column, last.column] };
}

/** Rows and merged ranges of a sheet, cell by cell as they are read. */
class SheetBuilder {
  readonly rows: SheetRow[] = [];
  readonly merges: Merge[] = [];
  readonly #words: Words;
  readonly #limits: SheetLimits;
  #row = 0;
  /** Of the last cell opened: one without a place stands behind it, be that one empty or not. */
  #column = 0;
  #cells: SheetCell[] = [];
  /** A cell of the row has something in it. */
  #isFilled = false;
  #seenRows = 0;
  #seenCells = 0;
  /** Of all cells: a text that many of them refer to is as long as it is often. */
  #characters = 0;
  #cell: OpenCell | null = null;
  #isValue = false;
  /** Inside the reading that stands beside a Japanese word. */
  #isReading = false;

  constructor(words: Words, limits: SheetLimits) {
    this.#words = words;
    this.#limits = limits;
  }

  open(name: string, attributes: Attributes): void {
    switch (name) {
      case 'row':
        return this.#openRow(attributes);
      case 'c':
        return this.#openCell(attributes);
      case 'f':
        if (this.#cell !== null) this.#cell.isFormula = true;
        return undefined;
      case 'v':
      case 't':
        this.#isValue = !this.#isReading;
        return undefined;
      case 'rPh':
        this.#isReading = true;
        return undefined;
      case 'mergeCell':
        return this.#addMerge(attributes['ref'] ?? '');
      default:
        return undefined;
    }
  }

  text(piece: string): void {
    if (this.#isValue && this.#cell !== null) this.#cell.value = withPiece(this.#cell.value, piece);
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#isValue = false;
    else if (name === 'rPh') this.#isReading = false;
    else if (name === 'c') this.#closeCell();
    else if (name === 'row') this.#closeRow();
  }

  #openRow({ r }: Attributes): void {
    this.#row = r === undefined ? this.#row + 1 : Number(r);
    if (!Number.isInteger(this.#row)) throw new SheetError({ code: 'sheet.damaged' });
    this.#seenRows += 1;
    if (this.#seenRows > SEEN_ROWS_MOST) throw new SheetError({ code: 'sheet.too-many-rows', most: SEEN_ROWS_MOST });
    this.#cells = [];
    this.#isFilled = false;
    this.#column = 0;
  }

  #openCell({ r = '', t: type = 'n', s: style = '0' }: Attributes): void {
    this.#seenCells += 1;
    requireCount(this.#seenCells, SEEN_CELLS_MOST);
    this.#column = placeOf(r)?.column ?? this.#column + 1;
    this.#cell = { column: this.#column, type, style: Number(style), value: '', isFormula: false };
  }

  #addMerge(cells: string): void {
    const merge = mergeOf(cells);
    if (merge !== null) this.merges.push(merge);
    requireCount(this.merges.length, MERGES_MOST);
  }

  #closeCell(): void {
    const cell = this.#cell;
    this.#cell = null;
    if (cell === null) return;
    const value = cellOf(cell, this.#words);
    // Formatted cells without a value reach to the end of a sheet.
    if (value === '') return;
    const most = this.#limits.columns;
    if (cell.column > most) throw new SheetError({ code: 'sheet.too-wide', most });
    if (typeof value === 'string') this.#characters += value.length;
    requireCount(this.#characters, CHARACTERS_MOST);
    this.#isFilled ||= !this.#isBlank(cell, value);
    while (this.#cells.length < cell.column - 1) this.#cells.push('');
    this.#cells[cell.column - 1] = value;
  }

  #isBlank({ type, value: written, isFormula }: OpenCell, value: SheetCell): boolean {
    if (type !== 's' || isFormula) return isBlank(value);
    return this.#words.strings[Number(written)]?.isBlank === true;
  }

  #closeRow(): void {
    if (!this.#isFilled) return;
    this.rows.push({ row: this.#row, cells: this.#cells });
    // The head is one more.
    const most = this.#limits.rows;
    if (this.rows.length > most + 1) throw new SheetError({ code: 'sheet.too-many-rows', most });
  }
}

/** Ranges that lie beside each other in one row; a file with more of them was made to keep the reader busy. */
const OPEN_MERGES_MOST = 1_000;

/** Merged cells of a row hold one value for several places: none of them has one of its own. */
function withMerged({ row, cells }: SheetRow, merges: readonly Merge[]): SheetRow {
  if (merges.length === 0) return { row, cells };
  const isMerged = (column: number): boolean =>
    merges.some(({ columns: [from, to] }) => column >= from && column <= Math.min(to, cells.length));
  return { row, cells: cells.map((cell, index) => (isMerged(index + 1) ? { kind: 'merged' as const } : cell)) };
}

/** Rows with their merged cells marked; both rise, so that each range is looked at once where it begins. */
function markMerged(rows: readonly SheetRow[], merges: readonly Merge[]): SheetRow[] {
  const waiting = merges.toSorted((a, b) => b.rows[0] - a.rows[0]);
  let open: Merge[] = [];
  return rows.map((row) => {
    open = open.filter(({ rows: [, last] }) => last >= row.row);
    while ((waiting.at(-1)?.rows[0] ?? Infinity) <= row.row) {
      const next = waiting.pop();
      if (next !== undefined && next.rows[1] >= row.row) open.push(next);
    }
    if (open.length > OPEN_MERGES_MOST) throw new SheetError({ code: 'sheet.damaged' });
    return withMerged(row, open);
  });
}

/** The first visible sheet of a workbook. */
export async function readXlsx(bytes: Uint8Array, limits: SheetLimits, signal?: AbortSignal): Promise<SheetReading> {
  const entries = zipEntries(bytes);
  const means: XmlMeans = { budget: new UnpackBudget(limits.bytes), signal };
  const small: XmlMeans = { budget: means.budget.part(SMALL_PARTS_BYTES), signal };
  const workbook = await readWorkbook(entries, small);
  const part = (path: string | null) => (path === null ? undefined : entries.get(path));
  const [strings, styles, sheet] = [part(workbook.strings), part(workbook.styles), part(workbook.sheet)];
  if (sheet === undefined) throw new SheetError({ code: 'sheet.damaged' });
  const words: Words = {
    strings: strings === undefined ? [] : await readStrings(strings, means),
    styles: styles === undefined ? [] : await readStyles(styles, small),
    isFrom1904: workbook.isFrom1904,
  };
  const builder = new SheetBuilder(words, limits);
  await parseXml(sheet, means, {
    open: (name, attributes) => builder.open(name, attributes),
    text: (text) => builder.text(text),
    close: (name) => builder.close(name),
  });
  const { rows, merges } = builder;
  const head = rows[0]?.row ?? 0;
  const inHead = merges.find(({ rows: [from, to] }) => head >= from && head <= to);
  if (inHead !== undefined) throw new SheetError({ code: 'sheet.merged-head', cells: inHead.cells });
  const read = markMerged(rows, merges);
  return sheetOf(read, limits, { name: workbook.name, others: workbook.others });
}
