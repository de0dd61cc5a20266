import type { PadField } from '@ringwerk/contract';
import { parseBlock } from '../../ui/data-table/data-column.ts';
import { readHead, type PadColumn } from './header-words.ts';
import { newRow, type PadRow } from './pad-row.ts';
import { parseLines } from './parse-lines.ts';
import { readAlloys, readQuantity, readSizes, readStones, type PadReader } from './read-fields.ts';
import { writeField } from './write-field.ts';

/** `RW-09-014`, `rw 9014`, `9014`, `9-14`. */
const ARTICLE = /^\s*(?:[A-Za-z]{1,4}[\s.\-‐–/_]*)?\d{1,2}[\s.\-‐–/_]*\d{2,3}\s*$/u;
/** Rows by which a column without a head is judged. */
const JUDGED = 50;
/** Share of them that must mean the same. */
const MOST = 0.6;
const UNREAD_MAX = 120;

type Cells = readonly (readonly string[])[];

export const isArticle = (cell: string): boolean => ARTICLE.test(cell.normalize('NFKC'));

/** Cells of a list: by tabs as spreadsheets copy them, else by semicolons, bars, or commas behind a head with commas. */
function cellsOf(text: string): Cells {
  const plain = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  if (plain.includes('\t')) return parseBlock(plain);
  const lines = plain.split('\n').filter((line) => line.trim() !== '');
  const [head = ''] = lines;
  const signs = [';', '|', ','].filter((sign) => head.includes(sign));
  const sign = signs.find(
    (each) => each !== ',' || head.split(each).filter((cell) => readHead(cell) !== null).length > 1,
  );
  return sign === undefined ? lines.map((line) => [line]) : lines.map((line) => line.split(sign));
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => !/[^\s\p{C}]/u.test(cell));

/** What the first row says of the columns; null where it is no row of heads. */
function headed([first]: Cells): readonly (PadColumn | null)[] | null {
  if (first === undefined || first.some(isArticle)) return null;
  const heads = first.map(readHead);
  const named = heads.filter((head) => head !== null).length;
  return named > 0 && named * 2 >= first.filter((cell) => cell.trim() !== '').length ? heads : null;
}

/** What a column can only hold, asked in this order; words that are none of these are the commission. */
const KINDS: readonly (readonly [PadField, (cell: string, reader: PadReader) => boolean])[] = [
  ['article', isArticle],
  ['stones', (cell) => readStones(cell) !== null],
  ['alloy', (cell, reader) => !/^\d{1,2}$/u.test(cell.trim()) && readAlloys(cell, reader) !== null],
  ['quantity', (cell) => (readQuantity(cell) ?? 99) <= 20 && Number.isInteger(readQuantity(cell))],
  ['size', (cell, { scale }) => readSizes(cell, scale) !== null],
];

/** What the columns of a list without heads hold, by what stands in them. */
function guessed(rows: Cells, reader: PadReader): readonly (PadColumn | null)[] {
  const width = Math.max(...rows.map((cells) => cells.length));
  const taken = new Set<PadField>();
  let sizes = 0;
  return Array.from({ length: width }, (_, at): PadColumn | null => {
    const cells = rows.slice(0, JUDGED).flatMap((row) => row[at]?.trim() || []);
    const isMost = (means: (cell: string) => boolean): boolean =>
      cells.length > 0 && cells.filter(means).length >= cells.length * MOST;
    const kind = KINDS.find(
      ([field, means]) => (field === 'size' || !taken.has(field)) && isMost((cell) => means(cell, reader)),
    )?.[0];
    if (kind === 'size') return sizes > 1 ? null : { field: 'size', ring: (sizes += 1) === 1 ? 0 : 1 };
    if (kind !== undefined) taken.add(kind);
    if (kind !== undefined || cells.length === 0) return kind === undefined ? null : { field: kind };
    if (taken.has('commission')) return { field: 'engraving' };
    taken.add('commission');
    return { field: 'commission' };
  });
}

