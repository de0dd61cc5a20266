import type { WrittenCell } from '../written-sheet.ts';
export type { WrittenCell } from '../written-sheet.ts';

/** Excel reads UTF-8 only behind this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

function numberText(value: number, decimal: '.' | ','): string {
  return String(value).replace('.', decimal);
}

/**
 * A text that begins like a formula would be run by the spreadsheet: stock numbers and notes are other people's input.
 * A leading apostrophe is how a spreadsheet marks plain text. Numbers of our own stay numbers.
 */
function cellText(cell: WrittenCell, separator: string, decimal: '.' | ','): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return numberText(cell, decimal);
  if (typeof cell === 'object')
    return cell.kind === 'day' ? cell.day : `${numberText(percentOf(cell.value), decimal)}%`;
  const safe = /^'*[=+\-@\t\r]/u.test(cell) ? `'${cell}` : cell;
  return safe.includes(separator) || /["\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Percent with the digits that a share has, without those that the multiplication adds. */
const percentOf = (share: number): number => Number((share * 100).toPrecision(12));

/** Rows as CSV with byte order mark; where the comma is the decimal sign the semicolon separates, as Excel expects. */
export function toCsv(rows: readonly (readonly WrittenCell[])[], decimal: '.' | ','): string {
  const separator = decimal === ',' ? ';' : ',';
  const lines = rows.map((row) => row.map((cell) => cellText(cell, separator, decimal)).join(separator));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}
