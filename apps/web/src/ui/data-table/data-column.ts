import type { ComponentType, ReactNode } from 'react';

/** A column of a table: what a row says in it, and what can be done with it. */
export interface DataColumn<Row> {
  readonly key: string;
  readonly label: string;
  /** The words of a cell: shown, searched, copied, and what editing begins with. */
  readonly text: (row: Row) => string;
  /** What rows are ordered by; without it, by the text. */
  readonly order?: (row: Row) => number | string;
  /** Shown in place of the text. */
  readonly cell?: (row: Row) => ReactNode;
  readonly isFixed?: boolean;
  readonly isNumber?: boolean;
  /** Sentences: they wrap instead of widening the table. */
  readonly isLong?: boolean;
  readonly isEditable?: (row: Row) => boolean;
  /** What the cell may say: what is typed so far is looked for in it. Arrows choose, Enter and Tab take. */
  readonly choices?: readonly string[];
  /** The same from elsewhere: gives what may be meant by what is typed so far. */
  readonly Options?: ComponentType<OptionsProps>;
}

/** @param render - draws the field with what may be meant */
export interface OptionsProps {
  readonly typed: string;
  readonly render: (options: readonly CellOption[]) => ReactNode;
}

/** Something that a cell may say. */
export interface CellOption {
  /** Written into the cell. */
  readonly value: string;
  readonly label: string;
}

/** A cell that somebody has written into: the row's key, the column's, and the typed text. */
export interface CellEdit {
  readonly row: string;
  readonly column: string;
  readonly text: string;
}

/** What is to be said of a cell beside its text. */
export interface CellMark {
  /** What it said before it was changed. */
  readonly was?: string;
  readonly error?: string;
}

export interface SortOrder {
  readonly column: string;
  readonly isDescending: boolean;
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function compare(left: number | string, right: number | string): number {
  return typeof left === 'number' && typeof right === 'number'
    ? left - right
    : collator.compare(String(left), String(right));
}

/** Rows that have every word of `filter` in some column, in the chosen order; rows that are equal stay as they came. */
export function shownRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  filter: string,
  sort: SortOrder | null,
): readonly Row[] {
  const words = filter.toLocaleLowerCase().split(/\s+/u).filter(Boolean);
  const found =
    words.length === 0
      ? rows
      : rows.filter((row) => {
          const all = columns.map(({ text }) => text(row).toLocaleLowerCase()).join('\n');
          return words.every((word) => all.includes(word));
        });
  const by = columns.find(({ key }) => key === sort?.column);
  if (sort === null || by === undefined) return found;
  const value = by.order ?? by.text;
  const sign = sort.isDescending ? -1 : 1;
  return found.toSorted((left, right) => sign * compare(value(left), value(right)));
}

/** A cell of a copied block, in quotes where it holds a tab or a line break, and what ends it. */
const BLOCK_CELL = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/gu;

/** Cells of a block that a spreadsheet copied: rows by line breaks, columns by tabs. */
export function parseBlock(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.replaceAll('\r\n', '\n').matchAll(BLOCK_CELL)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  if (rows.length > 1 && rows.at(-1)?.join('') === '') rows.pop();
  return rows;
}