/** A size or engraving of one ring beside that of the other. */
function besides(before: PadRow, after: PadRow, field: 'size' | 'engraving', ring: 0 | 1): PadRow {
  if (field === 'engraving') {
    const [text = ''] = after.engravings;
    const lines = [before.engravings[0] ?? '', before.engravings[1] ?? ''].map((line, at) =>
      at === ring ? text : line,
    );
    return { ...after, engravings: lines };
  }
  // Both sizes in one cell stand for themselves.
  if (after.sizes.length > 1) return after;
  const [size = null] = after.sizes;
  return { ...after, sizes: [0, 1].map((at) => (at === ring ? size : (before.sizes[at] ?? null))) };
}

function write(row: PadRow, column: PadColumn | null, cell: string, reader: PadReader): PadRow {
  if (column === null) return withLine(row, cell);
  if (column.ring === undefined) return writeField(row, column.field, cell, reader);
  const { field, ring } = column;
  const earlier = row.unread.filter((each) => each.field === field);
  const blank = { ...row, sizes: [], engravings: [] };
  const after = writeField(
    field === 'size' ? { ...blank, engravings: row.engravings } : { ...blank, sizes: row.sizes },
    field,
    cell,
    reader,
  );
  return { ...besides(row, after, field, ring), unread: [...earlier, ...after.unread] };
}

/** Words that belong to no field stay with the row until somebody has read them. */
function withLine(row: PadRow, text: string): PadRow {
  const signs = [...text.trim()];
  const parts: string[] = [];
  for (let from = 0; from < signs.length; from += UNREAD_MAX) parts.push(signs.slice(from, from + UNREAD_MAX).join(''));
  return parts.reduce((made, part) => {
    const line = writeField({ ...made, unread: [] }, 'line', part, { scale: 'iso', alloys: [], preferred: [] });
    return { ...line, unread: [...made.unread, ...line.unread] };
  }, row);
}

/** Two sizes of the shop's scale that are no millimetres: `12/18` in Japan. */
function withSizes(row: PadRow, words: readonly string[], { scale }: PadReader): readonly [PadRow, readonly string[]] {
  if (row.sizes.length > 0) return [row, words];
  const word = words.find((each) => each.includes('/') && readSizes(each, scale)?.length === 2);
  if (word === undefined) return [row, words];
  return [{ ...row, sizes: [...(readSizes(word, scale) ?? [])] }, words.filter((each) => each !== word)];
}

/** A line of a mail: the number, and behind it words in any order. */
function readLine(line: string, reader: PadReader): readonly PadRow[] {
  return parseLines(line).map(({ article, quantity, sizes, stones, unknown }) => {
    const read = newRow({ article: '', quantity, sizes: [...sizes], ...(stones ? { stones } : {}) });
    const [row, words] = withSizes(writeField(read, 'article', article, reader), unknown, reader);
    const rest = words.join(' ');
    if (rest === '') return row;
    const alloyed = writeField(row, 'alloy', rest, reader);
    return alloyed.unread.some(({ field }) => field === 'alloy') ? withLine(row, rest) : alloyed;
  });
}

/**
 * Rows of what was pasted or typed: a list of a spreadsheet in any order of its columns, by its heads in six languages or by what
 * stands in them, or lines of a mail. Blank lines are skipped, nothing else is dropped.
 */
export function readBlock(text: string, reader: PadReader): readonly PadRow[] {
  const all = cellsOf(text).filter((cells) => !isBlank(cells));
  const heads = headed(all);
  const rows = heads === null ? all : all.slice(1);
  if (heads === null && rows.every((cells) => cells.length === 1))
    return rows.flatMap(([line = '']) => readLine(line, reader));
  const columns = heads ?? guessed(rows, reader);
  return rows.map((cells) =>
    cells.reduce(
      (row, cell, at) => (cell.trim() === '' ? row : write(row, columns[at] ?? null, cell, reader)),
      newRow({ article: '' }),
    ),
  );
}
