import { SheetError } from '../sheet-cell.ts';

export interface SplitRow {
  readonly cells: readonly string[];
  /** The quotes of its last cell never end. */
  readonly isOpen: boolean;
}

/** Ends of the line at `at`, two characters for those of Windows; 0 where none is. */
function lineEnd(text: string, at: number): number {
  if (text[at] === '\n') return 1;
  if (text[at] !== '\r') return 0;
  return text[at + 1] === '\n' ? 2 : 1;
}

/** Where the cell ends that begins at `from` without quotes. */
function plainEnd(text: string, from: number, delimiter: string): number {
  let at = from;
  while (at < text.length && text[at] !== delimiter && lineEnd(text, at) === 0) at += 1;
  return at;
}

/** Where a closing quote is followed by the end of its cell, spaces between them left out; null inside the cell. */
function cellEndBehind(text: string, quote: number, delimiter: string): number | null {
  let at = quote + 1;
  while (text[at] === ' ' && text[at] !== delimiter) at += 1;
  return at >= text.length || text[at] === delimiter || lineEnd(text, at) > 0 ? at : null;
}

interface Cell {
  readonly value: string;
  readonly end: number;
  readonly isOpen: boolean;
}

/** The cell whose opening quote stands at `from`; a quote that neither ends it nor is doubled is one of its signs. */
function quotedCell(text: string, from: number, delimiter: string): Cell {
  let quote = text.indexOf('"', from + 1);
  let hasDoubled = false;
  while (quote >= 0) {
    if (text[quote + 1] === '"') {
      hasDoubled = true;
      quote = text.indexOf('"', quote + 2);
      continue;
    }
    const end = cellEndBehind(text, quote, delimiter);
    if (end !== null) {
      const value = text.slice(from + 1, quote);
      return { value: hasDoubled ? value.replaceAll('""', '"') : value, end, isOpen: false };
    }
    quote = text.indexOf('"', quote + 1);
  }
  const value = text.slice(from + 1);
  return { value: hasDoubled ? value.replaceAll('""', '"') : value, end: text.length, isOpen: true };
}

function cellAt(text: string, from: number, delimiter: string): Cell {
  if (text[from] === '"') return quotedCell(text, from, delimiter);
  const end = plainEnd(text, from, delimiter);
  return { value: text.slice(from, end), end, isOpen: false };
}

/**
 * Rows of a text with delimiters, one by one: no more of it is in memory than the row that is read.
 * @throws SheetError for a row of more than `most` cells, before the rest of it is looked at
 */
export function* splitRows(text: string, delimiter: string, most: number): Iterable<SplitRow> {
  let at = 0;
  while (at < text.length) {
    const cells: string[] = [];
    let cell: Cell;
    do {
      cell = cellAt(text, at, delimiter);
      cells.push(cell.value);
      if (cells.length > most) throw new SheetError({ code: 'sheet.too-wide', most });
      at = cell.end + 1;
    } while (text[cell.end] === delimiter);
    at = cell.end + Math.max(1, lineEnd(text, cell.end));
    yield { cells, isOpen: cell.isOpen };
  }
}
