import Papa from 'papaparse';
import {
  isBlank,
  SheetError,
  sheetOf,
  type SheetCell,
  type SheetLimits,
  type SheetReading,
  type SheetRow,
} from '../sheet-cell.ts';
import { decodeText } from './decode-text.ts';

const DELIMITERS = [';', '\t', ',', '|'] as const;
/** Excel's own line that names the delimiter. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/u;
/** As the writer marks a text that looks like a formula, see `write-csv.ts`. */
const MARKED_TEXT = /^'+[=+\-@\t\r]/u;

/** The delimiter that the head has most of, outside quotes. */
function delimiterOf(text: string): string {
  const head = (/^(?:"[^"]*"|[^"\r\n])*/u.exec(text.trimStart())?.[0] ?? '').replaceAll(/"[^"]*"/gu, '');
  const counts = DELIMITERS.map((sign) => ({ sign, count: head.split(sign).length - 1 }));
  const most = counts.reduce((best, next) => (next.count > best.count ? next : best));
  return most.count === 0 ? ',' : most.sign;
}

function cellOf(text: string): SheetCell {
  if (MARKED_TEXT.test(text)) return text.slice(1);
  // Whoever exports formulas instead of values would have them read as words.
  return /^\s*=/u.test(text) ? { kind: 'formula' } : text;
}

/** The table of a text with delimiters. A row that is shorter than the head, or whose quotes never end, was cut off. */
export function readCsv(bytes: Uint8Array, limits: SheetLimits): SheetReading {
  const decoded = decodeText(bytes);
  const named = SEPARATOR_LINE.exec(decoded.text);
  const text = decoded.text.slice(named?.[0].length ?? 0);
  const first = named === null ? 1 : 2;
  const rows: SheetRow[] = [];
  let width = 0;
  let row = first - 1;
  Papa.parse<string[]>(text, {
    delimiter: named?.[1] ?? delimiterOf(text),
    step: ({ data, errors }, parser) => {
      row += 1;
      const cells = data.map(cellOf);
      if (cells.every(isBlank)) return;
      if (cells.length > limits.columns) throw new SheetError({ code: 'sheet.too-wide', most: limits.columns });
      width ||= cells.length;
      const isOpen = errors.some(({ code }) => code === 'MissingQuotes');
      rows.push({ row, cells, ...(isOpen || cells.length < width ? { isCut: true as const } : {}) });
      // One more than may be: the count says that there are too many.
      if (rows.length > limits.rows + 1) parser.abort();
    },
  });
  const last = rows.at(-1);
  if (decoded.isCut && last !== undefined) rows[rows.length - 1] = { ...last, isCut: true };
  return sheetOf(rows, limits, { name: null, others: 0 });
}
